import { reviewsApi } from '#features/reviews/api.ts'
import { myReviewPages, MyReviews } from '#features/reviews/ui/my-reviews.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { locale }) => [myReviewPages(api(reviewsApi), locale)])
export { loader, loader as clientLoader }

export default MyReviews
