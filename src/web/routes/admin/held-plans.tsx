import { billingApi } from '#features/billing/api.ts'
import { subscriptionPages, subscriptionParams } from '#features/billing/ui/case-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url }) => {
  const billing = api(billingApi)
  return [subscriptionPages(billing, url.searchParams), billing.findUnsetMethods.queryOptions({ input: {} })]
})
export { loader, loader as clientLoader }
export const handle = { params: subscriptionParams }

export { HeldPlans as default } from '#features/billing/ui/held-plans.tsx'
