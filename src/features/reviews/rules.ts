export const maxPhotos = 5
export const reviewStages = ['contacted', 'quoted', 'work_done'] as const
export const reviewStatuses = ['published', 'pending', 'hidden'] as const
/** What makes a review wait for a moderator; `rules/checks.ts` says when each trips. */
export const reviewChecks = ['link', 'phone_number', 'same_network', 'rating_burst'] as const
export type ReviewCheck = (typeof reviewChecks)[number]
export const reviewVerifications = ['none', 'contacted_here'] as const
export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const
export type ReviewStage = (typeof reviewStages)[number]
export type ReviewStatus = (typeof reviewStatuses)[number]
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
 * The author of a review as strangers see one: "Mary C.". A surname in Chinese is one character and would be told whole by
 * its "initial", so the given name stands alone. Empty for a former member, whose names are gone.
 */
export function shortName(firstName: string, lastName: string): string {
  const first = firstName.trim()
  const initial = /^\p{Script=Han}/u.test(lastName.trim()) ? '' : [...lastName.trim()][0]
  return [first, initial ? `${initial.toUpperCase()}.` : ''].filter(Boolean).join(' ')
}

const day = 24 * 3_600_000
/** "Contacted through Kaifong": how long before the review its author opened the chat here. */
export const contactAge = { least: day, most: 90 * day }

/** Whether one of the two openings of the chat that are remembered, the first and the latest, is old enough and not too old. */
export function isContactedHere(contact: { firstAt: Date; lastAt: Date } | undefined, now: Date): boolean {
  const ages = contact ? [contact.firstAt, contact.lastAt].map((at) => now.getTime() - at.getTime()) : []
  return ages.some((age) => age >= contactAge.least && age <= contactAge.most)
}

/** "What people paid" is shown from so many published reviews with a price on, and looks at so many of the latest. */
export const pricesPaid = { least: 5, latest: 200 }

/** The median and the range of what people paid, in cents; null while too few have said. */
export function summaryOfPaid(cents: readonly number[]) {
  if (cents.length < pricesPaid.least) return null
  const sorted = cents.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0]
  return {
    count: sorted.length,
    medianCents: Math.round((low + high) / 2),
    lowestCents: sorted[0] ?? 0,
    highestCents: sorted.at(-1) ?? 0,
  }
}

export const moderations = ['publish', 'hide', 'hold'] as const
export type Moderation = (typeof moderations)[number]

/** What a decision makes of a review; null where it would change nothing. */
export function decide(status: ReviewStatus, decision: Moderation): ReviewStatus | null {
  const target = { publish: 'published', hide: 'hidden', hold: 'pending' } as const
  return target[decision] === status ? null : target[decision]
}
