import type { Ctx } from '#platform/server/context.ts'
import { applyPlanLimits } from '../ports.ts'
import * as store from '../store/subscriptions.ts'

/**
 * Ends an active subscription in the caller's transaction and applies the limits of the remaining plan; with `dueBy`, only
 * if it ends by then. The only place that ends subscriptions. Undefined when it has ended already or was renewed.
 */
export async function markEnded(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'baseUrl'>,
  { id, userId }: { id: string; userId: string },
  dueBy?: Date,
): Promise<store.Subscription | undefined> {
  // Before anything else, so that listings submitted at the same time are counted with one plan or the other.
  await store.lockMember(ctx.db, userId)
  const ended = await store.markEnded(ctx.db, id, ctx.now(), dueBy)
  if (ended) await applyPlanLimits(ctx, userId)
  return ended
}
