import type { Ctx } from '#platform/server/context.ts'
import * as store from '../store/purge.ts'

const dayMs = 86_400_000

/** Deletes unconfirmed accounts, expired sessions, links and codes past their retention (docs/security.md, Privacy). */
export async function purge({ db, now, log }: Pick<Ctx, 'db' | 'now' | 'log'>): Promise<void> {
  const monthAgo = new Date(now().getTime() - 30 * dayMs)
  const deleted = {
    accounts: await store.deleteUnverified(db, monthAgo),
    sessions: await store.deleteSessions(db, now(), monthAgo),
    verifications: await store.deleteVerifications(db, now()),
    codes: await store.deleteCodes(db, new Date(now().getTime() - dayMs)),
  }
  log.info(deleted, 'accounts purged')
}
