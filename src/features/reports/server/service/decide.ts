import { putBack, takeDown } from '#features/listings/server/service.ts'
import { withdraw } from '#features/notifications/server/service.ts'
import type { ReviewReportReason } from '#features/reviews/rules.ts'
import { hide, restore, scheduleEmail } from '#features/reviews/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Actor } from '#shared/actor.ts'
import { subjectKinds, undoMs, type Decision, type SubjectKind } from '../../rules.ts'
import * as store from '../store.ts'
import type { DecidedReport, Subject } from '../store.ts'
import { letterKey, notifyReporters } from './emails.ts'

type AdminCtx = Ctx & { actor: NonNullable<Actor> }
type Given = { subjects: Subject[]; decision: Decision; takesDown: boolean; note: string }

const idsOf = (subjects: Subject[], kind: SubjectKind) =>
  subjects.filter((one) => one.kind === kind).map(({ id }) => id)
/** The oldest report about each subject speaks for all of them. */
const bySubject = (reports: DecidedReport[]) => [
  ...new Map(reports.toReversed().map((one) => [one.subjectId, one])).values(),
]

/**
 * Decides all open reports about these at once. Upheld: a review is hidden, with the reason of its oldest report; a
 * listing is taken down where `takesDown` says so, with `note` as the reason. Dismissed: what was hidden while it was
 * examined is shown again. Who comes second decides nothing. Letters wait until nothing can be undone any more.
 */
export async function decide(ctx: AdminCtx, given: Given): Promise<{ decided: string[] }> {
  return ctx.db.transaction(async (tx) => {
    const decided: string[] = []
    for (const kind of subjectKinds) {
      const ids = idsOf(given.subjects, kind)
      if (ids.length > 0) decided.push(...(await decideKind({ ...ctx, db: tx }, kind, ids, given)))
    }
    return { decided }
  })
}

async function decideKind(ctx: AdminCtx, kind: SubjectKind, ids: string[], given: Given): Promise<string[]> {
  const { decision, takesDown } = given
  const { db, actor, now } = ctx
  const reports = await store.decide(db, { kind, ids, status: decision, by: actor.id, at: now() })
  const subjects = bySubject(reports)
  for (const report of subjects) {
    const hidAtOnce = reports.some((one) => one.subjectId === report.subjectId && one.hidAtOnce)
    const before = await act(ctx, kind, { ...report, hidAtOnce }, given)
    if (before) await store.noteBefore(db, kind, report.id, before)
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

/** Does what a decision means for its subject; gives the status that it had, null where nothing changes. */
async function act(ctx: AdminCtx, kind: SubjectKind, report: DecidedReport, given: Given): Promise<string | null> {
  const { subjectId, reason, hidAtOnce } = report
  const isUpheld = given.decision === 'upheld'
  if (kind === 'listing') {
    return isUpheld && given.takesDown && (await takeDown(ctx, ctx.db, subjectId, given.note)) ? 'approved' : null
  }
  if (!isUpheld) return hidAtOnce && (await restore(ctx, ctx.db, subjectId)) ? 'hidden' : null
  const isHidden = await hide(ctx, ctx.db, subjectId, reason as ReviewReportReason)
  if (isHidden || hidAtOnce) await scheduleEmail(ctx, ctx.db, subjectId)
  return isHidden ? 'published' : null
}

/** Takes one's own decisions of the last ten seconds back: all is as before, and no letter leaves. */
export async function undo(ctx: AdminCtx, subjects: Subject[]): Promise<{ reopened: string[] }> {
  const since = new Date(ctx.now().getTime() - undoMs)
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx }
    const reopened: string[] = []
    for (const kind of subjectKinds) {
      const ids = idsOf(subjects, kind)
      const reports = ids.length > 0 ? await store.reopen(tx, { kind, ids, by: ctx.actor.id, since }) : []
      await withdraw(tx, reports.map(letterKey))
      for (const report of reports) if (report.subjectBefore) await setBack(within, kind, report)
      for (const { subjectId, status } of bySubject(reports)) {
        await writeAuditEntry(within, { action: 'reports.undo', subject: { kind, id: subjectId }, before: { status } })
        reopened.push(subjectId)
      }
    }
    return { reopened }
  })
}

async function setBack(ctx: AdminCtx, kind: SubjectKind, { subjectId, subjectBefore, reason }: DecidedReport) {
  if (kind === 'listing') await putBack(ctx, ctx.db, subjectId)
  else if (subjectBefore === 'published') await restore(ctx, ctx.db, subjectId)
  else await hide(ctx, ctx.db, subjectId, reason as ReviewReportReason)
}
