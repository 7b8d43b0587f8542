import { findAdmins } from '#features/accounts/server/service.ts'
import { enqueueMany } from '#features/notifications/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import { hourMs } from '#shared/durations.ts'
import { queueNames, waitHours } from '../../rules.ts'
import { queueMails } from '../../rules/queue-mails.ts'
import { queueWaitingEmail } from '../emails/queue-waiting.ts'
import { findQueues } from '../store.ts'

/**
 * Tells every admin once about each queue whose oldest entry has waited longer than allowed. Idempotent: an entry that is
 * the oldest of its queue causes one e-mail for each admin, however often the job runs.
 */
export async function mailWaitingQueues({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const queues = await findQueues(db)
  const waiting = queueNames.filter((name) => {
    const { oldestAt } = queues[name]
    return oldestAt !== null && now().getTime() - Date.parse(oldestAt) >= waitHours[name] * hourMs
  })
  if (waiting.length === 0) return
  const mails = (await findAdmins(db)).flatMap((admin) =>
    waiting.map((name) => {
      const oldestAt = queues[name].oldestAt!
      const { path, names } = queueMails[name]
      const mail = {
        email: queueWaitingEmail,
        to: admin.email,
        userId: admin.id,
        locale: admin.language,
        data: { queue_name: names[admin.language], oldest_at: oldestAt, path },
        dedupeKey: `queue_waiting:${admin.id}:${name}:${oldestAt}`,
      }
      return { mail, recipient: admin }
    }),
  )
  await enqueueMany(db, mails)
}
