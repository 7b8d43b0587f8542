import { writeAuditEntry } from '#platform/server/audit.ts'
import { fieldError } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import type { SubscriptionCase } from '../../contract.ts'
import type { PaidPlanKey } from '../../rules.ts'
import { purchaseOf } from '../../rules/purchase.ts'
import * as store from '../store/subscriptions.ts'
import { idIn, pageOf } from './declare.ts'
import type { MemberCtx } from './quote.ts'
import { shownSubscription } from './shown.ts'

type Grant = { email: string; planKey: PaidPlanKey; lastDay: Date | null; reason: string }

/**
 * Gives a plan without a payment, for good or until the end of a day; one that runs gets that end instead, never an
 * earlier one. @throws Refusal PLAN_HELD
 */
export async function grantPlan(ctx: MemberCtx, { email, planKey, lastDay, reason }: Grant): Promise<SubscriptionCase> {
  const now = ctx.now()
  if (lastDay && lastDay <= now) throw fieldError('lastDay', 'dayPast')
  return ctx.db.transaction(async (db) => {
    const memberId = await store.findMemberId(db, email)
    if (memberId === undefined) throw fieldError('email', 'emailUnknown')
    await store.lockMember(db, memberId)
    const held = await store.findHeld(db, memberId)
    if (purchaseOf(planKey, held) === 'held') throw new Refusal('PLAN_HELD')
    const running = held.find((one) => one.planKey === planKey)
    if (lastDay && running?.endsAt && lastDay <= running.endsAt) throw fieldError('lastDay', 'dayEarlier')
    const given = { userId: memberId, planKey, paymentId: null, startsAt: running?.startsAt ?? now, endsAt: lastDay }
    const id = await store.give(db, running, given)
    await writeAuditEntry(
      { ...ctx, db },
      {
        action: 'billing.grantPlan',
        subject: { kind: 'subscription', id },
        before: running && { endsAt: running.endsAt },
        after: { memberId, planKey, endsAt: lastDay, reason },
      },
    )
    return show(await store.findCase(db, id))
  })
}

/**
 * Ends a subscription now. What the plan below does not allow is turned down by the database, in the same transaction.
 * @throws Refusal SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED
 */
export async function endSubscription(
  ctx: MemberCtx,
  { id, reason }: { id: string; reason: string },
): Promise<SubscriptionCase> {
  return ctx.db.transaction(async (db) => {
    const before = await store.find(db, id)
    if (!before) throw new Refusal('SUBSCRIPTION_NOT_FOUND')
    await store.lockMember(db, before.userId)
    if (!(await store.end(db, id, ctx.now()))) throw new Refusal('SUBSCRIPTION_ENDED')
    await writeAuditEntry(
      { ...ctx, db },
      {
        action: 'billing.endSubscription',
        subject: { kind: 'subscription', id },
        before: { status: 'active', planKey: before.planKey, endsAt: before.endsAt },
        after: { status: 'ended', reason },
      },
    )
    return show(await store.findCase(db, id))
  })
}

function show(found: store.SubscriptionCase | undefined): SubscriptionCase {
  if (!found) throw new Error('a subscription is gone')
  return shownSubscription(found)
}

type Asked = { status?: 'active' | 'ended'; q?: string; cursor?: string; limit: number }

/** Subscriptions as admins see them, the newest first. */
export async function findSubscriptionCases({ db }: MemberCtx, { status, q, cursor, limit }: Asked) {
  const list = `subscriptions ${status ?? 'all'}`
  const rows = await store.findCases(db, { status, q, before: idIn(list, cursor), limit: limit + 1 })
  return pageOf(list, rows, limit, ({ subscription }) => subscription.id, shownSubscription)
}
