import { catalogApi } from '#features/catalog/api.ts'
import { EntriesScreen } from '#features/catalog/ui/entries-screen.tsx'
import { entriesQuery } from '#features/catalog/ui/entry-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api) => [entriesQuery(api(catalogApi), 'category')])
export { loader, loader as clientLoader }

export default function Categories() {
  return <EntriesScreen kind="category" />
}
