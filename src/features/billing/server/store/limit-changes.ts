import { eq, isNull, lte } from 'drizzle-orm'
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
