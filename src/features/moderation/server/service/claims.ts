import { planOf } from '#features/billing/server/service.ts'
import { isPublic } from '#features/listings/policy.ts'
import { decideSubmission } from '#features/listings/rules/states.ts'
import { findGuardedById, nameOf } from '#features/listings/server/service.ts'
import { emailAbout } from '#features/listings/server/service/email-about.ts'
import * as revisions from '#features/listings/server/service/revisions.ts'
import { withdraw } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { pageByCursor } from '#platform/server/cursor.ts'
import { type Db, violatedConstraint } from '#platform/server/db.ts'
import { type DecisionScope, recordDecision, runEach, takeDecisions } from '#platform/server/decisions.ts'
import { isoTime } from '#platform/server/iso-time.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { timePosition } from '#platform/server/time-position.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { cleanText } from '#shared/text.ts'
import { undoEmailDelaySeconds } from '#shared/undo.ts'
import type { Claim } from '../../contract.ts'
import { isNumberProved } from '../../rules/claims.ts'
import { claimDecidedEmail } from '../emails/claim-decided.ts'
import { claimsQueue } from '../queues.ts'
import * as store from '../store/claims.ts'

/** The listing's latest revision, and the other claims that were refused because this one was granted. */
type StateBefore = { revisionId: string | null; alsoRefused: string[] }

const scope: DecisionScope = { kind: 'claim', feature: 'moderation' }
const emailKey = (claimId: string) => `claim_decision:${claimId}`

/**
 * Claims a public, unclaimed listing. A note is required unless the member has verified the listing's WhatsApp number. An
 * admin decides.
 * @throws Refusal LISTING_NOT_FOUND, CLAIM_TAKEN, CLAIM_NOTE_REQUIRED, CLAIM_OWN_REVIEW, CLAIM_OPEN
 */
export async function claim(ctx: MemberCtx, { id, note: typed }: { id: string; note: string }) {
  const note = cleanText(typed)
  return ctx.db.transaction(async (db) => {
    const found = await findGuardedById(db, id)
    if (!found || !isPublic(found)) throw new Refusal('LISTING_NOT_FOUND')
    if (found.ownerId !== null) throw new Refusal('CLAIM_TAKEN')
    const member = await revisions.lockOwner(db, ctx.actor.id)
    const isProved = member !== undefined && isNumberProved(member, found)
    if (!isProved && note === '') throw new Refusal('CLAIM_NOTE_REQUIRED')
    const claimId = await db
      .transaction((tx) => store.insert(tx, { listingId: id, claimantId: ctx.actor.id, note, createdAt: ctx.now() }))
      .catch((error: unknown) => {
        const rule = violatedConstraint(error)
        if (rule === 'listing_claims_one_open_index') throw new Refusal('CLAIM_OPEN')
        if (rule === 'reviews_not_own') throw new Refusal('CLAIM_OWN_REVIEW')
        throw error
      })
    await writeAuditEntry(
      { ...ctx, db },
      { action: 'listings.claim', subject: { kind: 'listing', id }, after: { claimId } },
    )
    return { id: claimId, isNumberProved: isProved }
  })
}

/** The caller's claim status for an unclaimed listing; null when it has an owner. @throws Refusal LISTING_NOT_FOUND */
export async function getClaimState({ db, actor }: MemberCtx, id: string) {
  const found = await findGuardedById(db, id)
  if (!found || !isPublic(found)) throw new Refusal('LISTING_NOT_FOUND')
  if (found.ownerId !== null) return null
  const member = await revisions.findMember(db, actor.id)
  const { maxListings } = await planOf(db, actor.id)
  const active = await revisions.countActive(db, actor.id)
  return {
    status: await store.findStatus(db, id, actor.id),
    isNumberProved: member !== undefined && isNumberProved(member, found),
    isPlanFull: decideSubmission(maxListings, active) === 'rejected',
  }
}

/** Open claims, oldest first. @throws Refusal CURSOR_INVALID */
export async function findClaims(
  { db, now }: MemberCtx,
  { locale, ...page }: { locale: Locale; cursor?: string; limit: number },
) {
  const { rows, nextCursor } = await pageByCursor(page, {
    order: 'claims oldest',
    position: timePosition,
    find: (after, limit) => store.findOpen(db, after, limit),
    positionOf: ({ micros, id }) => [Number(micros), id],
  })
  const toSimplified = await loadSimplifier()
  return {
    items: rows.map((row): Claim => {
      const { id, note, status, firstName, lastName, email, language, whatsappNumber } = row
      const name = nameOf(row, locale, toSimplified)
      return {
        id,
        note,
        status,
        createdAt: isoTime(row.createdAt),
        listing: { id: row.listingId, slug: row.slug, name, whatsappNumber: row.listingNumber },
        claimant: { id: row.claimantId, firstName, lastName, email, language, whatsappNumber },
        isNumberProved: isNumberProved(row, { whatsappNumber: row.listingNumber }),
      }
    }),
    nextCursor,
    count: await claimsQueue.count(db, now()),
  }
}

/**
 * Makes the claimant the owner and refuses the other open claims. Triggers enforce the plan limit and that owners have
 * not reviewed the listing.
 * @throws Refusal CLAIM_NOT_FOUND, CLAIM_DECIDED, CLAIM_TAKEN, CLAIM_PLAN_LIMIT, CLAIM_OWN_REVIEW
 */
export async function grantClaim(ctx: MemberCtx, id: string): Promise<null> {
  return ctx.db
    .transaction(async (db) => {
      const inTx = { ...ctx, db }
      const { claim: locked, listing } = await lockClaim(db, id)
      if (!listing) throw new Refusal('CLAIM_TAKEN')
      await store.setOwner(db, locked.listingId, locked.claimantId)
      await store.set(db, id, { status: 'granted', decidedBy: ctx.actor.id, decidedAt: ctx.now() })
      const others = await store.refuseOthers(db, locked, ctx.actor.id, ctx.now())
      await recordDecision(inTx, scope, id, {
        revisionId: await latestRevisionId(db, locked.listingId),
        alsoRefused: others.map((one) => one.id),
      } satisfies StateBefore)
      const subject = { kind: 'listing', id: locked.listingId }
      const [before, after] = [{ ownerId: null }, { ownerId: locked.claimantId, claimId: id }]
      await writeAuditEntry(inTx, { action: 'listings.grantClaim', subject, before, after })
      await notifyClaimant(db, locked, 'granted', listing, '')
      for (const other of others) await notifyClaimant(db, other, 'refused', listing, '')
      return null
    })
    .catch((error: unknown) => {
      const rule = violatedConstraint(error)
      if (rule === 'listings_plan_limit') throw new Refusal('CLAIM_PLAN_LIMIT')
      if (rule === 'reviews_not_own') throw new Refusal('CLAIM_OWN_REVIEW')
      throw error
    })
}

export async function refuseClaim(
  ctx: MemberCtx,
  { id, reason: typed }: { id: string; reason: string },
): Promise<null> {
  const reason = cleanText(typed)
  return ctx.db.transaction(async (db) => {
    const { claim: locked, listing } = await lockClaim(db, id)
    await store.set(db, id, { status: 'refused', reason, decidedBy: ctx.actor.id, decidedAt: ctx.now() })
    await recordDecision({ ...ctx, db }, scope, id, {
      revisionId: await latestRevisionId(db, locked.listingId),
      alsoRefused: [],
    } satisfies StateBefore)
    const subject = { kind: 'listing', id: locked.listingId }
    await writeAuditEntry({ ...ctx, db }, { action: 'listings.refuseClaim', subject, after: { claimId: id, reason } })
    if (listing) await notifyClaimant(db, locked, 'refused', listing, reason)
    return null
  })
}

/**
 * Undoes the admin's own decisions within the undo window: the claims are open again, those that were refused with a
 * granted one too. Refused when the new owner has changed the listing.
 */
export async function undoClaims(ctx: MemberCtx, ids: string[]): Promise<{ undone: string[]; refused: string[] }> {
  const [undone, refused] = await runEach(ids, (id) => undoClaim(ctx, id))
  return { undone, refused }
}

const latestRevisionId = async (db: Db, listingId: string) => (await revisions.findLatest(db, listingId))?.id ?? null

async function undoClaim(ctx: MemberCtx, id: string): Promise<void> {
  await ctx.db
    .transaction(async (db) => {
      const inTx = { ...ctx, db }
      const known = await store.find(db, id)
      if (!known) throw new Refusal('CLAIM_NOT_FOUND')
      const wasGranted = known.status === 'granted'
      await revisions.lockOwner(db, known.claimantId)
      const listing = await revisions.lockListing(db, known.listingId, wasGranted ? known.claimantId : null)
      await store.lock(db, id)
      const before = (await takeDecisions<StateBefore>(inTx, scope, [id])).get(id)
      const isEdited = (await latestRevisionId(db, known.listingId)) !== before?.revisionId
      if (!listing || !before || isEdited) throw new Refusal('CLAIM_DECIDED')
      if (wasGranted) await store.setOwner(db, known.listingId, null)
      const reopened = [id, ...before.alsoRefused]
      await store.reopen(db, reopened)
      await withdraw(db, reopened.map(emailKey))
      const subject = { kind: 'listing', id: known.listingId }
      const after = { claimId: id, status: 'open' }
      await writeAuditEntry(inTx, { action: 'listings.undoClaim', subject, before: { status: known.status }, after })
    })
    .catch((error: unknown) => {
      // A refused claimant has claimed the listing again in the meantime.
      if (violatedConstraint(error) === 'listing_claims_one_open_index') throw new Refusal('CLAIM_DECIDED')
      throw error
    })
}

/** Locks claimant, listing (if still unclaimed) and claim, in the lock order used everywhere to avoid deadlocks. */
async function lockClaim(db: Db, id: string) {
  const known = await store.find(db, id)
  if (!known) throw new Refusal('CLAIM_NOT_FOUND')
  await revisions.lockOwner(db, known.claimantId)
  const listing = await revisions.lockListing(db, known.listingId, null)
  const locked = await store.lock(db, id)
  if (!locked) throw new Refusal('CLAIM_NOT_FOUND')
  if (locked.status !== 'open') throw new Refusal('CLAIM_DECIDED')
  return { claim: locked, listing }
}

async function notifyClaimant(
  db: Db,
  claimed: { id: string; claimantId: string },
  decision: 'granted' | 'refused',
  listing: { nameEn: string | null; nameZh: string | null },
  reason: string,
): Promise<void> {
  const claimant = await revisions.findMember(db, claimed.claimantId)
  if (!claimant) return
  await emailAbout(db, claimant, listing, {
    email: claimDecidedEmail,
    data: ({ listing_name }) => ({ listing_name, decision, reason }),
    dedupeKey: emailKey(claimed.id),
    delaySeconds: undoEmailDelaySeconds,
  })
}
