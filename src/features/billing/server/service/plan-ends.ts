import { enqueue } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import { planKeys, planNames } from '../../rules.ts'
import { reminderDays, reminderDue } from '../../rules/purchase.ts'
import * as store from '../store/subscriptions.ts'

const atOnce = 100

/** Every subscription that ends by then, in portions, one after the other. */
async function* endingBy(ctx: Pick<Ctx, 'db'>, by: Date, signal: AbortSignal): AsyncGenerator<store.Subscription> {
  let after: { endsAt: Date; id: string } | null = null
  while (!signal.aborted) {
    const rows: store.Subscription[] = await store.findEndingBy(ctx.db, by, after, atOnce)
    yield* rows
    const last = rows.at(-1)
    if (rows.length < atOnce || !last?.endsAt) return
    after = { endsAt: last.endsAt, id: last.id }
  }
}

/**
 * Ends what has come to its end. It looks at what is, not at what happened since the last run: however long nobody ran it,
 * and however often it runs, each subscription ends once. What was paid on meanwhile goes on.
 */
export async function endDuePlans(ctx: Ctx, signal: AbortSignal): Promise<number> {
  let ended = 0
  const now = ctx.now()
  for await (const { id, userId } of endingBy(ctx, now, signal)) {
    ended += await ctx.db.transaction(async (db) => {
      await store.lockMember(db, userId)
      const over = await store.end(db, id, now, now)
      if (!over) return 0
      await writeAuditEntry(
        { ...ctx, db },
        {
          action: 'billing.endPlan',
          subject: { kind: 'subscription', id },
          before: { status: 'active', planKey: over.planKey, endsAt: over.endsAt },
          after: { status: 'ended' },
        },
      )
      return 1
    })
  }
  return ended
}

const dayMs = 86_400_000

/**
 * Reminds of what ends soon, 7 days and 1 day before, each once for each end: paid on, it gets a new end and new reminders.
 * Nobody is reminded of a plan below one that outlives it.
 */
export async function remindOfEnds(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const now = ctx.now()
  const soon = new Date(now.getTime() + reminderDays[0] * dayMs)
  for await (const { id, userId, planKey, endsAt } of endingBy(ctx, soon, signal)) {
    const days = endsAt && reminderDue(endsAt, now)
    if (!days) continue
    await ctx.db.transaction(async (db) => {
      const member = await store.lockMember(db, userId)
      const held = await store.findHeld(db, userId)
      const isStill = held.some((one) => one.id === id && one.endsAt?.getTime() === endsAt.getTime())
      const isOutlived = held.some(
        (one) =>
          planKeys.indexOf(one.planKey) > planKeys.indexOf(planKey) && (one.endsAt === null || one.endsAt > endsAt),
      )
      if (!member || !isStill || isOutlived) return
      await enqueue(db, {
        type: 'plan_ending',
        to: member.email,
        userId,
        locale: member.language,
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
