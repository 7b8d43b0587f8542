import { nameIn } from '#features/catalog/rules.ts'
import { findLicenceKinds } from '#features/catalog/server/service.ts'
import type { Licence } from '#features/listings/rules.ts'
import { emailAbout } from '#features/listings/server/service/email-about.ts'
import { findMember } from '#features/listings/server/service/revisions.ts'
import type { Db } from '#platform/server/db.ts'
import { licenceNoticeEmail } from '../emails/licence-notice.ts'

type Listing = { ownerId: string | null; nameEn: string | null; nameZh: string | null }

/** Tells the owner of the listing, if it has one, about a licence, once per `dedupeKey`. */
export async function notifyOwner(
  db: Db,
  about: 'notFound' | 'ending' | 'ended',
  listing: Listing,
  { key, number, expiresOn, found }: Pick<Licence, 'key' | 'number' | 'expiresOn' | 'found'>,
  sending: { dedupeKey: string; delaySeconds: number },
): Promise<void> {
  const owner = listing.ownerId === null ? undefined : await findMember(db, listing.ownerId)
  if (!owner) return
  const kind = (await findLicenceKinds(db)).find((one) => one.key === key)
  await emailAbout(db, owner, listing, {
    email: licenceNoticeEmail,
    data: ({ listing_name, locale }) => ({
      listing_name,
      about,
      licence: `${kind ? nameIn(kind, locale) : key} ${number}`,
      register: kind?.register?.[locale] ?? kind?.body[locale] ?? '',
      ...(expiresOn && { expires_at: `${expiresOn}T00:00:00+08:00` }),
      ...(found && { found }),
    }),
    ...sending,
  })
}
