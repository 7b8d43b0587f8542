import { eq, sql } from 'drizzle-orm'
import type { Licence } from '#features/listings/rules.ts'
import { listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'

/** ISO day of the oldest check of the listing's licences, '' for one never checked, and the listing's id. */
export type Position = [oldestCheck: string, id: string]

export type DueRow = {
  id: string
  slug: string
  nameEn: string | null
  nameZh: string | null
  oldestCheck: string
  licences: Licence[]
}

/** Live listings with a licence last checked on this ISO day or earlier, or never; never checked ones first. */
export async function findDue(db: Db, by: string, after: Position | null, limit: number): Promise<DueRow[]> {
  const { rows } = await db.execute<DueRow>(sql`
    select id, slug, name_en as "nameEn", name_zh as "nameZh", oldest_licence_check as "oldestCheck", licences
    from listings
    where status = 'approved' and oldest_licence_check is not null and oldest_licence_check <= ${by}
      ${after ? sql`and (oldest_licence_check, id) > (${after[0]}, ${after[1]}::uuid)` : sql``}
    order by oldest_licence_check, id limit ${limit}`)
  return rows
}

/** The number of licences last checked on this ISO day or earlier, or never, of live listings; counted up to a thousand. */
export async function countDue(db: Db, by: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (select from listings cross join lateral jsonb_array_elements(licences) x
      where status = 'approved' and oldest_licence_check is not null and oldest_licence_check <= ${by}
        and (x ->> 'state' = 'claimed' or (x ->> 'state' = 'checked' and x ->> 'checkedOn' <= ${by})) limit 1000) due`)
  return rows[0]?.n ?? 0
}

export async function findLicences(db: Db, listingId: string): Promise<Licence[]> {
  const [found] = await db.select({ licences: listings.licences }).from(listings).where(eq(listings.id, listingId))
  return found?.licences ?? []
}

export async function setLicences(db: Db, listingId: string, licences: Licence[]): Promise<void> {
  await db.update(listings).set({ licences }).where(eq(listings.id, listingId))
}

export type EndingRow = { id: string; ownerId: string | null; key: string; number: string; expiresOn: string }

/** Licences of pending and live listings that end by this ISO day and are not marked as expired, in order of listings. */
export async function findEnding(db: Db, by: string, after: string | null, limit: number): Promise<EndingRow[]> {
  const { rows } = await db.execute<EndingRow>(sql`
    select l.id, l.owner_id as "ownerId", x ->> 'key' as key, x ->> 'number' as number, x ->> 'expiresOn' as "expiresOn"
    from (select * from listings where status in ('pending', 'approved') and licences <> '[]'
        ${after ? sql`and id > ${after}::uuid` : sql``}
        and exists (select from jsonb_array_elements(licences) y
          where y ->> 'expiresOn' <= ${by} and y ->> 'state' in ('claimed', 'checked'))
      order by id limit ${limit}) l
    cross join lateral jsonb_array_elements(l.licences) x
    where x ->> 'expiresOn' <= ${by} and x ->> 'state' in ('claimed', 'checked')
    order by l.id`)
  return rows
}
