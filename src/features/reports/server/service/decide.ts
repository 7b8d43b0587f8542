import { restoreListing, takeDown } from '#features/moderation/server/service/take-down.ts'
import { withdraw } from '#features/notifications/server/service.ts'
import type { ReviewReportReason } from '#features/reviews/rules.ts'
import { hide, hold, release, restore, scheduleEmail } from '#features/reviews/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Actor } from '#shared/actor.ts'
import { subjectKinds, undoMs, type Decision, type SubjectKind } from '../../rules.ts'
import * as store from '../store.ts'
import type { DecidedReport, Subject } from '../store.ts'
import { emailKey, notifyReporters } from './emails.ts'

type AdminCtx = Ctx & { actor: NonNullable<Actor> }
type DecideInput = { subjects: Subject[]; decision: Decision; takesDown: boolean; note: string }

const idsOf = (subjects: Subject[], kind: SubjectKind) =>
  subjects.filter((one) => one.kind === kind).map(({ id }) => id)
/** The oldest report of each subject; its reason applies to the subject. Expects reports oldest first. */
const oldestPerSubject = (reports: DecidedReport[]) => [
  ...new Map(reports.toReversed().map((one) => [one.subjectId, one])).values(),
]

/**
 * Decides all open reports about these subjects. Upheld: a review is hidden with the reason of its oldest report; a
 * listing is taken down if `takesDown`, with `note` as the reason. Dismissed: a review held by a report is shown
 * again. A concurrent second decision has no effect. E-mails are delayed until the undo window has passed.
 */
export async function decide(ctx: AdminCtx, input: DecideInput): Promise<{ decided: string[] }> {
  return ctx.db.transaction(async (tx) => {
    const decided: string[] = []
    for (const kind of subjectKinds) {
      const ids = idsOf(input.subjects, kind)
      if (ids.length > 0) decided.push(...(await decideKind({ ...ctx, db: tx }, kind, ids, input)))
    }
    return { decided }
  })
}

async function decideKind(ctx: AdminCtx, kind: SubjectKind, ids: string[], input: DecideInput): Promise<string[]> {
  const { decision, takesDown } = input
  const { db, actor, now } = ctx
  const reports = await store.decide(db, { kind, ids, status: decision, by: actor.id, at: now() })
  const subjects = oldestPerSubject(reports)
  for (const report of subjects) {
    const before = await applyDecision(ctx, kind, report, input)
    if (before) await store.saveSubjectBefore(db, kind, report.id, before)
    await writeAuditEntry(ctx, {
      action: decision === 'upheld' ? 'reports.uphold' : 'reports.dismiss',
      subject: { kind, id: report.subjectId },
      before: { status: before },
      after: { reason: report.reason, ...(kind === 'listing' && { takesDown }) },
    })
  }
  await notifyReporters(db, kind, decision, reports)
  return subjects.map(({ subjectId }) => subjectId)
}

/** Applies a decision to its subject. Returns the subject's previous status, or null when it did not change. */
async function applyDecision(
  ctx: AdminCtx,
  kind: SubjectKind,
  report: DecidedReport,
  input: DecideInput,
): Promise<string | null> {
  const { subjectId, reason } = report
  const isUpheld = input.decision === 'upheld'
  if (kind === 'listing') {
    return isUpheld && input.takesDown && (await takeDown(ctx, ctx.db, subjectId, input.note)) ? 'approved' : null
  }
  const wasHeld = await release(ctx.db, subjectId)
  if (!isUpheld) return wasHeld ? 'held' : null
  const isHidden = await hide(ctx, ctx.db, subjectId, reason as ReviewReportReason)
  if (isHidden) await scheduleEmail(ctx, ctx.db, subjectId)
  return isHidden ? (wasHeld ? 'held' : 'published') : null
}

/** Undoes this admin's decisions of the last ten seconds: restores the subjects and withdraws the e-mails. */
export async function undo(ctx: AdminCtx, subjects: Subject[]): Promise<{ reopened: string[] }> {
  const since = new Date(ctx.now().getTime() - undoMs)
  return ctx.db.transaction(async (tx) => {
    const txCtx = { ...ctx, db: tx }
    const reopened: string[] = []
    for (const kind of subjectKinds) {
      const ids = idsOf(subjects, kind)
      const reports = ids.length > 0 ? await store.reopen(tx, { kind, ids, by: ctx.actor.id, since }) : []
      await withdraw(tx, reports.map(emailKey))
      for (const report of reports) if (report.subjectBefore) await restoreSubject(txCtx, kind, report)
      for (const { subjectId, status } of oldestPerSubject(reports)) {
        await writeAuditEntry(txCtx, { action: 'reports.undo', subject: { kind, id: subjectId }, before: { status } })
        reopened.push(subjectId)
      }
    }
    return { reopened }
  })
}

async function restoreSubject(ctx: AdminCtx, kind: SubjectKind, { subjectId, subjectBefore }: DecidedReport) {
  if (kind === 'listing') return restoreListing(ctx, ctx.db, subjectId)
  await restore(ctx, ctx.db, subjectId)
  if (subjectBefore === 'held') await hold(ctx, ctx.db, subjectId)
}
