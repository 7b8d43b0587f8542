import { findAdmins } from '#features/accounts/server/service.ts'
import { enqueueMany, toMember } from '#features/notifications/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import { hourMs } from '#shared/durations.ts'
import { queueWaitingEmail } from '../emails/queue-waiting.ts'
import { findQueues } from '../queues.ts'

/**
 * Tells every admin once about each queue whose oldest entry has waited longer than allowed. Idempotent: an entry that is
 * the oldest of its queue causes one e-mail for each admin, however often the job runs.
 */
export async function mailWaitingQueues(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const { db, now } = ctx
  const waiting = (await findQueues(ctx)).flatMap(({ oldestAt, ...queue }) =>
    oldestAt !== null && now().getTime() - Date.parse(oldestAt) >= queue.waitHours * hourMs
      ? [{ ...queue, oldestAt }]
      : [],
  )
  if (waiting.length === 0) return
  const mails = (await findAdmins(db)).flatMap((admin) =>
    waiting.map(({ name, title, path, oldestAt }) => ({
      mail: {
        email: queueWaitingEmail,
        ...toMember(admin),
        data: { queue_name: title[admin.language], oldest_at: oldestAt, path },
        dedupeKey: `queue_waiting:${admin.id}:${name}:${oldestAt}`,
      },
      recipient: admin,
    })),
  )
  await enqueueMany(db, mails)
}
