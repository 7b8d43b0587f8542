import { restoreListing, takeDown } from '#features/listings/server/service/take-down.ts'
import type { ReviewReportReason } from '#features/reviews/rules.ts'
import { hide, lockReviews, restore, scheduleEmail } from '#features/reviews/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { Refusal } from '#shared/refusal.ts'
import { mayAppeal, type SubjectKind } from '../../rules.ts'
import * as store from '../store.ts'
import type { DecidedAppeal } from '../store.ts'
import { notifyAppellant } from './emails.ts'

/**
 * Files the only appeal of the party that a decision went against: the reporter, or the author or owner.
 * @throws Refusal REPORT_NOT_FOUND when the member is not a party to the report; APPEAL_REFUSED when the decision was in
 * their favour, is older than 30 days, or was already appealed
 */
export async function appeal(
  { db, actor, now }: MemberCtx,
  { kind, reportId, note }: { kind: SubjectKind; reportId: string; note: string },
): Promise<Record<string, never>> {
  const found = await store.findForAppeal(db, kind, reportId, actor.id)
  if (!found?.role) throw new Refusal('REPORT_NOT_FOUND')
  const isAppealable = mayAppeal(found.role, { status: found.status, decidedAt: found.decidedAt }, now())
  const isInserted =
    isAppealable &&
    (await store.insertAppeal(db, { kind, id: found.subjectId, appellantId: actor.id, note, at: now() }))
  if (!isInserted) throw new Refusal('APPEAL_REFUSED')
  return {}
}

/** `editedAt` names the version of a review that the admin read; the appeal itself cannot be changed. */
type AppealDecision = { id: string; editedAt: string | null; decision: 'granted' | 'refused'; answer: string }

/**
 * Decides an appeal. Granting reverses the decision: a hidden subject is shown again, a visible one is taken down, and
 * its author or owner is notified and may appeal in turn.
 * @throws Refusal APPEAL_NOT_FOUND; APPEAL_DECIDED when it was already decided; APPEAL_REVIEW_CHANGED when its author
 * has changed the review since the admin read it
 */
export async function decideAppeal(
  ctx: MemberCtx,
  { id, editedAt, decision, answer }: AppealDecision,
): Promise<Record<string, never>> {
  return ctx.db.transaction(async (tx) => {
    const txCtx = { ...ctx, db: tx }
    const appealed = await store.findAppealed(tx, id)
    if (!appealed) throw new Refusal('APPEAL_NOT_FOUND')
    const [review] = appealed.kind === 'review' ? await lockReviews(tx, [appealed.id]) : []
    const decided = await store.decideAppeal(tx, { id, status: decision, answer, by: ctx.actor.id, at: ctx.now() })
    if (!decided) throw new Refusal('APPEAL_DECIDED')
    if (review && review.editedAt !== editedAt) throw new Refusal('APPEAL_REVIEW_CHANGED')
    if (decision === 'granted') await reverseDecision(txCtx, decided, { id, answer })
    await writeAuditEntry(txCtx, {
      action: decision === 'granted' ? 'reports.grantAppeal' : 'reports.refuseAppeal',
      subject: { kind: decided.kind, id: decided.id },
      after: { appealId: id, answer },
    })
    await notifyAppellant(tx, decided, decision === 'granted', answer)
    return {}
  })
}

async function reverseDecision(
  ctx: MemberCtx,
  decided: DecidedAppeal,
  appealed: Pick<AppealDecision, 'id' | 'answer'>,
): Promise<void> {
  const { kind, id, isByAuthor } = decided
  const decision = `appeal:${appealed.id}`
  if (isByAuthor) {
    await (kind === 'review' ? restore(ctx, ctx.db, id) : restoreListing(ctx, ctx.db, id, { made: decision }))
    return
  }
  const report = await store.upholdReportOf(ctx.db, decided, { by: ctx.actor.id, at: ctx.now() })
  if (kind === 'review') {
    const isHidden = await hide(ctx, ctx.db, id, (report?.reason ?? 'other') as ReviewReportReason)
    if (isHidden) await scheduleEmail(ctx, ctx.db, id, 'hidden')
  } else {
    const isTakenDown = await takeDown(ctx, ctx.db, { id, reason: appealed.answer, decision })
    if (isTakenDown && report) await store.saveListingBefore(ctx.db, report.id, 'approved')
  }
}
