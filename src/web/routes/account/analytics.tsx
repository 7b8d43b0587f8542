import { analyticsApi } from '#features/analytics/api.ts'
import { ListingScreen } from '#features/analytics/ui/listing-screen.tsx'
import { periodOf, periodParams } from '#features/analytics/ui/period-switch.tsx'
import { PromotionLink } from '#features/promotion/ui/promotion-link.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url, locale, params: { providerId: listingId = '' } }) => [
  api(analyticsApi).getForListing.queryOptions({ input: { listingId, locale, period: periodOf(url.searchParams) } }),
])
export { loader, loader as clientLoader }
export const handle = { params: periodParams }

export default function Analytics() {
  return <ListingScreen PromotionLink={PromotionLink} />
}
