import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { definePort } from '#platform/server/port.ts'
import type { PlanKey } from '../rules.ts'
import type { OverLimit } from '../rules/limit-change.ts'

/**
 * Called after one of the member's subscriptions ended, in the transaction that ended it and with the member's row
 * locked: features above reduce what the member has to what the remaining plan allows.
 */
export const applyPlanLimits = definePort<[ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'baseUrl'>, memberId: string], void>(
  'billing.applyPlanLimits',
)

/** Members with this plan who have more pending and approved listings than `maxListings`, by id. */
export const findOverLimit = definePort<
  [db: Db, query: { planKey: PlanKey; maxListings: number; after: string | null; limit: number }],
  OverLimit[]
>('billing.findOverLimit')
