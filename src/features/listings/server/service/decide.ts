import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { violatedConstraint } from '#platform/server/db.ts'
import { type DecisionScope, recordDecision, takeDecisions } from '#platform/server/decisions.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import type { ListingStatus } from '../../rules.ts'
import type { ContentField } from '../../rules/fields.ts'
import { statusAfter } from '../../rules/states.ts'
import { mergeLicences, readStored } from '../../rules/stored-content.ts'
import { readContent, type StoredContent, writeContent } from '../store/content.ts'
import * as store from '../store/revisions.ts'
import { tell, withdrawTold } from './events.ts'
import { changeSlug } from './slugs.ts'

/** Why a listing is rejected: a template, the fields to change, and the text for its owner in a language. */
type Rejection = { template: string; fields: ContentField[]; reasonIn: (locale: Locale) => string }

const scope: DecisionScope = { kind: 'listing', feature: 'moderation' }

/** State of a listing before the decision on this revision. */
type StateBefore = {
  revisionId: string
  status: ListingStatus
  rejectionCode: 'plan_limit' | 'moderation' | null
  rejectionReason: string | null
  publishedAt: string | null
  slug: string
  content: StoredContent
}

/** The cause by which this decision is told once. */
const causeOf = (revisionId: string, decision: 'approved' | 'rejected') => `revision:${revisionId}:${decision}`

type Listing = NonNullable<store.ListingState>
type Owner = NonNullable<Awaited<ReturnType<typeof store.lockOwner>>>
type Locked = { listing: Listing; owner: Owner | null; revision: store.RevisionRow }

/**
 * Publishes the content of exactly this revision at once. The owner is told when it can no longer be undone.
 * @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED when the revision is no longer pending
 */
export const approve = (ctx: MemberCtx, revisionId: string): Promise<null> => decide(ctx, revisionId, approveLocked)

/**
 * Rejects exactly this revision: a new listing is rejected, a live one stays as it is. The owner is told when it can no
 * longer be undone.
 * @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED when the revision is no longer pending
 */
export const reject = (ctx: MemberCtx, revisionId: string, rejection: Rejection): Promise<null> =>
  decide(ctx, revisionId, (inTx, locked) => rejectLocked(inTx, locked, rejection))

async function decide(
  ctx: MemberCtx,
  revisionId: string,
  work: (inTx: MemberCtx, locked: Locked) => Promise<void>,
): Promise<null> {
  return ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    const locked = await lockForDecision(inTx, revisionId)
    const isWaiting = locked.revision.status === 'pending' && locked.listing.status !== 'rejected'
    if (!isWaiting) throw new Refusal('LISTING_STATE_CHANGED')
    await work(inTx, locked)
    return null
  })
}

async function approveLocked(ctx: MemberCtx, { listing, owner, revision }: Locked): Promise<void> {
  const { db } = ctx
  const before = await stateBefore(ctx, listing, revision)
  const stored = readStored(revision.content, before.content)
  // A licence may have been checked since the revision was submitted.
  const content = { ...stored, licences: mergeLicences(stored.licences, before.content.licences) }
  await writeContent(db, listing.id, content)
  const slug = await changeSlug(db, listing, before.content, content)
  await store.setListing(db, listing.id, {
    status: 'approved',
    rejectionCode: null,
    rejectionReason: null,
    publishedAt: listing.publishedAt ?? ctx.now(),
  })
  await setDecision(ctx, revision, { status: 'approved' }, before)
  await auditDecision(ctx, 'listings.approve', listing, revision, { status: 'approved' })
  await tell(ctx, [
    {
      event: listing.status === 'approved' ? 'listing.changed' : 'listing.approved',
      listing: { id: listing.id, slug, nameEn: content.nameEn, nameZh: content.nameZh },
      ownerId: owner?.id ?? null,
      owner,
      cause: causeOf(revision.id, 'approved'),
      isUndoable: true,
    },
  ])
}

async function rejectLocked(
  ctx: MemberCtx,
  { listing, owner, revision }: Locked,
  { template, fields, reasonIn }: Rejection,
): Promise<void> {
  const reason = reasonIn(owner?.language ?? 'en')
  const before = await stateBefore(ctx, listing, revision)
  const status = statusAfter(listing.status, 'reject')
  if (status === 'rejected')
    await store.setListing(ctx.db, listing.id, { status, rejectionCode: 'moderation', rejectionReason: reason })
  await setDecision(ctx, revision, { status: 'rejected', reason, rejectedFields: fields }, before)
  await auditDecision(ctx, 'listings.reject', listing, revision, { status, template, reason })
  await tell(ctx, [
    {
      event: 'listing.rejected',
      listing,
      ownerId: owner?.id ?? null,
      owner,
      reason,
      cause: causeOf(revision.id, 'rejected'),
      isUndoable: true,
    },
  ])
}

/**
 * Undoes the admin's own decision within the undo window: restores the previous state, and the owner is not told.
 * @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED
 */
export async function undoDecision(ctx: MemberCtx, revisionId: string): Promise<void> {
  await ctx.db
    .transaction(async (db) => {
      const inTx = { ...ctx, db }
      const { listing, revision } = await lockForDecision(inTx, revisionId)
      const decision = revision.status === 'approved' ? 'approve' : 'reject'
      const before = (await takeDecisions<StateBefore>(inTx, scope, [listing.id])).get(listing.id)
      const latest = await store.findLatest(db, listing.id)
      const isLast = latest?.id === revision.id && before?.revisionId === revision.id
      if (!isLast || listing.status !== statusAfter(before.status, decision)) throw new Refusal('LISTING_STATE_CHANGED')
      await writeContent(db, listing.id, readStored(before.content, before.content))
      await store.setListing(db, listing.id, {
        slug: before.slug,
        status: before.status,
        rejectionCode: before.rejectionCode,
        rejectionReason: before.rejectionReason,
        publishedAt: before.publishedAt === null ? null : new Date(before.publishedAt),
      })
      await store.setRevision(db, revision.id, {
        status: 'pending',
        reason: null,
        rejectedFields: [],
        decidedBy: null,
        decidedAt: null,
      })
      await withdrawTold(db, causeOf(revision.id, decision === 'approve' ? 'approved' : 'rejected'))
      await auditDecision(inTx, 'listings.undo', listing, revision, { status: before.status, revision: 'pending' })
    })
    .catch((error: unknown) => {
      // The owner submitted another listing in the meantime and the plan limit no longer allows both.
      if (violatedConstraint(error) === 'listings_plan_limit') throw new Refusal('LISTING_STATE_CHANGED')
      throw error
    })
}

/** Locks owner, listing and revision, in the lock order used everywhere to avoid deadlocks. */
async function lockForDecision({ db }: MemberCtx, revisionId: string): Promise<Locked> {
  const known = await store.findRevision(db, revisionId)
  const ownership = known && (await store.findOwnerOf(db, known.listingId))
  if (!known || !ownership) throw new Refusal('LISTING_NOT_FOUND')
  const owner = ownership.ownerId === null ? undefined : await store.lockOwner(db, ownership.ownerId)
  const listing = await store.lockListing(db, known.listingId, ownership.ownerId)
  const revision = await store.lockRevision(db, revisionId)
  if (!listing || !revision) throw new Refusal('LISTING_NOT_FOUND')
  return { listing, owner: owner ?? null, revision }
}

async function stateBefore({ db }: MemberCtx, listing: Listing, revision: store.RevisionRow): Promise<StateBefore> {
  const content = await readContent(db, listing.id)
  if (!content) throw new Refusal('LISTING_NOT_FOUND')
  const { status, rejectionCode, rejectionReason, slug } = listing
  return {
    revisionId: revision.id,
    status,
    rejectionCode,
    rejectionReason,
    slug,
    publishedAt: listing.publishedAt?.toISOString() ?? null,
    content,
  }
}

async function setDecision(
  ctx: MemberCtx,
  { id, listingId }: store.RevisionRow,
  set: { status: 'approved' | 'rejected'; reason?: string; rejectedFields?: ContentField[] },
  before: StateBefore,
): Promise<void> {
  await store.setRevision(ctx.db, id, { ...set, decidedBy: ctx.actor.id, decidedAt: ctx.now() })
  await recordDecision(ctx, scope, listingId, before)
}

async function auditDecision(
  ctx: MemberCtx,
  action: string,
  listing: Listing,
  revision: store.RevisionRow,
  after: Record<string, unknown>,
): Promise<void> {
  await writeAuditEntry(ctx, {
    action,
    subject: { kind: 'listing', id: listing.id },
    before: { status: listing.status, revision: revision.status },
    after: { ...after, revisionId: revision.id },
  })
}
