import { useCallback } from 'react'
import { listingsApi } from '#features/listings/api.ts'
import { useApi, useScope } from '#platform/ui/scope.tsx'
import { reviewsApi } from '../api.ts'

/** Invalidates the queries that depend on reviews. */
export function useRefresh() {
  const { queries } = useScope()
  const [reviews, listings] = [useApi(reviewsApi), useApi(listingsApi)]
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: reviews.key() }),
      queries.invalidateQueries({ queryKey: listings.key() }),
      // The back-office menu shows the number of pending reviews.
      queries.invalidateQueries({ queryKey: [['backoffice']] }),
    ])
  }, [queries, reviews, listings])
}
