import { hold, lockReviews } from '#features/reviews/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { fieldError } from '#platform/server/rpc.ts'
import { validateForm } from '#shared/form.ts'
import { Refusal } from '#shared/refusal.ts'
import { cleanText } from '#shared/text.ts'
import {
  holdsReview,
  isHoldingReason,
  reasonsOf,
  reportForm,
  type ReportReason,
  type SubjectKind,
} from '../../rules.ts'
import * as store from '../store.ts'

type ReportInput = { kind: SubjectKind; subjectId: string; reason: ReportReason; note: string }

/**
 * Reports a public review or listing. It stays visible until decided, unless the report holds a review (`holdsReview`).
 * @throws Refusal SUBJECT_NOT_FOUND; REPORT_OWN for the member's own; REPORT_OPEN while the member has an open report, and
 * REPORT_DISMISSED when one of theirs was dismissed and the subject has not changed since
 */
export async function report(ctx: MemberCtx, { kind, subjectId, reason, note: typed }: ReportInput) {
  const { actor, now } = ctx
  const isKnown = (reasonsOf[kind] as readonly string[]).includes(reason)
  const errors = validateForm(reportForm, { reason: isKnown ? reason : '', note: typed })
  for (const [field, error] of Object.entries(errors)) throw fieldError(field, error)

  return ctx.db.transaction(async (tx) => {
    const subject = { kind, id: subjectId }
    const found = await store.findReportable(tx, subject)
    if (!found) throw new Refusal('SUBJECT_NOT_FOUND')
    if (found.ownerId === actor.id) throw new Refusal('REPORT_OWN')
    if (await store.isDismissed(tx, subject, actor.id)) throw new Refusal('REPORT_DISMISSED')
    const mayHold = isHoldingReason(kind, reason)
    if (mayHold) await lockReviews(tx, [subjectId])
    const note = cleanText(typed)
    const id = await store.insert(tx, { ...subject, reporterId: actor.id, reason, note, at: now() })
    if (id === null) throw new Refusal('REPORT_OPEN')
    const isHeld = mayHold && holdsReview(await store.findReporter(tx, subjectId, actor.id, now()))
    if (isHeld && (await hold(ctx, tx, subjectId))) {
      await store.markHolding(tx, id)
      await writeAuditEntry(
        { ...ctx, db: tx },
        { action: 'reports.hold', subject: { kind, id: subjectId }, after: { reason } },
      )
    }
    return { isHeld }
  })
}
