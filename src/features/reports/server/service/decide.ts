import { restoreListing, takeDown } from '#features/listings/server/service/take-down.ts'
import { withdraw } from '#features/notifications/server/service.ts'
import type { ReviewReportReason } from '#features/reviews/rules.ts'
import { hide, hold, lockReviews, release, restore, scheduleEmail } from '#features/reviews/server/service.ts'
import { type AuditEntry, writeAuditEntries, writeAuditEntry } from '#platform/server/audit.ts'
import type { AdminCtx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { type DecisionScope, recordDecisions, takeDecisions } from '#platform/server/decisions.ts'
import { subjectKinds, type Decision, type SubjectKind } from '../../rules.ts'
import * as store from '../store.ts'
import type { DecidedReport, Subject } from '../store.ts'
import { emailKey, notifyReporters } from './emails.ts'

/** The reports that a decision closed, and the status of their subject if it changed it. */
type StateBefore = { reportIds: string[]; subjectBefore: string | null }
const scopeOf = (kind: SubjectKind): DecisionScope => ({ kind, feature: 'reports' })

/** `editedAt` names the version of a review that the admin read. */
type ReadSubject = Subject & { editedAt: string | null }
type DecideInput = { subjects: ReadSubject[]; decision: Decision; takesDown: boolean; note: string }

const idsOf = (subjects: Subject[], kind: SubjectKind) =>
  subjects.filter((one) => one.kind === kind).map(({ id }) => id)
const refusedOf = (subjects: Subject[], done: string[]) =>
  subjects.map(({ id }) => id).filter((id) => !done.includes(id))
/** Names the decision about a listing by its oldest report. */
const takeDownOf = (oldestReportId: string) => `report:${oldestReportId}`
/** The oldest report of each subject; its reason applies to the subject. Expects reports oldest first. */
const oldestPerSubject = (reports: DecidedReport[]) => [
  ...new Map(reports.toReversed().map((one) => [one.subjectId, one])).values(),
]

/**
 * Decides all open reports about these subjects. Upheld: a review is hidden with the reason of its oldest report; a
 * listing is taken down if `takesDown`, with `note` as the reason. Dismissed: a review held by a report is shown
 * again. `refused` are subjects without an open report (somebody else decided), and reviews that their authors have
 * changed since the admin read them. E-mails are delayed until the undo window has passed.
 */
export async function decide(ctx: AdminCtx, input: DecideInput): Promise<{ decided: string[]; refused: string[] }> {
  return ctx.db.transaction(async (tx) => {
    const decided: string[] = []
    for (const kind of subjectKinds) {
      const ids = kind === 'review' ? await lockRead(tx, input.subjects) : idsOf(input.subjects, kind)
      if (ids.length > 0) decided.push(...(await decideKind({ ...ctx, db: tx }, kind, ids, input)))
    }
    return { decided, refused: refusedOf(input.subjects, decided) }
  })
}

/** Locks the reviews and returns the ids of those that are still as the admin read them. */
async function lockRead(tx: Db, subjects: ReadSubject[]): Promise<string[]> {
  const ids = idsOf(subjects, 'review')
  if (ids.length === 0) return []
  const read = new Map(subjects.map(({ id, editedAt }) => [id, editedAt]))
  return (await lockReviews(tx, ids)).filter(({ id, editedAt }) => read.get(id) === editedAt).map(({ id }) => id)
}

async function decideKind(ctx: AdminCtx, kind: SubjectKind, ids: string[], input: DecideInput): Promise<string[]> {
  const { decision, takesDown } = input
  const { db, actor, now } = ctx
  const reports = await store.decide(db, { kind, ids, status: decision, by: actor.id, at: now() })
  const subjects = oldestPerSubject(reports)
  const [decided, entries]: [{ subjectId: string; before: StateBefore }[], AuditEntry[]] = [[], []]
  for (const report of subjects) {
    const { subjectId, reason } = report
    const before = await applyDecision(ctx, kind, report, input)
    if (before && kind === 'listing') await store.saveListingBefore(db, report.id, before)
    const reportIds = reports.filter((one) => one.subjectId === subjectId).map(({ id }) => id)
    decided.push({ subjectId, before: { reportIds, subjectBefore: before } })
    entries.push({
      action: decision === 'upheld' ? 'reports.uphold' : 'reports.dismiss',
      subject: { kind, id: subjectId },
      before: { status: before },
      after: { reason, ...(kind === 'listing' && { takesDown }) },
    })
  }
  await recordDecisions(ctx, scopeOf(kind), decided)
  await writeAuditEntries(ctx, entries)
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
    if (!isUpheld || !input.takesDown) return null
    const down = { id: subjectId, reason: input.note, decision: takeDownOf(report.id) }
    return (await takeDown(ctx, ctx.db, down)) ? 'approved' : null
  }
  const wasHeld = await release(ctx.db, subjectId)
  if (!isUpheld) return wasHeld ? 'held' : null
  const isHidden = await hide(ctx, ctx.db, subjectId, reason as ReviewReportReason)
  if (isHidden) await scheduleEmail(ctx, ctx.db, subjectId, 'hidden')
  return isHidden ? (wasHeld ? 'held' : 'published') : null
}

/**
 * Undoes the admin's own decisions within the undo window, unless somebody has decided about the subject since: restores
 * the subjects and withdraws the e-mails.
 */
export async function undo(ctx: AdminCtx, subjects: Subject[]): Promise<{ undone: string[]; refused: string[] }> {
  return ctx.db.transaction(async (tx) => {
    const txCtx = { ...ctx, db: tx }
    const undone: string[] = []
    for (const kind of subjectKinds) {
      const ids = idsOf(subjects, kind)
      if (ids.length === 0) continue
      if (kind === 'review') await lockReviews(tx, ids)
      const taken = await takeDecisions<StateBefore>(txCtx, scopeOf(kind), ids)
      const reports = await store.reopen(
        tx,
        kind,
        [...taken.values()].flatMap(({ reportIds }) => reportIds),
      )
      await withdraw(tx, reports.map(emailKey))
      for (const { id, subjectId, status } of oldestPerSubject(reports)) {
        await restoreSubject(txCtx, kind, { id, subjectId }, taken.get(subjectId)?.subjectBefore)
        await writeAuditEntry(txCtx, { action: 'reports.undo', subject: { kind, id: subjectId }, before: { status } })
        undone.push(subjectId)
      }
    }
    return { undone, refused: refusedOf(subjects, undone) }
  })
}

async function restoreSubject(
  ctx: AdminCtx,
  kind: SubjectKind,
  { id, subjectId }: Pick<DecidedReport, 'id' | 'subjectId'>,
  subjectBefore?: string | null,
) {
  if (!subjectBefore) return
  if (kind === 'listing') return restoreListing(ctx, ctx.db, subjectId, { undone: takeDownOf(id) })
  await restore(ctx, ctx.db, subjectId)
  if (subjectBefore === 'held') await hold(ctx, ctx.db, subjectId)
}
