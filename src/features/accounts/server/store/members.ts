import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { profiles, sessions } from '../tables.ts'

const notifiedFields = { email: profiles.email, firstName: profiles.firstName, locale: profiles.language }

/** Deactivates an active member; returns undefined when they already are inactive. A trigger ends their sessions. */
export async function deactivate(db: Db, id: string, reason: string) {
  const [found] = await db
    .update(profiles)
    .set({ banned: true, banReason: reason })
    .where(and(eq(profiles.id, id), eq(profiles.isActive, true)))
    .returning(notifiedFields)
  return found
}

/** Activates an inactive member and returns the stored reason; undefined when they already are active. */
export async function activate(db: Db, id: string): Promise<{ reason: string | null } | undefined> {
  const { rows } = await db.execute<{ reason: string | null }>(sql`
    with before as (select id, ban_reason from profiles where id = ${id} and not is_active for update)
    update profiles p set banned = false, ban_reason = null, ban_expires = null
    from before where p.id = before.id returning before.ban_reason as reason`)
  return rows[0]
}

/** Active admins, as recipients of e-mails. */
export async function findAdmins(db: Db) {
  const { id, email, firstName, lastName, language } = profiles
  return db
    .select({ id, email, firstName, lastName, language })
    .from(profiles)
    .where(and(eq(profiles.role, 'admin'), eq(profiles.isActive, true)))
}

/** First and last name of the member with this id or, without an id, this address. */
export async function findNames(db: Db, { userId, email }: { userId: string | null; email: string }) {
  const { firstName, lastName } = profiles
  const [found] = await db
    .select({ firstName, lastName })
    .from(profiles)
    .where(userId === null ? eq(profiles.email, email) : eq(profiles.id, userId))
  return found
}

/** The member with this address, locked until the transaction ends. */
export async function findByEmail(db: Db, email: string) {
  const { id, role, firstName, lastName, isActive, emailVerified: isConfirmed } = profiles
  const [found] = await db
    .select({ id, role, firstName, lastName, isActive, isConfirmed })
    .from(profiles)
    .where(eq(profiles.email, email))
    .for('no key update')
  return found
}

/** Removes the admin role; returns whether the member had it. */
export async function removeAdmin(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(profiles)
    .set({ role: 'member' })
    .where(and(eq(profiles.id, id), eq(profiles.role, 'admin')))
    .returning({ id: profiles.id })
  return rows.length > 0
}

/** Deletes every session of the member. Returns the count. */
export async function deleteSessions(db: Db, userId: string): Promise<number> {
  const rows = await db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })
  return rows.length
}
