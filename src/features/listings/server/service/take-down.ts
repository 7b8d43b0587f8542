import { enqueue, withdraw } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import * as store from '../store/take-down.ts'

type Acting = Pick<Ctx, 'actor' | 'now'>

/** So long the owner hears nothing, as it may be taken back, seconds. */
const secondThought = 10
const letterKey = (id: string) => `taken_down:${id}`

/**
 * Takes a live listing off the site in the caller's transaction: it becomes rejected, with the reason its owner reads and
 * is told, and can be mended and sent again. Answers whether it was live.
 */
export async function takeDown(ctx: Acting, tx: Db, id: string, reason: string): Promise<boolean> {
  const listing = await store.takeDown(tx, id, reason)
  if (!listing) return false
  const subject = { kind: 'listing', id }
  await writeAuditEntry(
    { ...ctx, db: tx },
    { action: 'listings.takeDown', subject, before: { status: 'approved' }, after: { status: 'rejected', reason } },
  )
  const { owner } = listing
  if (!owner) return true
  await enqueue(tx, {
    type: 'listing_rejected',
    to: owner.email,
    userId: owner.id,
    locale: owner.language,
    data: {
      first_name: owner.firstName,
      last_name: owner.lastName,
      name: `${owner.firstName} ${owner.lastName}`.trim(),
      listing_name:
        (owner.language === 'en' ? listing.nameEn : listing.nameZh) ?? listing.nameEn ?? listing.nameZh ?? '',
      rejection_reason: reason,
    },
    dedupeKey: letterKey(id),
    delaySeconds: secondThought,
  })
  return true
}

/**
 * Puts a listing that was taken down on the site again, likewise; its owner is not told of what is undone in time.
 * Answers false where its owner has changed it since, or the plan has no room for it any more.
 */
export async function putBack(ctx: Acting, tx: Db, id: string): Promise<boolean> {
  if (!(await store.putBack(tx, id))) return false
  await withdraw(tx, [letterKey(id)])
  const subject = { kind: 'listing', id }
  await writeAuditEntry(
    { ...ctx, db: tx },
    { action: 'listings.putBack', subject, before: { status: 'rejected' }, after: { status: 'approved' } },
  )
  return true
}
