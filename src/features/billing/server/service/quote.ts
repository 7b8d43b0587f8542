import { getStored } from '#features/settings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { qrSvg } from '#platform/server/pictures/qr.ts'
import type { Actor } from '#shared/actor.ts'
import type { Plan, Quote, PlanStatus } from '../../contract.ts'
import type { PaidPlanKey, PaymentMethod } from '../../rules.ts'
import { codeOf, openMethods, type OpenMethod } from '../../rules/payees.ts'
import { purchaseOf, spanOf, type Purchase } from '../../rules/purchase.ts'
import { findPlans, planOf } from '../service.ts'
import * as payments from '../store/payments.ts'
import * as subscriptions from '../store/subscriptions.ts'
import { nextReference } from './reference.ts'
import { shownHeld, shownPayment } from './shown.ts'

export type MemberCtx = Ctx & { actor: NonNullable<Actor> }

/** The terms of a plan that is paid for. */
export type PaidTerms = Plan & { billing: 'one_time' | 'monthly' }

export async function paidTerms(db: Db, planKey: PaidPlanKey): Promise<PaidTerms> {
  const plan = (await findPlans(db)).find(({ key }) => key === planKey)
  if (!plan || plan.billing === 'free') throw new Error(`the catalogue has no price for ${planKey}`)
  return { ...plan, billing: plan.billing }
}

/** What is to pay, and what it is to the member: of the payment that waits, or of the next one. */
export type Order = {
  plan: PaidTerms
  purchase: Purchase
  amountCents: number
  billing: 'one_time' | 'monthly'
  reference: string
  coversUntil: Date | null
  waiting: payments.Payment | null
}

export async function orderOf(db: Db, userId: string, planKey: PaidPlanKey, now: Date): Promise<Order> {
  const plan = await paidTerms(db, planKey)
  const held = await subscriptions.findHeld(db, userId)
  const waiting = (await payments.findWaiting(db, userId)).find((one) => one.planKey === planKey) ?? null
  const running = held.find((one) => one.planKey === planKey) ?? null
  const { billing, priceCents } = plan
  const terms = waiting ?? { billing, amountCents: priceCents, reference: await nextReference(db, userId, planKey) }
  return {
    plan,
    purchase: purchaseOf(planKey, held),
    amountCents: terms.amountCents,
    billing: terms.billing,
    reference: terms.reference,
    coversUntil: spanOf(terms.billing, running, now).endsAt,
    waiting,
  }
}

/** The methods that are open now, and the code behind each one's QR. */
export async function offersOf(
  ctx: Pick<Ctx, 'db' | 'log' | 'isDemo'>,
  order: Pick<Order, 'amountCents' | 'reference'>,
): Promise<(OpenMethod & { code: string | null })[]> {
  const stored = await getStored(ctx)
  return openMethods(stored, ctx.isDemo).map((open) => ({ ...open, code: codeOf(open, order, stored) }))
}

/** What a plan costs this member, under which reference, and how it can be paid. */
export async function getQuote(ctx: MemberCtx, planKey: PaidPlanKey): Promise<Quote> {
  const order = await orderOf(ctx.db, ctx.actor.id, planKey, ctx.now())
  const offers = await offersOf(ctx, order)
  return {
    ...order,
    coversUntil: order.coversUntil?.toISOString() ?? null,
    waiting: order.waiting && shownPayment(order.waiting),
    methods: offers.map(({ method, payee, code }) => ({ method, payee, qr: code === null ? null : drawn(code) })),
    isDemo: ctx.isDemo,
  }
}

const drawn = (code: string) => `data:image/svg+xml,${encodeURIComponent(qrSvg(code))}`

/** The text behind the QR code of one method, for whoever draws it as a picture; null where there is none. */
export async function getCode(
  ctx: MemberCtx,
  planKey: PaidPlanKey,
  method: PaymentMethod,
): Promise<{ code: string; amountCents: number; reference: string } | null> {
  const { amountCents, reference } = await orderOf(ctx.db, ctx.actor.id, planKey, ctx.now())
  const offers = await offersOf(ctx, { amountCents, reference })
  const code = offers.find((offer) => offer.method === method)?.code
  return code ? { code, amountCents, reference } : null
}

/** What the member holds and waits for. */
export async function getPlanStatus({ db, actor }: MemberCtx): Promise<PlanStatus> {
  const [plan, held, waiting] = [
    await planOf(db, actor.id),
    await subscriptions.findHeld(db, actor.id),
    await payments.findWaiting(db, actor.id),
  ]
  return { planKey: plan.key, held: held.map(shownHeld), waiting: waiting.map(({ planKey }) => planKey) }
}
