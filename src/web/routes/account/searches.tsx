import { searchesApi } from '#features/searches/api.ts'
import { savedQuery } from '#features/searches/ui/search-queries.ts'
import { SearchesScreen } from '#features/searches/ui/searches-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api) => [savedQuery(api(searchesApi))])
export { loader, loader as clientLoader }

export default function Searches() {
  return <SearchesScreen />
}
