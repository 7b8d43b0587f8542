import { cached } from '#platform/server/cached.ts'
import * as store from '../store/placements.ts'

/**
 * Median and quartiles of the lowest prices in a category, in HK cents; null when there are too few prices. It reads up to
 * a thousand listings, and pages of a category want it more often than listings change.
 */
export const findTypicalPrice = cached(store.findTypicalPrice)
