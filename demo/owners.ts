import { initialPlans, type PlanKey } from '#features/billing/rules.ts'
import type { payments, subscriptions } from '#features/billing/server/tables.ts'
import type { DemoListing } from './generate.ts'
import { memberOf } from './people.ts'
import { randomFor, uuidAt } from './random.ts'

export type DemoOwner = ReturnType<typeof memberOf>
type Bought = { payments: (typeof payments.$inferInsert)[]; subscriptions: (typeof subscriptions.$inferInsert)[] }

const dayMs = 86_400_000
const daysAfter = (at: Date, days: number, now: Date) =>
  new Date(Math.min(now.getTime() - 60_000, at.getTime() + days * dayMs))

/** The owners of these listings by business number; on a paid plan their WhatsApp number is verified. */
export function ownersOf(batch: readonly DemoListing[], now: Date): Map<number, DemoOwner> {
  const owners = new Map<number, DemoOwner>()
  for (const { slot, row } of batch) {
    if (!slot.isOwned) continue
    const before = owners.get(slot.party)
    const random = randomFor('owner', slot.party)
    const since = new Date(row.createdAt.getTime() - Math.round(random.next() * 20 * dayMs) - 600_000)
    if (before) {
      if (since < before.createdAt) owners.set(slot.party, { ...before, createdAt: since, updatedAt: since })
      continue
    }
    const isPaying = slot.plan !== 'free'
    owners.set(slot.party, {
      ...memberOf('owner', slot.party, since, slot.language === 'zh' ? 'zh' : 'en'),
      whatsappNumber: row.whatsappNumber,
      whatsappVerifiedAt: isPaying ? daysAfter(row.createdAt, random.int(1, 90), now) : null,
      banned: slot.isOwnerInactive,
      banReason: slot.isOwnerInactive ? 'Asked to be taken off the site for a while.' : null,
    })
  }
  return owners
}

/** The owners' confirmed payments and permanent plans; in the core also pending payments and a rejected one. */
export function boughtBy(owners: ReadonlyMap<number, DemoOwner>, batch: readonly DemoListing[], now: Date): Bought {
  const bought: Bought = { payments: [], subscriptions: [] }
  const seen = new Set<number>()
  for (const { slot } of batch) {
    const owner = owners.get(slot.party)
    if (!owner || seen.has(slot.party)) continue
    seen.add(slot.party)
    if (slot.plan !== 'free') {
      const { payment, subscription } = purchase(slot.party, owner, slot.plan, secondOf(slot.party, batch) ?? now)
      bought.payments.push(payment)
      bought.subscriptions.push(subscription)
    } else if (slot.openPayment) {
      const { payment } = purchase(slot.party, owner, 'whatsapp_verified', now)
      bought.payments.push({ ...payment, ...unconfirmed(slot.openPayment, now) })
    }
  }
  return bought
}

const unconfirmed = (status: 'pending' | 'rejected', now: Date) => ({
  status,
  bankReference: null,
  coversFrom: null,
  createdAt: daysAfter(now, -2, now),
  updatedAt: daysAfter(now, -1, now),
  decidedAt: status === 'rejected' ? daysAfter(now, -1, now) : null,
  reason:
    status === 'rejected'
      ? 'No transfer with this reference has reached the account. Please check with your bank and try again.'
      : null,
})

/** When the owner wrote a second listing, for which the plan had to be in force. */
function secondOf(party: number, batch: readonly DemoListing[]): Date | undefined {
  const times = batch.flatMap(({ slot, row }) => (slot.party === party ? [row.createdAt] : []))
  return times.sort((a, b) => a.getTime() - b.getTime())[1]
}

/** A payment within two months of joining, confirmed within half a day and before `latest`. */
function purchase(party: number, owner: DemoOwner, planKey: PlanKey, latest: Date) {
  const random = randomFor('payment', party)
  const since = owner.createdAt.getTime()
  const window = Math.min(60 * dayMs, latest.getTime() - since)
  const at = new Date(since + Math.round(window * random.next() * 0.6))
  const decidedAt = new Date(at.getTime() + Math.round(Math.min(dayMs / 2, window * 0.3) * random.next()))
  const method = random.chance(0.7) ? ('fps' as const) : ('payme' as const)
  const payment: typeof payments.$inferInsert & { id: string } = {
    id: uuidAt(at, random),
    userId: owner.id,
    planKey,
    amountCents: initialPlans.find(({ key }) => key === planKey)?.priceCents ?? 0,
    billing: 'one_time',
    method,
    reference: `KF${owner.referralCode}`,
    transactionId: random.chance(0.6) ? `FRN${String(random.int(0, 999_999_999)).padStart(9, '0')}` : null,
    payerNote: random.chance(0.2) ? 'Paid from my company account.' : null,
    status: 'confirmed',
    bankReference: `N${owner.referralCode}`,
    coversFrom: decidedAt,
    decidedAt,
    reason: null,
    createdAt: at,
    updatedAt: decidedAt,
  }
  const subscription: typeof subscriptions.$inferInsert = {
    id: uuidAt(decidedAt, random),
    userId: owner.id,
    planKey,
    paymentId: payment.id,
    startsAt: decidedAt,
    createdAt: decidedAt,
    updatedAt: decidedAt,
  }
  return { payment, subscription }
}
