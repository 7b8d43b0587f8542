import { profiles } from '#features/accounts/server/tables.ts'
import { initialPlans } from '#features/billing/rules.ts'
import { payments, subscriptions } from '#features/billing/server/tables.ts'
import { emptyContent } from '#features/listings/rules/content.ts'
import { insertContents, type StoredContent, type StoredPhoto } from '#features/listings/server/service/content.ts'
import { listingRevisions } from '#features/listings/server/tables.ts'
import { uploads } from '#features/uploads/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { insertRows } from '#platform/server/insert-rows.ts'
import { addDays, hongKongDay } from '#shared/hk-time.ts'
import type { Batch } from './copies.ts'
import type { Pictures } from './pictures.ts'
import { randomFor, uuidAt } from './random.ts'
import type { ContentRecord, ListingRecord, MemberRecord, OwnerRecord } from './records.ts'

/** Ids of the loaded owners by number, and of the listings by slug. */
export type Ids = { owners: Map<number, string>; listings: Map<string, string> }

/** This many days before `now`. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - Math.round(days * 86_400_000))

/** Inserts listings with their owners, payments, plans, pictures, and revisions that wait. */
export async function insertListings(db: Db, batch: Batch, pictures: Pictures, now: Date): Promise<Ids> {
  const owners = batch.owners.map((owner) => ({ owner, row: ownerRow(owner, now) }))
  await insertRows(
    db,
    profiles,
    owners.map(({ row }) => row),
  )
  await insertPayments(db, owners, now)
  const ownerIds = new Map(owners.map(({ owner, row }) => [owner.number, row.id]))
  const rows = batch.listings.map((listing) => {
    const createdAt = daysBefore(now, listing.created)
    const ownerId = (listing.owner !== undefined && ownerIds.get(listing.owner)) || null
    const id = uuidAt(createdAt, randomFor('listing', listing.slug))
    const photos = photosOf(listing, createdAt, pictures)
    return { listing, id, ownerId, createdAt, photos, content: { ...contentOf(listing.content, now), photos } }
  })
  await insertRows(
    db,
    uploads,
    rows.flatMap(({ photos, ownerId, createdAt }) =>
      photos.map(({ id, variants, blur }) => ({
        id,
        ownerId,
        kind: 'listing_photo' as const,
        variants,
        blur: blur ?? '',
        attachedAt: createdAt,
        createdAt,
        updatedAt: createdAt,
      })),
    ),
  )
  await insertContents(
    db,
    rows.map(({ listing, id, ownerId, createdAt, content }) => ({
      content,
      state: { id, ownerId, ...stateOf(listing, createdAt, now) },
    })),
  )
  await insertRows(
    db,
    listingRevisions,
    rows.flatMap(({ listing: { slug, status, edit }, id, ownerId, content, createdAt }) => {
      if (status !== 'pending' && !edit) return []
      const at = edit ? daysBefore(now, edit.at) : createdAt
      return {
        id: uuidAt(at, randomFor('revision', slug)),
        listingId: id,
        content: { ...content, ...edit?.changes },
        submittedBy: ownerId,
        createdAt: at,
        updatedAt: at,
      }
    }),
  )
  return { owners: ownerIds, listings: new Map(rows.map(({ listing, id }) => [listing.slug, id])) }
}

/** The columns of a listing beside its content. */
function stateOf({ slug, status, rejection, published, views, ratings }: ListingRecord, createdAt: Date, now: Date) {
  const publishedAt = published === undefined ? null : daysBefore(now, published)
  const [rating1 = 0, rating2 = 0, rating3 = 0, rating4 = 0, rating5 = 0] = ratings ?? []
  return {
    slug,
    status,
    rejectionCode: rejection?.code ?? null,
    rejectionReason: rejection?.reason ?? null,
    rating1,
    rating2,
    rating3,
    rating4,
    rating5,
    viewCount: views,
    publishedAt,
    createdAt,
    updatedAt: publishedAt ?? createdAt,
  }
}

/** The content as it is stored, without photos. */
export function contentOf({ licences = [], ...content }: ContentRecord, now: Date): StoredContent {
  const today = hongKongDay(now)
  return {
    ...emptyContent,
    ...content,
    photos: [],
    licences: licences.map(({ expiresInDays, checkedDaysAgo, ...licence }) => ({
      ...licence,
      expiresOn: addDays(today, expiresInDays),
      checkedOn: checkedDaysAgo === undefined ? null : addDays(today, -checkedDaysAgo),
    })),
  }
}

function photosOf({ slug, photos }: ListingRecord, createdAt: Date, pictures: Pictures): StoredPhoto[] {
  return photos.map((name, position) => {
    const picture = pictures.give(name, uuidAt(createdAt, randomFor('photo', slug, position)))
    return { ...picture, uploadId: picture.id, pair: /-(?:before|after)$/.test(name) ? 1 : null }
  })
}

/** The profile of a member without a telephone number. */
export function memberRow(role: 'owner' | 'reviewer', member: MemberRecord, now: Date) {
  const { number, joined, firstName, lastName, language, email } = member
  const createdAt = daysBefore(now, joined)
  return {
    id: uuidAt(createdAt, randomFor(role, number)),
    firstName,
    lastName,
    language,
    email,
    emailVerified: true,
    referralCode: referralCode(role, number),
    createdAt,
    updatedAt: createdAt,
  }
}

function ownerRow(owner: OwnerRecord, now: Date) {
  return {
    ...memberRow('owner', owner, now),
    whatsappNumber: owner.whatsappNumber,
    whatsappVerifiedAt: owner.verified === undefined ? null : daysBefore(now, owner.verified),
    banned: owner.banReason !== undefined,
    banReason: owner.banReason ?? null,
  }
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Eight characters without 0, O, 1 and I, as `short_code()` makes them, unique for every member. */
function referralCode(role: 'owner' | 'reviewer', number: number): string {
  // Multiplying by an odd number keeps all 40 bits of numbers apart.
  const bits = (BigInt(number * 2 + (role === 'owner' ? 0 : 1)) * 0x5deece66dn) & 0xffffffffffn
  return Array.from({ length: 8 }, (_, at) => letters.charAt(Number((bits >> BigInt(5 * at)) & 31n))).join('')
}

type Owners = readonly { owner: OwnerRecord; row: ReturnType<typeof ownerRow> }[]

/** The owners' payments, and the permanent plans of the confirmed ones. */
async function insertPayments(db: Db, owners: Owners, now: Date): Promise<void> {
  const paid = owners.flatMap(({ owner: { number, payment }, row: { id: userId, referralCode: code } }) => {
    if (!payment) return []
    const { plan: planKey, method, status, reason = null, transactionId = null, payerNote = null } = payment
    const createdAt = daysBefore(now, payment.at)
    const decidedAt = payment.decided === undefined ? null : daysBefore(now, payment.decided)
    const isConfirmed = status === 'confirmed'
    return {
      id: uuidAt(createdAt, randomFor('payment', number)),
      userId,
      planKey,
      method,
      status,
      reason,
      amountCents: initialPlans.find(({ key }) => key === planKey)?.priceCents ?? 0,
      billing: 'one_time' as const,
      reference: `KF${code}`,
      transactionId,
      payerNote,
      decidedAt,
      bankReference: isConfirmed ? `N${code}` : null,
      coversFrom: isConfirmed ? decidedAt : null,
      createdAt,
      updatedAt: decidedAt ?? createdAt,
    }
  })
  await insertRows(db, payments, paid)
  await insertRows(
    db,
    subscriptions,
    paid.flatMap(({ id: paymentId, userId, planKey, status, decidedAt }) =>
      status === 'confirmed' && decidedAt
        ? { userId, planKey, paymentId, startsAt: decidedAt, createdAt: decidedAt, updatedAt: decidedAt }
        : [],
    ),
  )
}
