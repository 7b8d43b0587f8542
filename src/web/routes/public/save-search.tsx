import { discoveryApi } from '#features/discovery/api.ts'
import { searchParams } from '#features/discovery/rules/search-state.ts'
import { SaveScreen } from '#features/searches/ui/save-screen.tsx'
import { previewQuery } from '#features/searches/ui/search-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url, locale }) => [previewQuery(api(discoveryApi), locale, url)])
export { loader, loader as clientLoader }
export const handle = { params: searchParams }

export default function SaveSearch() {
  return <SaveScreen />
}
