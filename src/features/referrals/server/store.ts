import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
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

/**
 * Inserts the referral of a member who was referred, and credits it once the address is confirmed. Existing referrers and
 * credits are left unchanged.
 */
export async function upsertReferral(db: Db, memberId: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into referrals (referrer_id, referred_id, credited_at)
    select referred_by, id, case when email_verified then ${now.toISOString()}::timestamptz end
    from profiles where id = ${memberId}::uuid and referred_by is not null
    on conflict (referred_id) do update set credited_at = excluded.credited_at
    where referrals.credited_at is null and excluded.credited_at is not null`)
}
