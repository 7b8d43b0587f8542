import { cached } from '#platform/server/cached.ts'
import type { Db } from '#platform/server/db.ts'
import type { Plan } from '../contract.ts'
import { initialPlans } from '../rules.ts'
import * as store from './store.ts'

export { insertMissing as addMissingPlans } from './store.ts'
export { accountsInUse, uploadsInUse } from './store/payments.ts'

/** The plan catalogue, cheapest first. */
export const findPlans: (db: Db) => Promise<Plan[]> = cached(store.findPlans)

/** The member's current plan with its terms. */
export async function planOf(db: Db, userId: string): Promise<Plan> {
  const [key, plans] = [await store.findPlanKey(db, userId), await findPlans(db)]
  return plans.find((plan) => plan.key === key) ?? initialPlans[0]!
}
