import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { MemberSignals } from '../../contract/members.ts'
import { maxRowsPerMember } from '../../rules/members.ts'

type Report = Omit<MemberSignals['reports'][number], 'createdAt' | 'listingName'> & {
  createdAt: Date
  nameEn: string | null
  nameZh: string | null
}

/** Newest reports by the member, and about listings and reviews of the member. */
export async function findReports(db: Db, memberId: string): Promise<Report[]> {
  const listing = sql`l.slug, l.name_en as "nameEn", l.name_zh as "nameZh"`
  const ofListing = sql`select r.id, r.created_at as "createdAt", r.reporter_id = ${memberId}::uuid is true as "isByMember",
    ${listing}, false as "isAboutReview", r.reason, r.status from listing_reports r join listings l on l.id = r.listing_id`
  const ofReview = sql`select r.id, r.created_at, r.reporter_id = ${memberId}::uuid is true, ${listing}, true, r.reason, r.status
    from review_reports r join reviews v on v.id = r.review_id join listings l on l.id = v.listing_id`
  const { rows } = await db.execute<Report & { createdAt: Date | string }>(sql`
    ${ofListing} where r.reporter_id = ${memberId}::uuid
    union ${ofListing} where l.owner_id = ${memberId}::uuid
    union ${ofReview} where r.reporter_id = ${memberId}::uuid
    union ${ofReview} where v.author_id = ${memberId}::uuid
    order by 2 desc limit ${maxRowsPerMember}`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

/** The member's sessions that have not expired, last used first. */
export async function findSessions(db: Db, memberId: string): Promise<{ userAgent: string; lastUsedAt: Date }[]> {
  const { rows } = await db.execute<{ userAgent: string | null; lastUsedAt: Date | string }>(sql`
    select user_agent as "userAgent", updated_at as "lastUsedAt" from sessions
    where user_id = ${memberId}::uuid and expires_at > now() order by updated_at desc limit ${maxRowsPerMember}`)
  return rows.map(({ userAgent, lastUsedAt }) => ({ userAgent: userAgent ?? '', lastUsedAt: new Date(lastUsedAt) }))
}

/** Members with a number of this one, then those with a session of the same browser from the same address. */
export async function findOthers(db: Db, memberId: string): Promise<MemberSignals['others']> {
  const { rows } = await db.execute<MemberSignals['others'][number]>(sql`
    with me as (
      select array_remove(array[whatsapp_number, phone_number], null) as numbers from profiles where id = ${memberId}::uuid
    ), shared as (
      select p.id, 'number' as by from me join profiles p on p.whatsapp_number = any (me.numbers)
      union
      select p.id, 'number' from me join profiles p on p.phone_number = any (me.numbers)
      union
      select theirs.user_id, 'device' from sessions mine
      join sessions theirs on theirs.ip_address = mine.ip_address and theirs.user_agent = mine.user_agent
      where mine.user_id = ${memberId}::uuid and mine.ip_address <> ''
    )
    select p.id, p.name, p.email, max(s.by) as by from shared s join profiles p on p.id = s.id
    where p.id <> ${memberId}::uuid group by p.id order by max(s.by) desc, p.id desc limit ${maxRowsPerMember}`)
  return rows
}
