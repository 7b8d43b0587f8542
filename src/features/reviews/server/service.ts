import * as z from 'zod'
import { may } from '#features/listings/policy.ts'
import { nameOf } from '#features/listings/server/service.ts'
import { cached } from '#platform/server/cached.ts'
import type { Ctx } from '#platform/server/context.ts'
import { pageByCursor } from '#platform/server/cursor.ts'
import type { Db } from '#platform/server/db.ts'
import { isoTime } from '#platform/server/iso-time.ts'
import { consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import { microsSchema } from '#platform/server/time-position.ts'
import type { Locale } from '#shared/locale.ts'
import { cleanLine, truncateText } from '#shared/text.ts'
import type { LatestReview, Review, ReviewSummary } from '../contract.ts'
import {
  maxWords,
  minQuotedRating,
  paidPrices,
  pickVaried,
  shortName,
  summaryOfPaid,
  type ReviewFilter,
  type ReviewSort,
} from '../rules.ts'
import { inReadersScript, replyTextOf, type Scripts } from '../rules/language.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import { photosOf } from './service/own.ts'
import { loadScripts } from './service/scripts.ts'
import * as store from './store.ts'
import { findListingSummary } from './store/writing.ts'

export { hold, lockReviews, release } from './service/hold.ts'
export { accountsInUse, uploadsInUse } from './store.ts'
export { hide, restore, scheduleEmail } from './service/moderate.ts'

const position: z.ZodType<store.Position> = z.tuple([z.int32(), microsSchema, z.uuid()])

/** Maximum length of a quote on the home page, in code points. */
const quoteLength = 280

type FindInput = ReviewFilter & { listingId: string; sort: ReviewSort; cursor?: string; limit: number; locale: Locale }

/**
 * One page of a listing's reviews; empty when this actor may not see the listing. With a filter, only published ones.
 * @throws Refusal CURSOR_INVALID for a cursor of another listing, sort or filter; 429 after too many searches for words
 */
export async function find(
  ctx: Ctx,
  { listingId, sort, locale, q, rating, stage, language, ...page }: FindInput,
): Promise<{ items: Review[]; nextCursor: string | null }> {
  const words = cleanLine(q ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, maxWords)
  const order = [listingId, sort, rating, stage, language, ...words].filter((part) => part !== undefined).join(' ')
  const scripts = await loadScripts()
  const variants = words.map((word) => [...new Set([word, scripts.toSimplified(word), scripts.toTraditional(word)])])
  const filter = { variants, rating, stage, language }
  const { rows, nextCursor } = await pageByCursor(page, {
    order,
    position,
    async find(after, limit) {
      if (words.length > 0) await consumeLimitOrRefuse(ctx, rateLimits.search)
      return store.find(ctx.db, listingId, sort, filter, after, limit)
    },
    positionOf: ({ key, micros, id }) => [key, micros, id],
  })
  if (rows[0] && !may(ctx.actor, 'view', rows[0].listing)) return { items: [], nextCursor: null }
  return { items: rows.map((row) => reviewOf(row, locale, scripts)), nextCursor }
}

/** Whether a listing takes reviews and what people paid; `paid` is null when this actor may not see the listing. */
export async function getSummary(ctx: Ctx, listingId: string): Promise<ReviewSummary> {
  const { takesReviews, paid, listing } = await findListingSummary(ctx.db, listingId, paidPrices.maxCount)
  return { takesReviews, paid: listing && may(ctx.actor, 'view', listing) ? summaryOfPaid(paid) : null }
}

/** Recent reviews of different services in the reader's language, with bodies truncated to a quote. */
export const findLatest = ({ db }: Ctx, { limit, locale }: { limit: number; locale: Locale }) =>
  readLatest(db, limit, locale)

const readLatest = cached(async (db, limit: number, locale: Locale): Promise<LatestReview[]> => {
  const languages = locale === 'en' ? (['en'] as const) : (['zh-Hant', 'zh-Hans'] as const)
  const [rows, scripts] = await Promise.all([
    store.findQuotable(db, { languages, minRating: minQuotedRating, limit: limit * 10 }),
    loadScripts(),
  ])
  return pickVaried(rows, limit).map(({ review, author, listing }) => ({
    id: review.id,
    rating: review.rating,
    body: inReadersScript(locale, quoteOf(review.body), review.language, scripts),
    authorName: author ? shortName(author.firstName, author.lastName) : '',
    createdAt: review.createdAt.toISOString(),
    listing: { id: listing.id, slug: listing.slug, name: nameOf(listing, locale, scripts.toSimplified) },
  }))
})

function quoteOf(body: string): string {
  const cut = truncateText(body, quoteLength)
  return cut === body ? body : `${cut.trimEnd()}…`
}

function reviewOf(review: store.ReviewRow, locale: Locale, scripts: Scripts): Review {
  const { id, status, hiddenReason, title, body, language, jobMonth, author, reply } = review
  const createdAt = isoTime(review.createdAt)
  if (review.isHeld) return { status: 'held', id, createdAt }
  if (status === 'hidden') return { status, id, reason: hiddenReason ?? 'other', createdAt }
  return {
    status: 'published',
    id,
    rating: review.rating,
    title: title ? inReadersScript(locale, title, language, scripts) : null,
    body: inReadersScript(locale, body, language, scripts),
    authorName: author ? shortName(author.firstName, author.lastName) : '',
    stage: review.stage,
    jobMonth: jobMonth && jobMonth.slice(0, 7),
    pricePaidCents: review.pricePaidCents,
    photos: photosOf(review.photos),
    isContactedHere: review.verification === 'contacted_here',
    isInvited: review.isInvited,
    helpfulCount: review.helpfulCount,
    createdAt,
    editedAt: review.editedAt && isoTime(review.editedAt),
    reply: reply && {
      body: replyTextOf(locale, reply, scripts),
      createdAt: isoTime(reply.createdAt),
      editedAt: reply.editedAt && isoTime(reply.editedAt),
    },
  }
}

/** The amounts that people paid each of these listings, by number; those with too few prices are omitted. */
export async function findPaid(db: Db, listingNos: readonly number[]) {
  const rows = await store.findPaidPrices(db, listingNos, paidPrices.maxCount)
  return new Map(
    rows.flatMap(({ listingNo, cents }) => {
      const paid = summaryOfPaid(cents)
      return paid ? [[listingNo, paid] as const] : []
    }),
  )
}

/** Reviews in which a sentence for a card is looked for. */
const textsPerListing = 8

/** The latest published reviews of these listings, by number. */
export async function findReviewTexts(db: Db, listingNos: readonly number[]) {
  const rows = await store.findLatestTexts(db, listingNos, textsPerListing)
  const texts = rows.map(({ listingNo, body, language }) => ({ listingNo, text: body, lang: language }))
  return Map.groupBy(texts, ({ listingNo }) => listingNo)
}
