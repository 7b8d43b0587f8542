import { planKeys, type BillingPeriod, type PlanKey } from '../rules.ts'

/** A running subscription. `endsAt` null is for good. */
export type Held = { planKey: PlanKey; startsAt: Date; endsAt: Date | null }
export type Span = { startsAt: Date; endsAt: Date | null }

/** How many payments of one member may wait at once (SECURITY.md, Limits). */
export const maxOpenPayments = 3

/** What a plan would be to this member: bought, paid for another month, or held already so that nothing is to pay. */
export type Purchase = 'buy' | 'renew' | 'held'

/**
 * A plan that one has for good, or that one above it holds for good, is held: nothing is to pay. A plan for a time may
 * always be paid on; a lower one below it may be bought, since it counts when the higher ends.
 */
export function purchaseOf(planKey: PlanKey, held: readonly Held[]): Purchase {
  const at = planKeys.indexOf(planKey)
  if (held.some((one) => one.endsAt === null && planKeys.indexOf(one.planKey) >= at)) return 'held'
  return held.some((one) => one.planKey === planKey) ? 'renew' : 'buy'
}

/**
 * From when until when a payment gives the plan. Paid once: for good, from now or from when it began. By the month: until
 * a month after now, or after the end of what runs, so that whoever pays early loses nothing.
 */
export function spanOf(billing: BillingPeriod, running: Span | null, now: Date): Span {
  const startsAt = running?.startsAt ?? now
  if (billing !== 'monthly') return { startsAt, endsAt: null }
  return { startsAt, endsAt: monthAfter(running?.endsAt ?? now, startsAt) }
}

const hongKongMs = 8 * 3_600_000

/**
 * A month later by Hong Kong's calendar, at the same time of day. The day of the month is that of `anchor`, or the last
 * day where a month is shorter: who began on the 31st pays on 28 February, and on 31 March again.
 */
export function monthAfter(at: Date, anchor: Date = at): Date {
  const there = new Date(at.getTime() + hongKongMs)
  const day = new Date(anchor.getTime() + hongKongMs).getUTCDate()
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth() + 1]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  there.setUTCDate(1)
  there.setUTCFullYear(year, month, Math.min(day, lastDay))
  return new Date(there.getTime() - hongKongMs)
}

/** Days before the end at which a member is reminded, once each. */
export const reminderDays = [7, 1] as const

/** Which reminder is due: the nearest one that has come. A job that was away for days sends that one alone. */
export function reminderDue(endsAt: Date, now: Date): (typeof reminderDays)[number] | null {
  const days = (endsAt.getTime() - now.getTime()) / 86_400_000
  if (days <= 0) return null
  return days <= 1 ? 1 : days <= 7 ? 7 : null
}
