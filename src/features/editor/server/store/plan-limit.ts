import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ListingStatus } from '#features/listings/rules.ts'
import { listingRevisions } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'

export type RejectedRow = { id: string; before: ListingStatus; nameEn: string | null; nameZh: string | null }

/** Rejects all but the oldest `maxListings` pending and approved listings of an owner. */
export async function rejectNewest(db: Db, ownerId: string, maxListings: number): Promise<RejectedRow[]> {
  const { rows } = await db.execute<RejectedRow>(sql`
    with over_limit as (
      select id, status from listings where owner_id = ${ownerId}::uuid and status in ('pending', 'approved')
      order by created_at, id offset ${maxListings}
    )
    update listings l set status = 'rejected', rejection_code = 'plan_limit', rejection_reason = null
    from over_limit o where l.id = o.id
    returning l.id, o.status as before, l.name_en as "nameEn", l.name_zh as "nameZh"`)
  return rows
}

/** Withdraws the pending revisions of these listings because of the plan limit. */
export async function withdrawPending(db: Db, listingIds: string[]): Promise<void> {
  await db
    .update(listingRevisions)
    .set({ status: 'withdrawn', reason: 'plan_limit' })
    .where(and(inArray(listingRevisions.listingId, listingIds), eq(listingRevisions.status, 'pending')))
}
