import { listingReportReasons, type ListingReportReason } from '#features/listings/rules.ts'
import { reviewReportReasons, type ReviewReportReason } from '#features/reviews/rules.ts'
import type { Field } from '#shared/form.ts'
import { cleanText, lengthOf } from '#shared/text.ts'

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

/** Milliseconds for which a decision can be undone and its e-mails are delayed (docs/product.md). */
export const undoMs = 10_000
/** The terms of service allow 30 days for an appeal. */
const appealMs = 30 * 24 * 3_600_000

/** Whether a report with this reason hides its subject until it is decided (docs/product.md). */
export function hidesAtOnce(kind: SubjectKind, reason: ReportReason): boolean {
  return kind === 'review' && (reason === 'private_information' || reason === 'harmful_or_illegal')
}

/** Reasons sorted first in the queue: possible harm, or a legal duty to answer promptly (docs/hong-kong.md). */
export const urgentReasons = ['private_information', 'harmful_or_illegal', 'defamation', 'unsafe', 'fraud'] as const

/** Reasons that do not say what is wrong without a note. */
export function needsNote(reason: string): boolean {
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

export function isUndoable(decidedAt: Date, now: Date): boolean {
  return now.getTime() - decidedAt.getTime() <= undoMs
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
