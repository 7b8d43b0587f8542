import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { accounts, profiles } from '../tables.ts'

/** Hash of the password of the account with this address. */
export async function findHashByEmail(db: Db, email: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.userId))
    .where(and(eq(profiles.email, email), eq(accounts.providerId, 'credential')))
  return row?.hash ?? null
}
