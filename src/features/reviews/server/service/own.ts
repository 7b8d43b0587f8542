import { mayView, nameOf } from '#features/listings/server/service.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { pageByCursor } from '#platform/server/cursor.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { timePosition } from '#platform/server/time-position.ts'
import type { Locale } from '#shared/locale.ts'
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

/** One page of the member's own reviews, newest first. @throws Refusal CURSOR_INVALID */
export async function findMine(
  { db, actor }: MemberCtx,
  { locale, ...page }: { cursor?: string; limit: number; locale: Locale },
) {
  const [{ rows, nextCursor }, toSimplified] = await Promise.all([
    pageByCursor(page, {
      order: 'own reviews',
      position: timePosition,
      find: (after, limit) => store.findAllByAuthor(db, actor.id, after, limit),
      positionOf: ({ micros, review }) => [micros, review.id],
    }),
    loadSimplifier(),
  ])
  return {
    items: rows.map(({ review, listing }) => ({
      ...ownReviewOf(review),
      listing: { id: listing.id, slug: listing.slug, name: nameOf(listing, locale, toSimplified) },
    })),
    nextCursor,
  }
}
