import { preload } from '#platform/scope.ts'
import { documentQuery } from '../../content/load.ts'
import { PlainPage } from '../../plain-pages/plain-page.tsx'

const loader = preload((_api, { locale }) => [documentQuery('privacy', locale)])
export { loader, loader as clientLoader }

export default function Privacy() {
  return <PlainPage page="privacy" />
}
