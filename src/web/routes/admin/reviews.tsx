import { reviewsApi } from '#features/reviews/api.ts'
import { filtersOf, moderationPages, ModerationScreen } from '#features/reviews/ui/moderation-screen.tsx'
import { preload } from '#platform/scope.ts'

const screen = preload((api, { locale, url }) => [
  moderationPages(api(reviewsApi), locale, filtersOf(url.searchParams)),
])
export { screen as loader, screen as clientLoader }

export default ModerationScreen
