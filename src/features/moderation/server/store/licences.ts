import { eq, sql } from 'drizzle-orm'
import type { Licence } from '#features/listings/rules.ts'
import { listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { hasLicenceDue, isLicenceDue } from '../queues.ts'

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

/** Live listings with their licences to look up on this ISO day; never checked ones first. */
export async function findDue(db: Db, today: string, after: Position | null, limit: number): Promise<DueRow[]> {
  const { rows } = await db.execute<DueRow>(sql`
    select id, slug, name_en as "nameEn", name_zh as "nameZh", oldest_licence_check as "oldestCheck",
      (select json_agg(x order by n) from jsonb_array_elements(licences) with ordinality y (x, n)
        where ${isLicenceDue(today)}) as licences
    from listings
    where ${hasLicenceDue(today)}
      ${after ? sql`and (oldest_licence_check, id) > (${after[0]}, ${after[1]}::uuid)` : sql``}
    order by oldest_licence_check, id limit ${limit}`)
  return rows
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
