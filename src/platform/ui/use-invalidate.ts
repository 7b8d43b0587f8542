import { useCallback } from 'react'
import { apiKey } from '#platform/query-keys.ts'
import type { ApiName } from '#shared/api-names.ts'
import { useScope } from './scope.tsx'

/**
 * Returns a function that refetches what was read from the named APIs: `await invalidate('listings', 'backoffice')`.
 * For a single procedure, invalidate the key that oRPC gives: `listings.find.key()`.
 */
export function useInvalidate() {
  const { queries } = useScope()
  return useCallback(
    async (...names: ApiName[]): Promise<void> => {
      await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: apiKey(name) })))
    },
    [queries],
  )
}
