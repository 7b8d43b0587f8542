import { removeSettled } from '#features/notifications/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { runSteps } from '#platform/server/delete-in-batches.ts'
import { dayMs } from '#shared/durations.ts'
import { retentionStart } from '#shared/retention.ts'
import { firstId } from '#shared/uuid.ts'
import { accountsInUse } from '../ports.ts'
import * as store from '../store/purge.ts'

const batchSize = 500
/** Deletes unconfirmed accounts, expired sessions, links, codes and e-mails past their retention (docs/security.md, Privacy). */
export async function purge({ db, now, log }: Pick<Ctx, 'db' | 'now' | 'log'>): Promise<void> {
  const deleted = await runSteps({
    accounts: () => deleteUnverified(db, retentionStart('unconfirmedAccounts', now())),
    sessions: () => store.deleteSessions(db, now(), retentionStart('sessions', now())),
    verifications: () => store.deleteVerifications(db, now()),
    emails: () => removeSettled(db, retentionStart('emails', now())),
    consents: () => store.deleteWithdrawnConsents(db, retentionStart('marketingRefusals', now())),
    codes: () => store.deleteCodes(db, new Date(now().getTime() - dayMs)),
  })
  log.info(deleted, 'accounts purged')
}

/** Deletes unconfirmed accounts that nothing else refers to, in batches. Returns the count. */
async function deleteUnverified(db: Db, before: Date): Promise<number> {
  let deleted = 0
  for (let after: string | undefined = firstId; after !== undefined;) {
    const from: string = after
    after = await db.transaction(async (tx) => {
      const ids = await store.lockUnverified(tx, before, from, batchSize)
      const inUse = new Set(ids.length > 0 ? await accountsInUse(tx, ids) : [])
      const unused = ids.filter((id) => !inUse.has(id))
      if (unused.length > 0) deleted += await store.deleteAccounts(tx, unused)
      return ids.at(batchSize - 1)
    })
  }
  return deleted
}
