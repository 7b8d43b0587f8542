import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PlanKey } from '#features/billing/rules.ts'
import type { OverLimit } from '#features/billing/rules/limit-change.ts'
import type { Db } from '#platform/server/db.ts'
import type { ListingStatus } from '../../rules.ts'
import { listingRevisions } from '../tables.ts'

type RejectedRow = {
  id: string
  slug: string
  before: ListingStatus
  nameEn: string | null
  nameZh: string | null
}

/** Rejects all but the oldest `maxListings` pending and approved listings of an owner. */
export async function rejectNewest(db: Db, ownerId: string, maxListings: number): Promise<RejectedRow[]> {
  const { rows } = await db.execute<RejectedRow>(sql`
    with over_limit as (
      select id, status from listings where owner_id = ${ownerId}::uuid and status in ('pending', 'approved')
      order by created_at, id offset ${maxListings}
    )
    update listings l set status = 'rejected', rejection_code = 'plan_limit', rejection_reason = null
    from over_limit o where l.id = o.id
    returning l.id, l.slug, o.status as before, l.name_en as "nameEn", l.name_zh as "nameZh"`)
  return rows
}

/** Withdraws the pending revisions of these listings because of the plan limit. */
export async function withdrawPending(db: Db, listingIds: string[]): Promise<void> {
  await db
    .update(listingRevisions)
    .set({ status: 'withdrawn', reason: 'plan_limit' })
    .where(and(inArray(listingRevisions.listingId, listingIds), eq(listingRevisions.status, 'pending')))
}

type OverQuery = { planKey: PlanKey; maxListings: number; after: string | null; limit: number }

/** Owners with this plan who have more pending and approved listings than `maxListings`, in order of id. */
export async function findOwnersOver(db: Db, { planKey, maxListings, after, limit }: OverQuery): Promise<OverLimit[]> {
  const { rows } = await db.execute<OverLimit>(sql`
    with counted as (
      select owner_id, count(*)::int as listings from listings
      where status in ('pending', 'approved') and owner_id is not null
        and (${after}::uuid is null or owner_id > ${after}::uuid)
      group by owner_id having count(*) > ${maxListings}
    )
    select p.id, p.name, p.first_name as "firstName", p.last_name as "lastName", p.email, p.language, c.listings
    from counted c join profiles p on p.id = c.owner_id
    where plan_of(p.id) = ${planKey} order by p.id limit ${limit}`)
  return rows
}
