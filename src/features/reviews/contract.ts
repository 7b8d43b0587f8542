import { oc } from '@orpc/contract'
import * as z from 'zod'
import { draftVersions } from '#features/drafts/contract.ts'
import { displayText } from '#features/listings/contract.ts'
import { replySpeeds } from '#features/listings/rules/reply-speed.ts'
import {
  badCursor,
  cursorSchema,
  formSchema,
  idInput,
  inLocale,
  lineInput,
  localeSchema,
  maxPageSize,
  pageSizeSchema,
  tooManyRequests,
  undoInput,
  undoOutput,
} from '#shared/input.ts'
import {
  moderations,
  maxPhotos,
  maxWordsLength,
  reviewChecks,
  reviewLanguages,
  reviewReportReasons,
  reviewSorts,
  reviewStages,
  reviewStatuses,
} from './rules.ts'
import { replyForm, reviewForm } from './rules/forms.ts'

/** Smallest first. */
const photo = z.object({
  id: z.string().describe('of the upload'),
  variants: z.array(z.object({ url: z.string(), width: z.number().int(), height: z.number().int() })),
})
export type ReviewPhoto = z.infer<typeof photo>

/**
 * A review as visitors see it, without rating, text or name when it is hidden (with the reason) or held (a report is
 * being examined).
 */
const review = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('published'),
    id: z.string(),
    rating: z.number().int().min(1).max(5),
    title: displayText.nullable(),
    body: displayText,
    authorName: z.string().describe('first name and initial; empty for a former member'),
    stage: z.enum(reviewStages),
    jobMonth: z.string().nullable().describe('YYYY-MM'),
    pricePaidCents: z.number().int().nullable(),
    photos: z.array(photo),
    isContactedHere: z.boolean(),
    isInvited: z.boolean().describe('written through the provider’s own link that asks for reviews'),
    helpfulCount: z.number().int(),
    createdAt: z.string(),
    editedAt: z.string().nullable(),
    reply: z.object({ body: displayText, createdAt: z.string(), editedAt: z.string().nullable() }).nullable(),
  }),
  z.object({ status: z.literal('hidden'), id: z.string(), reason: z.enum(reviewReportReasons), createdAt: z.string() }),
  z.object({ status: z.literal('held'), id: z.string(), createdAt: z.string() }),
])
export type Review = z.infer<typeof review>
export type PublishedReview = Extract<Review, { status: 'published' }>

const latestReview = z.object({
  id: z.string(),
  rating: z.number().int(),
  body: displayText,
  authorName: z.string(),
  createdAt: z.string(),
  listing: z.object({ id: z.string(), slug: z.string(), name: displayText }),
})
export type LatestReview = z.infer<typeof latestReview>

const ofListing = z.object({ id: z.string(), slug: z.string(), name: displayText })

/** A review as its author sees it. */
const ownReview = z.object({
  id: z.string(),
  listingId: z.string(),
  status: z.enum(reviewStatuses).describe('pending: held for a moderator, visible to its author only'),
  rating: z.number().int(),
  stage: z.enum(reviewStages),
  title: z.string().nullable(),
  body: z.string(),
  jobMonth: z.string().nullable().describe('YYYY-MM'),
  pricePaidCents: z.number().int().nullable(),
  replySpeed: z.enum(replySpeeds).nullable().describe('how fast the author heard back'),
  isInvited: z.boolean(),
  photos: z.array(photo),
  hiddenReason: z.enum(reviewReportReasons).nullable(),
  isHeld: z.boolean().describe('withheld from visitors while a report is examined; its rating counts'),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
})
export type OwnReview = z.infer<typeof ownReview>

const myReview = ownReview.extend({ listing: ofListing })
export type MyReview = z.infer<typeof myReview>

/** A member's own review, permissions and votes on a listing's reviews. */
const reviewerState = z.object({
  review: ownReview.nullable().describe('the member’s own'),
  isOwner: z.boolean().describe('may reply'),
  isOwn: z.boolean().describe('is the owner or has its number: writes no review'),
  helpfulIds: z.array(z.string()).describe('reviews that the member found helpful'),
})
export type ReviewerState = z.infer<typeof reviewerState>

const summary = z.object({
  takesReviews: z.boolean().describe('false for statutory professions, whose codes allow no praise'),
  paid: z
    .object({
      count: z.number().int(),
      medianCents: z.number().int(),
      lowestCents: z.number().int(),
      highestCents: z.number().int(),
    })
    .nullable()
    .describe('what people paid, HK cents; null while fewer than five published reviews name a price'),
})
export type ReviewSummary = z.infer<typeof summary>

const replyBody = z.object({ bodyEn: z.string().nullable(), bodyZh: z.string().nullable() })

/** A review as a moderator sees it: complete and not converted. */
const moderatedReview = ownReview.extend({
  language: localeSchema,
  trippedChecks: z.array(z.enum(reviewChecks)),
  isContactedHere: z.boolean(),
  openReports: z.number().int(),
  reply: replyBody.nullable().describe('the owner’s, as it was typed'),
  author: z.object({ id: z.string(), name: z.string(), email: z.string(), since: z.string() }).nullable(),
  listing: ofListing.extend({ rating: z.number().nullable(), ratingCount: z.number().int() }),
})
export type ModeratedReview = z.infer<typeof moderatedReview>

const typedReview = formSchema(reviewForm).extend({
  locale: localeSchema,
  photos: z.array(z.uuid()).max(maxPhotos).default([]).describe('ids of uploads of the kind review_photo'),
})
const noUpload = { UPLOAD_NOT_FOUND: { status: 400, data: z.object({ ids: z.array(z.string()) }) } }
const noReview = { REVIEW_NOT_FOUND: { status: 404 } }
const notOwn = { REVIEW_OWN_LISTING: { status: 403 } }
const hidden = { REVIEW_HIDDEN: { status: 409 } }

export const reviewsContract = {
  find: oc
    .route({ method: 'GET', path: '/listings/{listingId}/reviews', summary: 'Reviews of a listing' })
    .input(
      z.strictObject({
        ...inLocale,
        listingId: z.uuid(),
        sort: z.enum(reviewSorts).default('newest'),
        q: lineInput(maxWordsLength).optional().describe('words that are all in title or text, in either script'),
        rating: z.coerce.number().int().min(1).max(5).optional(),
        stage: z.enum(reviewStages).optional(),
        language: z.enum(reviewLanguages).optional(),
        cursor: cursorSchema,
        limit: pageSizeSchema(10),
      }),
    )
    .output(z.object({ items: z.array(review), nextCursor: z.string().nullable() }))
    .errors({ ...badCursor, ...tooManyRequests }),
  findLatest: oc
    .route({
      method: 'GET',
      path: '/reviews/latest',
      summary: 'Recent reviews in one language, of different services, to quote',
    })
    .input(z.strictObject({ ...inLocale, limit: pageSizeSchema(6) }))
    .output(z.array(latestReview)),
  getCounts: oc
    .route({
      method: 'GET',
      path: '/reviews/counts',
      summary: 'Published reviews, and those of them that were invited',
    })
    .input(z.strictObject({}))
    .output(z.object({ published: z.number().int(), invited: z.number().int() })),
  getSummary: oc
    .route({
      method: 'GET',
      path: '/listings/{listingId}/reviews/summary',
      summary: 'What people paid, and whether a listing takes reviews',
    })
    .input(z.strictObject({ listingId: z.uuid() }))
    .output(summary),
  getReviewerState: oc
    .route({
      method: 'GET',
      path: '/listings/{listingId}/reviews/mine',
      summary: 'The member’s own review of a listing, and votes',
    })
    .input(z.strictObject({ listingId: z.uuid() }))
    .output(reviewerState),
  findMine: oc
    .route({ method: 'GET', path: '/reviews/mine', summary: 'The member’s own reviews, the newest first' })
    .input(z.strictObject({ ...inLocale, cursor: cursorSchema, limit: pageSizeSchema(10) }))
    .output(z.object({ items: z.array(myReview), nextCursor: z.string().nullable() }))
    .errors(badCursor),
  write: oc
    .route({ method: 'POST', path: '/listings/{listingId}/reviews', summary: 'Review a listing, once' })
    .input(typedReview.extend({ listingId: z.uuid(), isInvited: z.boolean().default(false), draftVersions }))
    .output(ownReview)
    .errors({
      ...tooManyRequests,
      ...notOwn,
      ...noUpload,
      LISTING_NOT_FOUND: { status: 404 },
      REVIEW_EXISTS: { status: 409 },
      REVIEWS_OFF: { status: 403 },
    }),
  edit: oc
    .route({ method: 'PUT', path: '/reviews/{id}', summary: 'Change one’s own review' })
    .input(typedReview.extend({ id: z.uuid(), draftVersions }))
    .output(ownReview)
    .errors({ ...tooManyRequests, ...noReview, ...notOwn, ...hidden, ...noUpload }),
  remove: oc
    .route({ method: 'DELETE', path: '/reviews/{id}', summary: 'Delete one’s own review' })
    .input(idInput)
    .output(z.null())
    .errors({ ...tooManyRequests, ...noReview, ...hidden }),
  reply: oc
    .route({ method: 'PUT', path: '/reviews/{id}/reply', summary: 'The owner’s one reply, written or changed' })
    .input(formSchema(replyForm).extend({ id: z.uuid() }))
    .output(z.null())
    .errors({ ...tooManyRequests, ...noReview }),
  getReply: oc
    .route({ method: 'GET', path: '/reviews/{id}/reply', summary: 'The owner’s own reply in both languages' })
    .input(idInput)
    .output(replyBody.nullable())
    .errors(noReview),
  removeReply: oc
    .route({ method: 'DELETE', path: '/reviews/{id}/reply', summary: 'Take the owner’s reply back; admins: remove it' })
    .input(idInput)
    .output(z.null())
    .errors({ ...tooManyRequests, ...noReview }),
  vote: oc
    .route({ method: 'PUT', path: '/reviews/{id}/helpful', summary: 'Find a review helpful, or no longer' })
    .input(idInput.extend({ isHelpful: z.boolean() }))
    .output(z.object({ isHelpful: z.boolean() }))
    .errors({ ...tooManyRequests, ...noReview, REVIEW_OWN: { status: 403 } }),
  findForModeration: oc
    .route({ method: 'GET', path: '/admin/reviews', summary: 'Reviews for moderators' })
    .input(
      z.strictObject({
        ...inLocale,
        status: z.enum(reviewStatuses).optional(),
        check: z.enum(reviewChecks).optional(),
        rating: z.coerce.number().int().min(1).max(5).optional(),
        q: lineInput(200).optional().describe('in the text, the listing’s name, the author’s name or address'),
        cursor: cursorSchema,
        limit: pageSizeSchema(25),
      }),
    )
    .output(
      z.object({
        items: z.array(moderatedReview),
        nextCursor: z.string().nullable(),
        waiting: z.number().int().describe('reviews that are held, at most 1,000 counted'),
      }),
    )
    .errors(badCursor),
  moderate: oc
    .route({ method: 'POST', path: '/admin/reviews/decisions', summary: 'Publish or hide reviews' })
    .input(
      z.strictObject({
        reviews: z
          .array(
            z.strictObject({ id: z.uuid(), editedAt: z.string().nullable().describe('of the version that was read') }),
          )
          .min(1)
          .max(maxPageSize),
        decision: z.enum(moderations),
        reason: z.enum(reviewReportReasons).optional().describe('why it is hidden; shown in its place'),
      }),
    )
    .output(
      z.object({
        decided: z.array(z.string()),
        refused: z.array(z.string()).describe('not changed by the decision, or changed by their authors meanwhile'),
      }),
    ),
  /** Undoes decisions of the same admin within ten seconds. `refused`: too late, or decided again since. */
  undo: oc.input(undoInput).output(undoOutput),
}
