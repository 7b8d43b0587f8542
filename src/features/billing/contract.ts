import { oc } from '@orpc/contract'
import * as z from 'zod'
import {
  badCursor,
  cursorSchema,
  formSchema,
  idInput,
  lineInput,
  pageSizeSchema,
  tooManyRequests,
  undoInput,
  undoOutput,
} from '#shared/input.ts'
import {
  billingPeriods,
  paidPeriods,
  paidPlanKeys,
  paymentMethods,
  paymentStatuses,
  planKeys,
  subscriptionStatuses,
} from './rules.ts'
import {
  confirmForm,
  declareForm,
  freePlanForm,
  grantForm,
  paidPlanForm,
  reasonForm,
  refundForm,
} from './rules/forms.ts'

/** One row of the plan catalogue. A null limit means unlimited. Prices are in HK cents. */
const plan = z.object({
  key: z.enum(planKeys),
  priceCents: z.number().int(),
  billing: z.enum(billingPeriods),
  maxListings: z.number().int().nullable(),
  maxCategories: z.number().int(),
  maxAreas: z.number().int().nullable(),
  maxPhotos: z.number().int(),
  hasVerifiedBadge: z.boolean(),
  hasAnalytics: z.boolean(),
  hasEnhancedProfile: z.boolean(),
  hasPriorityPlacement: z.boolean(),
})
export type Plan = z.infer<typeof plan>

const time = z.string().describe('ISO 8601')

/** A member's own payment. */
const payment = z.object({
  id: z.string(),
  planKey: z.enum(planKeys),
  amountCents: z.number().int(),
  billing: z.enum(paidPeriods),
  method: z.enum(paymentMethods),
  reference: z.string(),
  transactionId: z.string().nullable(),
  payerNote: z.string().nullable(),
  proofUrl: z.string().nullable().describe('of the screenshot, accessible only to the member and admins'),
  status: z.enum(paymentStatuses),
  reason: z.string().nullable().describe('why it was rejected'),
  createdAt: time,
  decidedAt: time.nullable(),
  coversFrom: time.nullable(),
  coversUntil: time.nullable().describe('null when indefinite or not confirmed'),
  refund: z
    .object({ amountCents: z.number().int(), reference: z.string(), reason: z.string(), refundedAt: time })
    .nullable(),
})
export type Payment = z.infer<typeof payment>

const heldPlan = z.object({
  planKey: z.enum(planKeys),
  startsAt: time,
  endsAt: time.nullable().describe('null when indefinite'),
})
export type HeldPlan = z.infer<typeof heldPlan>

/** The signed-in member's plans, for menus and the pricing page. */
const planStatus = z.object({
  planKey: z.enum(planKeys).describe('the highest active plan'),
  pending: z.array(z.enum(planKeys)).describe('plans with a pending payment'),
  held: z.array(heldPlan),
})
export type PlanStatus = z.infer<typeof planStatus>

/** A payment method. Without a payee it is not configured and cannot be used. */
const offeredMethod = z.object({
  method: z.enum(paymentMethods),
  payee: z
    .object({
      number: z.string().nullable().describe('E.164'),
      fpsId: z.string().nullable(),
      name: z.string().nullable().describe('as shown by the payer’s bank'),
      link: z.url().nullable(),
    })
    .nullable(),
  qr: z.string().nullable().describe('SVG as a data: URL'),
})
export type OfferedMethod = z.infer<typeof offeredMethod>

const quote = z.object({
  plan,
  purchase: z.enum(['buy', 'renew', 'held']),
  amountCents: z.number().int(),
  billing: z.enum(paidPeriods),
  reference: z.string().describe('of the pending payment, or of the next one'),
  coversUntil: time.nullable().describe('end of the plan after paying now; null when indefinite'),
  methods: z.array(offeredMethod).describe('the enabled ones'),
  pending: payment.nullable(),
  rejected: payment.nullable().describe('the latest payment of the plan, while it is a rejected one'),
  isDemo: z.boolean(),
})
export type Quote = z.infer<typeof quote>

const person = z.object({ id: z.string(), name: z.string(), email: z.string() })

/** A payment with the details for admins. */
const paymentCase = payment.extend({
  member: person.nullable().describe('null for a deleted member'),
  bankReference: z.string().nullable(),
  decidedBy: z.string().nullable(),
})
export type PaymentCase = z.infer<typeof paymentCase>

const subscriptionCase = heldPlan.extend({
  id: z.string(),
  member: person,
  status: z.enum(subscriptionStatuses),
  endedAt: time.nullable(),
  isGranted: z.boolean().describe('granted by an admin, without a payment'),
})
export type SubscriptionCase = z.infer<typeof subscriptionCase>

/** Who would be over a lower limit of listings. */
const limitPreview = z.object({
  owners: z.array(person.extend({ listings: z.number().int() })),
  hasMore: z.boolean(),
  startsAt: time.nullable().describe('null: at once, since nobody is over it'),
})
export type LimitPreview = z.infer<typeof limitPreview>

const receipt = payment.extend({
  bankReference: z.string(),
  paidBy: z.object({ name: z.string(), email: z.string() }),
})
export type Receipt = z.infer<typeof receipt>

const nothing = z.strictObject({})
const notFound = { PAYMENT_NOT_FOUND: { status: 404 } }
const decided = { PAYMENT_DECIDED: { status: 409, data: z.object({ status: z.enum(paymentStatuses) }) } }
const page = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), nextCursor: z.string().nullable() })

export const billingContract = {
  findPlans: oc
    .route({ method: 'GET', path: '/plans', summary: 'The plan catalogue, cheapest first' })
    .input(nothing)
    .output(z.array(plan)),

  getPlanStatus: oc
    .route({ method: 'GET', summary: 'The member’s plan and what is used of it' })
    .input(nothing)
    .output(planStatus),
  /** Price, reference and payment methods of a plan for this member. The reference is stable until a payment is declared. */
  getQuote: oc
    .route({ method: 'GET', summary: 'Price, reference and payment methods of a plan for this member' })
    .input(z.strictObject({ planKey: z.enum(paidPlanKeys) }))
    .output(quote),
  /** "I have paid". `amountCents` and `reference` are those shown to the member; refused if they are no longer current. */
  declarePayment: oc
    .route({ summary: 'Say that a payment was made' })
    .input(
      formSchema(declareForm).extend({
        planKey: z.enum(paidPlanKeys),
        method: z.enum(paymentMethods),
        reference: z.string().max(30),
        amountCents: z.number().int(),
        proofId: z.uuid().nullable().describe('an upload of kind payment_proof'),
      }),
    )
    .output(payment)
    .errors({
      ...tooManyRequests,
      PLAN_HELD: { status: 409 },
      PAYMENT_WAITING: { status: 409 },
      PAYMENTS_OPEN: { status: 409 },
      METHOD_CLOSED: { status: 409 },
      QUOTE_CHANGED: { status: 409 },
      UPLOAD_NOT_FOUND: { status: 400, data: z.object({ ids: z.array(z.string()) }) },
    }),
  withdrawPayment: oc
    .route({ summary: 'Withdraw a payment that is not decided yet' })
    .input(idInput)
    .output(payment)
    .errors({ ...notFound, ...decided }),
  findPayments: oc
    .route({ method: 'GET', summary: 'The member’s payments, newest first' })
    .input(z.strictObject({ cursor: cursorSchema, limit: pageSizeSchema(10) }))
    .output(page(payment))
    .errors(badCursor),
  getReceipt: oc
    .route({ method: 'GET', summary: 'The receipt of a confirmed payment' })
    .input(idInput)
    .output(receipt)
    .errors(notFound),

  // Admins.
  findPaymentCases: oc
    .route({ method: 'GET' })
    .input(
      z.strictObject({
        status: z.enum(paymentStatuses).optional(),
        q: lineInput(200).optional().describe('exact reference, bank reference or e-mail address'),
        cursor: cursorSchema,
        limit: pageSizeSchema(25),
      }),
    )
    .output(page(paymentCase))
    .errors(badCursor),
  confirmPayment: oc
    .input(formSchema(confirmForm).extend({ id: z.uuid() }))
    .output(paymentCase)
    .errors({ ...notFound, ...decided, BANK_REFERENCE_USED: { status: 409 }, MEMBER_GONE: { status: 409 } }),
  rejectPayment: oc
    .input(formSchema(reasonForm).extend({ id: z.uuid() }))
    .output(paymentCase)
    .errors({ ...notFound, ...decided }),
  /** Undoes decisions of the same admin within ten seconds. `refused`: too late, or the plan has changed since. */
  undoPayments: oc.input(undoInput).output(undoOutput),
  /** Records that money was sent back, once for a confirmed payment: whole or in part. It cannot be undone. */
  refundPayment: oc
    .input(formSchema(refundForm).extend({ id: z.uuid() }))
    .output(paymentCase)
    .errors({ ...notFound, PAYMENT_NOT_REFUNDABLE: { status: 409 }, REFUND_REFERENCE_USED: { status: 409 } }),
  findSubscriptionCases: oc
    .route({ method: 'GET' })
    .input(
      z.strictObject({
        status: z.enum(subscriptionStatuses).optional(),
        q: lineInput(200).optional().describe('exact e-mail address'),
        cursor: cursorSchema,
        limit: pageSizeSchema(25),
      }),
    )
    .output(page(subscriptionCase))
    .errors(badCursor),
  grantPlan: oc
    .input(formSchema(grantForm))
    .output(subscriptionCase)
    .errors({ PLAN_HELD: { status: 409 } }),
  endSubscription: oc
    .input(formSchema(reasonForm).extend({ id: z.uuid() }))
    .output(subscriptionCase)
    .errors({ SUBSCRIPTION_NOT_FOUND: { status: 404 }, SUBSCRIPTION_ENDED: { status: 409 } }),
  /** Enabled methods without a configured payee; members see "not set up yet". */
  findUnsetMethods: oc
    .route({ method: 'GET' })
    .input(nothing)
    .output(z.array(z.enum(paymentMethods))),
  /** Who would be over a limit of listings, before it is saved. */
  previewLimit: oc
    .route({ method: 'GET' })
    .input(z.strictObject({ planKey: z.enum(planKeys), maxListings: z.number().int().min(1).max(10_000) }))
    .output(limitPreview),
  /** Lower limits that start later. */
  findLimitChanges: oc
    .route({ method: 'GET' })
    .input(nothing)
    .output(z.array(z.object({ planKey: z.enum(planKeys), maxListings: z.number().int(), startsAt: time }))),
  /** Withdraws the lower limit of a plan that starts later, if any; owners who were notified of it are notified. */
  cancelLimitChange: oc.input(z.strictObject({ planKey: z.enum(planKeys) })).output(z.null()),
  /** A lower limit of listings starts after 14 days when members have more, who are notified; the answer has the old one. */
  updatePaidPlan: oc.input(formSchema(paidPlanForm).extend({ key: z.enum(paidPlanKeys) })).output(plan),
  updateFreePlan: oc.input(formSchema(freePlanForm)).output(plan),
}
