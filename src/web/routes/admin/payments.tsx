import { billingApi } from '#features/billing/api.ts'
import { paymentCasePages, paymentCaseParams } from '#features/billing/ui/case-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url }) => {
  const billing = api(billingApi)
  return [paymentCasePages(billing, url.searchParams), billing.findUnsetMethods.queryOptions({ input: {} })]
})
export { loader, loader as clientLoader }
export const handle = { params: paymentCaseParams }

export { PaymentQueue as default } from '#features/billing/ui/payment-queue.tsx'
