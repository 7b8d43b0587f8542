import { useEffect } from 'react'
import { useScope } from '#platform/ui/scope.tsx'

/** `window.dispatchEvent(new CustomEvent('invalidate-query', { detail: queryKey }))` refetches the queries under that key. */
export function useInvalidateQuery() {
  const { queries } = useScope()
  useEffect(() => {
    const refresh = (event: Event) => {
      const key: unknown = (event as CustomEvent).detail
      void queries.invalidateQueries({ queryKey: Array.isArray(key) ? key : [key] })
    }
    window.addEventListener('invalidate-query', refresh)
    return () => window.removeEventListener('invalidate-query', refresh)
  }, [queries])
}
