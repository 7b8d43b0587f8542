import { enqueue, toMember } from '#features/notifications/server/service.ts'
import { attach } from '#features/uploads/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { idPosition, pageByCursor } from '#platform/server/cursor.ts'
import { violatedConstraint } from '#platform/server/db.ts'
import type { Authorized } from '#shared/authorized.ts'
import { fullName } from '#shared/person-name.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Payment, Receipt } from '../../contract.ts'
import { may } from '../../policy.ts'
import { planNames, type PaidPlanKey, type PaymentMethod } from '../../rules.ts'
import { maxPendingPayments } from '../../rules/purchase.ts'
import { paymentReceivedEmail } from '../emails/payment-received.ts'
import * as payments from '../store/payments.ts'
import { lockMember } from '../store/subscriptions.ts'
import { offersOf, orderOf } from './quote.ts'
import { toPayment } from './serialize.ts'

type DeclareInput = {
  planKey: PaidPlanKey
  method: PaymentMethod
  reference: string
  amountCents: number
  transactionId: string | null
  payerNote: string | null
  /** Upload id of the screenshot. */
  proofId: string | null
}

/**
 * Records that the member has paid, for an admin to verify. At most one payment per plan can be pending, and the quote
 * that the member saw must still be valid.
 * @throws Refusal PLAN_HELD, PAYMENT_WAITING, PAYMENTS_OPEN, METHOD_CLOSED, QUOTE_CHANGED, UPLOAD_NOT_FOUND
 */
export async function declarePayment(ctx: MemberCtx, declared: DeclareInput): Promise<Payment> {
  const { actor, now } = ctx
  const { planKey, method, transactionId, payerNote } = declared
  try {
    return await ctx.db.transaction(async (db) => {
      const member = await lockMember(db, actor.id)
      if (!member) throw new Error('the session has no profile')
      const order = await orderOf(db, actor.id, planKey, now())
      if (order.pending) throw new Refusal('PAYMENT_WAITING')
      if (order.purchase === 'held') throw new Refusal('PLAN_HELD')
      if ((await payments.findPending(db, actor.id)).length >= maxPendingPayments) throw new Refusal('PAYMENTS_OPEN')
      const offers = await offersOf({ ...ctx, db }, order)
      if (!offers.some((offer) => offer.method === method && offer.payee)) throw new Refusal('METHOD_CLOSED')
      const { reference, amountCents, billing } = order
      if (reference !== declared.reference || amountCents !== declared.amountCents) throw new Refusal('QUOTE_CHANGED')

      const [proof] = await attach({ ...ctx, db }, 'payment_proof', declared.proofId ? [declared.proofId] : [])
      const proofUploadId = proof?.uploadId ?? null
      const fields = { proofUploadId, planKey, method, reference, amountCents, billing, transactionId, payerNote }
      const row = await payments.insert(db, { ...fields, userId: actor.id, createdAt: now() })
      await writeAuditEntry(
        { ...ctx, db },
        {
          action: 'billing.declarePayment',
          subject: { kind: 'payment', id: row.id },
          after: { status: 'pending', planKey, method, amountCents, reference },
        },
      )
      await enqueue(db, {
        email: paymentReceivedEmail,
        ...toMember(member),
        data: {
          first_name: member.firstName,
          plan_name: planNames[planKey][member.language],
          amount_cents: amountCents,
          reference,
        },
      })
      return toPayment(row)
    })
  } catch (error) {
    const rule = violatedConstraint(error)
    if (rule === 'payments_one_pending_index') throw new Refusal('PAYMENT_WAITING')
    if (rule === 'payments_reference_unique') throw new Refusal('QUOTE_CHANGED')
    throw error
  }
}

/** Withdraws the member's own pending payment. @throws Refusal PAYMENT_NOT_FOUND, PAYMENT_DECIDED */
export async function withdrawPayment(ctx: MemberCtx, id: string): Promise<Payment> {
  return ctx.db.transaction(async (db) => {
    if (!may(ctx.actor, 'withdraw', await payments.find(db, id))) throw new Refusal('PAYMENT_NOT_FOUND')
    const row = await payments.setDecision(db, id, { status: 'withdrawn' })
    if (!row) throw new Refusal('PAYMENT_DECIDED', { status: (await payments.find(db, id))?.status })
    await writeAuditEntry(
      { ...ctx, db },
      {
        action: 'billing.withdrawPayment',
        subject: { kind: 'payment', id },
        before: { status: 'pending' },
        after: { status: 'withdrawn' },
      },
    )
    return toPayment(row)
  })
}

/** The member's payments, newest first. */
export async function findPayments({ db, actor }: MemberCtx, page: { cursor?: string; limit: number }) {
  const { rows, nextCursor } = await pageByCursor(page, {
    order: 'payments newest',
    position: idPosition,
    find: (after, limit) => payments.findByMember(db, actor.id, after?.[0], limit),
    positionOf: ({ id }) => [id],
  })
  return { items: rows.map(toPayment), nextCursor }
}

/** The receipt of the member's own payment, confirmed or refunded since. @throws Refusal PAYMENT_NOT_FOUND */
export async function getReceipt({ db, actor }: MemberCtx, id: string): Promise<Receipt> {
  const row = may(actor, 'receive', await payments.find(db, id))
  if (!row) throw new Refusal('PAYMENT_NOT_FOUND')
  return receiptOf(row, actor)
}

/** @throws Refusal PAYMENT_NOT_FOUND for a payment that was not confirmed */
export function receiptOf(
  payment: Authorized<payments.Payment, 'receive'>,
  { firstName, lastName, email }: MemberCtx['actor'],
): Receipt {
  const { bankReference, status } = payment
  if (!bankReference || !(status === 'confirmed' || status === 'refunded')) throw new Refusal('PAYMENT_NOT_FOUND')
  return { ...toPayment(payment), bankReference, paidBy: { name: fullName({ firstName, lastName }), email } }
}
