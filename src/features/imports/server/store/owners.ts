import { sql } from 'drizzle-orm'
import type { PlanKey } from '#features/billing/rules.ts'
import type { ListingStatus } from '#features/listings/rules.ts'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'

export type MemberRow = {
  id: string
  email: string
  firstName: string
  lastName: string
  language: Locale
  planKey: PlanKey
  listings: number
}

/** Locks the members with these addresses and the owners of these listings, in id order so that imports cannot deadlock. */
export async function lockMembers(db: Db, emails: readonly string[], listingIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    select id from profiles where email = any(${sql.param([...emails])}::text[])
      or id in (select owner_id from listings where id = any(${sql.param([...listingIds])}::uuid[]))
    order by id for no key update`)
}

/** Active members with these confirmed addresses, and how many pending and approved listings each has. */
export async function findMembers(db: Db, emails: readonly string[]): Promise<MemberRow[]> {
  const { rows } = await db.execute<MemberRow>(sql`
    select p.id, p.email, p.first_name as "firstName", p.last_name as "lastName", p.language,
      plan_of(p.id) as "planKey",
      (select count(*)::int from listings l where l.owner_id = p.id and l.status in ('pending', 'approved')) as listings
    from profiles p where p.email = any(${sql.param([...emails])}::text[]) and p.is_active and p.email_verified`)
  return rows
}

export type OwnedRow = { id: string; ownerId: string | null; status: ListingStatus; reviewers: string[] }

/** Who owns these listings, and which of these members have reviewed them. */
export async function findOwned(
  db: Db,
  listingIds: readonly string[],
  memberIds: readonly string[],
): Promise<OwnedRow[]> {
  const { rows } = await db.execute<OwnedRow>(sql`
    select l.id, l.owner_id as "ownerId", l.status,
      array(select r.author_id::text from reviews r
        where r.listing_id = l.id and r.author_id = any(${sql.param([...memberIds])}::uuid[])) as reviewers
    from listings l where l.id = any(${sql.param([...listingIds])}::uuid[])`)
  return rows
}

export type Given = { listingId: string; ownerId: string }

/** Gives listings that nobody owns. Returns the ids of those that were given. */
export async function giveListings(db: Db, given: readonly Given[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update listings l set owner_id = (r ->> 'ownerId')::uuid
    from jsonb_array_elements(${JSON.stringify(given)}::jsonb) r
    where l.id = (r ->> 'listingId')::uuid and l.owner_id is null returning l.id`)
  return rows.map(({ id }) => id)
}
