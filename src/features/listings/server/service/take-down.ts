import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import * as revisions from '../store/revisions.ts'
import * as store from '../store/take-down.ts'
import { tell, withdrawTold } from './events.ts'

type Acting = Pick<Ctx, 'actor' | 'now' | 'baseUrl'>
type Locked = NonNullable<revisions.ListingState>
type Owner = { id: string; email: string; firstName: string; lastName: string; language: Locale }

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
  await tell({ ...ctx, db: tx }, [
    {
      event: 'listing.rejected',
      listing: { ...listing, id },
      ownerId,
      owner,
      reason,
      cause: causeOf(decision),
      isUndoable: true,
    },
  ])
  return true
}

/**
 * Makes a listing that was taken down live again, in the caller's transaction. When that undoes a decision, its e-mail
 * and event are withdrawn; any other decision is an event of its own, of which
 * `owner` is told by e-mail. Returns false when its owner has changed it since,
 * or when the plan limit no longer allows it.
 */
export async function restoreListing(
  ctx: Acting,
  tx: Db,
  id: string,
  decision: { undone: string } | { made: string; owner?: Owner | null },
): Promise<boolean> {
  const listing = await store.restore(tx, id)
  if (!listing) return false
  if ('undone' in decision) await withdrawTold(tx, causeOf(decision.undone))
  else {
    const { made, owner = null } = decision
    const event = { event: 'listing.approved', listing: { ...listing, id }, ownerId: listing.ownerId, owner } as const
    await tell({ ...ctx, db: tx }, [{ ...event, cause: `put_back:${made}` }])
  }
  const subject = { kind: 'listing', id }
  await writeAuditEntry(
    { ...ctx, db: tx },
    { action: 'listings.putBack', subject, before: { status: 'rejected' }, after: { status: 'approved' } },
  )
  return true
}

/**
 * Makes a locked listing that a moderator rejected live, whether it was live before or not, and tells its owner. Returns
 * false when somebody else rejected it or the plan has no room.
 */
export async function approveAgain(ctx: MemberCtx, { id, publishedAt }: Locked, owner: Owner | null): Promise<boolean> {
  const { db, actor, now } = ctx
  if (publishedAt === null) {
    const latest = await revisions.findLatest(db, id)
    // A listing that was never live is its own first revision, which the owner would else see as a rejected change.
    if (latest?.status === 'rejected')
      await revisions.setRevision(db, latest.id, { status: 'approved', decidedBy: actor.id, decidedAt: now() })
    await revisions.setListing(db, id, { publishedAt: now() })
  }
  return restoreListing(ctx, db, id, { made: `admin:${id}:${now().getTime()}`, owner })
}
