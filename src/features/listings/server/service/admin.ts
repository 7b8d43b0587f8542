import { planOf } from '#features/billing/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { fieldErrors } from '#platform/server/rpc.ts'
import { parseEmail } from '#shared/email.ts'
import { Refusal } from '#shared/refusal.ts'
import { unboundTerms } from '../../rules/check-terms.ts'
import type { ListingContent } from '../../rules/content.ts'
import { decideSubmission } from '../../rules/states.ts'
import { differencesOf, shownContent } from '../../rules/stored-content.ts'
import { columnsOf, type StoredContent, readContent, writeContent, writePlaces } from '../store/content.ts'
import * as store from '../store/revisions.ts'
import { notifyApproved } from './emails.ts'
import { keep } from './photos.ts'
import { followName, withSlug } from './slugs.ts'
import { assertTerms, type MemberCtx } from './terms.ts'

/**
 * A live listing, of the member with this address, or nobody's until it is claimed. A member's is bound by their plan.
 * @throws Refusal LISTING_PLAN_LIMIT
 */
export async function adminCreate(
  ctx: MemberCtx,
  content: ListingContent,
  ownerEmail: string | null,
): Promise<{ id: string; slug: string }> {
  return ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    const owner = ownerEmail === null ? null : await ownerBy(db, ownerEmail)
    const plan = owner && (await planOf(db, owner.id))
    if (owner && decideSubmission(plan!.maxListings, await store.countActive(db, owner.id)) === 'rejected')
      throw new Refusal('LISTING_PLAN_LIMIT', { maxListings: plan!.maxListings })
    await assertTerms(db, content, plan ?? unboundTerms)
    const kept = await keep(inTx, content, [])
    const row = {
      ...columnsOf(kept),
      ownerId: owner?.id ?? null,
      status: 'approved' as const,
      publishedAt: ctx.now(),
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    }
    const made = await withSlug(db, kept, null, async (tx, slug) => ({
      id: await store.insertListing(tx, { ...row, slug }),
      slug,
    }))
    await writePlaces(db, made.id, kept)
    const revisionId = await writeDown(inTx, made.id, kept)
    if (owner) await notifyApproved(db, revisionId, { ...kept, slug: made.slug }, owner)
    const [subject, after] = [
      { kind: 'listing', id: made.id },
      { status: row.status, slug: made.slug, ownerId: row.ownerId },
    ]
    await writeAuditEntry(inTx, { action: 'listings.adminCreate', subject, after })
    return made
  })
}

async function ownerBy(db: Db, typed: string) {
  const email = parseEmail(typed)
  const owner = email === null ? undefined : await store.lockMemberByEmail(db, email)
  if (!owner) throw fieldErrors([{ path: ['ownerEmail'], message: 'ownerUnknown' }])
  return owner
}

/**
 * Changes a listing at once, whatever its state, which stays. What the owner has waiting stays too: it is decided by
 * its own. @throws Refusal LISTING_NOT_FOUND
 */
export async function adminEdit(
  ctx: MemberCtx,
  id: string,
  content: ListingContent,
): Promise<{ id: string; slug: string }> {
  return ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    const at = await store.findOwnerOf(db, id)
    const listing = at && (await store.lockListing(db, id, at.ownerId))
    const before = listing && (await readContent(db, id))
    if (!listing || !before) throw new Refusal('LISTING_NOT_FOUND')
    await assertTerms(db, content, unboundTerms)
    const kept = await keep(inTx, content, [before])
    await writeContent(db, id, kept)
    const slug = await followName(db, listing, before, kept)
    const pending = await store.findPending(db, id)
    // A listing that waits shows what its revision says: both change together.
    if (pending && listing.status === 'pending') await store.setRevision(db, pending.id, { status: 'withdrawn' })
    await (listing.status === 'pending'
      ? store.insertRevision(db, {
          listingId: id,
          content: kept,
          submittedBy: pending?.submittedBy ?? ctx.actor.id,
          createdAt: pending?.createdAt ?? ctx.now(),
        })
      : writeDown(inTx, id, kept))
    await writeAuditEntry(inTx, {
      action: 'listings.adminEdit',
      subject: { kind: 'listing', id },
      ...changesOf(before, kept),
    })
    return { id, slug }
  })
}

/** What the audit log keeps of an edit: the fields that differ, before and after. */
export function changesOf(before: StoredContent, after: StoredContent) {
  const changes = differencesOf(shownContent(before), shownContent(after))
  const values = (side: 'before' | 'after') => Object.fromEntries(changes.map((one) => [one.field, one[side]]))
  return { before: values('before'), after: values('after') }
}

/** An admin's version is decided as it is made. */
async function writeDown(ctx: MemberCtx, listingId: string, content: StoredContent): Promise<string> {
  const [decidedBy, decidedAt] = [ctx.actor.id, ctx.now()]
  const { id } = await store.insertRevision(ctx.db, {
    listingId,
    content,
    status: 'approved',
    submittedBy: ctx.actor.id,
    decidedBy,
    decidedAt,
    createdAt: decidedAt,
  })
  return id
}
