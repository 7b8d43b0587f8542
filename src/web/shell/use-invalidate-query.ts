import { useEffect } from 'react'
import { toQueryKey } from '#platform/query-keys.ts'
import { useScope } from '#platform/ui/scope.tsx'

/**
 * Lets code outside of React refetch queries: `window.dispatchEvent(new CustomEvent('invalidate-query', { detail }))`,
 * where the detail is a feature's name (`'favorites'`) or a query key.
 */
export function useInvalidateQuery() {
  const { queries } = useScope()
  useEffect(() => {
    const refresh = (event: Event) => {
      void queries.invalidateQueries({ queryKey: toQueryKey((event as CustomEvent).detail) })
    }
    window.addEventListener('invalidate-query', refresh)
    return () => window.removeEventListener('invalidate-query', refresh)
  }, [queries])
}
