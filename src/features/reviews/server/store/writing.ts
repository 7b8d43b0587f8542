import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import type { GuardedListing } from '#features/listings/policy.ts'
import { guardOf } from '#features/listings/server/service.ts'
import { contacts, listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { insertRows } from '#platform/server/insert-rows.ts'
import { preparedRows } from '#platform/server/prepared.ts'
import { isAfter, microsOf, type TimePosition } from '#platform/server/time-position.ts'
import { holdRules } from '../../rules/checks.ts'
import { reviewHelpful, reviewNetworks, reviewReplies, reviews, reviewSalts } from '../tables.ts'

type Ids = { listingId: string; authorId: string }

/** Locks the listing, so that writes of its reviews are serialized and each sees the previous ones. */
export async function lockListing(tx: Db, id: string) {
  const [row] = await tx
    .select({
      id: listings.id,
      ownerId: listings.ownerId,
      published: sql<number[]>`array[rating_1, rating_2, rating_3, rating_4, rating_5]`,
    })
    .from(listings)
    .where(eq(listings.id, id))
    .for('no key update')
  return row
}

/** The latest 200 ratings by other members since `since`. */
export async function findRecent(tx: Db, { listingId, authorId }: Ids, since: Date) {
  return tx
    .select({ rating: reviews.rating, isPublished: sql<boolean>`${reviews.status} = 'published'` })
    .from(reviews)
    .where(
      and(
        eq(reviews.listingId, listingId),
        sql`${reviews.status} <> 'hidden'`,
        sql`${reviews.createdAt} > ${since.toISOString()}::timestamptz`,
        sql`${reviews.authorId} is distinct from ${authorId}::uuid`,
      ),
    )
    .orderBy(desc(reviews.createdAt))
    .limit(200)
}

/** Reviews since this time count towards a burst. */
export const burstStart = (now: Date) => new Date(now.getTime() - holdRules.burst.windowMs)

export async function findMemberSince(db: Db, memberId: string): Promise<Date | undefined> {
  const [row] = await db.select({ since: profiles.createdAt }).from(profiles).where(eq(profiles.id, memberId))
  return row?.since
}

export async function findContact(db: Db, { listingId, authorId }: Ids) {
  const [row] = await db
    .select({ firstAt: contacts.firstAt, lastAt: contacts.lastAt })
    .from(contacts)
    .where(and(eq(contacts.userId, authorId), eq(contacts.listingId, listingId)))
  return row
}

/** The day's salt. Concurrent first calls get the same one. */
export async function getOrCreateSalt(db: Db, day: string): Promise<Buffer> {
  const [known] = await db.select({ salt: reviewSalts.salt }).from(reviewSalts).where(eq(reviewSalts.day, day))
  if (known) return known.salt
  const [made] = await db
    .insert(reviewSalts)
    .values({ day })
    .onConflictDoUpdate({ target: reviewSalts.day, set: { day: sql`excluded.day` } })
    .returning({ salt: reviewSalts.salt })
  return made!.salt
}

export async function recordNetwork(tx: Db, { listingId, authorId }: Ids, day: string, network: Buffer) {
  await tx.insert(reviewNetworks).values({ listingId, authorId, day, network }).onConflictDoNothing()
}

/** Number of other members who reviewed the listing on this day from this network, including deleted reviews. */
export async function countOthersFromNetwork(tx: Db, { listingId, authorId }: Ids, day: string, network: Buffer) {
  const [row] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(reviewNetworks)
    .where(
      and(
        eq(reviewNetworks.listingId, listingId),
        eq(reviewNetworks.day, day),
        eq(reviewNetworks.network, network),
        sql`${reviewNetworks.authorId} <> ${authorId}::uuid`,
      ),
    )
  return row!.n
}

export async function insert(tx: Db, row: typeof reviews.$inferInsert) {
  const [review] = await tx.insert(reviews).values(row).returning()
  return review!
}

type ManyReviews = {
  reviews: readonly (typeof reviews.$inferInsert)[]
  replies: readonly (typeof reviewReplies.$inferInsert)[]
  votes: readonly (typeof reviewHelpful.$inferInsert)[]
}

/** Inserts reviews in any state with their replies and votes. All rows of a kind have the same columns. */
export async function insertMany(tx: Db, rows: ManyReviews): Promise<void> {
  await insertRows(tx, reviews, rows.reviews)
  await insertRows(tx, reviewReplies, rows.replies)
  await insertRows(tx, reviewHelpful, rows.votes)
}

export async function update(tx: Db, id: string, change: Partial<typeof reviews.$inferInsert>) {
  const [review] = await tx.update(reviews).set(change).where(eq(reviews.id, id)).returning()
  return review!
}

export async function remove(tx: Db, id: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id))
}

/** A review with the owner of its listing, for permission checks of replies and votes. */
export async function findWithOwner(db: Db, id: string) {
  const [row] = await db
    .select({
      id: reviews.id,
      listingId: reviews.listingId,
      authorId: reviews.authorId,
      status: reviews.status,
      ownerId: listings.ownerId,
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .where(eq(reviews.id, id))
  return row
}

/** Inserts or updates the only reply to a review. Returns whether it is new. */
export async function upsertReply(tx: Db, reply: typeof reviewReplies.$inferInsert, at: Date): Promise<boolean> {
  const { bodyEn, bodyZh } = reply
  const [row] = await tx
    .insert(reviewReplies)
    .values({ ...reply, createdAt: at })
    .onConflictDoUpdate({
      target: reviewReplies.reviewId,
      set: { bodyEn, bodyZh, authorId: reply.authorId, editedAt: at },
      setWhere: sql`(${reviewReplies.bodyEn}, ${reviewReplies.bodyZh}) is distinct from (excluded.body_en, excluded.body_zh)`,
    })
    .returning({ editedAt: reviewReplies.editedAt })
  return row !== undefined && row.editedAt === null
}

export type ReplyBody = { bodyEn: string | null; bodyZh: string | null }

export async function findReply(db: Db, reviewId: string): Promise<ReplyBody | null> {
  const { bodyEn, bodyZh } = reviewReplies
  const [row] = await db.select({ bodyEn, bodyZh }).from(reviewReplies).where(eq(reviewReplies.reviewId, reviewId))
  return row ?? null
}

export async function removeReply(db: Db, reviewId: string): Promise<void> {
  await db.delete(reviewReplies).where(eq(reviewReplies.reviewId, reviewId))
}

/** Idempotent. */
export async function addVote(db: Db, userId: string, reviewId: string): Promise<void> {
  await db.insert(reviewHelpful).values({ userId, reviewId }).onConflictDoNothing()
}

export async function removeVote(db: Db, userId: string, reviewId: string): Promise<void> {
  await db.delete(reviewHelpful).where(and(eq(reviewHelpful.userId, userId), eq(reviewHelpful.reviewId, reviewId)))
}

/** Ids of the listing's reviews that this member found helpful, the latest 500. */
export async function findVotes(db: Db, userId: string, listingId: string): Promise<string[]> {
  const rows = await db
    .select({ id: reviewHelpful.reviewId })
    .from(reviewHelpful)
    .where(
      and(
        eq(reviewHelpful.userId, userId),
        inArray(
          reviewHelpful.reviewId,
          db.select({ id: reviews.id }).from(reviews).where(eq(reviews.listingId, listingId)),
        ),
      ),
    )
    .orderBy(desc(reviewHelpful.createdAt))
    .limit(500)
  return rows.map(({ id }) => id)
}

export async function findByAuthor(db: Db, { listingId, authorId }: Ids) {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.authorId, authorId), eq(reviews.listingId, listingId)))
  return row
}

/** Whether this member owns the listing or shares a phone number with it; the database refuses such a review. */
export async function isOwnListing(db: Db, { listingId, authorId }: Ids): Promise<boolean> {
  const { rows } = await db.execute<{ isOwn: boolean }>(sql`
    select l.owner_id is not distinct from p.id
      or array[p.whatsapp_number, p.phone_number] && array[l.whatsapp_number, l.phone_number] as "isOwn"
    from listings l, profiles p where l.id = ${listingId}::uuid and p.id = ${authorId}::uuid`)
  return rows[0]?.isOwn ?? false
}

type ListingSummary = { takesReviews: boolean; paid: number[]; listing: GuardedListing | null }

/**
 * Whether the listing takes reviews (by its main category), the latest prices of its published reviews, and what the policy
 * needs to know of it; null if there is no such listing.
 */
export async function findListingSummary(db: Db, listingId: string, latest: number): Promise<ListingSummary> {
  const query = () => sql`
    select coalesce((select c.takes_reviews from listing_categories lc join categories c on c.id = lc.category_id
        where lc.listing_id = ${sql.placeholder('listingId')}::uuid order by lc.position limit 1), true) as "takesReviews",
      array(select price_paid_cents from reviews
        where listing_id = ${sql.placeholder('listingId')}::uuid and status = 'published' and price_paid_cents is not null
        order by created_at desc limit ${sql.placeholder('latest')}::int) as paid,
      ${guardOf(sql.placeholder('listingId'))} as listing`
  const [row] = await preparedRows<ListingSummary>(db, 'reviews_of_listing', query, { listingId, latest })
  return row ?? { takesReviews: true, paid: [], listing: null }
}

export async function findOwnerId(db: Db, listingId: string): Promise<string | null> {
  const [row] = await db.select({ ownerId: listings.ownerId }).from(listings).where(eq(listings.id, listingId))
  return row?.ownerId ?? null
}

/** A member's reviews in any status after a position, newest first. */
export async function findAllByAuthor(db: Db, authorId: string, after: TimePosition | null, limit: number) {
  return db
    .select({
      review: reviews,
      micros: microsOf(reviews.createdAt),
      listing: { id: listings.id, slug: listings.slug, nameEn: listings.nameEn, nameZh: listings.nameZh },
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .where(and(eq(reviews.authorId, authorId), isAfter(sql`(${reviews.createdAt}, ${reviews.id})`, after, 'newest')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
}
