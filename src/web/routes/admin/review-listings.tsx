import { catalogApi } from '#features/catalog/api.ts'
import { moderationApi } from '#features/moderation/api.ts'
import { queueQuery } from '#features/moderation/ui/review-queries.ts'
import { ReviewScreen } from '#features/moderation/ui/review-screen.tsx'
import { preload } from '#platform/scope.ts'
import { anyText } from '#shared/known-params.ts'

const loader = preload((api, { locale }) => [
  queueQuery(api(moderationApi), locale),
  api(catalogApi).findChoices.queryOptions({ input: { locale } }),
])
export { loader, loader as clientLoader }
export const handle = { params: { revision: anyText } }

export default function ReviewListings() {
  return <ReviewScreen />
}
