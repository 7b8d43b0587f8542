import { oc } from '@orpc/contract'
import * as z from 'zod'
import { licenceKind } from '#features/catalog/contract.ts'
import { draftVersions } from '#features/drafts/contract.ts'
import { contentInput, contentShape } from '#features/listings/contract/content.ts'
import { listingCard, listingDetail, namedRef, photo, displayText } from '#features/listings/contract/public.ts'
import { listingStatuses, priceUnits, rejectionCodes } from '#features/listings/rules.ts'
import { contentFields } from '#features/listings/rules/fields.ts'
import {
  badCursor,
  cursorSchema,
  idInput,
  inLocale,
  lineInput,
  pageSizeSchema,
  textInput,
  tooManyRequests,
} from '#shared/input.ts'

export const notFound = { LISTING_NOT_FOUND: { status: 404 } }
/** The state is no longer the one that the caller saw, because somebody else changed it first. */
export const stateChanged = { LISTING_STATE_CHANGED: { status: 409 } }
const planLimit = { LISTING_PLAN_LIMIT: { status: 409, data: z.object({ maxListings: z.number().int() }) } }

/** A photo as a form shows it. Content refers to it by its id and has its texts. */
export const draftPhoto = photo.pick({ variants: true }).extend({ id: z.string(), blur: z.string().nullable() })

const planTerms = z.object({
  planKey: z.string(),
  maxListings: z.number().int().nullable(),
  maxCategories: z.number().int(),
  maxAreas: z.number().int().nullable(),
  maxPhotos: z.number().int(),
  hasEnhancedProfile: z.boolean(),
})

/** What the member may fill in and how much of it, and for each limit the cheapest plan that raises it. */
const draftTerms = z.object({
  plan: planTerms,
  activeListings: z.number().int().describe('pending or approved, of this member'),
  isListingLimitReached: z.boolean().describe('a further one is saved, and rejected with plan_limit'),
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
  licenceKinds: z.array(licenceKind),
})
export type DraftTerms = z.infer<typeof draftTerms>

export const duplicate = z.object({
  id: z.string(),
  slug: z.string(),
  name: displayText,
  status: z.enum(listingStatuses),
  isSameNumber: z.boolean(),
  isLikeName: z.boolean(),
  isOwn: z.boolean().describe('belongs to the caller; for admins: to the same owner'),
})
export type Duplicate = z.infer<typeof duplicate>

/** A listing as a row of its owner's list. */
const ownListing = z.object({
  id: z.string(),
  slug: z.string(),
  name: displayText,
  otherName: displayText.nullable().describe('the name in the other language'),
  status: z.enum(listingStatuses),
  rejectionCode: z.enum(rejectionCodes).nullable(),
  rejectionReason: z.string().nullable(),
  rejectedFields: z.array(z.enum(contentFields)).describe('what a moderator asked to change'),
  mayResubmit: z.boolean().describe('rejected, and the plan limit allows it'),
  category: namedRef.extend({ icon: z.string(), groupSlug: z.string() }).nullable(),
  areas: z.array(namedRef).describe('at most three; areaCount counts all'),
  areaCount: z.number().int(),
  cover: photo.nullable(),
  pendingRevision: z
    .object({ id: z.string(), submittedAt: z.string() })
    .nullable()
    .describe('an edit of a live listing that is pending'),
  rejectedRevision: z
    .object({ id: z.string(), reason: z.string(), decidedAt: z.string() })
    .nullable()
    .describe('the last edit of a live listing, if it was rejected'),
  licenceNotice: z
    .discriminatedUnion('state', [
      z.object({ state: z.enum(['ending', 'expired']), on: z.string() }),
      z.object({ state: z.literal('not_found'), on: z.null() }),
    ])
    .nullable()
    .describe('a licence that ends within 30 days, has expired, or was not found in its register'),
  rating: z.number().nullable(),
  ratingCount: z.number().int(),
  enquiryCount: z.number().int(),
  takesReviews: z.boolean(),
  publishedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type OwnListing = z.infer<typeof ownListing>

/** What the card of a listing shows besides its content. */
const reputation = listingCard
  .pick({
    rating: true,
    ratingCount: true,
    enquiryCount: true,
    takesReviews: true,
    licence: true,
    repliesQuickly: true,
  })
  .extend({
    verifiedNumber: z.string().nullable().describe('E.164; the badge shows with this number only'),
  })
export type Reputation = z.infer<typeof reputation>

/** Initial values of the form that edits a listing. */
const draft = z.object({
  id: z.string(),
  slug: z.string(),
  status: z.enum(listingStatuses),
  rejectionCode: z.enum(rejectionCodes).nullable(),
  reason: z.string().nullable().describe('why the listing, or its last edit, was rejected'),
  rejectedFields: z.array(z.enum(contentFields)).describe('what a moderator asked to change'),
  source: z
    .enum(['current', 'pending', 'rejected'])
    .describe('the content of the listing itself, of its pending edit, or of its last rejected edit'),
  content: contentShape,
  photos: z.array(draftPhoto).describe('the photos of the content, in its order'),
  version: z.string().describe('of the content; sent as `seen` with changes of it'),
  reputation,
})
export type Draft = z.infer<typeof draft>

const submitted = z.object({
  id: z.string(),
  slug: z.string(),
  status: z.enum(listingStatuses),
  rejectionCode: z.enum(rejectionCodes).nullable(),
  isRevision: z.boolean().describe('the live version stays public until the change is approved'),
})
export type Submitted = z.infer<typeof submitted>

const version = z.string().describe('of the content as it is stored now')
const edited = submitted.extend({ version })
export type Edited = z.infer<typeof edited>
/** With it, changes are refused (LISTING_STATE_CHANGED) that would replace content which the sender has not seen. */
const seen = z.string().max(40).optional().describe('the version of the content that was changed')

/** Procedures for members and their own listings. */
export const editorContract = {
  getDraftTerms: oc
    .route({ method: 'GET', summary: 'Limits of the member’s plan for a listing' })
    // No plan limits apply to an unclaimed listing that an admin creates.
    .input(z.strictObject({ ...inLocale, forAdmin: z.boolean().default(false) }))
    .output(draftTerms)
    .errors(notFound),
  /** Content that breaks a rule, a plan limit or the catalogue is answered as bad input, with issues by field. */
  submit: oc
    .route({ summary: 'Submit a new listing for review' })
    .input(z.strictObject({ content: contentInput, draftVersions }))
    .output(submitted)
    .errors({ ...tooManyRequests, LISTING_OWNER_BANNED: { status: 403 } }),
  /** Replaces the content of a pending or rejected listing, which becomes pending; a live one gets a pending revision. */
  edit: oc
    .route({ summary: 'Submit changes to one’s own listing' })
    .input(z.strictObject({ id: z.uuid(), content: contentInput, seen, draftVersions }))
    .output(edited)
    .errors({ ...tooManyRequests, ...notFound, ...stateChanged, ...planLimit }),
  /** Submits a rejected listing again without changes. */
  resubmit: oc
    .route({ summary: 'Submit a rejected listing again, unchanged' })
    .input(idInput)
    .output(submitted)
    .errors({ ...tooManyRequests, ...notFound, ...stateChanged, ...planLimit }),
  /** Withdraws the pending edit of a live listing. */
  withdrawRevision: oc
    .route({ summary: 'Withdraw the pending changes of a live listing' })
    .input(idInput)
    .output(z.null())
    .errors({ ...notFound, ...stateChanged }),
  remove: oc.route({ summary: 'Delete one’s own listing' }).input(idInput).output(z.null()).errors(notFound),
  findMine: oc
    .route({ method: 'GET', summary: 'The member’s own listings' })
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
  getForEdit: oc
    .route({ method: 'GET', summary: 'One’s own listing with everything that can be changed' })
    .input(idInput)
    .output(draft)
    .errors(notFound),
  /** Listings with the same number or a similar name, checked before submitting: public ones and the member's own. */
  checkDuplicates: oc
    .route({ summary: 'Listings with the same number or a similar name' })
    .input(
      z.strictObject({
        ...inLocale,
        nameEn: lineInput(200).nullable(),
        nameZh: lineInput(200).nullable(),
        whatsappNumber: lineInput(40),
        except: z.uuid().optional(),
      }),
    )
    .output(z.array(duplicate))
    .errors(tooManyRequests),
  /** Converts texts with Simplified characters to Traditional, in order; other texts are returned unchanged. */
  convertToTraditional: oc
    .route({ summary: 'Convert texts from Simplified to Traditional Chinese' })
    .input(z.strictObject({ texts: z.array(textInput(6_000)).max(60) }))
    .output(z.array(z.object({ text: z.string(), isSimplified: z.boolean() })))
    .errors(tooManyRequests),
  /** Converts Traditional texts to Simplified, in order, as readers of Simplified Chinese see them. */
  convertToSimplified: oc
    .route({ summary: 'Convert texts from Traditional to Simplified Chinese' })
    .input(z.strictObject({ texts: z.array(textInput(6_000)).max(60) }))
    .output(z.array(z.string()))
    .errors(tooManyRequests),
  /** The page as visitors would see it with this content. Nothing is stored. */
  preview: oc
    .route({ summary: 'The page that this content would give; nothing is stored' })
    .input(z.strictObject({ ...inLocale, id: z.uuid().optional(), content: contentInput }))
    .output(listingDetail)
    .errors({ ...tooManyRequests, ...notFound }),

  /** Creates a live listing, owned by the member with this e-mail address (their plan limits apply) or unclaimed. */
  adminCreate: oc
    .input(z.strictObject({ content: contentInput, ownerEmail: lineInput(254).nullable() }))
    .output(z.object({ id: z.string(), slug: z.string() }))
    .errors({ ...tooManyRequests, ...planLimit }),
  /** Changes the public content at once; the status of the listing stays. */
  adminEdit: oc
    .input(z.strictObject({ id: z.uuid(), content: contentInput, seen }))
    .output(z.object({ id: z.string(), slug: z.string(), version }))
    .errors({ ...notFound, ...stateChanged, ...tooManyRequests }),
}
