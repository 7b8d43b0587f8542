import { reviewsApi } from '#features/reviews/api.ts'
import { myReviewPages, MyReviews } from '#features/reviews/ui/my-reviews.tsx'
import { preload } from '#platform/scope.ts'

const screen = preload((api, { locale }) => [myReviewPages(api(reviewsApi), locale)])
export { screen as loader, screen as clientLoader }

export default MyReviews
