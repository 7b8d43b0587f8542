/**
 * Queues shown in the back-office menu and dashboard. To add one, add its name here, its query to
 * `server/store/queues.ts` and its screen to `web/admin-screens.ts`.
 */
export const queueNames = [
  'listings',
  'revisions',
  'claims',
  'licences',
  'listing_reports',
  'review_reports',
  'appeals',
  'reviews',
  'payments',
  'verifications',
  'privacy_requests',
  'mails',
] as const
export type QueueName = (typeof queueNames)[number]

/**
 * Hours that the oldest entry of a queue may wait before admins get an e-mail; money and ownership do not wait, nor does a
 * WhatsApp code, which is valid for 15 minutes.
 */
export const waitHours: Record<QueueName, number> = {
  listings: 24,
  revisions: 24,
  claims: 0,
  licences: 168,
  listing_reports: 24,
  review_reports: 24,
  appeals: 24,
  reviews: 24,
  payments: 0,
  verifications: 0,
  privacy_requests: 24,
  mails: 24,
}

/** Upper limit of queue counts, to bound the cost of counting. */
export const maxCounted = 1_000

/** Series shown per day on the dashboard. */
export const trendKinds = ['sign_ups', 'listings', 'contacts'] as const
export type TrendKind = (typeof trendKinds)[number]
export const trendDays = 30
