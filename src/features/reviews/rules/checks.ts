import type { ReviewCheck } from '../rules.ts'

/** SPEC.md section 5: when a new or edited review waits for a moderator. Times in ms. */
export const holding = {
  newAccount: 24 * 3_600_000,
  /** So many others from one network on one listing and day make the next one wait. */
  othersFromNetwork: 2,
  /** A burst: so many ratings within the time, this one among them, each so many stars from the mean, on one side. */
  burst: { reviews: 3, within: 24 * 3_600_000, stars: 2 },
  /** A mean of fewer reviews says nothing. */
  meanOf: 5,
} as const

export type Evidence = {
  text: string
  /** How long the author has been a member, ms. */
  accountAge: number
  /** Other members who reviewed this listing today from this network. */
  othersFromNetwork: number
  rating: number
  /** Published reviews of the listing with 1, 2, 3, 4 and 5 stars, by others. */
  published: readonly number[]
  /** Ratings by others within the time of a burst. */
  lately: readonly { rating: number; isPublished: boolean }[]
}

const link =
  /https?:\/\/|www\.|(?<![\p{L}\p{N}])(?:(?:wa|t|line)\.me|[a-z0-9][a-z0-9-]{0,62}\.(?:com|net|org|hk|cn|tw|io|co|ly|app|shop|info|biz|xyz))(?![\p{L}\p{N}])/iu

/** A Hong Kong number, eight digits alone or in two groups of four, or any number with its country's code. */
const phone = /(?<!\d)(?:\+?852[ -]?)?[2-9]\d{3}[ -]?\d{4}(?!\d)|\+\d(?:[ -]?\d){6,14}/

/** The text as one would type it on a keyboard: full-width digits and letters made plain. */
const plain = (text: string) => text.normalize('NFKC')

export const hasLink = (text: string) => link.test(plain(text))
export const hasPhone = (text: string) => phone.test(plain(text))

/** The names of the checks that a review trips, for a moderator to read; none publishes it at once. */
export function trippedChecks(evidence: Evidence): ReviewCheck[] {
  const { text, accountAge, othersFromNetwork } = evidence
  const trips: Record<ReviewCheck, boolean> = {
    link: accountAge < holding.newAccount && hasLink(text),
    phone_number: hasPhone(text),
    same_network: othersFromNetwork >= holding.othersFromNetwork,
    rating_burst: isBurst(evidence),
  }
  return (Object.keys(trips) as ReviewCheck[]).filter((check) => trips[check])
}

/** The mean is that of before the burst: a crowd does not make itself the measure. */
function isBurst({ rating, published, lately }: Evidence): boolean {
  const before = published.map(
    (count, i) => count - lately.filter((one) => one.isPublished && one.rating === i + 1).length,
  )
  const count = before.reduce((sum, n) => sum + n, 0)
  if (count < holding.meanOf) return false
  const mean = before.reduce((sum, n, i) => sum + n * (i + 1), 0) / count
  const isFar = (one: number) => Math.abs(one - mean) >= holding.burst.stars
  const isAlike = (one: number) => isFar(one) && one > mean === rating > mean
  return isFar(rating) && lately.filter((one) => isAlike(one.rating)).length + 1 >= holding.burst.reviews
}
