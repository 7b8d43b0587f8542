import { planOf } from '#features/billing/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { Refusal } from '#shared/refusal.ts'
import type { ListingStatus, RejectionCode } from '../../rules.ts'
import { decideSubmission } from '../../rules/states.ts'
import { columnsOf, type NewContent, type StoredContent, writeContent, writeRelations } from '../store/content.ts'
import * as store from '../store/revisions.ts'
import { tell, tellAdmins } from './events.ts'
import { changeSlug, withFreeSlug } from './slugs.ts'

type Listing = NonNullable<store.ListingState>
type Owner = NonNullable<Awaited<ReturnType<typeof store.lockOwner>>>
type Submitted = {
  id: string
  slug: string
  status: ListingStatus
  rejectionCode: RejectionCode | null
  isRevision: boolean
}

/**
 * Adds a listing of the locked owner as pending. Above the plan limit it is stored as well, but rejected at once with
 * plan_limit.
 */
export async function submit(
  ctx: MemberCtx,
  owner: Owner,
  stored: StoredContent,
  maxListings: number | null,
): Promise<Submitted> {
  const { db } = ctx
  const status = decideSubmission(maxListings, await store.countActive(db, owner.id))
  const rejectionCode = status === 'rejected' ? ('plan_limit' as const) : null
  const state = { ownerId: owner.id, status, rejectionCode, createdAt: ctx.now(), updatedAt: ctx.now() }
  const { id, slug } = await insertWithSlug(ctx, stored, state)
  await store.insertRevision(db, {
    ...revisionOf(ctx, id, stored),
    ...(status === 'rejected' && { status: 'withdrawn', reason: 'plan_limit' }),
  })
  await writeAuditEntry(ctx, { action: 'listings.submit', subject: { kind: 'listing', id }, after: { status } })
  if (status === 'pending') await tellAdmins(db, stored, owner)
  else {
    const { nameEn, nameZh } = stored
    const event = {
      event: 'listing.rejected',
      listing: { id, slug, nameEn, nameZh },
      ownerId: owner.id,
      owner,
    } as const
    await tell(ctx, [{ ...event, reason: null, cause: `plan_limit:${id}:${ctx.now().getTime()}` }])
  }
  return { id, slug, status, rejectionCode, isRevision: false }
}

/**
 * Submits a listing that is not live for review, with this content.
 * @throws Refusal LISTING_PLAN_LIMIT for a rejected one above the plan limit
 */
export async function submitAgain(
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
  const slug = await changeSlug(db, listing, listing, stored)
  await store.setListing(db, id, { status: 'pending', rejectionCode: null, rejectionReason: null })
  await replacePending(ctx, id, stored, pending)
  await writeAuditEntry(ctx, {
    action: 'listings.resubmit',
    subject: { kind: 'listing', id },
    before: { status, rejectionCode },
    after: { status: 'pending' },
  })
  if (!pending) await tellAdmins(db, stored, owner)
  return { id, slug, status: 'pending', rejectionCode: null, isRevision: false }
}

/** Submits an edit of a live listing, which stays as it is until the edit is approved. */
export async function submitEdit(
  ctx: MemberCtx,
  owner: Owner,
  { id }: Listing,
  stored: StoredContent,
  pending: store.RevisionRow | undefined,
): Promise<void> {
  await replacePending(ctx, id, stored, pending)
  const after = { status: 'approved', revision: 'pending' }
  await writeAuditEntry(ctx, { action: 'listings.edit', subject: { kind: 'listing', id }, after })
  if (!pending) await tellAdmins(ctx.db, stored, owner)
}

/** Withdraws the pending edit of a live listing. @throws Refusal LISTING_STATE_CHANGED without one */
export async function withdrawEdit(ctx: MemberCtx, { id, status }: Listing): Promise<void> {
  const pending = await store.findPending(ctx.db, id)
  if (status !== 'approved' || !pending) throw new Refusal('LISTING_STATE_CHANGED')
  await store.setRevision(ctx.db, pending.id, { status: 'withdrawn' })
  const [before, after] = [{ revision: 'pending' }, { revision: 'withdrawn' }]
  await writeAuditEntry(ctx, { action: 'listings.withdrawRevision', subject: { kind: 'listing', id }, before, after })
}

/** Withdraws the pending revision, so that nobody decides on content they did not read; keeps its place in the queue. */
async function replacePending(
  ctx: MemberCtx,
  listingId: string,
  stored: StoredContent,
  pending: store.RevisionRow | undefined,
): Promise<void> {
  if (pending) await store.setRevision(ctx.db, pending.id, { status: 'withdrawn' })
  const revision = revisionOf(ctx, listingId, stored)
  await store.insertRevision(ctx.db, { ...revision, createdAt: pending?.createdAt ?? revision.createdAt })
}

const revisionOf = ({ actor, now }: MemberCtx, listingId: string, content: StoredContent) => ({
  listingId,
  content,
  submittedBy: actor.id,
  createdAt: now(),
  updatedAt: now(),
})

/** Inserts a listing in any state with a free slug, its categories, areas and photos. */
export async function insertWithSlug(
  { db }: Pick<MemberCtx, 'db'>,
  stored: StoredContent,
  state: Omit<NewContent['state'], 'slug'>,
): Promise<{ id: string; slug: string }> {
  const created = await withFreeSlug(db, stored, null, async (tx, slug) => ({
    id: await store.insertListing(tx, { ...columnsOf(stored), ...state, slug }),
    slug,
  }))
  await writeRelations(db, created.id, stored)
  return created
}
