import { nameFor } from '#features/listings/server/service.ts'
import * as revisions from '#features/listings/server/service/revisions.ts'
import { enqueue } from '#features/notifications/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import type { Locale, Localized } from '#shared/locale.ts'

type ListingEmail = {
  type: 'claim_decided' | 'listing_handed_over' | 'licence_notice'
  /** In both `{name}` is the listing's name, and other braces hold a key of `values`. */
  texts: { subject: Localized; body: Localized }
  values: (locale: Locale) => Record<string, string>
  dedupeKey?: string
  delaySeconds?: number
}

/** Queues an e-mail about a listing to a member, unless their account is gone, in their language. */
export async function emailMember(
  db: Db,
  memberId: string,
  listing: { nameEn: string | null; nameZh: string | null },
  { type, texts, values, ...sending }: ListingEmail,
): Promise<void> {
  const member = await revisions.findMember(db, memberId)
  if (!member) return
  const { id: userId, email: to, language: locale } = member
  const filled: Record<string, string> = { ...values(locale), name: await nameFor(listing, locale) }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => filled[key] ?? '').trim()
  const [subject, data] = [fill(texts.subject[locale]), { body: fill(texts.body[locale]) }]
  await enqueue(db, { type, to, userId, locale, subject, data, ...sending })
}
