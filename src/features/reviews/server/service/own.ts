import * as z from 'zod'
import { mayView, nameOf } from '#features/listings/server/service.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { decodeCursor, encodeCursor } from '#platform/server/cursor.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import type { OwnReview, ReviewPhoto, ReviewerState } from '../../contract.ts'
import * as store from '../store/writing.ts'
import type { reviews } from '../tables.ts'

type Row = typeof reviews.$inferSelect

/** Photo URLs, smallest variant first. */
export function photosOf(photos: Row['photos']): ReviewPhoto[] {
  return photos.map(({ uploadId, variants }) => ({
    id: uploadId ?? '',
    variants: variants
      .toSorted((a, b) => a.width - b.width)
      .map(({ key, width, height }) => ({ url: `/media/${key}`, width, height })),
  }))
}

/** A review as its author sees it, whatever its status. */
export function ownReviewOf(row: Row): OwnReview {
  const { id, listingId, status, rating, stage, title, body, pricePaidCents, hiddenReason } = row
  return {
    id,
    listingId,
    status,
    rating,
    stage,
    title,
    body,
    jobMonth: row.jobMonth && row.jobMonth.slice(0, 7),
    pricePaidCents,
    replySpeed: row.replySpeed,
    isInvited: row.isInvited,
    photos: photosOf(row.photos),
    hiddenReason,
    isHeld: row.heldAt !== null,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  }
}

/** The member's own review of a listing, whether the listing is theirs, and their helpful votes on it. */
export async function getReviewerState(ctx: MemberCtx, listingId: string): Promise<ReviewerState> {
  const ids = { listingId, authorId: ctx.actor.id }
  if (!(await mayView(ctx, listingId))) return { review: null, isOwner: false, isOwn: false, helpfulIds: [] }
  const [row, isOwn, helpfulIds, listing] = await Promise.all([
    store.findByAuthor(ctx.db, ids),
    store.isOwnListing(ctx.db, ids),
    store.findVotes(ctx.db, ctx.actor.id, listingId),
    store.findOwnerId(ctx.db, listingId),
  ])
  return { review: row ? ownReviewOf(row) : null, isOwner: listing === ctx.actor.id, isOwn, helpfulIds }
}

const position: z.ZodType<store.OwnPosition> = z.tuple([z.int().min(0).max(4e15), z.uuid()])
const order = 'own reviews'

/** One page of the member's own reviews, newest first. @throws Refusal CURSOR_INVALID */
export async function findMine(
  { db, actor }: MemberCtx,
  { cursor, limit, locale }: { cursor?: string; limit: number; locale: Locale },
) {
  const after = cursor === undefined ? null : decodeCursor(order, cursor, position)
  if (cursor !== undefined && !after) throw new Refusal('CURSOR_INVALID')
  const [rows, toSimplified] = await Promise.all([
    store.findAllByAuthor(db, actor.id, after, limit + 1),
    loadSimplifier(),
  ])
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(({ review, listing }) => ({
      ...ownReviewOf(review),
      listing: { id: listing.id, slug: listing.slug, name: nameOf(listing, locale, toSimplified) },
    })),
    nextCursor: last ? encodeCursor(order, [last.micros, last.review.id]) : null,
  }
}
