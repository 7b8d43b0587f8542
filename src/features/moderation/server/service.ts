import { decisionKey, notifyApproved, notifyRejected } from '#features/editor/server/service/emails.ts'
import { emitListingEvent } from '#features/editor/server/service/events.ts'
import { updateSlug } from '#features/editor/server/service/slugs.ts'
import { withdrawEvent } from '#features/integrations/server/service.ts'
import type { ListingStatus } from '#features/listings/rules.ts'
import type { ContentField } from '#features/listings/rules/fields.ts'
import { statusAfter } from '#features/listings/rules/states.ts'
import { mergeLicences, readStored } from '#features/listings/rules/stored-content.ts'
import { type StoredContent, readContent, writeContent } from '#features/listings/server/service/content.ts'
import * as store from '#features/listings/server/service/revisions.ts'
import { withdraw } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { violatedConstraint } from '#platform/server/db.ts'
import { type DecisionScope, recordDecision, runEach, takeDecisions } from '#platform/server/decisions.ts'
import { Refusal } from '#shared/refusal.ts'
import { cleanText } from '#shared/text.ts'
import { undoEmailDelaySeconds } from '#shared/undo.ts'
import { reasonFor, type RejectionTemplate } from '../rules/rejection-templates.ts'

export type Decision =
  | { kind: 'approve' }
  | { kind: 'reject'; template: RejectionTemplate; reason: string; fields: ContentField[] }

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

/** What a webhook receives once about this decision. */
const causeOf = (revisionId: string, decision: 'approved' | 'rejected') => `revision:${revisionId}:${decision}`

type Listing = NonNullable<store.ListingState>
type Owner = NonNullable<Awaited<ReturnType<typeof store.lockOwner>>>
type Locked = { listing: Listing; owner: Owner | null; revision: store.RevisionRow }

/**
 * Decides on exactly this revision. Approval publishes its content at once; rejection rejects a new listing and leaves a
 * live one unchanged. The e-mail is delayed until the decision can no longer be undone.
 * @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED when the revision is no longer pending
 */
export async function decide(ctx: MemberCtx, revisionId: string, decision: Decision): Promise<null> {
  return ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    const locked = await lockForDecision(inTx, revisionId)
    const isWaiting = locked.revision.status === 'pending' && locked.listing.status !== 'rejected'
    if (!isWaiting) throw new Refusal('LISTING_STATE_CHANGED')
    await (decision.kind === 'approve' ? approve(inTx, locked) : reject(inTx, locked, decision))
    return null
  })
}

/** Decides independently on each; `refused` are those that were changed or decided in the meantime. */
export async function decideMany(ctx: MemberCtx, revisionIds: string[], decision: Decision) {
  const [decided, refused] = await runEach(revisionIds, (id) => decide(ctx, id, decision))
  return { decided, refused }
}

/** Undoes the admin's own decisions within the undo window: restores the previous state and withdraws the e-mails. */
export async function undo(ctx: MemberCtx, revisionIds: string[]) {
  const [undone, refused] = await runEach(revisionIds, (id) => undoOne(ctx, id))
  return { undone, refused }
}

async function approve(ctx: MemberCtx, { listing, owner, revision }: Locked): Promise<void> {
  const { db } = ctx
  const before = await stateBefore(ctx, listing, revision)
  const stored = readStored(revision.content, before.content)
  // A licence may have been checked since the revision was submitted.
  const content = { ...stored, licences: mergeLicences(stored.licences, before.content.licences) }
  await writeContent(db, listing.id, content)
  const slug = await updateSlug(db, listing, before.content, content)
  await store.setListing(db, listing.id, {
    status: 'approved',
    rejectionCode: null,
    rejectionReason: null,
    publishedAt: listing.publishedAt ?? ctx.now(),
  })
  await setDecision(ctx, revision, { status: 'approved' }, before)
  await auditDecision(ctx, 'listings.approve', listing, revision, { status: 'approved' })
  if (owner) await notifyApproved(db, revision.id, { ...content, slug }, owner)
  await emitListingEvent(ctx, {
    event: listing.status === 'approved' ? 'listing.changed' : 'listing.approved',
    ownerId: owner?.id ?? null,
    listing: { id: listing.id, slug, nameEn: content.nameEn, nameZh: content.nameZh },
    cause: causeOf(revision.id, 'approved'),
    delaySeconds: undoEmailDelaySeconds,
  })
}

async function reject(
  ctx: MemberCtx,
  { listing, owner, revision }: Locked,
  { template, reason: typed, fields }: Decision & { kind: 'reject' },
): Promise<void> {
  const reason = reasonFor(template, cleanText(typed), owner?.language ?? 'en')
  const before = await stateBefore(ctx, listing, revision)
  const status = statusAfter(listing.status, 'reject')
  if (status === 'rejected')
    await store.setListing(ctx.db, listing.id, { status, rejectionCode: 'moderation', rejectionReason: reason })
  await setDecision(ctx, revision, { status: 'rejected', reason, rejectedFields: fields }, before)
  await auditDecision(ctx, 'listings.reject', listing, revision, { status, template, reason })
  if (owner) await notifyRejected(ctx.db, listing, owner, { reason, revisionId: revision.id })
  await emitListingEvent(ctx, {
    event: 'listing.rejected',
    ownerId: owner?.id ?? null,
    listing,
    reason,
    cause: causeOf(revision.id, 'rejected'),
    delaySeconds: undoEmailDelaySeconds,
  })
}

async function undoOne(ctx: MemberCtx, revisionId: string): Promise<void> {
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
      await withdraw(db, [decisionKey(revision.id)])
      await withdrawEvent(db, causeOf(revision.id, decision === 'approve' ? 'approved' : 'rejected'))
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
