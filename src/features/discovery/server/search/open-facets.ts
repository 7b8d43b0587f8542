import { sql } from 'drizzle-orm'
import { BoundedCache } from '#platform/server/bounded-cache.ts'
import { cachedUntilChange } from '#platform/server/cached.ts'
import type { Db } from '#platform/server/db.ts'
import { isOpenAt } from './open-now.ts'

/** No counter knows the minute, so reading the open listings is the costly part of browsing what is open now. */
const cachedByMinute = cachedUntilChange(['listing_search'], () =>
  Promise.resolve(new BoundedCache<Promise<string>>({ maxEntries: 3 })),
)

/**
 * Facets of all listings that are open at this minute, for `countFacets`: read once a minute for all visitors.
 * @param open see `openNumberOf`
 */
export async function openFacets(db: Db, open: number): Promise<string> {
  const cache = await cachedByMinute(db)
  return cache.get(String(open), async () => {
    const { rows } = await db.execute<{ facets: string | null }>(sql`
      select string_agg(facets, '') as facets from listing_search where ${isOpenAt(open)}`)
    return rows[0]?.facets ?? ''
  })
}
