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

/** How long a decision can be undone and its letters wait, ms (SPEC.md section 12). */
export const undoMs = 10_000
/** The terms give 30 days for an appeal. */
const appealMs = 30 * 24 * 3_600_000

/** SPEC.md section 4: these two hide a review while it is examined; everything else stays up. */
export function hidesAtOnce(kind: SubjectKind, reason: ReportReason): boolean {
  return kind === 'review' && (reason === 'private_information' || reason === 'harmful_or_illegal')
}

/** Examined first: what may harm somebody while it waits, and what the law wants answered promptly (HONGKONG.md). */
export const urgentReasons = ['private_information', 'harmful_or_illegal', 'defamation', 'unsafe', 'fraud'] as const

/** A bare "other" or "defamation" tells nobody what to look for. */
export function needsNote(reason: string): boolean {
  return reason === 'other' || reason === 'defamation' || reason === 'copyright'
}

type Decided = { status: 'open' | Decision; decidedAt: Date | null }

/**
 * Whoever a decision went against may appeal once, within 30 days: the reporter when nothing was found, the author or
 * owner when something was.
 */
export function mayAppeal(role: 'reporter' | 'author', report: Decided, now: Date): boolean {
  const lost = role === 'reporter' ? 'dismissed' : 'upheld'
  return report.status === lost && report.decidedAt !== null && now.getTime() - report.decidedAt.getTime() <= appealMs
}

export function isUndoable(decidedAt: Date, now: Date): boolean {
  return now.getTime() - decidedAt.getTime() <= undoMs
}

const note =
  (isNeeded: (all: Readonly<Record<string, string>>) => boolean): Field<string> =>
  (typed, all) => {
    const clean = cleanText(typed)
    if (clean === '' && isNeeded(all)) return { error: 'noteRequired' }
    return lengthOf(clean) > maxNoteLength ? { error: 'noteTooLong' } : { value: clean }
  }
const chosen: Field<string> = (typed) => (typed === '' ? { error: 'reasonRequired' } : { value: typed })

export const reportForm = { reason: chosen, note: note(({ reason = '' }) => needsNote(reason)) }
export const appealForm = { note: note(() => true) }
