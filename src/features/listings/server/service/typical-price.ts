import type { CategoryDetail } from '#features/catalog/contract.ts'
import { BoundedCache } from '#platform/server/bounded-cache.ts'
import { cachedUntilChange } from '#platform/server/cached.ts'
import type { Db } from '#platform/server/db.ts'
import * as store from '../store/placements.ts'

type TypicalPrice = CategoryDetail['typicalPrice']

/** By category. It reads up to a thousand listings, and pages of a category want it more often than listings change. */
const prices = cachedUntilChange(['listings', 'listing_categories', 'profiles'], () =>
  Promise.resolve(new BoundedCache<Promise<TypicalPrice>>({ maxEntries: 500 })),
)

/** Median and quartiles of the lowest prices in a category, in HK cents; null when there are too few prices. */
export async function findTypicalPrice(db: Db, categoryId: string): Promise<TypicalPrice> {
  return (await prices(db)).get(categoryId, () => store.findTypicalPrice(db, categoryId))
}
