import { promotionApi } from '#features/promotion/api.ts'
import { promotionQuery, PromotionScreen } from '#features/promotion/ui/promotion-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { locale, params: { listingId = '' } }) => [
  promotionQuery(api(promotionApi), listingId, locale),
])
export { loader, loader as clientLoader }

export default PromotionScreen
