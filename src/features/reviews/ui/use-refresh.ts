import { useCallback } from 'react'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'

/** Refetches what depends on reviews; the back-office menu shows the number of pending ones. */
export function useRefresh() {
  const invalidate = useInvalidate()
  return useCallback(() => invalidate('reviews', 'listings', 'editor', 'backoffice'), [invalidate])
}
