import { isBanned } from '#features/accounts/server/service/bans.ts'
import { planOf } from '#features/billing/server/service.ts'
import { removeDraft } from '#features/drafts/server/service.ts'
import type { ListingContent } from '#features/listings/rules/content.ts'
import { readStored, toListingContent } from '#features/listings/rules/stored-content.ts'
import { type StoredContent, readContent } from '#features/listings/server/service/content.ts'
import { remove as removeLocked } from '#features/listings/server/service/publish.ts'
import * as store from '#features/listings/server/service/revisions.ts'
import * as listings from '#features/listings/server/service/submit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Edited, Submitted } from '../contract.ts'
import { assertSeen, formContent, isWithdrawnByPlan, versionOf } from './service/form-content.ts'
import { toStoredContent } from './service/photos.ts'
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
    const submitted = await listings.submit(inTx, owner, stored, plan.maxListings)
    await removeDraft({ db, now: ctx.now }, owner.id, 'listing:new', draftVersions)
    return submitted
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
      await listings.submitEdit(inTx, owner, listing, stored, pending)
      return { id, slug: listing.slug, status: 'approved', rejectionCode: null, isRevision: true, version }
    }
    return { ...(await listings.submitAgain(inTx, owner, listing, stored, pending)), version }
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
    return listings.submitAgain(inTx, owner, listing, stored, pending)
  })
}

/** Withdraws the pending edit of a live listing. @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED without one */
export async function withdrawRevision(ctx: MemberCtx, id: string): Promise<null> {
  return ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    await listings.withdrawEdit(inTx, (await lockOwn(inTx, id)).listing)
    return null
  })
}

/** Deletes the member's own listing in any status. @throws Refusal LISTING_NOT_FOUND */
export async function remove(ctx: MemberCtx, id: string): Promise<null> {
  return ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    await removeLocked(inTx, (await lockOwn(inTx, id)).listing)
    await removeDraft({ db, now: ctx.now }, ctx.actor.id, `listing:${id}`)
    return null
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
