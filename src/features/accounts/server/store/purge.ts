import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { deleteInBatches } from '#platform/server/delete-in-batches.ts'
import { consents, profiles, sessions, verifications, whatsappVerifications } from '../tables.ts'

/** Number of deleted rows. */
type DeletedCount = Promise<number>

/**
 * Locks unconfirmed accounts older than `before` with an id above `after`, except admins, in the order of their ids. The
 * lock keeps other transactions from inserting rows that refer to them.
 */
export async function lockUnverified(db: Db, before: Date, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        eq(profiles.emailVerified, false),
        lt(profiles.createdAt, before),
        ne(profiles.role, 'admin'),
        gt(profiles.id, after),
      ),
    )
    .orderBy(asc(profiles.id))
    .limit(limit)
    .for('update')
  return rows.map(({ id }) => id)
}

export async function deleteAccounts(db: Db, ids: string[]): DeletedCount {
  const { rowCount } = await db.delete(profiles).where(inArray(profiles.id, ids))
  return rowCount ?? 0
}

export async function deleteSessions(db: Db, now: Date, startedBefore: Date): DeletedCount {
  return deleteInBatches(db, sessions, or(lt(sessions.expiresAt, now), lt(sessions.createdAt, startedBefore)))
}

export async function deleteVerifications(db: Db, now: Date): DeletedCount {
  return deleteInBatches(db, verifications, lt(verifications.expiresAt, now))
}

/** Deletes expired WhatsApp codes that were never confirmed. */
export async function deleteCodes(db: Db, expiredBefore: Date): DeletedCount {
  const isOver = and(isNull(whatsappVerifications.confirmedAt), lt(whatsappVerifications.expiresAt, expiredBefore))
  return deleteInBatches(db, whatsappVerifications, isOver)
}

export async function deleteWithdrawnConsents(db: Db, withdrawnBefore: Date): DeletedCount {
  return deleteInBatches(db, consents, lt(consents.withdrawnAt, withdrawnBefore))
}
