import type { Ctx } from '#platform/server/context.ts'
import { definePort } from '#platform/server/port.ts'

/**
 * Called after one of the member's subscriptions ended, in the transaction that ended it and with the member's row
 * locked: features above reduce what the member has to what the remaining plan allows.
 */
export const applyPlanLimits = definePort<[ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, memberId: string], void>(
  'billing.applyPlanLimits',
)
