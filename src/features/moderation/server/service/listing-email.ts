import { nameFor } from '#features/listings/server/service.ts'
import * as revisions from '#features/listings/server/service/revisions.ts'
import { enqueue } from '#features/notifications/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import type { EmailDeclaration } from '#platform/server/define-email.ts'
import { fillText } from '#shared/fill-text.ts'
import type { Locale, Localized } from '#shared/locale.ts'

type ListingEmail = {
  email: EmailDeclaration<{ body: string }>
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
  { email, texts, values, ...sending }: ListingEmail,
): Promise<void> {
  const member = await revisions.findMember(db, memberId)
  if (!member) return
  const { id: userId, email: to, language: locale } = member
  const filled: Record<string, string> = { ...values(locale), name: await nameFor(listing, locale) }
  const fill = (text: string) => fillText(text, filled).trim()
  const [subject, data] = [fill(texts.subject[locale]), { body: fill(texts.body[locale]) }]
  await enqueue(db, { email, to, userId, locale, subject, data, ...sending })
}
