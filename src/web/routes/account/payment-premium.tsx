import { billingApi } from '#features/billing/api.ts'
import { PaymentScreen, paymentParams } from '#features/billing/ui/payment-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api) => [api(billingApi).getQuote.queryOptions({ input: { planKey: 'premium' } })])
export { loader, loader as clientLoader }
export const handle = { params: paymentParams }

export default function PaymentPremium() {
  return <PaymentScreen planKey="premium" />
}
