import { and, count, eq, isNotNull } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import type { Referral } from '../contract.ts'
import { referrals } from './tables.ts'

/** The member's code and the number of credited referrals. */
export async function findMine(db: Db, userId: string): Promise<Referral | undefined> {
  const [row] = await db
    .select({ code: profiles.referralCode, joined: count(referrals.id) })
    .from(profiles)
    .leftJoin(referrals, and(eq(referrals.referrerId, profiles.id), isNotNull(referrals.creditedAt)))
    .where(eq(profiles.id, userId))
    .groupBy(profiles.id)
  return row
}
