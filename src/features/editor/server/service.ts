import { isBanned } from '#features/accounts/server/service/bans.ts'
import { planOf } from '#features/billing/server/service.ts'
import { removeDraft } from '#features/drafts/server/service.ts'
import type { ListingContent } from '#features/listings/rules/content.ts'
import { decideSubmission } from '#features/listings/rules/states.ts'
import { readStored, toListingContent } from '#features/listings/rules/stored-content.ts'
import {
  columnsOf,
  type StoredContent,
  readContent,
  writeContent,
  writeRelations,
} from '#features/listings/server/service/content.ts'
import * as store from '#features/listings/server/service/revisions.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Edited, Submitted } from '../contract.ts'
import { notifyAdmins, notifyRejected } from './service/emails.ts'
import { emitListingEvent } from './service/events.ts'
import { assertSeen, formContent, isWithdrawnByPlan, versionOf } from './service/form-content.ts'
import { toStoredContent } from './service/photos.ts'
import { updateSlug, withFreeSlug } from './service/slugs.ts'
import { assertTerms } from './service/terms.ts'

type Listing = NonNullable<store.ListingState>
type Owner = NonNullable<Awaited<ReturnType<typeof store.lockOwner>>>
/** What a device knows that sends changes: the version of the content that it shows, and those of its draft. */
type Known = { seen?: string | undefined; draftVersions?: string[] | undefined }

/**
 * Submits a new listing of the member as pending. Above the plan limit it is stored as well, but rejected at once with
 * plan_limit. The owner's row is locked first, so that concurrent submissions are counted one after the other.
 * @throws Refusal LISTING_OWNER_BANNED when a rule refuses the member's address
 */
export async function submit(ctx: MemberCtx, content: ListingContent, draftVersions?: string[]): Promise<Submitted> {
  return ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    const owner = await lockActor(inTx)
    if (await isBanned(inTx, { email: ctx.actor.email })) throw new Refusal('LISTING_OWNER_BANNED')
    const plan = await planOf(db, owner.id)
    await assertTerms(inTx, content, plan)
    const stored = await toStoredContent(inTx, content, [])
    const decision = decideSubmission(plan.maxListings, await store.countActive(db, owner.id))
    const row = {
      ownerId: owner.id,
      status: decision,
      rejectionCode: decision === 'rejected' ? ('plan_limit' as const) : null,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
      ...columnsOf(stored),
    }
    const { id, slug } = await withFreeSlug(db, stored, null, async (tx, free) => ({
      id: await store.insertListing(tx, { ...row, slug: free }),
      slug: free,
    }))
    await writeRelations(db, id, stored)
    await removeDraft({ db, now: ctx.now }, owner.id, 'listing:new', draftVersions)
    await insertFirstRevision(inTx, { id, ...row }, stored, decision === 'pending')
    await writeAuditEntry(inTx, {
      action: 'listings.submit',
      subject: { kind: 'listing', id },
      after: { status: decision },
    })
    await (decision === 'pending'
      ? notifyAdmins(db, stored, owner)
      : notifyRejected(db, stored, owner, { reason: null }))
    if (decision === 'rejected') {
      const listing = { id, slug, nameEn: stored.nameEn, nameZh: stored.nameZh }
      const cause = `plan_limit:${id}:${ctx.now().getTime()}`
      await emitListingEvent(inTx, {
        event: 'listing.rejected',
        ownerId: owner.id,
        listing,
        reason: 'plan_limit',
        cause,
      })
    }
    return { id, slug, status: decision, rejectionCode: row.rejectionCode, isRevision: false }
  })
}

/**
 * Edits the member's own listing. A live one stays unchanged and gets a pending revision; any other takes the content and
 * becomes pending.
 * @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED when it is not the version that was seen, LISTING_PLAN_LIMIT
 *   for a rejected one above the plan limit
 */
export async function edit(ctx: MemberCtx, id: string, content: ListingContent, known: Known = {}): Promise<Edited> {
  return ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    const { owner, listing } = await lockOwn(inTx, id)
    await assertTerms(inTx, content, await planOf(db, owner.id))
    await removeDraft({ db, now: ctx.now }, owner.id, `listing:${id}`, known.draftVersions)
    const current = await readCurrentContent(inTx, id)
    const { pending, content: shown } = await formContent(db, id, current, true)
    const stored = await toStoredContent(inTx, content, [current, shown])
    assertSeen(known.seen, shown, stored)
    const version = versionOf(stored)
    if (listing.status === 'approved') {
      await replacePending(inTx, listing, stored, pending)
      const subject = { kind: 'listing', id }
      await writeAuditEntry(inTx, {
        action: 'listings.edit',
        subject,
        after: { status: 'approved', revision: 'pending' },
      })
      if (!pending) await notifyAdmins(db, stored, owner)
      return { id, slug: listing.slug, status: 'approved', rejectionCode: null, isRevision: true, version }
    }
    return { ...(await submitForReview(inTx, owner, listing, stored, pending)), version }
  })
}

/**
 * Submits a rejected listing again with the latest content that its owner submitted.
 * @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED when it is not rejected, LISTING_PLAN_LIMIT
 */
export async function resubmit(ctx: MemberCtx, id: string): Promise<Submitted> {
  return ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    const { owner, listing } = await lockOwn(inTx, id)
    if (listing.status !== 'rejected') throw new Refusal('LISTING_STATE_CHANGED')
    const current = await readCurrentContent(inTx, id)
    // A listing that was taken down may still have a pending edit.
    const pending = await store.findPending(db, id)
    const latest = pending ?? (await store.findLatest(db, id))
    const stored = latest && (pending || isWithdrawnByPlan(latest)) ? readStored(latest.content, current) : current
    await assertTerms(inTx, toListingContent(stored), await planOf(db, owner.id))
    return submitForReview(inTx, owner, listing, stored, pending)
  })
}

/** Withdraws the pending edit of a live listing. @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED without one */
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

/** Deletes the member's own listing in any status. @throws Refusal LISTING_NOT_FOUND */
export async function remove(ctx: MemberCtx, id: string): Promise<null> {
  return ctx.db.transaction(async (db) => {
    const { listing } = await lockOwn({ ...ctx, db }, id)
    const before = { status: listing.status, nameEn: listing.nameEn, nameZh: listing.nameZh, slug: listing.slug }
    await store.removeListing(db, id)
    await removeDraft({ db, now: ctx.now }, ctx.actor.id, `listing:${id}`)
    await writeAuditEntry({ ...ctx, db }, { action: 'listings.remove', subject: { kind: 'listing', id }, before })
    return null
  })
}

/** Submits a listing that is not live for review, with this content. */
async function submitForReview(
  ctx: MemberCtx,
  owner: Owner,
  listing: Listing,
  stored: StoredContent,
  pending: store.RevisionRow | undefined,
): Promise<Submitted> {
  const { db } = ctx
  const { id, status, rejectionCode } = listing
  if (status === 'rejected') {
    const { maxListings } = await planOf(db, owner.id)
    if (decideSubmission(maxListings, await store.countActive(db, owner.id)) === 'rejected')
      throw new Refusal('LISTING_PLAN_LIMIT', { maxListings: maxListings ?? 0 })
  }
  await writeContent(db, id, stored)
  const slug = await updateSlug(db, listing, listing, stored)
  await store.setListing(db, id, { status: 'pending', rejectionCode: null, rejectionReason: null })
  await replacePending(ctx, listing, stored, pending)
  await writeAuditEntry(ctx, {
    action: 'listings.resubmit',
    subject: { kind: 'listing', id },
    before: { status, rejectionCode },
    after: { status: 'pending' },
  })
  if (!pending) await notifyAdmins(db, stored, owner)
  return { id, slug, status: 'pending', rejectionCode: null, isRevision: false }
}

/** Withdraws the pending revision, so that nobody decides on content they did not read; keeps its place in the queue. */
async function replacePending(
  ctx: MemberCtx,
  { id }: Pick<Listing, 'id'>,
  stored: StoredContent,
  pending: store.RevisionRow | undefined,
): Promise<void> {
  if (pending) await store.setRevision(ctx.db, pending.id, { status: 'withdrawn' })
  const createdAt = pending?.createdAt ?? ctx.now()
  await store.insertRevision(ctx.db, {
    listingId: id,
    content: stored,
    submittedBy: ctx.actor.id,
    createdAt,
    updatedAt: ctx.now(),
  })
}

async function insertFirstRevision(
  ctx: MemberCtx,
  { id }: { id: string },
  stored: StoredContent,
  isWaiting: boolean,
): Promise<void> {
  await store.insertRevision(ctx.db, {
    listingId: id,
    content: stored,
    submittedBy: ctx.actor.id,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
    ...(isWaiting ? {} : { status: 'withdrawn' as const, reason: 'plan_limit' }),
  })
}

async function lockActor({ db, actor }: MemberCtx): Promise<Owner> {
  const owner = await store.lockOwner(db, actor.id)
  if (!owner) throw new Refusal('LISTING_NOT_FOUND')
  return owner
}

async function lockOwn(ctx: MemberCtx, id: string): Promise<{ owner: Owner; listing: Listing }> {
  const owner = await lockActor(ctx)
  const listing = await store.lockListing(ctx.db, id, owner.id)
  if (!listing) throw new Refusal('LISTING_NOT_FOUND')
  return { owner, listing }
}

async function readCurrentContent({ db }: MemberCtx, id: string): Promise<StoredContent> {
  const content = await readContent(db, id)
  if (!content) throw new Refusal('LISTING_NOT_FOUND')
  return content
}
