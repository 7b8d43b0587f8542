import { privatePictureUrl } from '#features/uploads/rules.ts'
import type { HeldPlan, Payment, PaymentCase, SubscriptionCase } from '../../contract.ts'
import type * as payments from '../store/payments.ts'
import type * as subscriptions from '../store/subscriptions.ts'

const textOf = (at: Date | null) => at?.toISOString() ?? null

/** A payment as it leaves the server: its screenshot only as an address that asks who one is. */
export function shownPayment(row: payments.Payment): Payment {
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
    decidedAt: textOf(row.decidedAt),
    coversFrom: textOf(row.coversFrom),
    coversUntil: textOf(row.coversUntil),
  }
}

export function shownCase({ payment, member, decidedBy }: payments.PaymentCase): PaymentCase {
  return {
    ...shownPayment(payment),
    member: member?.id ? { id: member.id, name: member.name ?? '', email: member.email } : null,
    bankReference: payment.bankReference,
    decidedBy,
  }
}

export function shownHeld({ planKey, startsAt, endsAt }: subscriptions.Subscription): HeldPlan {
  return { planKey, startsAt: startsAt.toISOString(), endsAt: textOf(endsAt) }
}

export function shownSubscription({ subscription, member }: subscriptions.SubscriptionCase): SubscriptionCase {
  return {
    ...shownHeld(subscription),
    id: subscription.id,
    member,
    status: subscription.status,
    endedAt: textOf(subscription.endedAt),
    isGranted: subscription.paymentId === null,
  }
}
