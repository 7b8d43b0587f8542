import { reviewReportReasons, type ReviewReportReason } from '#features/reviews/rules.ts'
import { dayMs } from '#shared/durations.ts'
import type { Field } from '#shared/form.ts'
import { cleanText, lengthOf } from '#shared/text.ts'

export const reportStatuses = ['open', 'upheld', 'dismissed'] as const
export const listingReportReasons = [
  'wrong_details',
  'closed',
  'duplicate',
  'spam',
  'offensive',
  'unsafe',
  'fraud',
  'licence',
  'copyright',
  'private_information',
  'other',
] as const
export type ListingReportReason = (typeof listingReportReasons)[number]

/** What a member may report. */
export const subjectKinds = ['review', 'listing'] as const
export type SubjectKind = (typeof subjectKinds)[number]
export type ReportReason = ReviewReportReason | ListingReportReason
export const reasonsOf = { review: reviewReportReasons, listing: listingReportReasons } as const

export const decisions = ['upheld', 'dismissed'] as const
export type Decision = (typeof decisions)[number]
export const appealStatuses = ['open', 'granted', 'refused'] as const
export const queueTabs = ['open', 'appeals', 'decided'] as const
export const maxNoteLength = 2_000

/** The terms of service allow 30 days for an appeal. */
const appealMs = 30 * dayMs

/** Reasons for which a reported review may be held before a decision (docs/product.md). */
export const holdingReasons = ['private_information', 'harmful_or_illegal'] as const

export function isHoldingReason(kind: SubjectKind, reason: ReportReason): boolean {
  return kind === 'review' && holdingReasons.some((one) => one === reason)
}

/** Minimum age in days of an account that counts as an independent reporter. */
export const independentAgeDays = 7

/** Facts about a reporter. `independent`: members with an open report for a holding reason, see `findIndependent`. */
export type Reporter = { isListingOwner: boolean; upheld: number; dismissed: number; independent: number }

/**
 * Whether a report for a holding reason holds its review before anybody has looked at it: from a member all of whose
 * decided reports were upheld, or from the second of two independent members; never from the listing's owner.
 */
export function holdsReview({ isListingOwner, upheld, dismissed, independent }: Reporter): boolean {
  if (isListingOwner) return false
  return (upheld > 0 && dismissed === 0) || independent >= 2
}

/** Reasons sorted first in the queue: possible harm, or a legal duty to answer promptly (docs/hong-kong.md). */
export const urgentReasons = ['private_information', 'harmful_or_illegal', 'defamation', 'unsafe', 'fraud'] as const

/** Reasons that do not say what is wrong without a note. */
function needsNote(reason: string): boolean {
  return reason === 'other' || reason === 'defamation' || reason === 'copyright'
}

type Decided = { status: 'open' | Decision; decidedAt: Date | null }

/**
 * Whether this party may appeal: within 30 days, the reporter of a dismissed report, or the author or owner when it was
 * upheld. The limit of one appeal is enforced by the database.
 */
export function mayAppeal(role: 'reporter' | 'author', report: Decided, now: Date): boolean {
  const lostStatus = role === 'reporter' ? 'dismissed' : 'upheld'
  return (
    report.status === lostStatus && report.decidedAt !== null && now.getTime() - report.decidedAt.getTime() <= appealMs
  )
}

const note =
  (isRequired: (all: Readonly<Record<string, string>>) => boolean): Field<string> =>
  (typed, all) => {
    const clean = cleanText(typed)
    if (clean === '' && isRequired(all)) return { error: 'noteRequired' }
    return lengthOf(clean) > maxNoteLength ? { error: 'noteTooLong' } : { value: clean }
  }
const requiredReason: Field<string> = (typed) => (typed === '' ? { error: 'reasonRequired' } : { value: typed })

export const reportForm = { reason: requiredReason, note: note(({ reason = '' }) => needsNote(reason)) }
export const appealForm = { note: note(() => true) }
