import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { initialPlans, type PlanKey } from '../rules.ts'
import { plans } from './tables.ts'

const { position: _position, createdAt: _createdAt, updatedAt: _updatedAt, ...terms } = getTableColumns(plans)

/** The plan catalogue, cheapest first. */
export function findPlans(db: Db) {
  return db.select(terms).from(plans).orderBy(asc(plans.position))
}

export type Terms = Awaited<ReturnType<typeof findPlans>>[number]

/** The terms of a plan, its row locked until the transaction ends. */
export async function lockPlan(db: Db, key: PlanKey): Promise<Terms | undefined> {
  const [row] = await db.select(terms).from(plans).where(eq(plans.key, key)).for('update')
  return row
}

export async function updatePlan(
  db: Db,
  key: PlanKey,
  change: Partial<Omit<Terms, 'key'>>,
): Promise<Terms | undefined> {
  const [row] = await db.update(plans).set(change).where(eq(plans.key, key)).returning(terms)
  return row
}

/** The member's highest active plan. */
export async function findPlanKey(db: Db, userId: string): Promise<PlanKey> {
  const { rows } = await db.execute<{ key: PlanKey }>(sql`select plan_of(${userId}) as key`)
  return rows[0]?.key ?? 'free'
}

/** Inserts missing plans; existing ones keep their terms. */
export async function insertMissing(db: Db): Promise<void> {
  const rows = initialPlans.map((plan, position) => ({ ...plan, position }))
  await db.insert(plans).values(rows).onConflictDoNothing({ target: plans.key })
}
