import { nameIn } from '#features/catalog/rules.ts'
import { findLicenceKinds } from '#features/catalog/server/service.ts'
import type { Licence } from '#features/listings/rules.ts'
import { nameFor } from '#features/listings/server/service.ts'
import * as revisions from '#features/listings/server/service/revisions.ts'
import { enqueue } from '#features/notifications/server/service.ts'
import { formatDate } from '#platform/i18n.ts'
import type { Db } from '#platform/server/db.ts'
import { licenceEmails } from '../../rules/licence-emails.ts'

type Listing = { ownerId: string | null; nameEn: string | null; nameZh: string | null }

/** Tells the owner of the listing, if it has one, about a licence, once per `dedupeKey`. */
export async function notifyOwner(
  db: Db,
  about: keyof typeof licenceEmails,
  listing: Listing,
  { key, number, expiresOn, found }: Pick<Licence, 'key' | 'number' | 'expiresOn' | 'found'>,
  { dedupeKey, delaySeconds }: { dedupeKey: string; delaySeconds: number },
): Promise<void> {
  const owner = listing.ownerId === null ? undefined : await revisions.findMember(db, listing.ownerId)
  if (!owner) return
  const { language: locale } = owner
  const kind = (await findLicenceKinds(db)).find((one) => one.key === key)
  const values: Record<string, string> = {
    name: await nameFor(listing, locale),
    licence: `${kind ? nameIn(kind, locale) : key} ${number}`,
    register: kind?.register?.[locale] ?? kind?.body[locale] ?? '',
    date: expiresOn ? formatDate(`${expiresOn}T00:00:00+08:00`, locale, { dateStyle: 'long' }) : '',
    found: found ?? '',
  }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const { subject, body } = licenceEmails[about]
  await enqueue(db, {
    type: 'licence_notice',
    to: owner.email,
    userId: owner.id,
    locale,
    subject: fill(subject[locale]),
    data: { body: fill(body[locale]) },
    dedupeKey,
    delaySeconds,
  })
}
