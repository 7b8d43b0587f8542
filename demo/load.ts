import { sql } from 'drizzle-orm'
import { listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import type { Storage } from '#platform/server/storage.ts'
import { batchesOf } from './copies.ts'
import { insertListings } from './load-listings.ts'
import { insertReviews } from './load-reviews.ts'
import { collectPictures } from './pictures.ts'
import { insertVisits } from './visits.ts'

type LoadDemoOptions = {
  db: Db
  /** Where the pictures are stored. */
  storage: Storage
  /** Number of listings; the first 400 have reviews and pictures, the others only fill a benchmark. */
  listings: number
  now: Date
  /** Runs in the same transaction, after the last row: the search is rebuilt there. */
  afterLoad: (db: Db) => Promise<void>
}

/**
 * Fills a database without listings with the demonstration in one transaction. A second caller waits and finds it done.
 * @returns whether it was loaded; false when there are listings already
 */
export async function loadDemo({ db, storage, listings: count, now, afterLoad }: LoadDemoOptions): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demonstration'))`)
    const present = await tx.select({ id: listings.id }).from(listings).limit(1)
    if (present.length > 0) return false

    const pictures = collectPictures()
    let loaded = 0
    let analysed = 0
    let core: string[] = []
    for (const batch of batchesOf(count)) {
      const ids = await insertListings(tx, batch, pictures, now)
      if (loaded === 0) {
        await insertReviews(tx, ids, pictures, now)
        core = [...ids.listings.values()]
        await pictures.store(storage)
      }
      loaded += batch.listings.length
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
