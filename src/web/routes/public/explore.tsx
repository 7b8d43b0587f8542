import { useImpressionCounting } from '#features/analytics/ui/use-counting.ts'
import { discoveryApi } from '#features/discovery/api.ts'
import { searchParams } from '#features/discovery/rules/search-state.ts'
import { searchQueries } from '#features/discovery/ui/search-query.ts'
import { SearchScreen } from '#features/discovery/ui/search-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url, locale }) => searchQueries(api(discoveryApi), locale, url))
export { loader, loader as clientLoader }

export const handle = { hasSearchBox: true, isSearch: true, params: searchParams }

export default function Explore() {
  return <SearchScreen onShown={useImpressionCounting()} />
}
