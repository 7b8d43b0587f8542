import { emitEvent } from '#features/integrations/server/service.ts'
import { enqueue, toMember } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { violatedConstraint, type Db } from '#platform/server/db.ts'
import { fieldError } from '#platform/server/rpc.ts'
import type { Cents } from '#shared/money.ts'
import { Refusal } from '#shared/refusal.ts'
import type { PaymentCase } from '../../contract.ts'
import { planNames } from '../../rules.ts'
import type { planFates } from '../../rules/forms.ts'
import { endAfterRefund } from '../../rules/purchase.ts'
import { paymentRefundedEmail } from '../emails/payment-refunded.ts'
import * as payments from '../store/payments.ts'
import * as subscriptions from '../store/subscriptions.ts'
import { markEnded } from './end-subscription.ts'
import { toPaymentCase } from './serialize.ts'

type Refund = {
  id: string
  amount: Cents
  bankReference: string
  reason: string
  plan: (typeof planFates)[number]
}

/**
 * Records that a confirmed payment was sent back, once, and decides what becomes of its plan, in one transaction. The
 * member is notified by e-mail. @throws Refusal PAYMENT_NOT_FOUND, PAYMENT_NOT_REFUNDABLE, REFUND_REFERENCE_USED; a field error
 * of `amount`
 */
export async function refundPayment(ctx: MemberCtx, refund: Refund): Promise<PaymentCase> {
  try {
    return await ctx.db.transaction((db) => refundIn({ ...ctx, db }, refund))
  } catch (error) {
    if (violatedConstraint(error) === 'payments_refund_reference_index') throw new Refusal('REFUND_REFERENCE_USED')
    throw error
  }
}

async function refundIn(ctx: MemberCtx, { id, amount, bankReference, reason, plan }: Refund): Promise<PaymentCase> {
  const { db } = ctx
  const before = await payments.find(db, id)
  if (!before) throw new Refusal('PAYMENT_NOT_FOUND')
  if (amount > before.amountCents) throw fieldError('amount', 'refundTooHigh')
  const member = before.userId === null ? undefined : await subscriptions.lockMember(db, before.userId)
  const payment = await payments.setRefund(db, id, {
    refundedCents: amount,
    refundReference: bankReference,
    refundReason: reason,
    refundedBy: ctx.actor.id,
    refundedAt: ctx.now(),
  })
  if (!payment) throw new Refusal('PAYMENT_NOT_REFUNDABLE')
  const endsAt = member && plan === 'end' ? await takePeriodBack(ctx, payment, member.id) : null
  await writeAuditEntry(ctx, {
    action: 'billing.refundPayment',
    subject: { kind: 'payment', id },
    before: { status: 'confirmed' },
    after: { status: 'refunded', amountCents: amount, bankReference, reason, plan, planEndsAt: endsAt },
  })
  if (member) await notifyMember(db, payment, member, endsAt)
  const found = await payments.findCase(db, id)
  if (!found) throw new Error('a refunded payment was not found')
  return toPaymentCase(found)
}

/** Takes the paid period from the member's plan. Returns when it ends, or null when it goes on by other means. */
async function takePeriodBack(ctx: MemberCtx, payment: payments.Payment, memberId: string): Promise<Date | null> {
  const { planKey, coversFrom, coversUntil } = payment
  const now = ctx.now()
  const active = (await subscriptions.findActive(ctx.db, memberId)).find((one) => one.planKey === planKey)
  if (!active || !coversFrom) return now
  // The paid subscription has ended, and the active one came after it.
  if (coversFrom < active.startsAt) return null
  const endsAt = endAfterRefund({ from: coversFrom, until: coversUntil }, active.endsAt, now)
  if (endsAt === null) return null
  if (endsAt <= now) await markEnded(ctx, active)
  else await subscriptions.setEnd(ctx.db, active.id, endsAt)
  return endsAt
}

async function notifyMember(db: Db, payment: payments.Payment, member: subscriptions.Member, endsAt: Date | null) {
  const { id, planKey, refundedCents, reference, refundReference, refundReason } = payment
  await enqueue(db, {
    email: paymentRefundedEmail,
    ...toMember(member),
    data: {
      first_name: member.firstName,
      plan_name: planNames[planKey][member.language],
      amount_cents: refundedCents ?? 0,
      reference,
      refund_reference: refundReference ?? '',
      reason: refundReason ?? '',
      ends_at: endsAt?.toISOString() ?? null,
    },
    dedupeKey: `payment_refunded:${id}`,
  })
  await emitEvent(db, {
    ownerId: member.id,
    event: 'payment.decided',
    cause: `payment:${id}:refunded`,
    data: { payment: { id, planKey, amountCents: payment.amountCents, reference, status: 'refunded', refundedCents } },
  })
}
