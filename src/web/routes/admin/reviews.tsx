import { reviewsApi } from '#features/reviews/api.ts'
import {
  filtersOf,
  moderationPages,
  moderationParams,
  ModerationScreen,
} from '#features/reviews/ui/moderation-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { locale, url }) => [
  moderationPages(api(reviewsApi), locale, filtersOf(url.searchParams)),
])
export { loader, loader as clientLoader }
export const handle = { params: moderationParams }

export default ModerationScreen
