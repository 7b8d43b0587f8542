import { findAdmins } from '#features/accounts/server/service.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { nameFor } from '#features/listings/server/service.ts'
import { enqueue, enqueueMany } from '#features/notifications/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import { undoEmailDelaySeconds } from '#shared/undo.ts'
import { listingApprovedEmail } from '../emails/listing-approved.ts'
import { listingRejectedEmail } from '../emails/listing-rejected.ts'
import { listingSubmittedEmail } from '../emails/listing-submitted.ts'

type ListingNames = { nameEn: string | null; nameZh: string | null }
type Owner = { id: string; email: string; firstName: string; lastName: string; name: string; language: Locale }

export const decisionKey = (revisionId: string) => `listing_decision:${revisionId}`

export async function notifyAdmins(db: Db, listing: ListingNames, owner: Owner): Promise<void> {
  const admins = await findAdmins(db)
  const mails = admins.map(async (admin) => ({
    mail: {
      email: listingSubmittedEmail,
      to: admin.email,
      userId: admin.id,
      aboutUserId: owner.id,
      locale: admin.language,
      data: { listing_name: await nameFor(listing, admin.language), owner_name: owner.name },
    },
    recipient: admin,
  }))
  await enqueueMany(db, await Promise.all(mails))
}

export async function notifyApproved(
  db: Db,
  revisionId: string,
  listing: ListingNames & { slug: string },
  owner: Owner,
): Promise<void> {
  await enqueue(db, {
    email: listingApprovedEmail,
    to: owner.email,
    userId: owner.id,
    locale: owner.language,
    dedupeKey: decisionKey(revisionId),
    delaySeconds: undoEmailDelaySeconds,
    data: {
      first_name: owner.firstName,
      listing_name: await nameFor(listing, owner.language),
      path: listingPath(listing.slug),
    },
  })
}

/** `reason` is the admin's text, or null when the plan limit was the reason. */
type Rejection = { reason: string | null; revisionId?: string }

export async function notifyRejected(db: Db, listing: ListingNames, owner: Owner, rejection: Rejection): Promise<void> {
  await notifyRejectedMany(db, [listing], owner, rejection)
}

/** Like `notifyRejected` for many listings of an owner, in one statement. */
export async function notifyRejectedMany(
  db: Db,
  listings: readonly ListingNames[],
  owner: Owner,
  rejection: Rejection,
): Promise<void> {
  const mails = listings.map(async (listing) => ({
    mail: await rejectionMail(listing, owner, rejection),
    recipient: owner,
  }))
  await enqueueMany(db, await Promise.all(mails))
}

async function rejectionMail(listing: ListingNames, owner: Owner, { reason, revisionId }: Rejection) {
  return {
    email: listingRejectedEmail,
    to: owner.email,
    userId: owner.id,
    locale: owner.language,
    ...(revisionId && { dedupeKey: decisionKey(revisionId), delaySeconds: undoEmailDelaySeconds }),
    data: {
      first_name: owner.firstName,
      last_name: owner.lastName,
      name: owner.name,
      listing_name: await nameFor(listing, owner.language),
      rejection_reason: reason ?? '',
      ...(reason === null && { rejection_code: 'plan_limit' as const }),
    },
  }
}
