import { enqueueMany } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { LimitPreview } from '../../contract.ts'
import type { PlanKey } from '../../rules.ts'
import { limitStart, type OverLimit } from '../../rules/limit-change.ts'
import { applyPlanLimits, findOverLimit } from '../ports.ts'
import * as plans from '../store.ts'
import * as store from '../store/limit-changes.ts'
import { lockMember } from '../store/subscriptions.ts'
import { limitEmail } from './limit-email.ts'

const batchSize = 200

/** Who would be over a limit of listings, and when it would start: at once when nobody is. */
export async function previewLimit(
  { db, now }: MemberCtx,
  { planKey, maxListings }: { planKey: PlanKey; maxListings: number },
): Promise<LimitPreview> {
  const rows = await findOverLimit(db, { planKey, maxListings, after: null, limit: batchSize + 1 })
  return {
    owners: rows.slice(0, batchSize).map(({ id, name, email, listings }) => ({ id, name, email, listings })),
    hasMore: rows.length > batchSize,
    startsAt: rows.length === 0 ? null : limitStart(now()).toISOString(),
  }
}

/** Coming limits of plans. */
export async function findLimitChanges({ db }: Pick<Ctx, 'db'>) {
  return (await store.find(db)).map(({ planKey, maxListings, startsAt }) => ({
    planKey,
    maxListings,
    startsAt: startsAt.toISOString(),
  }))
}

/** Stores a lower limit for later when members are over it, in the caller's transaction. False: it may start at once. */
export async function postponeLimit(ctx: MemberCtx, planKey: PlanKey, maxListings: number): Promise<boolean> {
  const { db } = ctx
  const [over] = await findOverLimit(db, { planKey, maxListings, after: null, limit: 1 })
  if (!over) return false
  const startsAt = limitStart(ctx.now())
  await store.upsert(db, { planKey, maxListings, startsAt, createdBy: ctx.actor.id })
  await writeAuditEntry(ctx, {
    action: 'billing.announceLimit',
    subject: { kind: 'plan', id: planKey },
    after: { maxListings, startsAt },
  })
  return true
}

/** Withdraws the coming limit of a plan, in the caller's transaction, and notifies the owners who were notified of it. */
export async function cancelLimit(ctx: MemberCtx, planKey: PlanKey): Promise<void> {
  const change = await store.remove(ctx.db, planKey)
  if (!change) return
  if (change.notifiedAt) await notifyOwners(ctx.db, change, 'withdrawn')
  await writeAuditEntry(ctx, {
    action: 'billing.cancelLimit',
    subject: { kind: 'plan', id: planKey },
    before: { maxListings: change.maxListings, startsAt: change.startsAt },
  })
}

/** Like `cancelLimit`, for an admin. The plan is locked first, as where a limit is announced or starts. */
export async function cancelLimitChange(ctx: MemberCtx, planKey: PlanKey): Promise<null> {
  await ctx.db.transaction(async (db) => {
    await plans.lockPlan(db, planKey)
    await cancelLimit({ ...ctx, db }, planKey)
  })
  return null
}

/** Notifies owners of coming limits, once each, and applies those that have started. Idempotent. */
export async function followLimitChanges(ctx: Ctx, signal: AbortSignal): Promise<void> {
  for (const change of await store.findUnannounced(ctx.db)) {
    await ctx.db.transaction(async (db) => {
      if (!(await store.lock(db, change))) return
      await notifyOwners(db, change, 'coming')
      await store.setNotified(db, change.planKey, ctx.now())
    })
  }
  for (const change of await store.findDue(ctx.db, ctx.now())) await applyLimit(ctx, change, signal)
}

async function notifyOwners(db: Db, change: store.LimitChange, kind: 'coming' | 'withdrawn'): Promise<void> {
  for await (const owners of ownersOver(db, change)) {
    const mails = owners.map((owner) => ({ mail: limitEmail(owner, change, kind), recipient: owner }))
    await enqueueMany(db, mails)
  }
}

async function* ownersOver(db: Db, { planKey, maxListings }: store.LimitChange): AsyncGenerator<OverLimit[]> {
  let after: string | null = null
  do {
    const owners: OverLimit[] = await findOverLimit(db, { planKey, maxListings, after, limit: batchSize })
    if (owners.length > 0) yield owners
    after = owners.length === batchSize ? owners.at(-1)!.id : null
  } while (after)
}

/**
 * Lowers the limit, then rejects the newest listings of each owner beyond it, one transaction an owner. Does nothing when
 * the change was withdrawn or replaced meanwhile.
 */
async function applyLimit(ctx: Ctx, change: store.LimitChange, signal: AbortSignal): Promise<void> {
  const { planKey, maxListings } = change
  const hasStarted = await ctx.db.transaction(async (db) => {
    const before = await plans.lockPlan(db, planKey)
    if (!(await store.lock(db, change))) return false
    if (before?.maxListings === maxListings) return true
    await plans.updatePlan(db, planKey, { maxListings })
    await writeAuditEntry(
      { ...ctx, db },
      {
        action: 'billing.startLimit',
        subject: { kind: 'plan', id: planKey },
        before: { maxListings: before?.maxListings },
        after: { maxListings },
      },
    )
    return true
  })
  if (!hasStarted) return
  for await (const owners of ownersOver(ctx.db, change)) {
    for (const { id } of owners) {
      // The change stays stored: the next run goes on.
      if (signal.aborted) return
      await ctx.db.transaction(async (db) => {
        await lockMember(db, id)
        await applyPlanLimits({ ...ctx, db }, id)
      })
    }
  }
  await store.removeSame(ctx.db, change)
}
