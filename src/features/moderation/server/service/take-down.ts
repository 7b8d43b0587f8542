import { listingRejectedEmail } from '#features/editor/server/emails/listing-rejected.ts'
import { emitListingEvent } from '#features/editor/server/service/events.ts'
import { withdrawEvent } from '#features/integrations/server/service.ts'
import { nameFor } from '#features/listings/server/service.ts'
import { enqueue, withdraw } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { fullName } from '#shared/person-name.ts'
import { undoEmailDelaySeconds } from '#shared/undo.ts'
import * as store from '../store/take-down.ts'

type Acting = Pick<Ctx, 'actor' | 'now' | 'baseUrl'>

/** `decision` names what takes the listing down, such as "report:ID": its owner gets one e-mail and event about each. */
type TakeDown = { id: string; reason: string; decision: string }

const causeOf = (decision: string) => `taken_down:${decision}`

/**
 * Takes a live listing down in the caller's transaction: it becomes rejected with this reason, its owner is notified, and
 * it can be edited and submitted again. Returns whether it was live.
 */
export async function takeDown(ctx: Acting, tx: Db, { id, reason, decision }: TakeDown): Promise<boolean> {
  const listing = await store.takeDown(tx, id, reason)
  if (!listing) return false
  const subject = { kind: 'listing', id }
  await writeAuditEntry(
    { ...ctx, db: tx },
    { action: 'listings.takeDown', subject, before: { status: 'approved' }, after: { status: 'rejected', reason } },
  )
  const { owner, ownerId } = listing
  const cause = causeOf(decision)
  await emitListingEvent(
    { ...ctx, db: tx },
    {
      event: 'listing.rejected',
      ownerId,
      listing: { ...listing, id },
      reason,
      cause,
      delaySeconds: undoEmailDelaySeconds,
    },
  )
  if (!owner) return true
  await enqueue(tx, {
    email: listingRejectedEmail,
    to: owner.email,
    userId: owner.id,
    locale: owner.language,
    data: {
      first_name: owner.firstName,
      last_name: owner.lastName,
      name: fullName(owner),
      listing_name: await nameFor(listing, owner.language),
      rejection_reason: reason,
    },
    dedupeKey: cause,
    delaySeconds: undoEmailDelaySeconds,
  })
  return true
}

/**
 * Makes a listing that was taken down live again, in the caller's transaction. When that undoes a decision, its e-mail
 * and event are withdrawn; any other decision is an event of its own. Returns false when its owner has changed it since,
 * or when the plan limit no longer allows it.
 */
export async function restoreListing(
  ctx: Acting,
  tx: Db,
  id: string,
  decision: { undone: string } | { made: string },
): Promise<boolean> {
  const listing = await store.restore(tx, id)
  if (!listing) return false
  if ('undone' in decision) {
    await withdraw(tx, [causeOf(decision.undone)])
    await withdrawEvent(tx, causeOf(decision.undone))
  } else {
    const { ownerId } = listing
    const event = { event: 'listing.approved' as const, ownerId, listing: { ...listing, id } }
    await emitListingEvent({ ...ctx, db: tx }, { ...event, cause: `put_back:${decision.made}` })
  }
  const subject = { kind: 'listing', id }
  await writeAuditEntry(
    { ...ctx, db: tx },
    { action: 'listings.putBack', subject, before: { status: 'rejected' }, after: { status: 'approved' } },
  )
  return true
}
