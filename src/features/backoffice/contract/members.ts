import { oc } from '@orpc/contract'
import * as z from 'zod'
import { roles } from '#features/accounts/rules.ts'
import { paymentMethods, paymentStatuses, planKeys } from '#features/billing/rules.ts'
import { displayText } from '#features/listings/contract/public.ts'
import { listingStatuses } from '#features/listings/rules.ts'
import { listingReportReasons } from '#features/reports/rules.ts'
import { moderatedStatuses, reviewReportReasons } from '#features/reviews/rules.ts'
import { badCursor, cursorSchema, inLocale, lineInput, localeSchema, pageSizeSchema } from '#shared/input.ts'
import { memberSorts, memberStates, sharedBy } from '../rules/members.ts'

/** A member in the admin list. */
const memberRow = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.string().nullable(),
  email: z.string(),
  isConfirmed: z.boolean().describe('whether the e-mail address is confirmed'),
  whatsappNumber: z.string().nullable(),
  whatsappVerifiedAt: z.string().nullable(),
  role: z.enum(roles),
  isActive: z.boolean(),
  planKey: z.enum(planKeys),
  listingCount: z.number().int(),
  createdAt: z.string(),
})
export type MemberRow = z.infer<typeof memberRow>

const subject = z.object({ id: z.string(), createdAt: z.string() })

/** One member with total counts and the newest rows of each kind. */
const member = memberRow.extend({
  phoneNumber: z.string().nullable(),
  language: localeSchema,
  deactivationReason: z.string().nullable(),
  sessionCount: z.number().int(),
  hasSecondFactor: z.boolean().describe('an authenticator app or a passkey'),
  lastSeenAt: z.string().nullable().describe('accurate to the hour; null without a session'),
  isSelf: z.boolean().describe('admins may not deactivate or demote themselves'),
  reviewCount: z.number().int(),
  paymentCount: z.number().int(),
  referredCount: z.number().int(),
  listings: z.array(subject.extend({ slug: z.string(), name: displayText, status: z.enum(listingStatuses) })),
  reviews: z.array(
    subject.extend({
      slug: z.string(),
      listingName: displayText,
      rating: z.number().int(),
      status: z.enum(moderatedStatuses),
    }),
  ),
  payments: z.array(
    subject.extend({
      planKey: z.enum(planKeys),
      amountCents: z.number().int(),
      method: z.enum(paymentMethods),
      reference: z.string(),
      status: z.enum(paymentStatuses),
    }),
  ),
  history: z.array(subject.extend({ action: z.string(), actorName: z.string().nullable() })),
})
export type Member = z.infer<typeof member>

/** What connects a member with others: for admins, and each look at it is audited. */
const memberSignals = z.object({
  reports: z.array(
    subject.extend({
      isByMember: z.boolean().describe('false: about a listing or review of the member'),
      slug: z.string(),
      listingName: displayText,
      isAboutReview: z.boolean(),
      reason: z.enum([...listingReportReasons, ...reviewReportReasons]),
      status: z.enum(['open', 'upheld', 'dismissed']),
    }),
  ),
  devices: z.array(
    z.object({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      lastUsedAt: z.iso.datetime().describe('accurate to the hour'),
    }),
  ),
  others: z
    .array(z.object({ id: z.string(), name: z.string(), email: z.string(), by: z.enum(sharedBy) }))
    .describe('members with the same number, or who signed in with the same browser from the same network'),
})
export type MemberSignals = z.infer<typeof memberSignals>

export const membersContract = {
  /** Every word of `q` is matched against names, e-mail addresses and phone numbers. */
  findMembers: oc
    .route({ method: 'GET' })
    .input(
      z.strictObject({
        q: lineInput(200).default(''),
        state: z.enum(memberStates).default('all'),
        sort: z.enum(memberSorts).default('-joined'),
        cursor: cursorSchema,
        limit: pageSizeSchema(25),
      }),
    )
    .output(z.object({ items: z.array(memberRow), nextCursor: z.string().nullable() }))
    .errors(badCursor),
  /** Reports, devices, and who shares them. No read: each look at it is audited. */
  revealMemberSignals: oc
    .input(z.strictObject({ ...inLocale, id: z.uuid() }))
    .output(memberSignals)
    .errors({ MEMBER_NOT_FOUND: { status: 404 } }),
  getMember: oc
    .route({ method: 'GET' })
    .input(z.strictObject({ ...inLocale, id: z.uuid() }))
    .output(member)
    .errors({ MEMBER_NOT_FOUND: { status: 404 } }),
}
