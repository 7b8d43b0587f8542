import { oc } from '@orpc/contract'
import * as z from 'zod'
import { planKeys } from '#features/billing/rules.ts'
import { stateChanged, draftPhoto, duplicate, notFound } from '#features/editor/contract.ts'
import { contentShape } from '#features/listings/contract/content.ts'
import { listingDetail, namedRef, displayText } from '#features/listings/contract/public.ts'
import { listingStatuses, revisionStatuses } from '#features/listings/rules.ts'
import { contentFields } from '#features/listings/rules/fields.ts'
import {
  badCursor,
  cursorSchema,
  fieldSchema,
  idInput,
  inLocale,
  lineInput,
  localeSchema,
  pageSizeSchema,
  textInput,
  tooManyRequests,
  undoInput,
  undoOutput,
} from '#shared/input.ts'
import { claimStatuses } from './rules/claims.ts'
import { handOverForm } from './rules/hand-over.ts'
import { rejectionTemplateKeys } from './rules/rejection-templates.ts'

const person = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: localeSchema,
})

/** One row of the queue: a pending revision of a new (or resubmitted) listing or of a live one. */
const queueItem = z.object({
  revisionId: z.string(),
  listingId: z.string(),
  slug: z.string(),
  kind: z.enum(['new', 'change']),
  name: displayText,
  category: namedRef.nullable(),
  ownerName: z.string().nullable(),
  ownerLanguage: localeSchema.nullable(),
  waitingSince: z.string(),
  hasDuplicates: z.boolean(),
})
export type QueueItem = z.infer<typeof queueItem>

const difference = z.object({
  field: z.string().describe('a field of the content'),
  before: z.unknown(),
  after: z.unknown(),
})

const review = z.object({
  revisionId: z.string(),
  listingId: z.string(),
  slug: z.string(),
  kind: z.enum(['new', 'change']),
  status: z.enum(revisionStatuses),
  waitingSince: z.string(),
  content: contentShape,
  live: contentShape.nullable().describe('what visitors see now; null for a listing that is not live'),
  rejected: z
    .object({ content: contentShape, reason: z.string(), decidedAt: z.string() })
    .nullable()
    .describe('the version that was rejected last, of a listing that is not live'),
  photos: z.array(draftPhoto).describe('all photos of content, live and rejected'),
  differences: z.array(difference).describe('to what is live, or to what was rejected'),
  preview: listingDetail.describe('the page as visitors will see it'),
  duplicates: z.array(duplicate),
  owner: person
    .extend({
      createdAt: z.string(),
      planKey: z.enum(planKeys),
      whatsappNumber: z.string().nullable(),
      isWhatsappProved: z.boolean(),
      listings: z.array(
        z.object({ id: z.string(), slug: z.string(), name: displayText, status: z.enum(listingStatuses) }),
      ),
    })
    .nullable(),
  history: z.array(
    z.object({
      revisionId: z.string(),
      status: z.enum(revisionStatuses),
      reason: z.string().nullable(),
      submittedAt: z.string(),
      decidedAt: z.string().nullable(),
      decidedBy: z.string().nullable(),
    }),
  ),
})
export type Review = z.infer<typeof review>

const revisionInput = z.strictObject({ revisionId: z.uuid() })
const requiredText = textInput(2_000).pipe(z.string().min(1))
const rejection = {
  template: z.enum(rejectionTemplateKeys),
  reason: requiredText,
  fields: z.array(z.enum(contentFields)).max(contentFields.length).default([]).describe('what the owner should change'),
}
const decisionErrors = { ...notFound, ...stateChanged }

const claim = z.object({
  id: z.string(),
  listing: z.object({ id: z.string(), slug: z.string(), name: displayText, whatsappNumber: z.string() }),
  claimant: person.extend({ whatsappNumber: z.string().nullable() }),
  isNumberProved: z.boolean().describe('the listing’s number is the one that the member has confirmed'),
  note: z.string(),
  status: z.enum(claimStatuses),
  createdAt: z.string(),
})
export type Claim = z.infer<typeof claim>

/** A licence to look up in its register. */
const licenceToCheck = z.object({
  listing: z.object({ id: z.string(), slug: z.string(), name: displayText }),
  key: z.string(),
  name: z.string(),
  body: z.string(),
  register: z.string().nullable(),
  registerUrl: z.string().nullable(),
  number: z.string(),
  expiresOn: z.string().nullable(),
  checkedOn: z.string().nullable().describe('day of the last check; null when there was none'),
  found: z.string().nullable().describe('what an admin saw at the last check'),
})
export type LicenceToCheck = z.infer<typeof licenceToCheck>

export const moderationContract = {
  findQueue: oc
    .route({ method: 'GET' })
    .input(z.strictObject({ ...inLocale, cursor: cursorSchema, limit: pageSizeSchema(50) }))
    .output(z.object({ items: z.array(queueItem), nextCursor: z.string().nullable(), count: z.number().int() }))
    .errors(badCursor),
  getForReview: oc
    .route({ method: 'GET' })
    .input(z.strictObject({ ...inLocale, revisionId: z.uuid() }))
    .output(review)
    .errors(notFound),
  /** Decides on exactly the revision that the admin read: one changed or decided in the meantime is refused. */
  approve: oc.input(revisionInput).output(z.null()).errors(decisionErrors),
  reject: oc.input(revisionInput.extend(rejection)).output(z.null()).errors(decisionErrors),
  /** Decisions are independent: `refused` lists the revisions that were changed or decided in the meantime. */
  decideMany: oc
    .input(
      z.strictObject({
        revisionIds: z.array(z.uuid()).min(1).max(50),
        decision: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('approve') }),
          z.strictObject({ kind: z.literal('reject'), ...rejection }),
        ]),
      }),
    )
    .output(z.object({ decided: z.array(z.string()), refused: z.array(z.string()) })),
  /** Undoes decisions of the same admin within ten seconds: restores the previous state; no e-mail is sent. */
  undo: oc.input(z.strictObject({ revisionIds: z.array(z.uuid()).min(1).max(50) })).output(undoOutput),

  /** Claims an unclaimed listing. */
  claim: oc
    .route({ summary: 'Claim a listing that has no owner' })
    .input(z.strictObject({ id: z.uuid(), note: textInput(2_000) }))
    .output(z.object({ id: z.string(), isNumberProved: z.boolean() }))
    .errors({
      ...tooManyRequests,
      ...notFound,
      CLAIM_TAKEN: { status: 409 },
      CLAIM_OPEN: { status: 409 },
      CLAIM_NOTE_REQUIRED: { status: 422 },
      CLAIM_OWN_REVIEW: { status: 409 },
    }),
  /** What the caller may do about an unclaimed listing; null when it has an owner. */
  getClaimState: oc
    .route({ method: 'GET', summary: 'What the member may do about a listing that has no owner' })
    .input(idInput)
    .output(
      z
        .object({ status: z.enum(claimStatuses).nullable(), isNumberProved: z.boolean(), isPlanFull: z.boolean() })
        .nullable(),
    )
    .errors(notFound),
  findClaims: oc
    .route({ method: 'GET' })
    .input(z.strictObject({ ...inLocale, cursor: cursorSchema, limit: pageSizeSchema(50) }))
    .output(z.object({ items: z.array(claim), nextCursor: z.string().nullable(), count: z.number().int() }))
    .errors(badCursor),
  grantClaim: oc
    .input(idInput)
    .output(z.null())
    .errors({
      CLAIM_NOT_FOUND: { status: 404 },
      CLAIM_DECIDED: { status: 409 },
      CLAIM_TAKEN: { status: 409 },
      CLAIM_PLAN_LIMIT: { status: 409 },
      CLAIM_OWN_REVIEW: { status: 409 },
    }),
  refuseClaim: oc
    .input(z.strictObject({ id: z.uuid(), reason: requiredText }))
    .output(z.null())
    .errors({ CLAIM_NOT_FOUND: { status: 404 }, CLAIM_DECIDED: { status: 409 } }),
  /** The member who owns a listing; null for an unclaimed one. */
  getOwner: oc.route({ method: 'GET' }).input(idInput).output(person.nullable()).errors(notFound),
  /** Moves a listing to the member with this confirmed address. */
  handOver: oc
    .input(
      z.strictObject({
        ...idInput.shape,
        email: fieldSchema(handOverForm.email),
        reason: fieldSchema(handOverForm.reason),
      }),
    )
    .output(z.null())
    .errors({
      ...notFound,
      OWNER_SAME: { status: 409 },
      OWNER_PLAN_LIMIT: { status: 409 },
      OWNER_REVIEWED: { status: 409 },
    }),
  /** Undoes decisions of the same admin within ten seconds. `refused`: too late, or the listing has changed since. */
  undoClaims: oc.input(undoInput).output(undoOutput),

  /**
   * Takes live listings down, approves rejected ones again, or deletes them. Independent of each other: `refused` lists
   * those whose status does not allow it, or whose owner's plan is full.
   */
  manageListings: oc
    .input(
      z.strictObject({
        ids: z.array(z.uuid()).min(1).max(50),
        act: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('takeDown'), reason: requiredText }),
          z.strictObject({ kind: z.literal('approveAgain') }),
          z.strictObject({ kind: z.literal('remove'), reason: requiredText }),
        ]),
      }),
    )
    .output(z.object({ decided: z.array(z.string()), refused: z.array(z.string()) })),
  /** Undoes take-downs of the same admin within ten seconds. */
  undoTakeDowns: oc.input(undoInput).output(undoOutput),

  /** Licences of live listings that were never checked, then those last checked a year ago. By pages of listings. */
  findLicences: oc
    .route({ method: 'GET' })
    .input(z.strictObject({ ...inLocale, cursor: cursorSchema, limit: pageSizeSchema(50) }))
    .output(z.object({ items: z.array(licenceToCheck), nextCursor: z.string().nullable(), count: z.number().int() }))
    .errors(badCursor),
  /**
   * Records what an admin saw in the register. `expiresOn` is the last day in the register; null when it shows none. A
   * licence that its owner changed meanwhile is refused.
   */
  checkLicence: oc
    .input(
      z.strictObject({
        ...idInput.shape,
        key: lineInput(60),
        number: lineInput(60),
        result: z.enum(['checked', 'not_found']),
        found: textInput(4_000),
        checkedOn: z.string().max(10),
        expiresOn: z.string().max(10),
      }),
    )
    .output(z.null())
    .errors({ ...notFound, LICENCE_CHANGED: { status: 409 } }),
  /** Undoes checks of the same admin within ten seconds: the licences are as before, and due again. */
  undoLicenceChecks: oc
    .input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(50).describe('ids of listings') }))
    .output(undoOutput),
}
