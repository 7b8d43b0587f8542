import { reviewsApi } from '#features/reviews/api.ts'
import { reviewCountsQuery } from '#features/reviews/ui/review-counts.ts'
import { preload } from '#platform/scope.ts'
import { documentQuery } from '../../content/load.ts'
import { PlainPage } from '../../plain-pages/plain-page.tsx'

const loader = preload((api, { locale }) => [documentQuery('about', locale), reviewCountsQuery(api(reviewsApi))])
export { loader, loader as clientLoader }

export default function About() {
  return <PlainPage page="about" />
}
