import { sql } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import { payments, subscriptions } from '#features/billing/server/tables.ts'
import { areas, categories } from '#features/catalog/server/tables.ts'
import { listingAreas, listingCategories, listingRevisions, listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { generateListings, type DemoListing } from './generate.ts'
import { insertRows } from './insert.ts'
import { insertReviews } from './load-reviews.ts'
import { boughtBy, ownersOf, type DemoOwner } from './owners.ts'
import { randomFor, uuidAt } from './random.ts'
import { insertVisits } from './visits.ts'

export { addPictures } from './load-pictures.ts'

type LoadDemoOptions = {
  db: Db
  /** Number of listings; the first 400 get members and reviews, the others only fill a benchmark. */
  listings: number
  now: Date
  /** Runs in the same transaction, after the last row: the search is rebuilt there. */
  afterLoad: (db: Db) => Promise<void>
}

/**
 * Fills a database without listings with the demonstration in one transaction. A second caller waits and finds it done.
 * @returns whether it was loaded; false when there are listings already
 */
export async function loadDemo({ db, listings: count, now, afterLoad }: LoadDemoOptions): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demonstration'))`)
    const present = await tx.select({ id: listings.id }).from(listings).limit(1)
    if (present.length > 0) return false

    const ids = await findPlaceIds(tx)
    const core: string[] = []
    let loaded = 0
    let analysed = 0
    for (const batch of generateListings(count, now)) {
      const owners = ownersOf(batch, now)
      await insertBatch(tx, batch, owners, ids, now)
      if (loaded === 0) {
        await insertCore(tx, batch, owners, now)
        core.push(...batch.map(({ row }) => row.id))
      }
      loaded += batch.length
      // Plans that triggers cached for empty tables would scan full ones sequentially.
      if (loaded >= 2 * analysed || loaded === count) {
        await tx.execute(sql`analyze profiles, subscriptions, listings, listing_categories, listing_areas, reviews`)
        analysed = loaded
      }
    }
    await afterLoad(tx)
    await insertVisits(tx, core, now)
    return true
  })
}

type PlaceIds = { categories: Map<string, string>; areas: Map<string, string> }

async function findPlaceIds(db: Db): Promise<PlaceIds> {
  const ofCategories = await db.select({ slug: categories.slug, id: categories.id }).from(categories)
  const ofAreas = await db.select({ slug: areas.slug, id: areas.id }).from(areas)
  const bySlug = (rows: { slug: string; id: string }[]) => new Map(rows.map(({ slug, id }) => [slug, id]))
  return { categories: bySlug(ofCategories), areas: bySlug(ofAreas) }
}

async function insertBatch(
  db: Db,
  batch: DemoListing[],
  owners: Map<number, DemoOwner>,
  ids: PlaceIds,
  now: Date,
): Promise<void> {
  const bought = boughtBy(owners, batch, now)
  await insertRows(db, profiles, [...owners.values()])
  await insertRows(db, payments, bought.payments)
  await insertRows(db, subscriptions, bought.subscriptions)
  await insertRows(
    db,
    listings,
    batch.map(({ slot, row }) => ({ ...row, ownerId: owners.get(slot.party)?.id ?? null })),
  )
  await insertRows(
    db,
    listingCategories,
    batch.flatMap((listing) =>
      placed(listing.categories, ids.categories).map(({ id, position }) => ({
        listingId: listing.row.id,
        categoryId: id,
        position,
        createdAt: now,
      })),
    ),
  )
  await insertRows(
    db,
    listingAreas,
    batch.flatMap((listing) =>
      placed(listing.areas, ids.areas).map(({ id, position }) => ({
        listingId: listing.row.id,
        areaId: id,
        position,
        createdAt: now,
      })),
    ),
  )
}

/** Data only the core listings have: reviews and pending edits. Their pictures follow: load-pictures.ts. */
async function insertCore(db: Db, batch: DemoListing[], owners: Map<number, DemoOwner>, now: Date): Promise<void> {
  await insertReviews(db, batch, owners, now)
  const waiting = batch.filter(({ slot, row }) => slot.hasRevision || row.status === 'pending')
  await insertRows(
    db,
    listingRevisions,
    waiting.map(({ slot, row, ...places }) => {
      const isNew = row.status === 'pending'
      const createdAt = isNew ? row.createdAt : new Date(now.getTime() - (slot.index % 60) * 3_600_000)
      const content = { ...(isNew ? contentOf(row) : editOf(row)), ...places }
      return {
        id: uuidAt(createdAt, randomFor('revision', slot.index)),
        listingId: row.id,
        content,
        submittedBy: owners.get(slot.party)?.id,
        createdAt,
        updatedAt: createdAt,
      }
    }),
  )
}

/** The listing's content as a revision stores it, with the listing's photos. */
function contentOf(row: DemoListing['row']): Record<string, unknown> {
  const { id: _id, slug: _slug, status: _status, rejectionCode: _code, rejectionReason: _reason, ...rest } = row
  const { publishedAt: _published, viewCount: _views, createdAt: _created, updatedAt: _updated, ...content } = rest
  return content
}

/** The owner's pending edit: every price raised by a tenth and a new last sentence. */
function editOf(row: DemoListing['row']): Record<string, unknown> {
  const raised = (cents: number | null) => (cents === null ? null : Math.round((cents * 1.1) / 1_000) * 1_000)
  return {
    ...contentOf(row),
    prices: row.prices.map((price) => ({
      ...price,
      fromCents: raised(price.fromCents),
      toCents: raised(price.toCents),
    })),
    descriptionEn: row.descriptionEn && `${row.descriptionEn}\n\nClosed for a week from the eve of Lunar New Year.`,
    descriptionZh: row.descriptionZh && `${row.descriptionZh}\n\n農曆年廿九起休息一星期。`,
  }
}

/** Entries that an admin removed are skipped. */
function placed(slugs: string[], ids: Map<string, string>): { id: string; position: number }[] {
  return slugs.flatMap((slug) => ids.get(slug) ?? []).map((id, position) => ({ id, position }))
}
