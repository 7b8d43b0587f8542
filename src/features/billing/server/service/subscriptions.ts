import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { idPosition, pageByCursor } from '#platform/server/cursor.ts'
import { fieldError } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import type { SubscriptionCase } from '../../contract.ts'
import type { PaidPlanKey } from '../../rules.ts'
import { purchaseOf } from '../../rules/purchase.ts'
import * as store from '../store/subscriptions.ts'
import { markEnded } from './end-subscription.ts'
import { toSubscriptionCase } from './serialize.ts'

type Grant = { email: string; planKey: PaidPlanKey; lastDay: Date | null; reason: string }

/**
 * Grants a plan without a payment, indefinitely or until the end of a day. An active subscription is extended to that end,
 * never shortened. @throws Refusal PLAN_HELD; a field error of `email` or `lastDay`
 */
export async function grantPlan(ctx: MemberCtx, { email, planKey, lastDay, reason }: Grant): Promise<SubscriptionCase> {
  const now = ctx.now()
  if (lastDay && lastDay <= now) throw fieldError('lastDay', 'dayPast')
  return ctx.db.transaction(async (db) => {
    const memberId = await store.findMemberId(db, email)
    if (memberId === undefined) throw fieldError('email', 'emailUnknown')
    await store.lockMember(db, memberId)
    const held = await store.findActive(db, memberId)
    if (purchaseOf(planKey, held) === 'held') throw new Refusal('PLAN_HELD')
    const active = held.find((one) => one.planKey === planKey)
    if (lastDay && active?.endsAt && lastDay <= active.endsAt) throw fieldError('lastDay', 'dayEarlier')
    const granted = { userId: memberId, planKey, paymentId: null, startsAt: active?.startsAt ?? now, endsAt: lastDay }
    const id = await store.createOrExtend(db, active, granted)
    await writeAuditEntry(
      { ...ctx, db },
      {
        action: 'billing.grantPlan',
        subject: { kind: 'subscription', id },
        before: active && { endsAt: active.endsAt },
        after: { memberId, planKey, endsAt: lastDay, reason },
      },
    )
    return toCase(await store.findCase(db, id))
  })
}

/**
 * Ends a subscription now, and with it what the remaining plan does not allow.
 * @throws Refusal SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED
 */
export async function endSubscription(
  ctx: MemberCtx,
  { id, reason }: { id: string; reason: string },
): Promise<SubscriptionCase> {
  return ctx.db.transaction(async (db) => {
    const before = await store.find(db, id)
    if (!before) throw new Refusal('SUBSCRIPTION_NOT_FOUND')
    if (!(await markEnded({ ...ctx, db }, before))) throw new Refusal('SUBSCRIPTION_ENDED')
    await writeAuditEntry(
      { ...ctx, db },
      {
        action: 'billing.endSubscription',
        subject: { kind: 'subscription', id },
        before: { status: 'active', planKey: before.planKey, endsAt: before.endsAt },
        after: { status: 'ended', reason },
      },
    )
    return toCase(await store.findCase(db, id))
  })
}

function toCase(found: store.SubscriptionCase | undefined): SubscriptionCase {
  if (!found) throw new Error('the subscription was not found')
  return toSubscriptionCase(found)
}

type SubscriptionQuery = { status?: 'active' | 'ended'; q?: string; cursor?: string; limit: number }

/** Subscriptions for admins, newest first. */
export async function findSubscriptionCases({ db }: MemberCtx, { status, q, ...page }: SubscriptionQuery) {
  const { rows, nextCursor } = await pageByCursor(page, {
    order: `subscriptions ${status ?? 'all'}`,
    position: idPosition,
    find: (after, limit) => store.findCases(db, { status, q, after: after?.[0], limit }),
    positionOf: ({ subscription }) => [subscription.id],
  })
  return { items: rows.map(toSubscriptionCase), nextCursor }
}
