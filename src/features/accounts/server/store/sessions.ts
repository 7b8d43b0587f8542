import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { profiles, sessions } from '../tables.ts'

/** Locks the member's row, and tells whether this session of theirs still exists. */
export async function lockSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for('no key update')
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
  return found.length > 0
}
