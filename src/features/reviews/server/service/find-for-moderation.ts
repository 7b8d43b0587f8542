import * as z from 'zod'
import { nameOf } from '#features/listings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import { decodeCursor, encodeCursor } from '#platform/server/cursor.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { wordSearchOf } from '#platform/server/search-words.ts'
import type { Locale } from '#shared/locale.ts'
import { fullName } from '#shared/person-name.ts'
import { Refusal } from '#shared/refusal.ts'
import type { ModeratedReview } from '../../contract.ts'
import * as store from '../store/moderation.ts'
import { ownReviewOf } from './own.ts'

type FindInput = Omit<store.ModerationFilter, 'search'> & { q?: string; cursor?: string; limit: number; locale: Locale }

const position: z.ZodType<store.Position> = z.tuple([z.int().min(0).max(4e15), z.uuid()])

/**
 * One page of reviews for moderators: oldest first when filtered to pending, otherwise newest first.
 * @throws Refusal CURSOR_INVALID
 */
export async function findForModeration({ db }: Ctx, { q = '', cursor, limit, locale, ...filter }: FindInput) {
  const order = `moderation ${filter.status === 'pending' ? 'oldest' : 'newest'}`
  const after = cursor === undefined ? null : decodeCursor(order, cursor, position)
  if (cursor !== undefined && !after) throw new Refusal('CURSOR_INVALID')
  const search = await wordSearchOf(q)
  const [rows, waiting, toSimplified] = await Promise.all([
    store.findForModeration(db, { ...filter, search }, after, limit + 1),
    store.countPending(db),
    loadSimplifier(),
  ])
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(({ review, author, listing, reply, openReports }): ModeratedReview => ({
      ...ownReviewOf(review),
      language: review.language,
      trippedChecks: review.trippedChecks,
      isContactedHere: review.verification === 'contacted_here',
      openReports,
      reply: reply && { bodyEn: reply.bodyEn, bodyZh: reply.bodyZh },
      author: author && {
        id: author.id,
        name: fullName(author),
        email: author.email,
        since: author.createdAt.toISOString(),
      },
      listing: {
        id: listing.id,
        slug: listing.slug,
        name: nameOf(listing, locale, toSimplified),
        rating: listing.rating,
        ratingCount: listing.ratingCount,
      },
    })),
    nextCursor: last ? encodeCursor(order, [last.micros, last.review.id]) : null,
    waiting,
  }
}
