import { priceSteps, ratingSteps } from './rules/search-state.ts'

/**
 * How results are ranked: the one place. The about page prints these figures, SQL takes its constants from here, and
 * `rules.test.ts` and `server/ranking.test.ts` say why a result stands where it stands.
 */

/** Every listing starts with so many imagined reviews of this mean, so that one five-star review beats no long record. */
export const prior = { reviews: 8, mean: 4.2 } as const

/** How many premium listings stand first in the Featured sort, labelled. Nothing else in the ranking knows plans. */
export const paidPlaces = 2

/** Featured order: quality and popularity, both 0 to 1. */
export const featuredWeights = { quality: 0.73, popularity: 0.27 } as const

/** From so many reviews on, more of them add nothing. */
export const fullPopularity = 500

/** What words add to a result's score. The best that holds counts; `phrase` adds to the others. */
export const matchPoints = {
  /** The query is the listing's whole name, in either language. */
  wholeName: 1.2,
  /** All words stand in the name. */
  name: 0.8,
  /** Each word that means a category or an area means one of this listing's. */
  named: 0.4,
  /** The words stand elsewhere in the text. */
  text: 0,
  /** A run of five or more Chinese characters stands in the text as typed, not just piece by piece. */
  phrase: 0.4,
} as const

/** The share of the featured value (0 to 1) in the score of a result: less than a tier, so words decide first. */
export const featuredShare = 0.5

/** The mean that ranks: (8 * 4.2 + mean * count) / (8 + count). 4.2 without reviews. */
export function adjustedMean(mean: number | null, count: number): number {
  return (prior.reviews * prior.mean + (mean ?? 0) * count) / (prior.reviews + count)
}

/** 0 at an adjusted mean of 3 or less, 1 at 5. */
export function quality(adjusted: number): number {
  return Math.min(1, Math.max(0, (adjusted - 3) / 2))
}

/** 0 without reviews, 1 from 500 on; each further review adds less than the one before. */
export function popularity(count: number): number {
  return Math.min(1, Math.log(1 + count) / Math.log(1 + fullPopularity))
}

/** The value of the Featured sort, 0 to 1. Plans take no part. */
export function featuredValue(mean: number | null, count: number): number {
  return featuredWeights.quality * quality(adjustedMean(mean, count)) + featuredWeights.popularity * popularity(count)
}

/** The value of the Most Reviews sort: equal counts stand in Featured order. */
export function reviewsValue(mean: number | null, count: number): number {
  return count + featuredValue(mean, count) * 0.999
}

/** How many rating steps a mean reaches: 0 (none, or no reviews) to 3. */
export function ratingStepsOf(mean: number | null): number {
  return mean === null ? 0 : ratingSteps.filter((step) => mean >= Number(step)).length
}

/** How many price filters let the price through: 0 (by quotation, or above the highest) to 4. */
export function priceStepsOf(lowestCents: number | null): number {
  return lowestCents === null ? 0 : priceSteps.filter((step) => lowestCents <= Number(step) * 100).length
}

/**
 * Listings for the home page, from the best in Featured order: shuffled by the day, and one of each group before a
 * second of any.
 */
export function mixOfDay(best: readonly { listingNo: number; group: number }[], day: number, limit: number): number[] {
  const shuffled = best.toSorted((one, other) => turn(one.listingNo, day) - turn(other.listingNo, day))
  const seen = new Map<number, number>()
  const rounds = shuffled.map(({ listingNo, group }) => {
    const round = seen.get(group) ?? 0
    seen.set(group, round + 1)
    return { listingNo, round }
  })
  return rounds
    .toSorted((one, other) => one.round - other.round)
    .slice(0, limit)
    .map(({ listingNo }) => listingNo)
}

/** A number from day and listing without a pattern in either (the finalizer of MurmurHash3). */
function turn(listingNo: number, day: number): number {
  let hash = Math.imul(listingNo, 0x9e3779b1) ^ Math.imul(day, 0x85ebca77)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
