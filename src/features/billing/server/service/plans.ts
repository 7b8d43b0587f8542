import { getStored } from '#features/settings/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import type { Plan } from '../../contract.ts'
import type { PaymentMethod, PlanKey } from '../../rules.ts'
import { isLowered } from '../../rules/limit-change.ts'
import { enabledMethods } from '../../rules/payees.ts'
import * as store from '../store.ts'
import { cancelLimit, postponeLimit } from './limit-changes.ts'

/**
 * Changes the terms of a plan. Existing payments keep the terms under which they were made. A lower limit of listings starts
 * later when members have more, who are notified first.
 */
export async function updatePlan(ctx: MemberCtx, key: PlanKey, change: Partial<Omit<Plan, 'key'>>): Promise<Plan> {
  return ctx.db.transaction(async (db) => {
    const before = await store.lockPlan(db, key)
    if (!before) throw new Error(`the catalogue has no ${key}`)
    const { maxListings = before.maxListings } = change
    const isLater =
      maxListings !== null &&
      isLowered(before.maxListings, maxListings) &&
      (await postponeLimit({ ...ctx, db }, key, maxListings))
    // A limit saved as it is leaves the coming one.
    if (!isLater && maxListings !== before.maxListings) await cancelLimit({ ...ctx, db }, key)
    const after = await store.updatePlan(db, key, isLater ? { ...change, maxListings: before.maxListings } : change)
    if (!after) throw new Error(`the catalogue has no ${key}`)
    await writeAuditEntry(
      { ...ctx, db },
      { action: 'billing.updatePlan', subject: { kind: 'plan', id: key }, before, after },
    )
    return after
  })
}

/** Enabled methods without a configured payee. */
export async function findUnsetMethods(ctx: MemberCtx): Promise<PaymentMethod[]> {
  const enabled = enabledMethods(await getStored(ctx), false)
  return enabled.filter(({ payee }) => payee === null).map(({ method }) => method)
}
