import { dayMs } from '#shared/durations.ts'
import { charactersOf } from '#shared/text.ts'

export const maxPhotos = 5
export const reviewStages = ['contacted', 'quoted', 'work_done'] as const
export const reviewStatuses = ['published', 'pending', 'hidden'] as const
/** Checks that hold a review for a moderator, implemented in `rules/checks.ts`. */
export const reviewChecks = ['link', 'phone_number', 'same_network', 'rating_burst'] as const
export type ReviewCheck = (typeof reviewChecks)[number]
export const reviewVerifications = ['none', 'contacted_here'] as const
export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const
/** Value of the query parameter `via` of the link by which a provider asks customers for reviews. */
export const invitedVia = 'invitation'
/** Languages by which the reviews of a listing are filtered; Chinese is one, in either script. */
export const reviewLanguages = ['en', 'zh'] as const
export type ReviewLanguage = (typeof reviewLanguages)[number]
/** What the reviews of a listing are filtered by. */
export type ReviewFilter = {
  /** Words, all of which are in title or text. */
  q?: string | undefined
  rating?: number | undefined
  stage?: ReviewStage | undefined
  language?: ReviewLanguage | undefined
}
/** Of the words searched for, in UTF-16 units. */
export const maxWordsLength = 100
/** Further words are ignored. */
export const maxWords = 5
export type ReviewStage = (typeof reviewStages)[number]
export type ReviewStatus = (typeof reviewStatuses)[number]
/** What moderators see: `held` is a published review that visitors do not see while a report is examined. */
export const moderatedStatuses = [...reviewStatuses, 'held'] as const
export type ModeratedStatus = (typeof moderatedStatuses)[number]

export function moderatedStatusOf({ status, isHeld }: { status: ReviewStatus; isHeld: boolean }): ModeratedStatus {
  return status === 'published' && isHeld ? 'held' : status
}
export type ReviewSort = (typeof reviewSorts)[number]
export const reviewReportReasons = [
  'fake',
  'conflict_of_interest',
  'private_information',
  'harmful_or_illegal',
  'advertising',
  'wrong_business',
  'off_topic',
  'defamation',
  'other',
] as const
export type ReviewReportReason = (typeof reviewReportReasons)[number]

/**
 * Public name of a review's author: "Mary C.". A Chinese surname is omitted, because its initial is the whole surname.
 * Empty for a former member.
 */
export function shortName(firstName: string, lastName: string): string {
  const first = firstName.trim()
  const initial = /^\p{Script=Han}/u.test(lastName.trim()) ? '' : charactersOf(lastName.trim())[0]
  return [first, initial ? `${initial.toUpperCase()}.` : ''].filter(Boolean).join(' ')
}

/** Reviews quoted on the home page have at least this rating: one bad review alone would misrepresent a provider. */
export const minQuotedRating = 3

/** The first rows, at most one per listing and, while there are enough, one per category. */
export function pickVaried<Row extends { listing: { id: string }; categoryId: string | null }>(
  rows: readonly Row[],
  limit: number,
): Row[] {
  const firstOf = (key: (row: Row) => string | null) => (row: Row, index: number, all: readonly Row[]) =>
    all.findIndex((other) => key(other) === key(row)) === index
  const perListing = rows.filter(firstOf(({ listing }) => listing.id))
  const perCategory = perListing.filter(firstOf(({ categoryId }) => categoryId))
  return [...new Set([...perCategory, ...perListing])].slice(0, limit)
}

/** "Contacted through Kaifong": time between opening the chat and the review, ms. */
const contactAgeMs = { min: dayMs, max: 90 * dayMs }

/** Whether the first or the latest recorded contact is within `contactAgeMs`. */
export function isContactedHere(contact: { firstAt: Date; lastAt: Date } | undefined, now: Date): boolean {
  const ages = contact ? [contact.firstAt, contact.lastAt].map((at) => now.getTime() - at.getTime()) : []
  return ages.some((age) => age >= contactAgeMs.min && age <= contactAgeMs.max)
}

/** "What people paid": minimum number of published reviews with a price, and how many of the latest are counted. */
export const paidPrices = { least: 5, maxCount: 200 }

/** Median and range of the prices paid, in cents; null below the minimum number of prices. */
export function summaryOfPaid(cents: readonly number[]) {
  if (cents.length < paidPrices.least) return null
  const sorted = cents.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0]
  return {
    count: sorted.length,
    medianCents: Math.round((low + high) / 2),
    lowestCents: sorted[0] ?? 0,
    highestCents: sorted.at(-1) ?? 0,
  }
}

export const moderations = ['publish', 'hide'] as const
export type Moderation = (typeof moderations)[number]

/** Status after a decision; null when it would not change. */
export function decide(status: ReviewStatus, decision: Moderation): ReviewStatus | null {
  const target = { publish: 'published', hide: 'hidden' } as const
  return target[decision] === status ? null : target[decision]
}
