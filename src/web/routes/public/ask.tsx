import { shortlistApi } from '#features/shortlist/api.ts'
import { maxAskable } from '#features/shortlist/rules.ts'
import { AskScreen } from '#features/shortlist/ui/ask-screen.tsx'
import { cardsQuery, idsFromUrl, idsParams } from '#features/shortlist/ui/shortlist-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url, locale }) => [
  cardsQuery(api(shortlistApi), idsFromUrl(url.searchParams, maxAskable), locale),
])
export { loader, loader as clientLoader }
export const handle = { params: idsParams }

export default function Ask() {
  return <AskScreen />
}
