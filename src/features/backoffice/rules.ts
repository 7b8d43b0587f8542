/**
 * What waits for an admin, by the names that the back office's menu and dashboard use. A room that has a queue adds its
 * name here, its query in `server/store/queues.ts`, and names it at its screen in `web/admin-screens.ts`.
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

/** From here on it is "many": counting on would cost and tell nothing. */
export const maxCounted = 1_000

/** What the dashboard shows by the day. */
export const trendKinds = ['sign_ups', 'listings', 'contacts'] as const
export type TrendKind = (typeof trendKinds)[number]
export const trendDays = 30

export const placeholderMethods = ['fps', 'payme'] as const
