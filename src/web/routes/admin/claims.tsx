import { moderationApi } from '#features/moderation/api.ts'
import { ClaimsScreen } from '#features/moderation/ui/claims-screen.tsx'
import { claimsQuery } from '#features/moderation/ui/review-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { locale }) => [claimsQuery(api(moderationApi), locale)])
export { loader, loader as clientLoader }

export default function Claims() {
  return <ClaimsScreen />
}
