import { oc } from '@orpc/contract'
import * as z from 'zod'
import { shownText } from '#features/listings/contract.ts'
import { cursorSchema, inLocale, pageSizeSchema } from '#shared/input.ts'
import { reviewReportReasons, reviewSorts, reviewStages } from './rules.ts'

/** A review as visitors see it. A hidden one is a stub: no rating, text or name, only the reason. */
export const review = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('published'),
    id: z.string(),
    rating: z.number().int().min(1).max(5),
    title: shownText.nullable(),
    body: shownText,
    authorName: z.string().describe('first name and initial; empty for a former member'),
    stage: z.enum(reviewStages),
    jobMonth: z.string().nullable().describe('YYYY-MM'),
    pricePaidCents: z.number().int().nullable(),
    isContactedHere: z.boolean(),
    helpfulCount: z.number().int(),
    createdAt: z.string(),
    editedAt: z.string().nullable(),
    reply: z.object({ body: shownText, createdAt: z.string() }).nullable(),
  }),
  z.object({ status: z.literal('hidden'), id: z.string(), reason: z.enum(reviewReportReasons), createdAt: z.string() }),
])
export type Review = z.infer<typeof review>
export type PublishedReview = Extract<Review, { status: 'published' }>

export const latestReview = z.object({
  id: z.string(),
  rating: z.number().int(),
  body: shownText,
  authorName: z.string(),
  createdAt: z.string(),
  listing: z.object({ id: z.string(), slug: z.string(), name: shownText }),
})
export type LatestReview = z.infer<typeof latestReview>

export const reviewsContract = {
  find: oc
    .route({ method: 'GET', path: '/listings/{listingId}/reviews', summary: 'Reviews of a listing' })
    .input(
      z.strictObject({
        ...inLocale,
        listingId: z.uuid(),
        sort: z.enum(reviewSorts).default('newest'),
        cursor: cursorSchema,
        limit: pageSizeSchema(10),
      }),
    )
    .output(z.object({ items: z.array(review), nextCursor: z.string().nullable() }))
    .errors({ CURSOR_INVALID: { status: 400 } }),
  findLatest: oc
    .route({ method: 'GET', path: '/reviews/latest', summary: 'The latest published reviews of the site' })
    .input(z.strictObject({ ...inLocale, limit: pageSizeSchema(6) }))
    .output(z.array(latestReview)),
}
