import type { FeatureQueries } from '#platform/api.ts'
import type { billingContract } from '../contract.ts'
import { paymentStatuses } from '../rules.ts'

type Billing = FeatureQueries<typeof billingContract>

const searched = (params: URLSearchParams) => (params.get('q') ?? '').trim().slice(0, 200) || undefined

/** Payments as the address of the screen asks for them: those that wait, unless it says otherwise. */
export function paymentCasePages(billing: Billing, params: URLSearchParams) {
  const q = searched(params)
  const asked = params.get('status')
  const status = q || asked === 'all' ? undefined : (paymentStatuses.find((one) => one === asked) ?? 'pending')
  return billing.findPaymentCases.infiniteOptions({
    input: (cursor: string) => ({ status, q, cursor: cursor || undefined }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
}

export function subscriptionPages(billing: Billing, params: URLSearchParams) {
  const status = params.get('status') === 'all' ? undefined : ('active' as const)
  return billing.findSubscriptionCases.infiniteOptions({
    input: (cursor: string) => ({ status, q: searched(params), cursor: cursor || undefined }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
}
