import { and, eq } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import type { Db } from '#platform/server/db.ts'

/** Active admins, who get e-mails about queues. */
export async function findAdmins(db: Db) {
  const { id, email, firstName, lastName, language } = profiles
  return db
    .select({ id, email, firstName, lastName, language })
    .from(profiles)
    .where(and(eq(profiles.role, 'admin'), eq(profiles.isActive, true)))
}
