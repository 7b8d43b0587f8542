import { planOf } from '#features/billing/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Submitted } from '../../contract/editing.ts'
import type { ListingContent } from '../../rules/content.ts'
import { decideSubmission } from '../../rules/states.ts'
import { readStored, shownContent } from '../../rules/stored-content.ts'
import { columnsOf, type StoredContent, readContent, writeContent, writePlaces } from '../store/content.ts'
import * as store from '../store/revisions.ts'
import { notifyAdmins, notifyRejected } from './emails.ts'
import { keep } from './photos.ts'
import { followName, withSlug } from './slugs.ts'
import { assertTerms, type MemberCtx } from './terms.ts'

type Listing = NonNullable<store.ListingState>
type Owner = NonNullable<Awaited<ReturnType<typeof store.lockOwner>>>

/**
 * A new listing of the member's own. It waits for a decision; where the plan has no room for another one it is kept
 * whole, and rejected at once with plan_limit. The owner's row is locked first, so that two at once are counted in turn.
 */
export async function submit(ctx: MemberCtx, content: ListingContent): Promise<Submitted> {
  return ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    const owner = await ownerOf(inTx)
    const plan = await planOf(db, owner.id)
    await assertTerms(db, content, plan)
    const kept = await keep(inTx, content, [])
    const decision = decideSubmission(plan.maxListings, await store.countActive(db, owner.id))
    const row = {
      ownerId: owner.id,
      status: decision,
      rejectionCode: decision === 'rejected' ? ('plan_limit' as const) : null,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
      ...columnsOf(kept),
    }
    const { id, slug } = await withSlug(db, kept, null, async (tx, free) => ({
      id: await store.insertListing(tx, { ...row, slug: free }),
      slug: free,
    }))
    await writePlaces(db, id, kept)
    await enqueueRevision(inTx, { id, ...row }, kept, decision === 'pending')
    await writeAuditEntry(inTx, {
      action: 'listings.submit',
      subject: { kind: 'listing', id },
      after: { status: decision },
    })
    await (decision === 'pending' ? notifyAdmins(db, kept, owner) : notifyRejected(db, kept, owner, { reason: null }))
    return { id, slug, status: decision, rejectionCode: row.rejectionCode, isRevision: false }
  })
}

/**
 * Takes new content for one's own listing. A live one stays as it is, and the change waits; any other takes the content
 * and waits itself.
 * @throws Refusal LISTING_NOT_FOUND, LISTING_PLAN_LIMIT for a rejected one that the plan has no room for
 */
export async function edit(ctx: MemberCtx, id: string, content: ListingContent): Promise<Submitted> {
  return ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    const { owner, listing } = await lockOwn(inTx, id)
    await assertTerms(db, content, await planOf(db, owner.id))
    const [current, pending] = [await contentOf(inTx, id), await store.findPending(db, id)]
    const wish = pending ?? (await store.findLatest(db, id))
    const kept = await keep(
      inTx,
      content,
      wish && isLinkableName(wish) ? [current, readStored(wish.content, current)] : [current],
    )
    if (listing.status === 'approved') {
      await replacePending(inTx, listing, kept, pending)
      const subject = { kind: 'listing', id }
      await writeAuditEntry(inTx, {
        action: 'listings.edit',
        subject,
        after: { status: 'approved', revision: 'pending' },
      })
      if (!pending) await notifyAdmins(db, kept, owner)
      return { id, slug: listing.slug, status: 'approved', rejectionCode: null, isRevision: true }
    }
    return putUp(inTx, owner, listing, kept, pending)
  })
}

/**
 * Sends a rejected listing again as its owner last wanted it.
 * @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED when it is not rejected, LISTING_PLAN_LIMIT
 */
export async function resubmit(ctx: MemberCtx, id: string): Promise<Submitted> {
  return ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    const { owner, listing } = await lockOwn(inTx, id)
    if (listing.status !== 'rejected') throw new Refusal('LISTING_STATE_CHANGED')
    const current = await contentOf(inTx, id)
    // One that was taken off the site may have an edit that still waits.
    const pending = await store.findPending(db, id)
    const latest = pending ?? (await store.findLatest(db, id))
    const kept = latest && (pending || isSetAside(latest)) ? readStored(latest.content, current) : current
    await assertTerms(db, shownContent(kept), await planOf(db, owner.id))
    return putUp(inTx, owner, listing, kept, pending)
  })
}

/** Takes back the edit of a live listing that waits. @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED without one */
export async function withdrawRevision(ctx: MemberCtx, id: string): Promise<null> {
  return ctx.db.transaction(async (db) => {
    const { listing } = await lockOwn({ ...ctx, db }, id)
    const pending = await store.findPending(db, id)
    if (listing.status !== 'approved' || !pending) throw new Refusal('LISTING_STATE_CHANGED')
    await store.setRevision(db, pending.id, { status: 'withdrawn' })
    const subject = { kind: 'listing', id }
    const [before, after] = [{ revision: 'pending' }, { revision: 'withdrawn' }]
    await writeAuditEntry({ ...ctx, db }, { action: 'listings.withdrawRevision', subject, before, after })
    return null
  })
}

/** Deletes a listing of one's own, whatever its state. @throws Refusal LISTING_NOT_FOUND */
export async function remove(ctx: MemberCtx, id: string): Promise<null> {
  return ctx.db.transaction(async (db) => {
    const { listing } = await lockOwn({ ...ctx, db }, id)
    const before = { status: listing.status, nameEn: listing.nameEn, nameZh: listing.nameZh, slug: listing.slug }
    await store.removeListing(db, id)
    await writeAuditEntry({ ...ctx, db }, { action: 'listings.remove', subject: { kind: 'listing', id }, before })
    return null
  })
}

/** A revision that a plan's end, or its lack of room, set aside: what the owner wanted last. */
const isSetAside = ({ status, reason }: store.RevisionRow) => status === 'withdrawn' && reason === 'plan_limit'

/** Whether the latest revision says what the owner would like to have, other than what the listing holds. */
export const isLinkableName = (latest: store.RevisionRow) =>
  latest.status === 'pending' || latest.status === 'rejected' || isSetAside(latest)

/** Puts a listing that is not live up for decision, with this content. */
async function putUp(
  ctx: MemberCtx,
  owner: Owner,
  listing: Listing,
  kept: StoredContent,
  pending: store.RevisionRow | undefined,
): Promise<Submitted> {
  const { db } = ctx
  const { id, status, rejectionCode } = listing
  if (status === 'rejected') {
    const { maxListings } = await planOf(db, owner.id)
    if (decideSubmission(maxListings, await store.countActive(db, owner.id)) === 'rejected')
      throw new Refusal('LISTING_PLAN_LIMIT', { maxListings: maxListings ?? 0 })
  }
  await writeContent(db, id, kept)
  const slug = await followName(db, listing, listing, kept)
  await store.setListing(db, id, { status: 'pending', rejectionCode: null, rejectionReason: null })
  await replacePending(ctx, listing, kept, pending)
  await writeAuditEntry(ctx, {
    action: 'listings.resubmit',
    subject: { kind: 'listing', id },
    before: { status, rejectionCode },
    after: { status: 'pending' },
  })
  if (!pending) await notifyAdmins(db, kept, owner)
  return { id, slug, status: 'pending', rejectionCode: null, isRevision: false }
}

/** What waited is withdrawn, so that nobody decides on what they did not read; its place in the queue stays. */
async function replacePending(
  ctx: MemberCtx,
  { id }: Pick<Listing, 'id'>,
  kept: StoredContent,
  pending: store.RevisionRow | undefined,
): Promise<void> {
  if (pending) await store.setRevision(ctx.db, pending.id, { status: 'withdrawn' })
  const createdAt = pending?.createdAt ?? ctx.now()
  await store.insertRevision(ctx.db, {
    listingId: id,
    content: kept,
    submittedBy: ctx.actor.id,
    createdAt,
    updatedAt: ctx.now(),
  })
}

async function enqueueRevision(
  ctx: MemberCtx,
  { id }: { id: string },
  kept: StoredContent,
  isWaiting: boolean,
): Promise<void> {
  await store.insertRevision(ctx.db, {
    listingId: id,
    content: kept,
    submittedBy: ctx.actor.id,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
    ...(isWaiting ? {} : { status: 'withdrawn' as const, reason: 'plan_limit' }),
  })
}

async function ownerOf({ db, actor }: MemberCtx): Promise<Owner> {
  const owner = await store.lockOwner(db, actor.id)
  if (!owner) throw new Refusal('LISTING_NOT_FOUND')
  return owner
}

async function lockOwn(ctx: MemberCtx, id: string): Promise<{ owner: Owner; listing: Listing }> {
  const owner = await ownerOf(ctx)
  const listing = await store.lockListing(ctx.db, id, owner.id)
  if (!listing) throw new Refusal('LISTING_NOT_FOUND')
  return { owner, listing }
}

async function contentOf({ db }: MemberCtx, id: string): Promise<StoredContent> {
  const content = await readContent(db, id)
  if (!content) throw new Refusal('LISTING_NOT_FOUND')
  return content
}
