import { mayView } from '#features/listings/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { fieldError } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import { replyTextOf } from '../../rules/language.ts'
import * as moderation from '../store/moderation.ts'
import * as store from '../store/writing.ts'
import { notifyAuthorOfReply } from './emails.ts'
import { loadScripts } from './scripts.ts'

/** A published review of a listing that this member owns. @throws Refusal REVIEW_NOT_FOUND */
async function findForOwner({ db, actor }: Pick<MemberCtx, 'db' | 'actor'>, reviewId: string) {
  const review = await store.findWithOwner(db, reviewId)
  if (review?.status !== 'published' || review.ownerId !== actor.id) throw new Refusal('REVIEW_NOT_FOUND')
  return review
}

/**
 * Writes or changes the owner's only reply, in one language or in both. The author is e-mailed about the first version.
 * @throws Refusal REVIEW_NOT_FOUND
 */
export async function reply(ctx: MemberCtx, { id, ...body }: store.ReplyBody & { id: string }): Promise<null> {
  if (body.bodyEn === null && body.bodyZh === null) throw fieldError('bodyEn', 'replyRequired')
  const scripts = await loadScripts()
  await ctx.db.transaction(async (tx) => {
    await findForOwner({ db: tx, actor: ctx.actor }, id)
    const isFirst = await store.upsertReply(tx, { reviewId: id, authorId: ctx.actor.id, ...body }, ctx.now())
    if (!isFirst) return
    const [author] = await moderation.findAuthors(tx, [id])
    if (author) await notifyAuthorOfReply(tx, author, id, replyTextOf(author.person.language, body, scripts).text)
  })
  return null
}

/** The owner's reply as it was typed; null without one. @throws Refusal REVIEW_NOT_FOUND */
export async function getReply(ctx: MemberCtx, id: string): Promise<store.ReplyBody | null> {
  await findForOwner(ctx, id)
  return store.findReply(ctx.db, id)
}

/** Deletes the owner's reply; an admin may too, which is audited. @throws Refusal REVIEW_NOT_FOUND */
export async function removeReply(ctx: MemberCtx, id: string): Promise<null> {
  if (!ctx.actor.isAdmin) {
    await findForOwner(ctx, id)
    await store.removeReply(ctx.db, id)
    return null
  }
  await ctx.db.transaction(async (tx) => {
    const before = await store.findReply(tx, id)
    if (!before) throw new Refusal('REVIEW_NOT_FOUND')
    await store.removeReply(tx, id)
    await writeAuditEntry(
      { ...ctx, db: tx },
      { action: 'reviews.removeReply', subject: { kind: 'review', id }, before },
    )
  })
  return null
}

/**
 * Sets whether this member finds a published review helpful. Idempotent.
 * @throws Refusal REVIEW_NOT_FOUND, REVIEW_OWN
 */
export async function vote(ctx: MemberCtx, id: string, isHelpful: boolean): Promise<{ isHelpful: boolean }> {
  const { db, actor } = ctx
  if (!isHelpful) {
    await store.removeVote(db, actor.id, id)
    return { isHelpful }
  }
  const review = await store.findWithOwner(db, id)
  if (review?.status !== 'published' || !(await mayView(ctx, review.listingId))) throw new Refusal('REVIEW_NOT_FOUND')
  if (review.authorId === actor.id) throw new Refusal('REVIEW_OWN')
  await store.addVote(db, actor.id, id)
  return { isHelpful }
}
