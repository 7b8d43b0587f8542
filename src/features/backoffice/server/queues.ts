import { verificationsQueue } from '#features/accounts/server/queues.ts'
import { paymentsQueue } from '#features/billing/server/queues.ts'
import { claimsQueue, licencesQueue, listingsQueue, revisionsQueue } from '#features/moderation/server/queues.ts'
import { mailsQueue } from '#features/notifications/server/queues.ts'
import { privacyRequestsQueue } from '#features/privacy/server/queues.ts'
import { appealsQueue, listingReportsQueue, reviewReportsQueue } from '#features/reports/server/queues.ts'
import { reviewsQueue } from '#features/reviews/server/queues.ts'
import type { Ctx } from '#platform/server/context.ts'
import { findWaiting } from '#platform/server/define-queue.ts'

/** Every queue, in the order of the dashboard. */
const queues = [
  listingsQueue,
  revisionsQueue,
  claimsQueue,
  licencesQueue,
  listingReportsQueue,
  reviewReportsQueue,
  appealsQueue,
  reviewsQueue,
  paymentsQueue,
  verificationsQueue,
  privacyRequestsQueue,
  mailsQueue,
]

/** Every queue with what waits in it. */
export async function findQueues({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  const waiting = await findWaiting(db, now(), queues)
  return queues.map((queue, index) => ({ ...queue, ...waiting[index]! }))
}
