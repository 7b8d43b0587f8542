import { ShortlistScreen } from '#features/shortlist/ui/shortlist-screen.tsx'

export default function Shortlist() {
  return <ShortlistScreen />
}
