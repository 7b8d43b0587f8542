import type { Plan } from '#features/billing/contract.ts'
import { findPlans } from '#features/billing/server/service.ts'
import { listingHandedOverEmail } from '#features/editor/server/emails/listing-handed-over.ts'
import type { ListingContent } from '#features/listings/rules/content.ts'
import { nameFor } from '#features/listings/server/service.ts'
import { enqueueMany, toMember } from '#features/notifications/server/service.ts'
import { writeAuditEntries } from '#platform/server/audit.ts'
import type { AdminCtx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { NamedListing } from '../../rules/owners.ts'
import * as store from '../store/owners.ts'

export type Member = Omit<store.MemberRow, 'planKey'> & { plan: Plan }
/** The members that the rows of a batch name, by address, and the listings that the rows change. */
export type Owners = {
  members: ReadonlyMap<string, Member>
  listingFor: (listingId: string | null, memberId: string | undefined) => NamedListing
}

/**
 * Reads whom the rows of a batch name. With `isLocked` nobody else adds listings to these members until the transaction
 * ends, so that what is decided about their plans stays true.
 */
export async function loadOwners(
  db: Db,
  emails: readonly string[],
  listingIds: readonly string[],
  isLocked: boolean,
): Promise<Owners> {
  if (emails.length === 0) return { members: new Map(), listingFor: () => null }
  if (isLocked) await store.lockMembers(db, emails, listingIds)
  const plans = await findPlans(db)
  const rows = await store.findMembers(db, emails)
  const memberIds = rows.map(({ id }) => id)
  const owned = new Map((await store.findOwned(db, listingIds, memberIds)).map((listing) => [listing.id, listing]))
  const members = rows.map(({ planKey, ...member }): [string, Member] => [
    member.email,
    { ...member, plan: plans.find(({ key }) => key === planKey) ?? plans[0]! },
  ])
  return {
    members: new Map(members),
    listingFor: (listingId, memberId) => {
      const listing = owned.get(listingId ?? '')
      if (!listing) return null
      const { ownerId, status, reviewers } = listing
      return { ownerId, isCounted: status !== 'rejected', hasReviewed: reviewers.includes(memberId ?? '') }
    },
  }
}

type GivenListing = { listingId: string; member: Member; content: ListingContent }

/** Gives known listings that nobody owns to members, each with an audit entry. */
export async function giveListings(ctx: AdminCtx, importId: string, given: readonly GivenListing[]): Promise<void> {
  if (given.length === 0) return
  const taken = await store.giveListings(
    ctx.db,
    given.map(({ listingId, member }) => ({ listingId, ownerId: member.id })),
  )
  // The job tries the batch again, and then says of these rows that they belong to somebody else.
  if (taken.length < given.length) throw new Error('a listing got another owner meanwhile')
  await writeAuditEntries(
    ctx,
    given.map(({ listingId, member }) => ({
      action: 'listings.handOver',
      subject: { kind: 'listing', id: listingId },
      before: { ownerId: null },
      after: { ownerId: member.id, import: importId },
    })),
  )
}

/** Tells each member once per import, in the transaction that gives them the listings. */
export async function notifyOwners(
  db: Db,
  importId: string,
  given: readonly Omit<GivenListing, 'listingId'>[],
): Promise<void> {
  const first = new Map(given.toReversed().map((one) => [one.member.id, one]))
  const mails = [...first.values()].map(async ({ member, content }) => {
    const data = { listing_name: await nameFor(content, member.language), happened: 'imported' } as const
    const dedupeKey = `import:${importId}:${member.id}`
    return { mail: { email: listingHandedOverEmail, ...toMember(member), data, dedupeKey }, recipient: member }
  })
  await enqueueMany(db, await Promise.all(mails))
}
