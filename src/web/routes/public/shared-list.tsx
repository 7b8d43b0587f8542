import { shortlistApi } from '#features/shortlist/api.ts'
import { SharedListScreen } from '#features/shortlist/ui/shared-list-screen.tsx'
import { sharedQuery } from '#features/shortlist/ui/shortlist-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { params, locale }) => [sharedQuery(api(shortlistApi), params.token ?? '', locale)])
export { loader, loader as clientLoader }

export const handle = { isNeverStored: true }

export default function SharedList() {
  return <SharedListScreen />
}
