import { useCallback } from 'react'
import { listingsApi } from '#features/listings/api.ts'
import { useApi, useScope } from '#platform/ui/scope.tsx'
import { reviewsApi } from '../api.ts'

/** After a change of reviews: they, and the rating on the listing's page, are asked for again. */
export function useRefresh() {
  const { queries } = useScope()
  const [reviews, listings] = [useApi(reviewsApi), useApi(listingsApi)]
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: reviews.key() }),
      queries.invalidateQueries({ queryKey: listings.key() }),
      // How many are held stands in the back office's menu.
      queries.invalidateQueries({ queryKey: [['backoffice']] }),
    ])
  }, [queries, reviews, listings])
}
