import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { PlanKey } from '../../rules.ts'
import { planLimitChanges } from '../tables.ts'

export type LimitChange = typeof planLimitChanges.$inferSelect

export function find(db: Db): Promise<LimitChange[]> {
  return db.select().from(planLimitChanges)
}

type NewChange = Pick<LimitChange, 'planKey' | 'maxListings' | 'startsAt' | 'createdBy'>

/** Stores the coming limit of a plan; another one that has not started yet is replaced, and owners are notified again. */
export async function upsert(db: Db, change: NewChange): Promise<void> {
  const set = { ...change, notifiedAt: null }
  await db.insert(planLimitChanges).values(set).onConflictDoUpdate({ target: planLimitChanges.planKey, set })
}

const isSame = ({ planKey, maxListings, startsAt }: LimitChange) =>
  and(
    eq(planLimitChanges.planKey, planKey),
    eq(planLimitChanges.maxListings, maxListings),
    eq(planLimitChanges.startsAt, startsAt),
  )

/** Locks this very change until the transaction ends. False when it was withdrawn or replaced. */
export async function lock(db: Db, change: LimitChange): Promise<boolean> {
  const rows = await db.select().from(planLimitChanges).where(isSame(change)).for('update')
  return rows.length > 0
}

/** Deletes this very change; one that replaced it stays. */
export async function removeSame(db: Db, change: LimitChange): Promise<void> {
  await db.delete(planLimitChanges).where(isSame(change))
}

/** Deletes the coming limit of a plan. Undefined when there is none. */
export async function remove(db: Db, planKey: PlanKey): Promise<LimitChange | undefined> {
  const [row] = await db.delete(planLimitChanges).where(eq(planLimitChanges.planKey, planKey)).returning()
  return row
}

export function findUnannounced(db: Db): Promise<LimitChange[]> {
  return db.select().from(planLimitChanges).where(isNull(planLimitChanges.notifiedAt))
}

export function findDue(db: Db, now: Date): Promise<LimitChange[]> {
  return db.select().from(planLimitChanges).where(lte(planLimitChanges.startsAt, now))
}

export async function setNotified(db: Db, planKey: PlanKey, notifiedAt: Date): Promise<void> {
  await db.update(planLimitChanges).set({ notifiedAt }).where(eq(planLimitChanges.planKey, planKey))
}
