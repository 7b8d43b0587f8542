/**
 * All constants and formulas of the ranking. The about page displays them and the SQL uses them; `rules.test.ts` and
 * `server/ranking.test.ts` document the resulting order.
 */

/** Prior of the Bayesian mean: virtual reviews of every listing, so that one five-star review does not beat many good ones. */
export const prior = { reviews: 8, mean: 4.2 } as const

/** Number of labelled premium listings on top of the Featured sort. Plans have no other effect on the ranking. */
export const paidPlaces = 2

/** Weights of quality and popularity (both 0 to 1) in the Featured sort. */
export const featuredWeights = { quality: 0.73, popularity: 0.27 } as const

/** Number of reviews at which popularity reaches its maximum. */
export const fullPopularity = 500

/** Tier of a match: the best one counts, and quality decides within a tier only. */
export const matchPoints = {
  /** The query is the whole name of the listing, in either language. */
  wholeName: 8,
  /** The name contains all words of the query, which do not just name a category. */
  name: 7,
  /** The query asks for the listing's main category. Two points less for each less likely category. */
  need: 6,
  /** The query asks for another category of the listing. Two points less for each less likely category. */
  otherCategory: 5,
  /** The words occur elsewhere in the text. */
  text: 0,
} as const

/** Points within a tier, together with `featuredShare` less than one tier. */
export const bonusPoints = {
  /** The text contains a run of five or more Chinese characters of the query as a whole. */
  phrase: 0.2,
  /** The text contains the words beside the category asked for. */
  words: 0.15,
  /** When cheap ones are asked for: for each step of the price filter that the listing satisfies, instead of quality. */
  cheap: 0.12,
} as const

/** Weight of the featured value (0 to 1) in the score of a result. */
export const featuredShare = 0.5

/** Bayesian mean used for ranking: (8 * 4.2 + mean * count) / (8 + count). 4.2 without reviews. */
export function adjustedMean(mean: number | null, count: number): number {
  return (prior.reviews * prior.mean + (mean ?? 0) * count) / (prior.reviews + count)
}

/** 0 at an adjusted mean of 3 or less, 1 at 5. */
export function quality(adjusted: number): number {
  return Math.min(1, Math.max(0, (adjusted - 3) / 2))
}

/** 0 without reviews, 1 from 500 reviews on; logarithmic in between. */
export function popularity(count: number): number {
  return Math.min(1, Math.log(1 + count) / Math.log(1 + fullPopularity))
}

/** Sort value of the Featured sort, 0 to 1. Independent of plans. */
export function featuredValue(mean: number | null, count: number): number {
  return featuredWeights.quality * quality(adjustedMean(mean, count)) + featuredWeights.popularity * popularity(count)
}

/** Sort value of the Most Reviews sort; ties are broken by Featured order. */
export function reviewsValue(mean: number | null, count: number): number {
  return count + featuredValue(mean, count) * 0.999
}

/**
 * Listings for the home page, chosen from the best in Featured order: shuffled daily, with one listing of each category
 * group before the second of any group.
 */
export function dailyMix(best: readonly { listingNo: number; group: number }[], day: number, limit: number): number[] {
  const shuffled = best.toSorted((one, other) => dailyHash(one.listingNo, day) - dailyHash(other.listingNo, day))
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

/** Pseudo-random number from listing and day (the finalizer of MurmurHash3). */
function dailyHash(listingNo: number, day: number): number {
  let hash = Math.imul(listingNo, 0x9e3779b1) ^ Math.imul(day, 0x85ebca77)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
