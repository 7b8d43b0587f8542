import { findAdmins } from '#features/accounts/server/service.ts'
import { emitEvents, withdrawEvent } from '#features/integrations/server/service.ts'
import { enqueueMany, toMember, withdraw } from '#features/notifications/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import { fullName } from '#shared/person-name.ts'
import { undoEmailDelaySeconds } from '#shared/undo.ts'
import { listingPath } from '../../rules/listing-path.ts'
import { listingApprovedEmail } from '../emails/listing-approved.ts'
import { listingRejectedEmail } from '../emails/listing-rejected.ts'
import { listingSubmittedEmail } from '../emails/listing-submitted.ts'
import { nameFor } from './presenters.ts'

type Names = { nameEn: string | null; nameZh: string | null }
type Owner = { id: string; email: string; firstName: string; lastName: string; language: Locale }

/** A change of a listing to tell about. The search index learns of it by triggers of the tables. */
export type ListingEvent = {
  event: 'listing.approved' | 'listing.changed' | 'listing.rejected'
  listing: Names & { id: string; slug: string }
  ownerId: string | null
  /** Is told by e-mail; without one only webhooks are. */
  owner?: Owner | null
  /** Why it was rejected: the admin's text, or null when the plan limit was the reason. */
  reason?: string | null
  /** Names this event: e-mail and webhook are sent once about it. */
  cause: string
  /** Both wait until it can no longer be undone. */
  isUndoable?: boolean
}

/** Tells owners by e-mail, and webhooks, what happened to listings, in the transaction in which it happens. */
export async function tell({ db, baseUrl }: Pick<Ctx, 'db' | 'baseUrl'>, events: readonly ListingEvent[]) {
  await emitEvents(
    db,
    events.map(({ event, ownerId, listing: { id, slug, nameEn, nameZh }, reason, cause, isUndoable }) => ({
      ownerId,
      event,
      cause,
      data: {
        listing: { id, slug, nameEn, nameZh, url: `${baseUrl}${listingPath(slug)}` },
        ...(reason !== undefined && { reason: reason ?? 'plan_limit' }),
      },
      ...(isUndoable && { delaySeconds: undoEmailDelaySeconds }),
    })),
  )
  const mails = events.map(
    async ({ owner, ...event }) => owner && { mail: await emailOf(owner, event), recipient: owner },
  )
  await enqueueMany<object>(
    db,
    (await Promise.all(mails)).filter((mail) => mail !== null && mail !== undefined),
  )
}

/** Withdraws what was told and is not sent yet, in the transaction that undoes it. */
export async function withdrawTold(db: Db, cause: string): Promise<void> {
  await withdraw(db, [cause])
  await withdrawEvent(db, cause)
}

/** An e-mail to the owner about a listing that is live now, or about why it is not. */
async function emailOf(owner: Owner, { event, listing, reason, cause, isUndoable }: Omit<ListingEvent, 'owner'>) {
  const { language: locale, firstName, lastName } = owner
  const names = { first_name: firstName, listing_name: await nameFor(listing, locale) }
  const sending = { ...toMember(owner), dedupeKey: cause, ...(isUndoable && { delaySeconds: undoEmailDelaySeconds }) }
  if (event !== 'listing.rejected')
    return { email: listingApprovedEmail, data: { ...names, path: listingPath(listing.slug) }, ...sending }
  const data = {
    ...names,
    last_name: lastName,
    name: fullName(owner),
    rejection_reason: reason ?? '',
    reason: reason ?? '',
  }
  const code = reason === null ? { rejection_code: 'plan_limit' as const } : {}
  return { email: listingRejectedEmail, data: { ...data, ...code }, ...sending }
}

/** Tells an owner by e-mail alone that a listing is live: webhooks of a listing that an admin adds are not told. */
export async function emailApproved(
  db: Db,
  owner: Owner,
  listing: ListingEvent['listing'],
  cause: string,
): Promise<void> {
  const mail = await emailOf(owner, { event: 'listing.approved', listing, ownerId: owner.id, cause, isUndoable: true })
  await enqueueMany<object>(db, [{ mail, recipient: owner }])
}

/** Tells admins by e-mail that a listing waits for their decision. */
export async function tellAdmins(db: Db, listing: Names, owner: { id: string; name: string }): Promise<void> {
  const mails = (await findAdmins(db)).map(async (admin) => ({
    mail: {
      email: listingSubmittedEmail,
      ...toMember(admin),
      aboutUserId: owner.id,
      data: { listing_name: await nameFor(listing, admin.language), owner_name: owner.name },
    },
    recipient: admin,
  }))
  await enqueueMany(db, await Promise.all(mails))
}
