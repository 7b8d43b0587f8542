import { listingApprovedEmail } from '#features/editor/server/emails/listing-approved.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { nameFor } from '#features/listings/server/service.ts'
import * as revisions from '#features/listings/server/service/revisions.ts'
import { enqueue } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { AdminCtx } from '#platform/server/context.ts'
import { type DecisionScope, recordDecision, runEach, takeDecisions } from '#platform/server/decisions.ts'
import { Refusal } from '#shared/refusal.ts'
import { listingRemovedEmail } from '../emails/listing-removed.ts'
import { restoreListing, takeDown } from './take-down.ts'

/** An act on listings of the admin list. `reason` is for the owner. */
type Act = { kind: 'takeDown'; reason: string } | { kind: 'approveAgain' } | { kind: 'remove'; reason: string }

const scope: DecisionScope = { kind: 'listing', feature: 'all-listings' }

/** Acts on each listing independently; `refused` are those whose status does not allow it, or whose plan is full. */
export async function manageListings(ctx: AdminCtx, ids: string[], act: Act) {
  const [decided, refused] = await runEach(ids, (id) =>
    ctx.db.transaction(async (db) => {
      const inTx = { ...ctx, db }
      if (act.kind === 'takeDown') return takeDownOne(inTx, id, act.reason)
      return act.kind === 'remove' ? removeOne(inTx, id, act.reason) : approveAgain(inTx, id)
    }),
  )
  return { decided, refused }
}

/** Undoes take-downs of the admin list by the same admin within the undo window; no e-mail is sent. */
export async function undoTakeDowns(ctx: AdminCtx, ids: string[]) {
  const [undone, refused] = await runEach(ids, (id) =>
    ctx.db.transaction(async (db) => {
      const inTx = { ...ctx, db }
      await lock(inTx, id)
      const before = (await takeDecisions<{ decision: string }>(inTx, scope, [id])).get(id)
      const isRestored = before && (await restoreListing(inTx, db, id, { undone: before.decision }))
      if (!isRestored) throw new Refusal('LISTING_STATE_CHANGED')
    }),
  )
  return { undone, refused }
}

/** @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED unless it is live */
async function takeDownOne(ctx: AdminCtx, id: string, reason: string): Promise<void> {
  await lock(ctx, id)
  const decision = `admin:${id}:${ctx.now().getTime()}`
  if (!(await takeDown(ctx, ctx.db, { id, reason, decision }))) throw new Refusal('LISTING_STATE_CHANGED')
  await recordDecision(ctx, scope, id, { decision })
}

/**
 * Makes a rejected listing live, whether it was live before or not, and tells its owner.
 * @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED unless a moderator rejected it and the plan has room
 */
async function approveAgain(ctx: AdminCtx, id: string): Promise<void> {
  const { db } = ctx
  const listing = await lock(ctx, id)
  const latest = await revisions.findLatest(db, id)
  // A listing that was never live is its own first revision, which the owner would else see as a rejected change.
  if (listing.publishedAt === null && latest?.status === 'rejected')
    await revisions.setRevision(db, latest.id, { status: 'approved', decidedBy: ctx.actor.id, decidedAt: ctx.now() })
  if (listing.publishedAt === null) await revisions.setListing(db, id, { publishedAt: ctx.now() })
  const isLive = await restoreListing(ctx, db, id, { made: `admin:${id}:${ctx.now().getTime()}` })
  if (!isLive) throw new Refusal('LISTING_STATE_CHANGED')
  const owner = listing.ownerId === null ? undefined : await revisions.findMember(db, listing.ownerId)
  if (!owner?.isActive) return
  await enqueue(db, {
    email: listingApprovedEmail,
    to: owner.email,
    userId: owner.id,
    locale: owner.language,
    data: {
      first_name: owner.firstName,
      listing_name: await nameFor(listing, owner.language),
      path: listingPath(listing.slug),
    },
  })
}

/** Deletes a listing in any status for good, and tells its owner why. @throws Refusal LISTING_NOT_FOUND */
async function removeOne(ctx: AdminCtx, id: string, reason: string): Promise<void> {
  const { db } = ctx
  const { ownerId, status, nameEn, nameZh, slug } = await lock(ctx, id)
  await revisions.removeListing(db, id)
  const before = { status, nameEn, nameZh, slug }
  await writeAuditEntry(ctx, { action: 'listings.remove', subject: { kind: 'listing', id }, before, after: { reason } })
  const owner = ownerId === null ? undefined : await revisions.findMember(db, ownerId)
  if (!owner?.isActive) return
  const names = { first_name: owner.firstName, listing_name: await nameFor({ nameEn, nameZh }, owner.language) }
  await enqueue(db, {
    email: listingRemovedEmail,
    to: owner.email,
    userId: owner.id,
    locale: owner.language,
    data: { ...names, reason },
  })
}

/** Locks the listing after its owner, as every writer does. */
async function lock({ db }: AdminCtx, id: string) {
  const known = await revisions.findOwnerOf(db, id)
  const listing = known && (await revisions.lockListing(db, id, known.ownerId))
  if (!listing) throw new Refusal('LISTING_NOT_FOUND')
  return listing
}
