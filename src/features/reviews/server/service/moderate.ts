import { writeAuditEntries, writeAuditEntry } from '#platform/server/audit.ts'
import type { AdminCtx, Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { type DecisionScope, recordDecisions, takeDecisions } from '#platform/server/decisions.ts'
import { queueJob } from '#platform/server/jobs.ts'
import { undoEmailDelaySeconds } from '#shared/undo.ts'
import { decide, type Moderation, type ReviewReportReason, type ReviewStatus } from '../../rules.ts'
import * as store from '../store/moderation.ts'
import { emitPublished, notifyAuthorOfRemoval, notifyOwner } from './emails.ts'

type ActorCtx = Pick<Ctx, 'actor' | 'now'>
type StatusChange = { decision: Moderation; reason: ReviewReportReason | null }

/** Action name of a decision in the audit log. */
const actionOf = (from: string, decision: Moderation) =>
  decision === 'publish' ? (from === 'hidden' ? 'reviews.restore' : 'reviews.publish') : `reviews.${decision}`

/**
 * Applies the decision to the reviews whose status it changes and audits each; those of `isUnread` are left alone. Returns
 * their previous state.
 */
async function changeStatus(
  ctx: ActorCtx,
  tx: Db,
  ids: readonly string[],
  { decision, reason }: StatusChange,
  isUnread: (review: store.LockedReview) => boolean = () => false,
) {
  const locked = await store.lock(tx, ids)
  const changed = locked.flatMap((row) => {
    const status = decide(row.status, decision)
    return status && !isUnread(row) ? [{ ...row, after: status }] : []
  })
  const [first] = changed
  if (!first) return []
  const changedIds = changed.map(({ id }) => id)
  await store.setStatus(tx, changedIds, first.after, reason)
  await writeAuditEntries(
    { ...ctx, db: tx },
    changed.map(({ id, status, hiddenReason, after }) => ({
      action: actionOf(status, decision),
      subject: { kind: 'review', id },
      before: { status, hiddenReason },
      after: { status: after, hiddenReason: reason },
    })),
  )
  return changed
}

/**
 * Hides a review in the caller's transaction and audits it; visitors see a stub with the reason. Returns whether the
 * status changed. For features that depend on reviews; sending e-mail is up to the caller.
 */
export async function hide(ctx: ActorCtx, tx: Db, reviewId: string, reason: ReviewReportReason): Promise<boolean> {
  return (await changeStatus(ctx, tx, [reviewId], { decision: 'hide', reason })).length > 0
}

/** Publishes a hidden review again in the caller's transaction and audits it. Returns whether the status changed. */
export async function restore(ctx: ActorCtx, tx: Db, reviewId: string): Promise<boolean> {
  return (await changeStatus(ctx, tx, [reviewId], { decision: 'publish', reason: null })).length > 0
}

type ModerateInput = { reviews: readonly store.ReviewVersion[]; decision: Moderation; reason?: ReviewReportReason }
type StateBefore = { status: ReviewStatus; hiddenReason: ReviewReportReason | null; heldAt: string | null }

const scope: DecisionScope = { kind: 'review', feature: 'reviews' }
const refusedOf = (ids: readonly string[], done: readonly string[]) =>
  [...new Set(ids)].filter((id) => !done.includes(id))

/**
 * Applies an admin's decision to up to 50 reviews; `refused` are those whose status it would not change, or that their
 * authors have changed since the admin read them.
 */
export async function moderate(
  ctx: AdminCtx,
  { reviews, decision, reason }: ModerateInput,
): Promise<{ decided: string[]; refused: string[] }> {
  const newReason = decision === 'hide' ? (reason ?? 'other') : null
  const readVersions = new Map(reviews.map(({ id, editedAt }) => [id, editedAt]))
  const ids = [...readVersions.keys()]
  return ctx.db.transaction(async (tx) => {
    const isUnread = (review: store.LockedReview) => readVersions.get(review.id) !== store.versionOf(review).editedAt
    const changed = await changeStatus(ctx, tx, ids, { decision, reason: newReason }, isUnread)
    await recordDecisions(
      { ...ctx, db: tx },
      scope,
      changed.map(({ id, status, hiddenReason, heldAt }) => {
        const before: StateBefore = { status, hiddenReason, heldAt: heldAt?.toISOString() ?? null }
        return { subjectId: id, before }
      }),
    )
    for (const { id, after } of changed) await scheduleEmail(ctx, tx, id, after)
    const decided = changed.map(({ id }) => id)
    return { decided, refused: refusedOf(ids, decided) }
  })
}

/** Undoes the admin's own decisions within the undo window, unless somebody has decided about the review since. */
export async function undo(ctx: AdminCtx, ids: readonly string[]): Promise<{ undone: string[]; refused: string[] }> {
  return ctx.db.transaction(async (tx) => {
    const inTx = { ...ctx, db: tx }
    const locked = await store.lock(tx, ids)
    const taken = await takeDecisions<StateBefore>(inTx, scope, ids)
    const undone: string[] = []
    for (const { id, status, hiddenReason } of locked) {
      const before = taken.get(id)
      if (!before) continue
      await store.restoreState(tx, id, { ...before, heldAt: before.heldAt === null ? null : new Date(before.heldAt) })
      await writeAuditEntry(inTx, {
        action: 'reviews.undo',
        subject: { kind: 'review', id },
        before: { status, hiddenReason },
        after: { status: before.status, hiddenReason: before.hiddenReason },
      })
      undone.push(id)
    }
    return { undone, refused: refusedOf(ids, undone) }
  })
}

export const decisionEmailJob = 'reviews.sendDecisionEmail'

/** Queues the e-mail about the decided status after the undo window, in the transaction of the decision. */
export async function scheduleEmail(
  ctx: Pick<Ctx, 'now'>,
  tx: Db,
  reviewId: string,
  status: ReviewStatus,
): Promise<void> {
  const runAt = new Date(ctx.now().getTime() + undoEmailDelaySeconds * 1_000)
  await queueJob(tx, { name: decisionEmailJob, data: { reviewId, status }, key: `${reviewId}:${status}`, runAt })
}

/**
 * E-mails the result of a decision, unless it was undone or replaced: the owner when published, the author when hidden.
 * The owner was told of a review that tripped no check when it was written. Idempotent: the outbox deduplicates.
 */
export async function sendDecisionEmail(
  db: Db,
  { reviewId, status }: { reviewId: string; status?: ReviewStatus },
): Promise<void> {
  await db.transaction(async (tx) => {
    const review = await store.find(tx, reviewId)
    if (!review || (status && review.status !== status)) return
    if (review.status === 'published' && review.trippedChecks.length > 0) {
      const [owner] = await store.findOwners(tx, [review.listingId])
      if (owner) await notifyOwner(tx, owner, review)
      await emitPublished(tx, review, owner?.person.id ?? null)
    }
    if (review.status === 'hidden' && review.hiddenReason) {
      const [author] = await store.findAuthors(tx, [reviewId])
      if (author) await notifyAuthorOfRemoval(tx, author, review.hiddenReason, review)
    }
  })
}
