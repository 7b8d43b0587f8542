import { billingApi } from '#features/billing/api.ts'
import { subscriptionPages } from '#features/billing/ui/case-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url }) => [subscriptionPages(api(billingApi), url.searchParams)])
export { loader, loader as clientLoader }

export { HeldPlans as default } from '#features/billing/ui/held-plans.tsx'
