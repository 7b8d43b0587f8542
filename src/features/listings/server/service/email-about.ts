import { enqueue, type Notification, toMember } from '#features/notifications/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import { nameFor } from './presenters.ts'

/** An e-mail whose data begin with the name of a listing in the recipient's language. */
type EmailAbout<Data extends { listing_name: string }> = Pick<
  Notification<Data>,
  'email' | 'dedupeKey' | 'delaySeconds'
> & { data: (facts: { listing_name: string; locale: Locale }) => NoInfer<Data> }

/** Queues an e-mail about a listing to a member, in their language. */
export async function emailAbout<Data extends { listing_name: string }>(
  db: Db,
  member: { id: string; email: string; language: Locale },
  listing: { nameEn: string | null; nameZh: string | null },
  { data, ...mail }: EmailAbout<Data>,
): Promise<void> {
  const { language: locale } = member
  const facts = { listing_name: await nameFor(listing, locale), locale }
  await enqueue(db, { ...mail, ...toMember(member), data: data(facts) })
}
