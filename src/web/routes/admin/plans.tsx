import { billingApi } from '#features/billing/api.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api) => {
  const billing = api(billingApi)
  return [billing.findPlans.queryOptions({ input: {} }), billing.findUnsetMethods.queryOptions({ input: {} })]
})
export { loader, loader as clientLoader }

export { Catalogue as default } from '#features/billing/ui/catalogue.tsx'
