import { planOf } from '#features/billing/server/service.ts'
import { writeAuditEntries } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import * as store from '../store/plan-limit.ts'
import { lockOwner } from '../store/revisions.ts'
import { tell } from './events.ts'

export { findOwnersOver } from '../store/plan-limit.ts'

/**
 * Rejects the member's newest pending and approved listings beyond the limit of the current plan, in the caller's
 * transaction. Nothing is deleted: a pending revision is withdrawn, and continues when the listing is resubmitted.
 */
export async function rejectOverLimit(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'baseUrl'>,
  memberId: string,
): Promise<void> {
  const { db } = ctx
  // Everyone who adds a listing locks the owner first, so the count below is final.
  const owner = await lockOwner(db, memberId)
  if (!owner) return
  const { maxListings } = await planOf(db, memberId)
  if (maxListings === null) return
  const rejected = await store.rejectNewest(db, memberId, maxListings)
  if (rejected.length === 0) return
  await store.withdrawPending(
    db,
    rejected.map(({ id }) => id),
  )
  await writeAuditEntries(
    ctx,
    rejected.map(({ id, before }) => ({
      action: 'listings.rejectOverLimit',
      subject: { kind: 'listing', id },
      before: { status: before },
      after: { status: 'rejected', rejectionCode: 'plan_limit' },
    })),
  )
  await tell(
    ctx,
    rejected.map((listing) => ({
      event: 'listing.rejected',
      listing,
      ownerId: memberId,
      owner,
      reason: null,
      cause: `plan_limit:${listing.id}:${ctx.now().getTime()}`,
    })),
  )
}
