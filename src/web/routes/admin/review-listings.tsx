import { catalogApi } from '#features/catalog/api.ts'
import { listingsApi } from '#features/listings/api.ts'
import { queueQuery } from '#features/listings/ui/review-queries.ts'
import { ReviewScreen } from '#features/listings/ui/review-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { locale }) => [
  queueQuery(api(listingsApi), locale),
  api(catalogApi).findChoices.queryOptions({ input: { locale } }),
])
export { loader, loader as clientLoader }

export default function ReviewListings() {
  return <ReviewScreen />
}
