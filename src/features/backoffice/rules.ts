/**
 * Queues shown in the back-office menu and dashboard. To add one, add its name here, its query to
 * `server/store/queues.ts` and its screen to `web/admin-screens.ts`.
 */
export const queueNames = [
  'listings',
  'revisions',
  'claims',
  'listing_reports',
  'review_reports',
  'reviews',
  'payments',
  'verifications',
  'privacy_requests',
  'mails',
] as const
export type QueueName = (typeof queueNames)[number]

/** Upper limit of queue counts, to bound the cost of counting. */
export const maxCounted = 1_000

/** Series shown per day on the dashboard. */
export const trendKinds = ['sign_ups', 'listings', 'contacts'] as const
export type TrendKind = (typeof trendKinds)[number]
export const trendDays = 30

export const placeholderMethods = ['fps', 'payme'] as const
