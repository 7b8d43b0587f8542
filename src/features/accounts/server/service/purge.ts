import type { Ctx } from '#platform/server/context.ts'
import * as store from '../store/purge.ts'

const dayMs = 86_400_000

/** Drops what is kept no longer (SECURITY.md, Privacy): accounts never confirmed, sessions and links that are over. */
export async function purge({ db, now, log }: Pick<Ctx, 'db' | 'now' | 'log'>): Promise<void> {
  const monthAgo = new Date(now().getTime() - 30 * dayMs)
  const gone = {
    accounts: await store.deleteUnverified(db, monthAgo),
    sessions: await store.deleteSessions(db, now(), monthAgo),
    verifications: await store.deleteVerifications(db, now()),
    codes: await store.deleteCodes(db, new Date(now().getTime() - dayMs)),
  }
  log.info(gone, 'accounts purged')
}
