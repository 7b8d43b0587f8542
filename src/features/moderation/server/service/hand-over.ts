import { listingHandedOverEmail } from '#features/editor/server/emails/listing-handed-over.ts'
import { emailAbout } from '#features/listings/server/service/email-about.ts'
import * as revisions from '#features/listings/server/service/revisions.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { violatedConstraint } from '#platform/server/db.ts'
import { fieldError } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import * as store from '../store/claims.ts'

/** The member who owns a listing; null for an unclaimed one. @throws Refusal LISTING_NOT_FOUND */
export async function getOwner({ db }: MemberCtx, id: string) {
  const known = await revisions.findOwnerOf(db, id)
  if (!known) throw new Refusal('LISTING_NOT_FOUND')
  const owner = known.ownerId === null ? undefined : await revisions.findMember(db, known.ownerId)
  if (!owner) return null
  const { id: ownerId, firstName, lastName, email, language } = owner
  return { id: ownerId, firstName, lastName, email, language }
}

/**
 * Moves a listing in any status to the active member with this confirmed address; both owners are notified. Triggers enforce
 * the plan limit of the new owner and that they have not reviewed the listing.
 * @throws Refusal LISTING_NOT_FOUND, OWNER_SAME, OWNER_PLAN_LIMIT, OWNER_REVIEWED; a field error for an unknown address
 */
export async function handOver(
  ctx: MemberCtx,
  { id, email, reason }: { id: string; email: string; reason: string },
): Promise<null> {
  try {
    return await ctx.db.transaction(async (db) => {
      const known = await revisions.findOwnerOf(db, id)
      if (!known) throw new Refusal('LISTING_NOT_FOUND')
      const found = await store.findMemberByEmail(db, email)
      if (!found) throw fieldError('email', 'ownerUnknown')
      if (found.id === known.ownerId) throw new Refusal('OWNER_SAME')
      // In order of id, so that two hand-overs in opposite directions cannot deadlock.
      for (const ownerId of [known.ownerId, found.id].filter((one) => one !== null).toSorted())
        await revisions.lockOwner(db, ownerId)
      const listing = await revisions.lockListing(db, id, known.ownerId)
      if (!listing) throw new Refusal('LISTING_NOT_FOUND')
      await store.setOwner(db, id, found.id)
      const [before, after] = [{ ownerId: known.ownerId }, { ownerId: found.id, reason }]
      const subject = { kind: 'listing', id }
      await writeAuditEntry({ ...ctx, db }, { action: 'listings.handOver', subject, before, after })
      for (const [memberId, happened] of [
        [known.ownerId, 'taken'],
        [found.id, 'given'],
      ] as const) {
        const member = memberId === null ? undefined : await revisions.findMember(db, memberId)
        if (!member) continue
        await emailAbout(db, member, listing, {
          email: listingHandedOverEmail,
          data: ({ listing_name }) => ({ listing_name, happened, reason }),
        })
      }
      return null
    })
  } catch (error) {
    const rule = violatedConstraint(error)
    if (rule === 'listings_plan_limit') throw new Refusal('OWNER_PLAN_LIMIT')
    if (rule === 'reviews_not_own') throw new Refusal('OWNER_REVIEWED')
    throw error
  }
}
