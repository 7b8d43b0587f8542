import { enqueue, toMember } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { dayMs } from '#shared/durations.ts'
import { planKeys, planNames } from '../../rules.ts'
import { reminderDays, reminderDue } from '../../rules/purchase.ts'
import { planEndedEmail } from '../emails/plan-ended.ts'
import { planEndingEmail } from '../emails/plan-ending.ts'
import * as store from '../store/subscriptions.ts'
import { markEnded } from './end-subscription.ts'

const batchSize = 100

/** Every active subscription that ends by a time, fetched in batches. */
async function* subscriptionsEndingBy(
  ctx: Pick<Ctx, 'db'>,
  by: Date,
  signal: AbortSignal,
): AsyncGenerator<store.Subscription> {
  let after: { endsAt: Date; id: string } | null = null
  while (!signal.aborted) {
    const rows: store.Subscription[] = await store.findEndingBy(ctx.db, by, after, batchSize)
    yield* rows
    const last = rows.at(-1)
    if (rows.length < batchSize || !last?.endsAt) return
    after = { endsAt: last.endsAt, id: last.id }
  }
}

/**
 * Ends subscriptions whose `endsAt` has passed. Idempotent and based on current state, not on the last run: each subscription
 * ends once, however often or late the job runs. One that is renewed in the meantime stays active.
 */
export async function endDuePlans(ctx: Ctx, signal: AbortSignal): Promise<number> {
  let ended = 0
  const now = ctx.now()
  for await (const { id, userId } of subscriptionsEndingBy(ctx, now, signal)) {
    ended += await ctx.db.transaction(async (db) => {
      const subscription = await markEnded({ ...ctx, db, now: () => now }, { id, userId }, now)
      if (!subscription) return 0
      await writeAuditEntry(
        { ...ctx, db },
        {
          action: 'billing.endPlan',
          subject: { kind: 'subscription', id },
          before: { status: 'active', planKey: subscription.planKey, endsAt: subscription.endsAt },
          after: { status: 'ended' },
        },
      )
      await notifyEnded(db, subscription)
      return 1
    })
  }
  return ended
}

/** Tells the member, unless a higher plan goes on. */
async function notifyEnded(db: Db, { id, userId, planKey, endsAt }: store.Subscription): Promise<void> {
  const member = await store.lockMember(db, userId)
  const held = await store.findActive(db, userId)
  if (!member || held.some((one) => planKeys.indexOf(one.planKey) > planKeys.indexOf(planKey))) return
  await enqueue(db, {
    email: planEndedEmail,
    ...toMember(member),
    data: { first_name: member.firstName, plan_name: planNames[planKey][member.language] },
    dedupeKey: `plan_ended:${id}:${endsAt?.toISOString()}`,
  })
}

/**
 * Sends reminders 7 days and 1 day before a subscription ends, each once per end date, so that a renewed one gets new
 * reminders. Skips a plan while a higher one lasts longer.
 */
export async function sendEndReminders(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const now = ctx.now()
  const soon = new Date(now.getTime() + reminderDays[0] * dayMs)
  for await (const { id, userId, planKey, endsAt } of subscriptionsEndingBy(ctx, soon, signal)) {
    const days = endsAt && reminderDue(endsAt, now)
    if (!days) continue
    await ctx.db.transaction(async (db) => {
      const member = await store.lockMember(db, userId)
      const held = await store.findActive(db, userId)
      const isUnchanged = held.some((one) => one.id === id && one.endsAt?.getTime() === endsAt.getTime())
      const isOutlived = held.some(
        (one) =>
          planKeys.indexOf(one.planKey) > planKeys.indexOf(planKey) && (one.endsAt === null || one.endsAt > endsAt),
      )
      if (!member || !isUnchanged || isOutlived) return
      await enqueue(db, {
        email: planEndingEmail,
        ...toMember(member),
        data: {
          first_name: member.firstName,
          plan_name: planNames[planKey][member.language],
          ends_at: endsAt.toISOString(),
        },
        dedupeKey: `plan_ending:${id}:${endsAt.toISOString()}:${days}`,
      })
    })
  }
}
