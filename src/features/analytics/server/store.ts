import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { ReportedKind } from '../rules.ts'
import { maxTermsPerDay, type Source } from '../rules/sources.ts'
import { analyticsEvents, analyticsSalts } from './tables.ts'

export async function findSalt(db: Db, day: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ salt: analyticsSalts.salt }).from(analyticsSalts).where(eq(analyticsSalts.day, day))
  return row?.salt
}

/** Inserts the day's salt. Concurrent calls get the same one. */
export async function insertSalt(db: Db, day: string): Promise<Buffer> {
  const [row] = await db
    .insert(analyticsSalts)
    .values({ day })
    .onConflictDoUpdate({ target: analyticsSalts.day, set: { day: sql`excluded.day` } })
    .returning({ salt: analyticsSalts.salt })
  return row!.salt
}

export async function deleteSaltsBefore(db: Db, day: string): Promise<void> {
  await db.delete(analyticsSalts).where(lt(analyticsSalts.day, day))
}

type Event = {
  listingId: string
  kind: ReportedKind
  day: string
  visitor: Buffer
  source: Source | null
  createdAt: Date
}

/** Idempotent per visitor, listing, kind and day. Returns whether the event is new. */
export async function insertEvent(db: Db, event: Event): Promise<boolean> {
  const inserted = await db
    .insert(analyticsEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: analyticsEvents.id })
  return inserted.length > 0
}

/** The public ones among these listings, with their owners. */
export async function findPublicListings(
  db: Db,
  listingIds: readonly string[],
): Promise<{ id: string; ownerId: string | null }[]> {
  const { rows } = await db.execute<{ id: string; ownerId: string | null }>(sql`
    select l.id, l.owner_id as "ownerId" from public_listings p join listings l on l.id = p.id
    where p.id = any(${sql.param([...listingIds])}::uuid[])`)
  return rows
}

/** Inserts search impressions, with the term unless a listing has very many of the day already. Rows are sorted by listing, so that concurrent inserts cannot deadlock. */
export async function insertImpressions(
  db: Db,
  impressions: { day: string; term: string | null; shown: readonly { listingId: string; visitor: Buffer }[] },
): Promise<void> {
  const shown = impressions.shown.toSorted((a, b) => (a.listingId < b.listingId ? -1 : 1))
  const ids = sql.param(shown.map(({ listingId }) => listingId))
  const visitors = sql.param(shown.map(({ visitor }) => visitor))
  await db.execute(sql`
    insert into analytics_events (listing_id, kind, day, visitor)
    select l, 'search_impression', ${impressions.day}::date, v from unnest(${ids}::uuid[], ${visitors}::bytea[]) s (l, v)
    on conflict do nothing`)
  if (impressions.term === null) return
  await db.execute(sql`
    insert into analytics_terms (listing_id, day, term, visitor)
    select l, ${impressions.day}::date, ${impressions.term}::text, v from unnest(${ids}::uuid[], ${visitors}::bytea[]) s (l, v)
    where not exists (select from analytics_terms t where t.listing_id = l and t.day = ${impressions.day}::date offset ${maxTermsPerDay - 1})
    on conflict do nothing`)
}
