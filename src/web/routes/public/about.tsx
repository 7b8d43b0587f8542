import { preload } from '#platform/scope.ts'
import { documentQuery } from '../../content/load.ts'
import { PlainPage } from '../../plain-pages/plain-page.tsx'

const loader = preload((_api, { locale }) => [documentQuery('about', locale)])
export { loader, loader as clientLoader }

export default function About() {
  return <PlainPage page="about" />
}
