import { BoundedCache } from '#platform/server/bounded-cache.ts'
import { cachedUntilChange } from '#platform/server/cached.ts'

const lifetimeMs = 60_000
const displayedTables = [
  'listing_search',
  'listings',
  'listing_categories',
  'listing_areas',
  'listing_photos',
  'categories',
  'areas',
  'profiles',
  'plans',
  'subscriptions',
]

/** A cache of what shows listings: at most a minute old, as opening times change, and dropped when displayed data changes. */
export const cachedResults = <Result>(maxEntries: number) =>
  cachedUntilChange(displayedTables, () =>
    Promise.resolve(new BoundedCache<Promise<Result>>({ maxEntries, lifetimeMs })),
  )
