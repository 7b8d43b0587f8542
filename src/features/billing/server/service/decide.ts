import { emitEvent, withdrawEvent } from '#features/integrations/server/service.ts'
import { enqueue, toMember, withdraw } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { idPosition, pageByCursor } from '#platform/server/cursor.ts'
import { violatedConstraint, type Db } from '#platform/server/db.ts'
import { type DecisionScope, recordDecision, runEach, takeDecisions } from '#platform/server/decisions.ts'
import { Refusal } from '#shared/refusal.ts'
import { undoEmailDelaySeconds } from '#shared/undo.ts'
import type { PaymentCase } from '../../contract.ts'
import { planNames, type PaymentStatus } from '../../rules.ts'
import { spanOf } from '../../rules/purchase.ts'
import { paymentConfirmedEmail } from '../emails/payment-confirmed.ts'
import { paymentRejectedEmail } from '../emails/payment-rejected.ts'
import { applyPlanLimits } from '../ports.ts'
import * as payments from '../store/payments.ts'
import * as subscriptions from '../store/subscriptions.ts'
import { toPaymentCase } from './serialize.ts'

/** The member's subscription before a confirmation extended it; null when the confirmation created one. */
type StateBefore = { subscription: { id: string; endsAt: string | null } | null }

const scope: DecisionScope = { kind: 'payment', feature: 'billing' }
const emailKey = (paymentId: string) => `payment_decision:${paymentId}`

/** What a webhook receives once about this decision. */
const causeOf = (id: string, status: PaymentStatus) => `payment:${id}:${status}`

type Decision =
  | { status: 'confirmed'; bankReference: string; coversFrom: Date }
  | { status: 'rejected'; reason: string }

/**
 * Confirms a payment and activates its plan, in one transaction. Of concurrent decisions exactly one succeeds.
 * @throws Refusal PAYMENT_NOT_FOUND, PAYMENT_DECIDED, BANK_REFERENCE_USED, MEMBER_GONE
 */
export async function confirmPayment(
  ctx: MemberCtx,
  { id, bankReference }: { id: string; bankReference: string },
): Promise<PaymentCase> {
  try {
    return await decide(ctx, id, { status: 'confirmed', bankReference, coversFrom: ctx.now() }, activatePlan)
  } catch (error) {
    if (violatedConstraint(error) === 'payments_bank_reference_index') throw new Refusal('BANK_REFERENCE_USED')
    throw error
  }
}

/** Rejects a payment and notifies the member with the reason. @throws Refusal PAYMENT_NOT_FOUND, PAYMENT_DECIDED */
export async function rejectPayment(
  ctx: MemberCtx,
  { id, reason }: { id: string; reason: string },
): Promise<PaymentCase> {
  return decide(ctx, id, { status: 'rejected', reason }, async ({ db, payment, member }) => {
    if (member)
      await enqueue(db, {
        email: paymentRejectedEmail,
        ...undoableTo(payment, member),
        data: { ...emailData(payment, member), reason },
      })
    return null
  })
}

type DecisionContext = { db: Db; payment: payments.Payment; member: subscriptions.Member | undefined; now: Date }

async function decide(
  ctx: MemberCtx,
  id: string,
  decision: Decision,
  onDecided: (decided: DecisionContext) => Promise<StateBefore['subscription']>,
): Promise<PaymentCase> {
  const decidedAt = ctx.now()
  return ctx.db.transaction(async (db) => {
    const before = await payments.find(db, id)
    if (!before) throw new Refusal('PAYMENT_NOT_FOUND')
    const member = before.userId === null ? undefined : await subscriptions.lockMember(db, before.userId)
    const payment = await payments.setDecision(db, id, { ...decision, decidedBy: ctx.actor.id, decidedAt })
    if (!payment) throw new Refusal('PAYMENT_DECIDED', { status: (await payments.find(db, id))?.status })
    const subscription = await onDecided({ db, payment, member, now: decidedAt })
    await recordDecision({ ...ctx, db }, scope, id, { subscription } satisfies StateBefore)
    const { planKey, amountCents, reference } = payment
    await emitEvent(db, {
      ownerId: payment.userId,
      event: 'payment.decided',
      cause: causeOf(id, decision.status),
      data: { payment: { id, planKey, amountCents, reference, status: decision.status } },
      delaySeconds: undoEmailDelaySeconds,
    })
    await writeAuditEntry(
      { ...ctx, db },
      {
        action: decision.status === 'confirmed' ? 'billing.confirmPayment' : 'billing.rejectPayment',
        subject: { kind: 'payment', id },
        before: { status: 'pending' },
        after: decision,
      },
    )
    const found = await payments.findCase(db, id)
    if (!found) throw new Error('a decided payment was not found')
    return toPaymentCase(found)
  })
}

/** Activates the paid plan from now, or extends the active one from its end. Returns the extended one as it was. */
async function activatePlan({ db, payment, member, now }: DecisionContext): Promise<StateBefore['subscription']> {
  if (!member) throw new Refusal('MEMBER_GONE')
  const { planKey, billing } = payment
  const active = (await subscriptions.findActive(db, member.id)).find((one) => one.planKey === planKey)
  const { startsAt, endsAt } = spanOf(billing, active ?? null, now)
  await subscriptions.createOrExtend(db, active, {
    userId: member.id,
    planKey,
    paymentId: payment.id,
    startsAt,
    endsAt,
  })
  const coversFrom = active?.endsAt ?? now
  // A plan that was held for good covers no period, so that a refund takes none of it back.
  await payments.setCoveredPeriod(db, payment.id, coversFrom, active?.endsAt === null ? coversFrom : endsAt)
  const data = { ...emailData(payment, member), ends_at: endsAt?.toISOString() ?? null }
  await enqueue(db, { email: paymentConfirmedEmail, ...undoableTo(payment, member), data })
  return active ? { id: active.id, endsAt: active.endsAt?.toISOString() ?? null } : null
}

/** Undoes the admin's own decisions within the undo window: the payments are pending again, and what they activated ends. */
export async function undoPayments(ctx: MemberCtx, ids: string[]): Promise<{ undone: string[]; refused: string[] }> {
  const [undone, refused] = await runEach(ids, (id) => undoPayment(ctx, id))
  return { undone, refused }
}

async function undoPayment(ctx: MemberCtx, id: string): Promise<void> {
  await ctx.db
    .transaction(async (db) => {
      const inTx = { ...ctx, db }
      const found = await payments.find(db, id)
      if (found?.userId) await subscriptions.lockMember(db, found.userId)
      const known = await payments.lock(db, id)
      if (!known) throw new Refusal('PAYMENT_NOT_FOUND')
      const before = (await takeDecisions<StateBefore>(inTx, scope, [id])).get(id)
      const payment = before && (await payments.reopen(db, id))
      if (!payment) throw new Refusal('PAYMENT_DECIDED', { status: known.status })
      if (known.status === 'confirmed' && known.userId !== null) {
        const endsAt = before.subscription?.endsAt === null ? null : known.coversUntil
        const isRestored = await subscriptions.restore(db, payment, endsAt, before.subscription)
        if (!isRestored) throw new Refusal('PAYMENT_DECIDED', { status: known.status })
        await applyPlanLimits(inTx, known.userId)
      }
      await withdraw(db, [emailKey(id)])
      await withdrawEvent(db, causeOf(id, known.status))
      await writeAuditEntry(inTx, {
        action: 'billing.undoPayment',
        subject: { kind: 'payment', id },
        before: { status: known.status },
        after: { status: 'pending' },
      })
    })
    .catch((error: unknown) => {
      // The member has declared another payment for the plan in the meantime.
      if (violatedConstraint(error) === 'payments_one_pending_index') throw new Refusal('PAYMENT_DECIDED')
      throw error
    })
}

const undoableTo = (payment: payments.Payment, member: subscriptions.Member) => ({
  ...toMember(member),
  dedupeKey: emailKey(payment.id),
  delaySeconds: undoEmailDelaySeconds,
})

const emailData = (
  { planKey, amountCents, reference }: payments.Payment,
  { firstName, language }: subscriptions.Member,
) => ({
  first_name: firstName,
  plan_name: planNames[planKey][language],
  amount_cents: amountCents,
  reference,
})

type PaymentQuery = { status?: PaymentStatus; q?: string; cursor?: string; limit: number }

/** Payments for admins: pending ones oldest first, any others newest first. */
export async function findPaymentCases({ db }: MemberCtx, { status, q, ...page }: PaymentQuery) {
  const { rows, nextCursor } = await pageByCursor(page, {
    order: `payment cases ${status ?? 'all'}`,
    position: idPosition,
    find: (after, limit) => payments.findCases(db, { status, q, after: after?.[0], limit }),
    positionOf: ({ payment }) => [payment.id],
  })
  return { items: rows.map(toPaymentCase), nextCursor }
}
