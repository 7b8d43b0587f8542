import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { memberHasWords } from '#features/accounts/server/service/member-words.ts'
import { profiles } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { hasWords, type WordSearch } from '#platform/server/search-words.ts'
import { isAfter, microsOf, type TimePosition } from '#platform/server/time-position.ts'
import type { ReviewCheck, ReviewReportReason, ReviewStatus } from '../../rules.ts'
import { reviewReplies, reviews } from '../tables.ts'

/**
 * Locks these reviews for update. Locks their listings first in order of id, like every writer of reviews, to avoid
 * deadlocks.
 */
export async function lock(tx: Db, ids: readonly string[]) {
  const isSelected = inArray(reviews.id, [...ids])
  await tx
    .select({ id: listings.id })
    .from(listings)
    .where(inArray(listings.id, tx.select({ id: reviews.listingId }).from(reviews).where(isSelected)))
    .orderBy(listings.id)
    .for('no key update')
  return tx
    .select({
      id: reviews.id,
      listingId: reviews.listingId,
      authorId: reviews.authorId,
      status: reviews.status,
      hiddenReason: reviews.hiddenReason,
      heldAt: reviews.heldAt,
      editedAt: reviews.editedAt,
      rating: reviews.rating,
      body: reviews.body,
      trippedChecks: reviews.trippedChecks,
      photos: reviews.photos,
    })
    .from(reviews)
    .where(isSelected)
    .orderBy(reviews.id)
    .for('update')
}
export type LockedReview = Awaited<ReturnType<typeof lock>>[number]

/** A review as an admin reads it: `editedAt` tells one version from the next. */
export type ReviewVersion = { id: string; editedAt: string | null }
export const versionOf = ({ id, editedAt }: Pick<LockedReview, 'id' | 'editedAt'>): ReviewVersion => ({
  id,
  editedAt: editedAt?.toISOString() ?? null,
})

export async function setStatus(
  tx: Db,
  ids: readonly string[],
  status: ReviewStatus,
  reason: ReviewReportReason | null,
): Promise<void> {
  await tx
    .update(reviews)
    .set({ status, hiddenReason: status === 'hidden' ? reason : null, heldAt: null })
    .where(inArray(reviews.id, [...ids]))
}

type ReviewState = { status: ReviewStatus; hiddenReason: ReviewReportReason | null; heldAt: Date | null }

/** Sets the state that a review had before a decision. */
export async function restoreState(tx: Db, id: string, state: ReviewState): Promise<void> {
  await tx.update(reviews).set(state).where(eq(reviews.id, id))
}

/** Holds a published review since `at`, or releases it (null). Returns whether that changed it. */
export async function setHeld(tx: Db, id: string, at: Date | null): Promise<boolean> {
  const changed = await tx
    .update(reviews)
    .set({ heldAt: at })
    .where(
      and(eq(reviews.id, id), eq(reviews.status, 'published'), at ? isNull(reviews.heldAt) : isNotNull(reviews.heldAt)),
    )
    .returning({ id: reviews.id })
  return changed.length > 0
}

export async function find(db: Db, id: string) {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id))
  return row
}

const person = {
  id: profiles.id,
  email: profiles.email,
  firstName: profiles.firstName,
  language: profiles.language,
}

/** E-mail recipients and names of these listings; unclaimed listings are left out. */
export async function findOwners(db: Db, listingIds: readonly string[]) {
  return db
    .select({
      listing: { id: listings.id, slug: listings.slug, nameEn: listings.nameEn, nameZh: listings.nameZh },
      person,
    })
    .from(listings)
    .innerJoin(profiles, eq(profiles.id, listings.ownerId))
    .where(inArray(listings.id, [...listingIds]))
}

/** Authors of these reviews with the reviewed listings; former members are left out. */
export async function findAuthors(db: Db, reviewIds: readonly string[]) {
  return db
    .select({
      reviewId: reviews.id,
      listing: { id: listings.id, slug: listings.slug, nameEn: listings.nameEn, nameZh: listings.nameZh },
      person,
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .innerJoin(profiles, eq(profiles.id, reviews.authorId))
    .where(inArray(reviews.id, [...reviewIds]))
}

/** Deletes the salts of earlier days; the network hashes made with them are deleted by cascade. */
export async function deleteSaltsBefore(db: Db, day: string): Promise<void> {
  await db.execute(sql`delete from review_salts where day < ${day}::date`)
}

export type ModerationFilter = {
  status?: ReviewStatus
  check?: ReviewCheck
  rating?: number
  search: WordSearch | null
}

// Literals instead of parameters, so that PostgreSQL can use the partial indexes.
const statusConditions: Record<ReviewStatus, SQL> = {
  published: sql`${reviews.status} = 'published'`,
  pending: sql`${reviews.status} = 'pending'`,
  hidden: sql`${reviews.status} = 'hidden'`,
}

/** Filtered reviews after a position: oldest first when filtered to pending, otherwise newest first. */
export async function findForModeration(
  db: Db,
  { status, check, rating, search }: ModerationFilter,
  after: TimePosition | null,
  limit: number,
) {
  const isPending = status === 'pending'
  const direction = isPending ? asc : desc
  return db
    .select({
      review: reviews,
      micros: microsOf(reviews.createdAt),
      author: {
        id: profiles.id,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        email: profiles.email,
        createdAt: profiles.createdAt,
      },
      // The id is first, because by the first column Drizzle decides whether there is a reply.
      reply: { id: reviewReplies.id, bodyEn: reviewReplies.bodyEn, bodyZh: reviewReplies.bodyZh },
      listing: {
        id: listings.id,
        slug: listings.slug,
        nameEn: listings.nameEn,
        nameZh: listings.nameZh,
        rating: listings.ratingAvg,
        ratingCount: listings.ratingCount,
      },
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .leftJoin(profiles, eq(profiles.id, reviews.authorId))
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .where(
      and(
        status && statusConditions[status],
        check && sql`${reviews.trippedChecks} @> array[${check}]`,
        rating ? eq(reviews.rating, rating) : undefined,
        search ? isFound(search) : undefined,
        isAfter(sql`(${reviews.createdAt}, ${reviews.id})`, after, isPending ? 'oldest' : 'newest'),
      ),
    )
    .orderBy(direction(reviews.createdAt), direction(reviews.id))
    .limit(limit)
}

/** Whether all words are in the review, in its listing's names, or in its author's name, address or numbers, each by its index. */
const isFound = (search: WordSearch): SQL => sql`${reviews.id} in (
  select r.id from reviews r where ${hasWords(sql`(coalesce(r.title, '') || ' ' || r.body)`, search)}
  union select r.id from listings l join reviews r on r.listing_id = l.id
    where ${hasWords(sql`(coalesce(l.name_en, '') || ' ' || coalesce(l.name_zh, ''))`, search)}
  union select r.id from profiles p join reviews r on r.author_id = p.id where ${memberHasWords(search)})`
