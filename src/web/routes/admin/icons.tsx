import { catalogApi } from '#features/catalog/api.ts'
import { entriesQuery } from '#features/catalog/ui/entry-queries.ts'
import { IconsScreen } from '#features/catalog/ui/icons-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api) => [entriesQuery(api(catalogApi), 'category')])
export { loader, loader as clientLoader }

export default function Icons() {
  return <IconsScreen />
}
