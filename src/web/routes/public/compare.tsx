import { shortlistApi } from '#features/shortlist/api.ts'
import { maxCompared } from '#features/shortlist/rules.ts'
import { CompareScreen } from '#features/shortlist/ui/compare-screen.tsx'
import { compareQuery, idsFromUrl, idsParams } from '#features/shortlist/ui/shortlist-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url, locale }) => [
  compareQuery(api(shortlistApi), idsFromUrl(url.searchParams, maxCompared), locale),
])
export { loader, loader as clientLoader }
export const handle = { params: idsParams }

export default function Compare() {
  return <CompareScreen />
}
