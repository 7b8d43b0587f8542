import { privatePictureUrl } from '#features/uploads/rules.ts'
import type { HeldPlan, Payment, PaymentCase, SubscriptionCase } from '../../contract.ts'
import type * as payments from '../store/payments.ts'
import type * as subscriptions from '../store/subscriptions.ts'

const isoOf = (at: Date | null) => at?.toISOString() ?? null

/** A payment as the API returns it. The screenshot is given only as a URL that checks access. */
export function toPayment(row: payments.Payment): Payment {
  const { id, planKey, amountCents, billing, method, reference, transactionId, payerNote, status, reason } = row
  return {
    id,
    planKey,
    amountCents,
    billing,
    method,
    reference,
    transactionId,
    payerNote,
    proofUrl: row.proofUploadId && privatePictureUrl(row.proofUploadId),
    status,
    reason,
    createdAt: row.createdAt.toISOString(),
    decidedAt: isoOf(row.decidedAt),
    coversFrom: isoOf(row.coversFrom),
    coversUntil: isoOf(row.coversUntil),
    refund: refundOf(row),
  }
}

function refundOf({ refundedCents, refundReference, refundReason, refundedAt }: payments.Payment): Payment['refund'] {
  if (refundedCents === null || refundReference === null || refundReason === null || !refundedAt) return null
  const refundedOn = refundedAt.toISOString()
  return { amountCents: refundedCents, reference: refundReference, reason: refundReason, refundedAt: refundedOn }
}

export function toPaymentCase({ payment, member, decidedBy }: payments.PaymentCase): PaymentCase {
  return {
    ...toPayment(payment),
    member: member?.id ? { id: member.id, name: member.name ?? '', email: member.email } : null,
    bankReference: payment.bankReference,
    decidedBy,
  }
}

export function toHeldPlan({ planKey, startsAt, endsAt }: subscriptions.Subscription): HeldPlan {
  return { planKey, startsAt: startsAt.toISOString(), endsAt: isoOf(endsAt) }
}

export function toSubscriptionCase({ subscription, member }: subscriptions.SubscriptionCase): SubscriptionCase {
  return {
    ...toHeldPlan(subscription),
    id: subscription.id,
    member,
    status: subscription.status,
    endedAt: isoOf(subscription.endedAt),
    isGranted: subscription.paymentId === null,
  }
}
