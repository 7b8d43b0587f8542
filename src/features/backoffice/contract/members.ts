import { oc } from '@orpc/contract'
import * as z from 'zod'
import { roles } from '#features/accounts/rules.ts'
import { paymentMethods, paymentStatuses, planKeys } from '#features/billing/rules.ts'
import { listingStatuses } from '#features/listings/rules.ts'
import { moderatedStatuses } from '#features/reviews/rules.ts'
import { cursorSchema, localeSchema, pageSizeSchema } from '#shared/input.ts'
import { memberSorts, memberStates } from '../rules/members.ts'

/** A member in the admin list. */
export const memberRow = z.object({
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
export const member = memberRow.extend({
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
  listings: z.array(subject.extend({ slug: z.string(), name: z.string(), status: z.enum(listingStatuses) })),
  reviews: z.array(
    subject.extend({
      slug: z.string(),
      listingName: z.string(),
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

export const membersContract = {
  /** Every word of `q` is matched against names, e-mail addresses and phone numbers. */
  findMembers: oc
    .route({ method: 'GET' })
    .input(
      z.strictObject({
        q: z.string().max(200).default(''),
        state: z.enum(memberStates).default('all'),
        sort: z.enum(memberSorts).default('-joined'),
        cursor: cursorSchema,
        limit: pageSizeSchema(25),
      }),
    )
    .output(z.object({ items: z.array(memberRow), nextCursor: z.string().nullable() }))
    .errors({ CURSOR_INVALID: { status: 400 } }),
  getMember: oc
    .route({ method: 'GET' })
    .input(z.strictObject({ id: z.uuid() }))
    .output(member)
    .errors({ MEMBER_NOT_FOUND: { status: 404 } }),
}
