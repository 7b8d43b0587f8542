import { catalogApi } from '#features/catalog/api.ts'
import { RegistersScreen } from '#features/catalog/ui/registers-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { locale }) => [api(catalogApi).findLicenceKinds.queryOptions({ input: { locale } })])
export { loader, loader as clientLoader }

export default function Registers() {
  return <RegistersScreen />
}
