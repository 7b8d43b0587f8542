import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { queueJob } from '#platform/server/jobs.ts'
import type { Actor } from '#shared/actor.ts'
import { decide, type Moderation, type ReviewReportReason, type ReviewStatus } from '../../rules.ts'
import * as store from '../store/moderation.ts'
import { notifyAuthorOfRemoval, notifyOwner } from './emails.ts'

type Acting = Pick<Ctx, 'actor' | 'now'>
type Change = { decision: Moderation; reason: ReviewReportReason | null }

/** What a decision is called in the audit log. */
const actionOf = (from: string, decision: Moderation) =>
  decision === 'publish' ? (from === 'hidden' ? 'reviews.restore' : 'reviews.publish') : `reviews.${decision}`

/** Changes those of these reviews that the decision changes, each with its row in the audit log. Gives them as they were. */
async function change(ctx: Acting, tx: Db, ids: readonly string[], { decision, reason }: Change) {
  const locked = await store.lock(tx, ids)
  const changed = locked.flatMap((row) => {
    const status = decide(row.status, decision)
    return status ? [{ ...row, after: status }] : []
  })
  const [first] = changed
  if (!first) return []
  const changedIds = changed.map(({ id }) => id)
  await store.setStatus(tx, changedIds, first.after, reason)
  for (const { id, status, hiddenReason, after } of changed) {
    await writeAuditEntry(
      { ...ctx, db: tx },
      {
        action: actionOf(status, decision),
        subject: { kind: 'review', id },
        before: { status, hiddenReason },
        after: { status: after, hiddenReason: reason },
      },
    )
  }
  return changed
}

/**
 * Hides a review in the caller's transaction, with its row in the audit log, and leaves a stub with the reason. Answers
 * whether anything changed. For rooms above; whom to tell is theirs.
 */
export async function hide(ctx: Acting, tx: Db, reviewId: string, reason: ReviewReportReason): Promise<boolean> {
  return (await change(ctx, tx, [reviewId], { decision: 'hide', reason })).length > 0
}

/** Publishes a hidden review again, likewise. */
export async function restore(ctx: Acting, tx: Db, reviewId: string): Promise<boolean> {
  return (await change(ctx, tx, [reviewId], { decision: 'publish', reason: null })).length > 0
}

type Asked = { ids: readonly string[]; decision: Moderation; reason?: ReviewReportReason }

/** So long an admin can take a decision back before anybody hears of it, seconds: the screen offers 10. */
const secondThought = 15

/** An admin's decision about up to 50 reviews at once; those that it changes are named with the status they had. */
export async function moderate(
  ctx: Ctx & { actor: NonNullable<Actor> },
  { ids, decision, reason }: Asked,
): Promise<{ changed: { id: string; before: ReviewStatus; reason: ReviewReportReason | null }[] }> {
  const why = decision === 'hide' ? (reason ?? 'other') : null
  return ctx.db.transaction(async (tx) => {
    const changed = await change(ctx, tx, ids, { decision, reason: why })
    for (const { id } of changed) await scheduleEmail(ctx, tx, id)
    return { changed: changed.map(({ id, status, hiddenReason }) => ({ id, before: status, reason: hiddenReason })) }
  })
}

export const removalEmailJob = 'reviews.tell'

/** Tells whom a decision concerns, once there was time to take it back. In the decision's own transaction. */
export async function scheduleEmail(ctx: Pick<Ctx, 'now'>, tx: Db, reviewId: string): Promise<void> {
  const runAt = new Date(ctx.now().getTime() + secondThought * 1_000)
  await queueJob(tx, { name: removalEmailJob, data: { reviewId }, key: reviewId, runAt })
}

/** Tells whom a decision concerns what stands now: the owner of a published review, the author of a hidden one, each once. */
export async function sendRemovalEmail(db: Db, reviewId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const review = await store.find(tx, reviewId)
    if (!review) return
    if (review.status === 'published') {
      const [owner] = await store.findOwners(tx, [review.listingId])
      if (owner) await notifyOwner(tx, owner, review)
    }
    if (review.status === 'hidden' && review.hiddenReason) {
      const [author] = await store.findAuthors(tx, [reviewId])
      if (author) await notifyAuthorOfRemoval(tx, author, review.hiddenReason, review)
    }
  })
}
