import { listingsApi } from '#features/listings/api.ts'
import { ClaimsScreen } from '#features/listings/ui/claims-screen.tsx'
import { claimsQuery } from '#features/listings/ui/review-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { locale }) => [claimsQuery(api(listingsApi), locale)])
export { loader, loader as clientLoader }

export default function Claims() {
  return <ClaimsScreen />
}
