import { oc } from '@orpc/contract'
import * as z from 'zod'
import { cursorSchema, inLocale, pageSizeSchema } from '#shared/input.ts'
import { listingStatuses, priceUnits, rejectionCodes } from '../rules.ts'
import { contentInput, contentShape } from './content.ts'
import { listingDetail, named, photo, shownText } from './public.ts'

export const tooMany = { TOO_MANY_REQUESTS: { status: 429, data: z.object({ retryAfterSeconds: z.number().int() }) } }
export const notFound = { LISTING_NOT_FOUND: { status: 404 } }
export const badCursor = { CURSOR_INVALID: { status: 400 } }
/** Somebody else was quicker: the state is not what the caller saw. */
export const changed = { LISTING_STATE_CHANGED: { status: 409 } }
export const planFull = { LISTING_PLAN_LIMIT: { status: 409, data: z.object({ maxListings: z.number().int() }) } }

export const id = z.strictObject({ id: z.uuid() })

/** A picture as a form shows it: its id is what content names. */
export const draftPhoto = photo.extend({ id: z.string(), blur: z.string().nullable() })
export type DraftPhoto = z.infer<typeof draftPhoto>

const planTerms = z.object({
  planKey: z.string(),
  maxListings: z.number().int().nullable(),
  maxCategories: z.number().int(),
  maxAreas: z.number().int().nullable(),
  maxPhotos: z.number().int(),
  hasEnhancedProfile: z.boolean(),
})

/** What one may fill in, and how much of it; where a limit binds, the cheapest plan that lifts it. */
export const draftTerms = z.object({
  plan: planTerms,
  activeListings: z.number().int().describe('pending or approved, of this member'),
  isListingLimitReached: z.boolean().describe('a further one is kept, and rejected with plan_limit'),
  liftedBy: z
    .object({
      listings: z.string().nullable(),
      categories: z.string().nullable(),
      areas: z.string().nullable(),
      photos: z.string().nullable(),
      enhancedProfile: z.string().nullable(),
    })
    .describe('keys of plans'),
  categories: z.array(
    z.object({
      slug: z.string(),
      priceUnits: z.array(z.enum(priceUnits)),
      licences: z.array(z.object({ key: z.string(), isRequired: z.boolean() })),
    }),
  ),
  areas: z.array(z.object({ slug: z.string(), kind: z.enum(['region', 'district', 'area']) })),
  licenceKinds: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      body: z.string(),
      register: z.string().nullable(),
      hint: z.string().nullable(),
    }),
  ),
})
export type DraftTerms = z.infer<typeof draftTerms>

export const duplicate = z.object({
  id: z.string(),
  slug: z.string(),
  name: shownText,
  status: z.enum(listingStatuses),
  isSameNumber: z.boolean(),
  isLikeName: z.boolean(),
  isOwn: z.boolean().describe('of the one who asks; for admins: of the same owner'),
})
export type Duplicate = z.infer<typeof duplicate>

/** A listing as its owner's own list shows it. */
export const ownListing = z.object({
  id: z.string(),
  slug: z.string(),
  name: shownText,
  status: z.enum(listingStatuses),
  rejectionCode: z.enum(rejectionCodes).nullable(),
  rejectionReason: z.string().nullable(),
  mayResubmit: z.boolean().describe('rejected, and the plan has room for it'),
  category: named.extend({ icon: z.string(), groupSlug: z.string() }).nullable(),
  areas: z.array(named).describe('at most three, the rest is counted'),
  areaCount: z.number().int(),
  cover: photo.nullable(),
  pendingRevision: z
    .object({ id: z.string(), submittedAt: z.string() })
    .nullable()
    .describe('an edit of a live listing that waits for a decision'),
  rejectedRevision: z
    .object({ id: z.string(), reason: z.string(), decidedAt: z.string() })
    .nullable()
    .describe('the last edit of a live listing, where it was turned down'),
  rating: z.number().nullable(),
  ratingCount: z.number().int(),
  publishedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type OwnListing = z.infer<typeof ownListing>

/** What a form begins with when it changes a listing. */
export const draft = z.object({
  id: z.string(),
  slug: z.string(),
  status: z.enum(listingStatuses),
  rejectionCode: z.enum(rejectionCodes).nullable(),
  reason: z.string().nullable().describe('why the listing, or its last edit, was turned down'),
  source: z
    .enum(['current', 'pending', 'rejected'])
    .describe('the content of the listing itself, of its waiting edit, or of its last edit that was turned down'),
  content: contentShape,
  photos: z.array(draftPhoto).describe('those that the content names, in its order'),
})
export type Draft = z.infer<typeof draft>

const submitted = z.object({
  id: z.string(),
  slug: z.string(),
  status: z.enum(listingStatuses),
  rejectionCode: z.enum(rejectionCodes).nullable(),
  isRevision: z.boolean().describe('the live version stays up until the change is approved'),
})
export type Submitted = z.infer<typeof submitted>

/** For members about their own listings; for our own screens, so it stands in no public document. */
export const editing = {
  getDraftTerms: oc
    .route({ method: 'GET' })
    // What an admin puts up for nobody is bound by no plan.
    .input(z.strictObject({ ...inLocale, forAdmin: z.boolean().default(false) }))
    .output(draftTerms)
    .errors(notFound),
  /** Content that breaks a rule, a limit of the plan or the catalogue is bad input, with its issues by field. */
  submit: oc
    .input(z.strictObject({ content: contentInput }))
    .output(submitted)
    .errors(tooMany),
  /** A pending or rejected listing takes the content and waits (again); a live one gets a revision that waits. */
  edit: oc
    .input(z.strictObject({ id: z.uuid(), content: contentInput }))
    .output(submitted)
    .errors({ ...tooMany, ...notFound, ...changed, ...planFull }),
  /** A rejected listing as it stands, by one click. */
  resubmit: oc
    .input(id)
    .output(submitted)
    .errors({ ...tooMany, ...notFound, ...changed, ...planFull }),
  /** Takes back the edit of a live listing that waits. */
  withdrawRevision: oc
    .input(id)
    .output(z.null())
    .errors({ ...notFound, ...changed }),
  remove: oc.input(id).output(z.null()).errors(notFound),
  findMine: oc
    .route({ method: 'GET' })
    .input(
      z.strictObject({
        ...inLocale,
        status: z.enum(listingStatuses).optional(),
        cursor: cursorSchema,
        limit: pageSizeSchema(20),
      }),
    )
    .output(
      z.object({
        items: z.array(ownListing),
        nextCursor: z.string().nullable(),
        counts: z.object({
          all: z.number().int(),
          pending: z.number().int(),
          approved: z.number().int(),
          rejected: z.number().int(),
        }),
      }),
    )
    .errors(badCursor),
  getForEdit: oc.route({ method: 'GET' }).input(id).output(draft).errors(notFound),
  /** Listings with the same number or a like name, before one is sent: public ones and one's own. */
  checkDuplicates: oc
    .input(
      z.strictObject({
        ...inLocale,
        nameEn: z.string().max(200).nullable(),
        nameZh: z.string().max(200).nullable(),
        whatsappNumber: z.string().max(40),
        except: z.uuid().optional(),
      }),
    )
    .output(z.array(duplicate))
    .errors(tooMany),
  /** Texts that hold Simplified characters come back in Traditional ones, in order; the others as they are. */
  convertToTraditional: oc
    .input(z.strictObject({ texts: z.array(z.string().max(6_000)).max(60) }))
    .output(z.array(z.object({ text: z.string(), isSimplified: z.boolean() })))
    .errors(tooMany),
  /** The page as visitors would see it with this content. Nothing is kept. */
  preview: oc
    .input(z.strictObject({ ...inLocale, id: z.uuid().optional(), content: contentInput }))
    .output(listingDetail)
    .errors({ ...tooMany, ...notFound }),
}
