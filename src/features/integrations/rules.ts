/** What a key may do: read, change the member's own data, and, for administrators, what the back office does. */
export const keyScopes = ['read', 'write', 'admin'] as const
export type KeyScope = (typeof keyScopes)[number]

export const maxKeys = 20
export const maxWebhooks = 10
export const maxNameLength = 60

/** Days after which a new key ends; null is a key without an end. */
export const keyLifetimes = [30, 90, 365, null] as const

export const webhookEvents = [
  'listing.approved',
  'listing.changed',
  'listing.rejected',
  'review.published',
  'payment.decided',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export const deliveryStatuses = ['queued', 'sent', 'failed'] as const

/** Whether a key with these scopes may send this HTTP method. */
export function mayCall(scopes: readonly KeyScope[], method: string): boolean {
  return scopes.includes(method === 'GET' || method === 'HEAD' ? 'read' : 'write')
}

const [minute, hour] = [60, 3_600]
const retryDelays = [10, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour]

/** Seconds until the next attempt after this many failed ones; null when none is left (about two days). */
export function retryAfter(attempts: number): number | null {
  return retryDelays[attempts - 1] ?? null
}
