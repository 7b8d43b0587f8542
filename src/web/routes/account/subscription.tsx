import { accountsApi } from '#features/accounts/api.ts'
import { billingApi } from '#features/billing/api.ts'
import { paymentPages } from '#features/billing/ui/payment-history.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api) => {
  const billing = api(billingApi)
  return [
    billing.findPlans.queryOptions({ input: {} }),
    billing.getPlanStatus.queryOptions({ input: {} }),
    api(accountsApi).getVerification.queryOptions({ input: {} }),
    paymentPages(billing),
  ]
})
export { loader, loader as clientLoader }

export { SubscriptionScreen as default } from '#features/billing/ui/subscription-screen.tsx'
