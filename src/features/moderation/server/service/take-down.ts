import { emitListingEvent } from '#features/editor/server/service/events.ts'
import { enqueue, withdraw } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { fullName } from '#shared/person-name.ts'
import { undoEmailDelaySeconds } from '#shared/undo.ts'
import * as store from '../store/take-down.ts'

type Acting = Pick<Ctx, 'actor' | 'now' | 'baseUrl'>

/** `decision` names what takes the listing down, such as "report:ID": its owner gets one e-mail about each. */
type TakeDown = { id: string; reason: string; decision: string }

const dedupeKeyOf = (decision: string) => `taken_down:${decision}`

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
  const cause = `taken_down:${id}:${ctx.now().getTime()}`
  const event = { event: 'listing.rejected' as const, ownerId, listing: { ...listing, id }, reason, cause }
  await emitListingEvent({ ...ctx, db: tx }, event)
  if (!owner) return true
  await enqueue(tx, {
    type: 'listing_rejected',
    to: owner.email,
    userId: owner.id,
    locale: owner.language,
    data: {
      first_name: owner.firstName,
      last_name: owner.lastName,
      name: fullName(owner),
      listing_name:
        (owner.language === 'en' ? listing.nameEn : listing.nameZh) ?? listing.nameEn ?? listing.nameZh ?? '',
      rejection_reason: reason,
    },
    dedupeKey: dedupeKeyOf(decision),
    delaySeconds: undoEmailDelaySeconds,
  })
  return true
}

/**
 * Makes a listing that was taken down live again, in the caller's transaction, and withdraws the e-mail about the
 * decision that is undone, if any. Returns false when its owner has changed it since, or when the plan limit no longer
 * allows it.
 */
export async function restoreListing(ctx: Acting, tx: Db, id: string, undone?: string): Promise<boolean> {
  if (!(await store.restore(tx, id))) return false
  if (undone !== undefined) await withdraw(tx, [dedupeKeyOf(undone)])
  const subject = { kind: 'listing', id }
  await writeAuditEntry(
    { ...ctx, db: tx },
    { action: 'listings.putBack', subject, before: { status: 'rejected' }, after: { status: 'approved' } },
  )
  return true
}
