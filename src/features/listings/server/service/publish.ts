import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { differencesOf, toListingContent } from '../../rules/stored-content.ts'
import { type StoredContent, writeContent } from '../store/content.ts'
import * as store from '../store/revisions.ts'
import { emailApproved, tell } from './events.ts'
import { changeSlug } from './slugs.ts'
import { insertWithSlug } from './submit.ts'

type Listing = NonNullable<store.ListingState>
type Owner = NonNullable<Awaited<ReturnType<typeof store.lockOwner>>>

/** Adds a live listing of the locked owner, or an unclaimed one, by an admin. */
export async function publish(
  ctx: MemberCtx,
  owner: Owner | null,
  stored: StoredContent,
): Promise<{ id: string; slug: string }> {
  const [at, ownerId, status] = [ctx.now(), owner?.id ?? null, 'approved' as const]
  const created = await insertWithSlug(ctx, stored, { ownerId, status, publishedAt: at, createdAt: at, updatedAt: at })
  const { id, slug } = created
  const revision = await insertApproved(ctx, id, stored)
  const { nameEn, nameZh } = stored
  if (owner) await emailApproved(ctx.db, owner, { id, slug, nameEn, nameZh }, `revision:${revision.id}:approved`)
  const after = { status, slug, ownerId }
  await writeAuditEntry(ctx, { action: 'listings.adminCreate', subject: { kind: 'listing', id }, after })
  return created
}

/**
 * Replaces the content of a locked listing in any status by an admin; the status stays, and so does an owner's pending edit of
 * a live listing. Returns the slug.
 */
export async function publishEdit(
  ctx: MemberCtx,
  listing: Listing,
  before: StoredContent,
  stored: StoredContent,
): Promise<string> {
  const { db } = ctx
  const { id, ownerId, status } = listing
  await writeContent(db, id, stored)
  const slug = await changeSlug(db, listing, before, stored)
  if (status === 'pending') await replacePendingContent(ctx, id, stored)
  else await insertApproved(ctx, id, stored)
  if (status === 'approved') {
    const { nameEn, nameZh } = stored
    const cause = adminEditCause(id, ctx.now())
    await tell(ctx, [{ event: 'listing.changed', listing: { id, slug, nameEn, nameZh }, ownerId, cause }])
  }
  const changes = changesOf(before, stored)
  await writeAuditEntry(ctx, { action: 'listings.adminEdit', subject: { kind: 'listing', id }, ...changes })
  return slug
}

/** Deletes a locked listing in any status; `reason` is an admin's. */
export async function remove(ctx: MemberCtx, listing: Listing, reason?: string): Promise<void> {
  const { id, status, nameEn, nameZh, slug } = listing
  await store.removeListing(ctx.db, id)
  await writeAuditEntry(ctx, {
    action: 'listings.remove',
    subject: { kind: 'listing', id },
    before: { status, nameEn, nameZh, slug },
    ...(reason !== undefined && { after: { reason } }),
  })
}

/** The cause of the event that an admin's edit emits. */
export const adminEditCause = (id: string, at: Date) => `admin_edit:${id}:${at.getTime()}`

/** The fields changed by an edit, before and after, for the audit log. */
export function changesOf(before: StoredContent, after: StoredContent) {
  const changes = differencesOf(toListingContent(before), toListingContent(after))
  const values = (side: 'before' | 'after') => Object.fromEntries(changes.map((one) => [one.field, one[side]]))
  return { before: values('before'), after: values('after') }
}

/** The content of a pending listing equals its pending revision, so both are replaced. */
async function replacePendingContent({ db, actor, now }: MemberCtx, listingId: string, content: StoredContent) {
  const pending = await store.findPending(db, listingId)
  if (pending) await store.setRevision(db, pending.id, { status: 'withdrawn' })
  const [submittedBy, createdAt] = [pending?.submittedBy ?? actor.id, pending?.createdAt ?? now()]
  await store.insertRevision(db, { listingId, content, submittedBy, createdAt })
}

/** Stores an admin's version as an approved revision. */
function insertApproved({ db, actor, now }: MemberCtx, listingId: string, content: StoredContent) {
  const [submittedBy, decidedAt] = [actor.id, now()]
  const decision = { status: 'approved' as const, decidedBy: actor.id, decidedAt }
  return store.insertRevision(db, { listingId, content, submittedBy, createdAt: decidedAt, ...decision })
}
