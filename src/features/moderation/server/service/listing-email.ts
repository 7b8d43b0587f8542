import { nameFor } from '#features/listings/server/service.ts'
import * as revisions from '#features/listings/server/service/revisions.ts'
import { enqueue, type Notification } from '#features/notifications/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'

type ListingEmail<Data extends { listing_name: string }> = Pick<
  Notification<Data>,
  'email' | 'dedupeKey' | 'delaySeconds'
> & { data: (facts: { listing_name: string; locale: Locale }) => NoInfer<Data> }

/** Queues an e-mail about a listing to a member, unless their account is gone, in their language. */
export async function emailMember<Data extends { listing_name: string }>(
  db: Db,
  memberId: string,
  listing: { nameEn: string | null; nameZh: string | null },
  { data, ...mail }: ListingEmail<Data>,
): Promise<void> {
  const member = await revisions.findMember(db, memberId)
  if (!member) return
  const { id: userId, email: to, language: locale } = member
  const facts = { listing_name: await nameFor(listing, locale), locale }
  await enqueue(db, { ...mail, to, userId, locale, data: data(facts) })
}
