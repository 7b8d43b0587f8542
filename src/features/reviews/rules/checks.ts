import { dayMs } from '#shared/durations.ts'
import type { ReviewCheck } from '../rules.ts'

/** When a new or edited review is held for a moderator (docs/product.md). Times in ms. */
export const holdRules = {
  newAccountMs: dayMs,
  /** Number of other members from one network on one listing and day from which the next review is held. */
  othersFromNetwork: 2,
  /** A burst: this many ratings within the window, including this one, each this many stars from the mean on one side. */
  burst: { reviews: 3, windowMs: dayMs, stars: 2 },
  /** Minimum number of reviews for a meaningful mean. */
  minReviewsForMean: 5,
} as const

export type Evidence = {
  text: string
  /** How long the author has been a member, ms. */
  accountAgeMs: number
  /** Other members who reviewed this listing today from this network. */
  othersFromNetwork: number
  rating: number
  /** Published reviews of the listing with 1, 2, 3, 4 and 5 stars, by others. */
  published: readonly number[]
  /** Ratings by other members within the burst window. */
  recentRatings: readonly { rating: number; isPublished: boolean }[]
}

const link =
  /https?:\/\/|www\.|(?:(?<![\p{L}\p{N}])(?:wa|t|line)\.me|[a-z0-9-]\.(?:com|net|org|hk|cn|tw|io|co|ly|app|shop|info|biz|xyz))(?![\p{L}\p{N}])/iu

/** A Hong Kong number, eight digits or two groups of four, or any number with a country code. */
const phone = /(?<!\d)(?:\+?852[ -]?)?[2-9]\d{3}[ -]?\d{4}(?!\d)|\+\d(?:[ -]?\d){6,14}/

/** Converts full-width digits and letters to ASCII. */
const normalize = (text: string) => text.normalize('NFKC')

export const hasLink = (text: string) => link.test(normalize(text))
export const hasPhone = (text: string) => phone.test(normalize(text))

/** Checks that a review trips. An empty list means that it is published at once. */
export function trippedChecks(evidence: Evidence): ReviewCheck[] {
  const { text, accountAgeMs, othersFromNetwork } = evidence
  const trips: Record<ReviewCheck, boolean> = {
    link: accountAgeMs < holdRules.newAccountMs && hasLink(text),
    phone_number: hasPhone(text),
    same_network: othersFromNetwork >= holdRules.othersFromNetwork,
    rating_burst: isBurst(evidence),
  }
  return (Object.keys(trips) as ReviewCheck[]).filter((check) => trips[check])
}

/** Compares with the mean before the burst, so that the burst does not shift its own reference. */
function isBurst({ rating, published, recentRatings }: Evidence): boolean {
  const before = published.map(
    (count, i) => count - recentRatings.filter((one) => one.isPublished && one.rating === i + 1).length,
  )
  const count = before.reduce((sum, n) => sum + n, 0)
  if (count < holdRules.minReviewsForMean) return false
  const mean = before.reduce((sum, n, i) => sum + n * (i + 1), 0) / count
  const isFar = (one: number) => Math.abs(one - mean) >= holdRules.burst.stars
  const isFarOnSameSide = (one: number) => isFar(one) && one > mean === rating > mean
  return (
    isFar(rating) && recentRatings.filter((one) => isFarOnSameSide(one.rating)).length + 1 >= holdRules.burst.reviews
  )
}
