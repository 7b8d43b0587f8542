import { nameOf } from '#features/listings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import { pageByCursor } from '#platform/server/cursor.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { wordSearchOf } from '#platform/server/search-words.ts'
import { timePosition } from '#platform/server/time-position.ts'
import type { Locale } from '#shared/locale.ts'
import { fullName } from '#shared/person-name.ts'
import type { ModeratedReview } from '../../contract.ts'
import { countOpenReports } from '../ports.ts'
import { reviewsQueue } from '../queues.ts'
import * as store from '../store/moderation.ts'
import { ownReviewOf } from './own.ts'

type FindInput = Omit<store.ModerationFilter, 'search'> & { q?: string; cursor?: string; limit: number; locale: Locale }

/**
 * One page of reviews for moderators: oldest first when filtered to pending, otherwise newest first.
 * @throws Refusal CURSOR_INVALID
 */
export async function findForModeration({ db, now }: Ctx, { q = '', cursor, limit, locale, ...filter }: FindInput) {
  const search = await wordSearchOf(q)
  const [{ rows, nextCursor }, waiting, toSimplified] = await Promise.all([
    pageByCursor(
      { cursor, limit },
      {
        order: `moderation ${filter.status === 'pending' ? 'oldest' : 'newest'}`,
        position: timePosition,
        find: (after, count) => store.findForModeration(db, { ...filter, search }, after, count),
        positionOf: ({ micros, review }) => [micros, review.id],
      },
    ),
    reviewsQueue.count(db, now()),
    loadSimplifier(),
  ])
  const reports = await countOpenReports(
    db,
    rows.map(({ review }) => review.id),
  )
  return {
    items: rows.map(({ review, author, listing, reply }): ModeratedReview => ({
      ...ownReviewOf(review),
      language: review.language,
      trippedChecks: review.trippedChecks,
      isContactedHere: review.verification === 'contacted_here',
      openReports: reports.get(review.id) ?? 0,
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
    nextCursor,
    waiting,
  }
}
