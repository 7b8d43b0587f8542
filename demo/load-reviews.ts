import { profiles } from '#features/accounts/server/tables.ts'
import { contacts } from '#features/listings/server/tables.ts'
import { listingReports, reviewReports } from '#features/reports/server/tables.ts'
import { insertMany } from '#features/reviews/server/store/writing.ts'
import { uploads } from '#features/uploads/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { insertRows } from '#platform/server/insert-rows.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { daysBefore, type Ids, memberRow } from './load-listings.ts'
import type { Pictures } from './pictures.ts'
import { randomFor, uuidAt } from './random.ts'
import { readRecords, type ReviewRecord } from './records.ts'

/** Inserts the reviewers, the reviews with contacts, replies, votes and pictures, and the open reports. */
export async function insertReviews(db: Db, ids: Ids, pictures: Pictures, now: Date): Promise<void> {
  const members = new Map(readRecords('reviewers').map((one) => [one.number, memberRow('reviewer', one, now)]))
  await insertRows(db, profiles, [...members.values()])
  const idOf = (number: number) => members.get(number)!.id
  const ownerOf = new Map(readRecords('listings').map(({ slug, owner }) => [slug, owner]))

  const written = readRecords('reviews').map((review, position) => {
    const createdAt = daysBefore(now, review.at)
    const id = uuidAt(createdAt, randomFor('review', position))
    const owner = ownerOf.get(review.listing)
    const ownerId = owner === undefined ? null : (ids.owners.get(owner) ?? null)
    const photos = (review.photos ?? []).map((name, at) =>
      pictures.give(name, uuidAt(createdAt, randomFor('review photo', position, at))),
    )
    return {
      review,
      id,
      createdAt,
      photos,
      authorId: idOf(review.author),
      listingId: ids.listings.get(review.listing),
      ownerId,
    }
  })
  // A number of listings below 400 leaves out the reviews of the others.
  const loaded = written.flatMap(({ listingId, ...one }) => (listingId ? { ...one, listingId } : []))
  await insertRows(
    db,
    contacts,
    loaded.flatMap(({ review: { contact }, authorId: userId, listingId }) => {
      if (contact === undefined) return []
      const at = daysBefore(now, contact)
      return { userId, listingId, firstAt: at, lastAt: at, createdAt: at, updatedAt: at }
    }),
  )
  await insertRows(
    db,
    uploads,
    loaded.flatMap(({ photos, authorId: ownerId, createdAt }) =>
      photos.map(({ id, variants, blur }) => ({
        id,
        ownerId,
        kind: 'review_photo' as const,
        variants,
        blur,
        attachedAt: createdAt,
        createdAt,
        updatedAt: createdAt,
      })),
    ),
  )
  await insertMany(db, {
    reviews: loaded.map(({ review, id, authorId, listingId, createdAt, photos }) => ({
      id,
      authorId,
      listingId,
      ...columnsOf(review, now),
      photos: photos.map(({ id: uploadId, variants, blur }) => ({ uploadId, variants, blur, alt: '' })),
      createdAt,
      updatedAt: createdAt,
    })),
    replies: loaded.flatMap(({ review: { reply }, id: reviewId, ownerId: authorId }) => {
      if (!reply || !authorId) return []
      const at = daysBefore(now, reply.at)
      const { bodyEn = null, bodyZh = null } = reply
      return { reviewId, authorId, bodyEn, bodyZh, createdAt: at, updatedAt: at }
    }),
    votes: loaded.flatMap(({ review: { votes = [] }, id: reviewId }) =>
      votes.map(([voter, at]) => ({ reviewId, userId: idOf(voter), createdAt: daysBefore(now, at) })),
    ),
  })
  await insertRows(
    db,
    reviewReports,
    loaded.flatMap(({ review: { report }, id: reviewId, ownerId: reporterId }) => {
      if (!report) return []
      const at = daysBefore(now, report.at)
      return { reviewId, reporterId, reason: report.reason, note: report.note, createdAt: at, updatedAt: at }
    }),
  )
  await insertRows(
    db,
    listingReports,
    readRecords('listings').flatMap(({ slug, report }) => {
      const listingId = ids.listings.get(slug)
      if (!report || !listingId) return []
      const at = daysBefore(now, report.at)
      const { reason, note } = report
      return { listingId, reporterId: idOf(report.by), reason, note, createdAt: at, updatedAt: at }
    }),
  )
}

/** The columns that a review states itself. */
function columnsOf(review: ReviewRecord, now: Date) {
  const { rating, title = null, body, language, stage, pricePaidCents = null, replySpeed = null } = review
  const { isInvited = false, status = 'published', trippedChecks = [], hiddenReason = null, contact, job } = review
  return {
    rating,
    title,
    body,
    language,
    stage,
    pricePaidCents,
    replySpeed,
    isInvited,
    status,
    trippedChecks,
    hiddenReason,
    verification: contact === undefined ? ('none' as const) : ('contacted_here' as const),
    jobMonth: job === undefined ? null : `${hongKongDay(daysBefore(now, job)).slice(0, 7)}-01`,
  }
}
