import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { profiles, sessions, verifications, whatsappVerifications } from '../tables.ts'

/** Number of deleted rows. */
type DeletedCount = Promise<number>

/** Deletes unconfirmed accounts, except admins and accounts that listings, reviews or payments refer to. */
export async function deleteUnverified(db: Db, before: Date): DeletedCount {
  const { rowCount } = await db
    .delete(profiles)
    .where(
      and(
        eq(profiles.emailVerified, false),
        lt(profiles.createdAt, before),
        sql`${profiles.role} <> 'admin'`,
        sql`not exists (select from listings where owner_id = ${profiles.id})`,
        sql`not exists (select from reviews where author_id = ${profiles.id})`,
        sql`not exists (select from payments where user_id = ${profiles.id})`,
      ),
    )
  return rowCount ?? 0
}

export async function deleteSessions(db: Db, now: Date, startedBefore: Date): DeletedCount {
  const { rowCount } = await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.createdAt, startedBefore)))
  return rowCount ?? 0
}

export async function deleteVerifications(db: Db, now: Date): DeletedCount {
  const { rowCount } = await db.delete(verifications).where(lt(verifications.expiresAt, now))
  return rowCount ?? 0
}

/** Deletes expired WhatsApp codes that were never confirmed. */
export async function deleteCodes(db: Db, expiredBefore: Date): DeletedCount {
  const { rowCount } = await db
    .delete(whatsappVerifications)
    .where(and(isNull(whatsappVerifications.confirmedAt), lt(whatsappVerifications.expiresAt, expiredBefore)))
  return rowCount ?? 0
}
