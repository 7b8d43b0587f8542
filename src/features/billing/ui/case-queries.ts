import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import { anyText, type KnownParams } from '#shared/known-params.ts'
import { truncateText } from '#shared/text.ts'
import type { billingContract } from '../contract.ts'
import { paymentStatuses } from '../rules.ts'

type Billing = FeatureQueries<typeof billingContract>

const searchTerm = (params: URLSearchParams) => truncateText((params.get('q') ?? '').trim(), 200) || undefined

/** Payments for the URL parameters of the screen; pending ones by default, while a search is about all. */
export function paymentCasePages(billing: Billing, params: URLSearchParams) {
  const q = searchTerm(params)
  const statusParam = params.get('status')
  const status =
    paymentStatuses.find((one) => one === statusParam) ?? (q || statusParam === 'all' ? undefined : 'pending')
  return billing.findPaymentCases.infiniteOptions({ ...byCursor({ status, q }), staleTime: 0 })
}

/** Subscriptions for the URL parameters of the screen; active ones by default. */
export function subscriptionPages(billing: Billing, params: URLSearchParams) {
  const status = params.get('status') === 'all' ? undefined : ('active' as const)
  return billing.findSubscriptionCases.infiniteOptions({ ...byCursor({ status, q: searchTerm(params) }), staleTime: 0 })
}

export const paymentCaseParams: KnownParams = { q: anyText, status: [...paymentStatuses, 'all'], sort: [] }
export const subscriptionParams: KnownParams = { q: anyText, status: ['active', 'all'], sort: [] }
