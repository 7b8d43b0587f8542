import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { ReportedKind } from '../rules.ts'
import type { Source } from '../rules/sources.ts'
import { analyticsEvents, analyticsSalts } from './tables.ts'

export async function findSalt(db: Db, day: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ salt: analyticsSalts.salt }).from(analyticsSalts).where(eq(analyticsSalts.day, day))
  return row?.salt
}

/** The day's salt, made by whoever comes first: the same one for all who come at once. */
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

/** One row per visitor, listing, kind and day: a repeated one changes nothing. */
export async function insertEvent(db: Db, event: Event): Promise<void> {
  await db.insert(analyticsEvents).values(event).onConflictDoNothing()
}

/** Of these listings those that are public, with their owners. */
export async function findPublicOf(
  db: Db,
  listingIds: readonly string[],
): Promise<{ id: string; ownerId: string | null }[]> {
  const { rows } = await db.execute<{ id: string; ownerId: string | null }>(sql`
    select l.id, l.owner_id as "ownerId" from public_listings p join listings l on l.id = p.id
    where p.id = any(${sql.param([...listingIds])}::uuid[])`)
  return rows
}

/** What a search has shown. In order of listing, so that two who report the same at once do not wait for each other crosswise. */
export async function insertImpressions(
  db: Db,
  given: { day: string; term: string | null; shown: readonly { listingId: string; visitor: Buffer }[] },
): Promise<void> {
  const shown = given.shown.toSorted((a, b) => (a.listingId < b.listingId ? -1 : 1))
  const ids = sql.param(shown.map(({ listingId }) => listingId))
  const visitors = sql.param(shown.map(({ visitor }) => visitor))
  await db.execute(sql`
    insert into analytics_events (listing_id, kind, day, visitor)
    select l, 'search_impression', ${given.day}::date, v from unnest(${ids}::uuid[], ${visitors}::bytea[]) s (l, v)
    on conflict do nothing`)
  if (given.term === null) return
  await db.execute(sql`
    insert into analytics_terms (listing_id, day, term, visitor)
    select l, ${given.day}::date, ${given.term}::text, v from unnest(${ids}::uuid[], ${visitors}::bytea[]) s (l, v)
    on conflict do nothing`)
}
