import { ShortlistScreen } from '#features/shortlist/ui/shortlist-screen.tsx'
import { anyText } from '#shared/known-params.ts'

export const handle = { params: { list: anyText } }

export default function Shortlist() {
  return <ShortlistScreen />
}
