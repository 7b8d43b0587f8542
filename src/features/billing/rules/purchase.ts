import { dayMs } from '#shared/durations.ts'
import { hongKongOffsetMs } from '#shared/hk-time.ts'
import { planKeys, type BillingPeriod, type PlanKey } from '../rules.ts'

/** An active subscription. Null `endsAt` means indefinitely. */
export type ActivePlan = { planKey: PlanKey; startsAt: Date; endsAt: Date | null }
export type Span = { startsAt: Date; endsAt: Date | null }

/** Maximum number of pending payments per member (docs/security.md). */
export const maxPendingPayments = 3

/** What paying for a plan means to a member: buy it, renew it for another month, or nothing because it is held already. */
export type Purchase = 'buy' | 'renew' | 'held'

/**
 * A plan is held when the member has it, or a higher one, indefinitely. A plan with an end date can always be renewed; a
 * lower plan can be bought below it, because it takes effect when the higher one ends.
 */
export function purchaseOf(planKey: PlanKey, held: readonly ActivePlan[]): Purchase {
  const at = planKeys.indexOf(planKey)
  if (held.some((one) => one.endsAt === null && planKeys.indexOf(one.planKey) >= at)) return 'held'
  return held.some((one) => one.planKey === planKey) ? 'renew' : 'buy'
}

/**
 * The period of the subscription after a payment. One-time: indefinitely, from now or from the existing start. Monthly:
 * until a month from now, or from the end of the active period, so that paying early loses nothing; a plan without an end
 * stays so.
 */
export function spanOf(billing: BillingPeriod, active: Span | null, now: Date): Span {
  const startsAt = active?.startsAt ?? now
  if (billing !== 'monthly' || active?.endsAt === null) return { startsAt, endsAt: null }
  return { startsAt, endsAt: monthAfter(active?.endsAt ?? now, startsAt) }
}

/**
 * The end of the plan once the period of a refunded payment is taken back: what is left of that period, nothing of it that
 * has passed, so that periods of other payments remain. Null: the plan stays indefinitely, by another payment.
 */
export function endAfterRefund(
  covers: { from: Date; until: Date | null },
  endsAt: Date | null,
  now: Date,
): Date | null {
  const unusedFrom = covers.from > now ? covers.from : now
  if (covers.until === null) return unusedFrom
  if (endsAt === null) return null
  const unusedMs = Math.max(0, covers.until.getTime() - unusedFrom.getTime())
  const end = new Date(endsAt.getTime() - unusedMs)
  return end > now ? end : now
}

/**
 * One month later in Hong Kong's calendar, at the same time of day. The day of the month is that of `anchor`, clamped to
 * the length of the month: a plan that began on the 31st renews on 28 February and again on 31 March.
 */
export function monthAfter(at: Date, anchor: Date = at): Date {
  const there = new Date(at.getTime() + hongKongOffsetMs)
  const day = new Date(anchor.getTime() + hongKongOffsetMs).getUTCDate()
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth() + 1]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  there.setUTCDate(1)
  there.setUTCFullYear(year, month, Math.min(day, lastDay))
  return new Date(there.getTime() - hongKongOffsetMs)
}

/** Days before the end at which a reminder is sent, once each. */
export const reminderDays = [7, 1] as const

/** The latest reminder that is due. After days without a job run only that one is sent. */
export function reminderDue(endsAt: Date, now: Date): (typeof reminderDays)[number] | null {
  const days = (endsAt.getTime() - now.getTime()) / dayMs
  if (days <= 0) return null
  return days <= 1 ? 1 : days <= 7 ? 7 : null
}
