import { preload } from '#platform/scope.ts'
import { documentQuery } from '../../content/load.ts'
import { PlainPage } from '../../plain-pages/plain-page.tsx'

const screen = preload((_api, { locale }) => [documentQuery('terms', locale)])
export { screen as loader, screen as clientLoader }

export default function Terms() {
  return <PlainPage page="terms" />
}
