import { billingApi } from '#features/billing/api.ts'
import { preload } from '#platform/scope.ts'

const screen = preload((api) => [api(billingApi).findPlans.queryOptions({ input: {} })])
export { screen as loader, screen as clientLoader }

export { Catalogue as default } from '#features/billing/ui/catalogue.tsx'
