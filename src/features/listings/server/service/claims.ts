import * as z from 'zod'
import { planOf } from '#features/billing/server/service.ts'
import { enqueue } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import { decodeCursor, encodeCursor } from '#platform/server/cursor.ts'
import { type Db, violatedRule } from '#platform/server/db.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { cleanText } from '#shared/text.ts'
import type { Claim } from '../../contract/moderation.ts'
import { isPublic } from '../../policy.ts'
import { claimEmails } from '../../rules/claim-emails.ts'
import { isNumberProved } from '../../rules/claims.ts'
import { decideSubmission } from '../../rules/states.ts'
import { findGuardedById } from '../store.ts'
import * as store from '../store/claims.ts'
import * as revisions from '../store/revisions.ts'
import { nameOf } from './shown.ts'
import type { MemberCtx } from './terms.ts'

/**
 * Asks for a public listing that belongs to nobody: with the number that it shows, confirmed as one's own, or with a
 * note that says why. An admin decides.
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
    if (await store.hasReviewed(db, id, ctx.actor.id)) throw new Refusal('CLAIM_OWN_REVIEW')
    const claimId = await db
      .transaction((tx) => store.insert(tx, { listingId: id, claimantId: ctx.actor.id, note, createdAt: ctx.now() }))
      .catch((error: unknown) => {
        if (violatedRule(error) === 'listing_claims_one_open_index') throw new Refusal('CLAIM_OPEN')
        throw error
      })
    await writeAuditEntry(
      { ...ctx, db },
      { action: 'listings.claim', subject: { kind: 'listing', id }, after: { claimId } },
    )
    return { id: claimId, isNumberProved: isProved }
  })
}

/** What the reader may do about an unclaimed listing; null for one that has an owner. @throws Refusal LISTING_NOT_FOUND */
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

const position: z.ZodType<store.Position> = z.tuple([z.int().min(0).max(4e15), z.uuid()])
const order = 'claims oldest'

/** Claims that wait, the oldest first. @throws Refusal CURSOR_INVALID */
export async function findClaims(
  { db }: MemberCtx,
  { locale, cursor, limit }: { locale: Locale; cursor?: string; limit: number },
) {
  const after = cursor === undefined ? null : decodeCursor(order, cursor, position)
  if (cursor !== undefined && !after) throw new Refusal('CURSOR_INVALID')
  const rows = await store.findOpen(db, after, limit + 1)
  const toSimplified = await loadSimplifier()
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map((row): Claim => {
      const { id, note, status, firstName, lastName, email, language, whatsappNumber } = row
      const name = nameOf(row, locale, toSimplified)
      return {
        id,
        note,
        status,
        createdAt: new Date(row.createdAt).toISOString(),
        listing: { id: row.listingId, slug: row.slug, name, whatsappNumber: row.listingNumber },
        claimant: { id: row.claimantId, firstName, lastName, email, language, whatsappNumber },
        isNumberProved: isNumberProved(row, { whatsappNumber: row.listingNumber }),
      }
    }),
    nextCursor: last ? encodeCursor(order, [Number(last.micros), last.id]) : null,
    count: await store.countOpen(db),
  }
}

/** Hands the listing to the member, and turns down whoever else asked for it. The database holds plan and reviews to their rules. */
export async function grantClaim(ctx: MemberCtx, id: string): Promise<null> {
  return ctx.db
    .transaction(async (db) => {
      const inTx = { ...ctx, db }
      const { claim: asked, listing } = await lockClaim(db, id)
      if (!listing) throw new Refusal('CLAIM_TAKEN')
      await store.setOwner(db, asked.listingId, asked.claimantId)
      await store.set(db, id, { status: 'granted', decidedBy: ctx.actor.id, decidedAt: ctx.now() })
      const others = await store.refuseOthers(db, asked, ctx.actor.id, ctx.now())
      const subject = { kind: 'listing', id: asked.listingId }
      const [before, after] = [{ ownerId: null }, { ownerId: asked.claimantId, claimId: id }]
      await writeAuditEntry(inTx, { action: 'listings.grantClaim', subject, before, after })
      await tell(db, asked.claimantId, 'granted', listing, '')
      for (const claimantId of others) await tell(db, claimantId, 'refused', listing, '')
      return null
    })
    .catch((error: unknown) => {
      const rule = violatedRule(error)
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
    const { claim: asked, listing } = await lockClaim(db, id)
    await store.set(db, id, { status: 'refused', reason, decidedBy: ctx.actor.id, decidedAt: ctx.now() })
    const subject = { kind: 'listing', id: asked.listingId }
    await writeAuditEntry({ ...ctx, db }, { action: 'listings.refuseClaim', subject, after: { claimId: id, reason } })
    if (listing) await tell(db, asked.claimantId, 'refused', listing, reason)
    return null
  })
}

/** Claimant, listing (while it is nobody's) and claim locked, in this order, as everyone does. */
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

type Names = { nameEn: string | null; nameZh: string | null }

async function tell(
  db: Db,
  memberId: string,
  decision: 'granted' | 'refused',
  listing: Names,
  reason: string,
): Promise<void> {
  const member = await revisions.findMember(db, memberId)
  if (!member) return
  const { language: locale } = member
  const name = (locale === 'en' ? (listing.nameEn ?? listing.nameZh) : (listing.nameZh ?? listing.nameEn)) ?? ''
  const fill = (text: string) => text.replace('{name}', () => name).replace('{reason}', () => reason)
  const { subject, body, button } = claimEmails[decision]
  await enqueue(db, {
    type: 'generic',
    to: member.email,
    userId: member.id,
    locale,
    subject: fill(subject[locale]),
    data: { body: fill(body[locale]).trim(), path: '/user/listings', button: button[locale] },
  })
}
