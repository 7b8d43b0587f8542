import { emailAbout } from '#features/listings/server/service/email-about.ts'
import { remove } from '#features/listings/server/service/publish.ts'
import * as revisions from '#features/listings/server/service/revisions.ts'
import { approveAgain, restoreListing, takeDown } from '#features/listings/server/service/take-down.ts'
import type { AdminCtx } from '#platform/server/context.ts'
import { type DecisionScope, recordDecision, runEach, takeDecisions } from '#platform/server/decisions.ts'
import { Refusal } from '#shared/refusal.ts'
import { listingRemovedEmail } from '../emails/listing-removed.ts'

/** An act on listings of the admin list. `reason` is for the owner. */
type Act = { kind: 'takeDown'; reason: string } | { kind: 'approveAgain' } | { kind: 'remove'; reason: string }

const scope: DecisionScope = { kind: 'listing', feature: 'all-listings' }

/** Acts on each listing independently; `refused` are those whose status does not allow it, or whose plan is full. */
export async function manageListings(ctx: AdminCtx, ids: string[], act: Act) {
  const [decided, refused] = await runEach(ids, (id) =>
    ctx.db.transaction(async (db) => {
      const inTx = { ...ctx, db }
      if (act.kind === 'takeDown') return takeDownOne(inTx, id, act.reason)
      return act.kind === 'remove' ? removeOne(inTx, id, act.reason) : approveOne(inTx, id)
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

/** @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED unless a moderator rejected it and the plan has room */
async function approveOne(ctx: AdminCtx, id: string): Promise<void> {
  const listing = await lock(ctx, id)
  if (!(await approveAgain(ctx, listing, await activeOwner(ctx, listing)))) throw new Refusal('LISTING_STATE_CHANGED')
}

/** Deletes a listing in any status for good, and tells its owner why. @throws Refusal LISTING_NOT_FOUND */
async function removeOne(ctx: AdminCtx, id: string, reason: string): Promise<void> {
  const listing = await lock(ctx, id)
  await remove(ctx, listing, reason)
  const owner = await activeOwner(ctx, listing)
  if (!owner) return
  await emailAbout(ctx.db, owner, listing, {
    email: listingRemovedEmail,
    data: ({ listing_name }) => ({ listing_name, first_name: owner.firstName, reason }),
  })
}

/** The owner, unless there is none or the account is inactive. */
async function activeOwner({ db }: AdminCtx, { ownerId }: { ownerId: string | null }) {
  const owner = ownerId === null ? undefined : await revisions.findMember(db, ownerId)
  return owner?.isActive ? owner : null
}

/** Locks the listing after its owner, as every writer does. */
async function lock({ db }: AdminCtx, id: string) {
  const known = await revisions.findOwnerOf(db, id)
  const listing = known && (await revisions.lockListing(db, id, known.ownerId))
  if (!listing) throw new Refusal('LISTING_NOT_FOUND')
  return listing
}
