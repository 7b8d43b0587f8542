import { getStored } from '#features/settings/server/service.ts'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { qrSvg } from '#platform/server/pictures/qr.ts'
import type { Plan, Quote, PlanStatus } from '../../contract.ts'
import type { PaidPlanKey, PaymentMethod } from '../../rules.ts'
import { qrPayloadOf, enabledMethods, type EnabledMethod } from '../../rules/payees.ts'
import { purchaseOf, spanOf, type Purchase } from '../../rules/purchase.ts'
import { findPlans, planOf } from '../service.ts'
import * as payments from '../store/payments.ts'
import * as subscriptions from '../store/subscriptions.ts'
import { nextReference } from './reference.ts'
import { toHeldPlan, toPayment } from './serialize.ts'

/** The terms of a paid plan. */
export type PaidTerms = Plan & { billing: 'one_time' | 'monthly' }

async function paidTerms(db: Db, planKey: PaidPlanKey): Promise<PaidTerms> {
  const plan = (await findPlans(db)).find(({ key }) => key === planKey)
  if (!plan || plan.billing === 'free') throw new Error(`the catalogue has no price for ${planKey}`)
  return { ...plan, billing: plan.billing }
}

/** What the member has to pay for a plan: the terms of the pending payment, or of the next one. */
export type Order = {
  plan: PaidTerms
  purchase: Purchase
  amountCents: number
  billing: 'one_time' | 'monthly'
  reference: string
  coversUntil: Date | null
  pending: payments.Payment | null
}

/** What the member has to pay for this plan now; a pending payment keeps the terms it was declared with. */
export async function orderOf(db: Db, userId: string, planKey: PaidPlanKey, now: Date): Promise<Order> {
  const plan = await paidTerms(db, planKey)
  const held = await subscriptions.findActive(db, userId)
  const pending = (await payments.findPending(db, userId)).find((one) => one.planKey === planKey) ?? null
  const active = held.find((one) => one.planKey === planKey) ?? null
  const { billing, priceCents } = plan
  const terms = pending ?? { billing, amountCents: priceCents, reference: await nextReference(db, userId, planKey) }
  return {
    plan,
    purchase: purchaseOf(planKey, held),
    amountCents: terms.amountCents,
    billing: terms.billing,
    reference: terms.reference,
    coversUntil: spanOf(terms.billing, active, now).endsAt,
    pending,
  }
}

/** The enabled payment methods, each with the payload of its QR code. */
export async function offersOf(
  ctx: Pick<Ctx, 'db' | 'log' | 'isDemo'>,
  order: Pick<Order, 'amountCents' | 'reference'>,
): Promise<(EnabledMethod & { code: string | null })[]> {
  const stored = await getStored(ctx)
  return enabledMethods(stored, ctx.isDemo).map((method) => ({ ...method, code: qrPayloadOf(method, order, stored) }))
}

/** Price, reference and payment methods of a plan for this member. */
export async function getQuote(ctx: MemberCtx, planKey: PaidPlanKey): Promise<Quote> {
  const order = await orderOf(ctx.db, ctx.actor.id, planKey, ctx.now())
  const offers = await offersOf(ctx, order)
  const latest = await payments.findLatest(ctx.db, ctx.actor.id, planKey)
  return {
    ...order,
    coversUntil: order.coversUntil?.toISOString() ?? null,
    pending: order.pending && toPayment(order.pending),
    rejected: latest?.status === 'rejected' ? toPayment(latest) : null,
    methods: offers.map(({ method, payee, code }) => ({ method, payee, qr: code === null ? null : qrDataUrl(code) })),
    isDemo: ctx.isDemo,
  }
}

const qrDataUrl = (code: string) => `data:image/svg+xml,${encodeURIComponent(qrSvg(code))}`

/** The QR payload of one method, for rendering as a picture; null when the method has none. */
export async function getQrPayload(
  ctx: MemberCtx,
  planKey: PaidPlanKey,
  method: PaymentMethod,
): Promise<{ code: string; amountCents: number; reference: string } | null> {
  const { amountCents, reference } = await orderOf(ctx.db, ctx.actor.id, planKey, ctx.now())
  const offers = await offersOf(ctx, { amountCents, reference })
  const code = offers.find((offer) => offer.method === method)?.code
  return code ? { code, amountCents, reference } : null
}

/** The member's active plans and pending payments. */
export async function getPlanStatus({ db, actor }: MemberCtx): Promise<PlanStatus> {
  const [plan, held, pending] = [
    await planOf(db, actor.id),
    await subscriptions.findActive(db, actor.id),
    await payments.findPending(db, actor.id),
  ]
  return { planKey: plan.key, held: held.map(toHeldPlan), pending: pending.map(({ planKey }) => planKey) }
}
