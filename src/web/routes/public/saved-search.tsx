import { searchesApi } from '#features/searches/api.ts'
import { LinkScreen } from '#features/searches/ui/link-screen.tsx'
import { tokenQuery } from '#features/searches/ui/search-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { params }) => [tokenQuery(api(searchesApi), params.token ?? '')])
export { loader, loader as clientLoader }

export const handle = { isNeverStored: true }

export default function SavedSearch() {
  return <LinkScreen />
}
