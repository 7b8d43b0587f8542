import { planOf } from '#features/billing/server/service.ts'
import type { ListingContent } from '#features/listings/rules/content.ts'
import { decideSubmission } from '#features/listings/rules/states.ts'
import { toListingContent } from '#features/listings/rules/stored-content.ts'
import { readContent, type StoredContent } from '#features/listings/server/service/content.ts'
import { publish, publishEdit } from '#features/listings/server/service/publish.ts'
import * as store from '#features/listings/server/service/revisions.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { fieldErrors } from '#platform/server/rpc.ts'
import { parseEmail } from '#shared/email.ts'
import { Refusal } from '#shared/refusal.ts'
import { adminTerms } from '../../rules/check-terms.ts'
import { assertSeen, formContent, versionOf } from './form-content.ts'
import { toStoredContent } from './photos.ts'
import { assertTerms } from './terms.ts'

/**
 * Creates a live listing, owned by the member with this e-mail address or unclaimed. A member's plan limits apply.
 * @throws Refusal LISTING_PLAN_LIMIT
 */
export async function adminCreate(
  ctx: MemberCtx,
  content: ListingContent,
  ownerEmail: string | null,
): Promise<{ id: string; slug: string }> {
  return ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    const owner = ownerEmail === null ? null : await lockOwnerByEmail(db, ownerEmail)
    const plan = owner && (await planOf(db, owner.id))
    if (owner && decideSubmission(plan!.maxListings, await store.countActive(db, owner.id)) === 'rejected')
      throw new Refusal('LISTING_PLAN_LIMIT', { maxListings: plan!.maxListings })
    await assertTerms(inTx, content, plan ?? adminTerms)
    const stored = await toStoredContent(inTx, content, [])
    return publish(inTx, owner, stored)
  })
}

async function lockOwnerByEmail(db: Db, typed: string) {
  const email = parseEmail(typed)
  const owner = email === null ? undefined : await store.lockMemberByEmail(db, email)
  if (!owner) throw fieldErrors([{ path: ['ownerEmail'], message: 'ownerUnknown' }])
  return owner
}

/**
 * Changes a listing at once in any status; the status stays. An owner's pending edit of a live listing also stays, to be
 * decided separately.
 * @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED when it is not the version that was seen
 */
export async function adminEdit(
  ctx: MemberCtx,
  id: string,
  content: ListingContent,
  seen?: string,
): Promise<{ id: string; slug: string; version: string }> {
  return ctx.db.transaction(async (db) => {
    const { listing, before } = await lockForEdit(db, id)
    await assertTerms({ ...ctx, db }, content, adminTerms)
    const shown = await formContent(db, id, before, listing.ownerId === ctx.actor.id)
    const { slug, stored } = await storeEdit({ ...ctx, db }, listing, before, content)
    assertSeen(seen, shown.content, stored)
    return { id, slug, version: versionOf(stored) }
  })
}

/**
 * Gives a listing these photos, in this order: photos that it has, which keep their text, and uploads of the actor.
 * Returns whether that changed it.
 * @throws Refusal LISTING_NOT_FOUND; field errors `photoUnknown`
 */
export async function adminSetPhotos(ctx: MemberCtx, id: string, photoIds: readonly string[]): Promise<boolean> {
  return ctx.db.transaction(async (db) => {
    const { listing, before } = await lockForEdit(db, id)
    const content = toListingContent(before)
    if (content.photos.map((photo) => photo.id).join() === photoIds.join()) return false
    const photos = photoIds.map(
      (photoId) =>
        content.photos.find((photo) => photo.id === photoId) ?? {
          id: photoId,
          alt: { en: null, zh: null },
          pair: null,
        },
    )
    await storeEdit({ ...ctx, db }, listing, before, { ...content, photos })
    return true
  })
}

async function lockForEdit(db: Db, id: string) {
  const known = await store.findOwnerOf(db, id)
  const listing = known && (await store.lockListing(db, id, known.ownerId))
  const before = listing && (await readContent(db, id))
  if (!listing || !before) throw new Refusal('LISTING_NOT_FOUND')
  return { listing, before }
}

async function storeEdit(
  ctx: MemberCtx,
  listing: NonNullable<store.ListingState>,
  before: StoredContent,
  content: ListingContent,
): Promise<{ slug: string; stored: StoredContent }> {
  const stored = await toStoredContent(ctx, content, [before])
  return { slug: await publishEdit(ctx, listing, before, stored), stored }
}
