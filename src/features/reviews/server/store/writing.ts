import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import { contacts, listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { rowsOf } from '#platform/server/prepared.ts'
import { holding } from '../../rules/checks.ts'
import { reviewHelpful, reviewNetworks, reviewReplies, reviews, reviewSalts } from '../tables.ts'

type Ids = { listingId: string; authorId: string }

/** Takes the listing, so that reviews of one listing are written one after the other, each seeing those before it. */
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

/** The ratings that others gave the listing since, the latest 200. */
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

export const burstStart = (now: Date) => new Date(now.getTime() - holding.burst.within)

export async function findSince(db: Db, memberId: string): Promise<Date | undefined> {
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

/** The day's salt, made by whoever comes first: the same one for all who come at once. */
export async function saltOf(db: Db, day: string): Promise<Buffer> {
  const [known] = await db.select({ salt: reviewSalts.salt }).from(reviewSalts).where(eq(reviewSalts.day, day))
  if (known) return known.salt
  const [made] = await db
    .insert(reviewSalts)
    .values({ day })
    .onConflictDoUpdate({ target: reviewSalts.day, set: { day: sql`excluded.day` } })
    .returning({ salt: reviewSalts.salt })
  return made!.salt
}

export async function noteNetwork(tx: Db, { listingId, authorId }: Ids, day: string, network: Buffer) {
  await tx.insert(reviewNetworks).values({ listingId, authorId, day, network }).onConflictDoNothing()
}

/** How many others reviewed the listing on this day from this network, also those whose reviews are gone since. */
export async function countOthersFrom(tx: Db, { listingId, authorId }: Ids, day: string, network: Buffer) {
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

export async function update(tx: Db, id: string, change: Partial<typeof reviews.$inferInsert>) {
  const [review] = await tx.update(reviews).set(change).where(eq(reviews.id, id)).returning()
  return review!
}

export async function remove(tx: Db, id: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id))
}

/** The review as whoever answers it must know it. */
export async function findAnswered(db: Db, id: string) {
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

/** The one reply to a review, written or changed; says whether it is the first. */
export async function upsertReply(tx: Db, reply: typeof reviewReplies.$inferInsert, at: Date): Promise<boolean> {
  const { body, language } = reply
  const [row] = await tx
    .insert(reviewReplies)
    .values({ ...reply, createdAt: at })
    .onConflictDoUpdate({
      target: reviewReplies.reviewId,
      set: { body, language, authorId: reply.authorId, editedAt: at },
      setWhere: sql`${reviewReplies.body} <> excluded.body`,
    })
    .returning({ editedAt: reviewReplies.editedAt })
  return row !== undefined && row.editedAt === null
}

export async function removeReply(db: Db, reviewId: string): Promise<void> {
  await db.delete(reviewReplies).where(eq(reviewReplies.reviewId, reviewId))
}

/** Notes the vote; a second one changes nothing. */
export async function addVote(db: Db, userId: string, reviewId: string): Promise<void> {
  await db.insert(reviewHelpful).values({ userId, reviewId }).onConflictDoNothing()
}

export async function removeVote(db: Db, userId: string, reviewId: string): Promise<void> {
  await db.delete(reviewHelpful).where(and(eq(reviewHelpful.userId, userId), eq(reviewHelpful.reviewId, reviewId)))
}

/** Which of a listing's reviews this member found helpful, the latest 500. */
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

/** Whether this member owns the listing or has one of its numbers: the database refuses such a review. */
export async function isOwn(db: Db, { listingId, authorId }: Ids): Promise<boolean> {
  const { rows } = await db.execute<{ isOwn: boolean }>(sql`
    select l.owner_id is not distinct from p.id
      or array[p.whatsapp_number, p.phone_number] && array[l.whatsapp_number, l.phone_number] as "isOwn"
    from listings l, profiles p where l.id = ${listingId}::uuid and p.id = ${authorId}::uuid`)
  return rows[0]?.isOwn ?? false
}

type Reviewed = { takesReviews: boolean; paid: number[] }

/** Whether the listing takes reviews (its main category decides), and the latest prices that published ones name. */
export async function findReviewed(db: Db, listingId: string, latest: number): Promise<Reviewed> {
  const query = () => sql`
    select coalesce((select c.takes_reviews from listing_categories lc join categories c on c.id = lc.category_id
        where lc.listing_id = ${sql.placeholder('listingId')}::uuid order by lc.position limit 1), true) as "takesReviews",
      array(select price_paid_cents from reviews
        where listing_id = ${sql.placeholder('listingId')}::uuid and status = 'published' and price_paid_cents is not null
        order by created_at desc limit ${sql.placeholder('latest')}::int) as paid`
  const [row] = await rowsOf<Reviewed>(db, 'reviews_of_listing', query, { listingId, latest })
  return row ?? { takesReviews: true, paid: [] }
}

export async function findOwnerId(db: Db, listingId: string): Promise<string | null> {
  const [row] = await db.select({ ownerId: listings.ownerId }).from(listings).where(eq(listings.id, listingId))
  return row?.ownerId ?? null
}

/** Where a review stands among its author's: microseconds since 1970, the id. */
export type OwnPosition = [micros: number, id: string]

/** A member's reviews, whatever their status, after a position, the newest first. */
export async function findOfAuthor(db: Db, authorId: string, after: OwnPosition | null, limit: number) {
  const time = sql`timestamptz 'epoch' + ${after?.[0] ?? 0}::float8 * interval '1 microsecond'`
  return db
    .select({
      review: reviews,
      micros: sql<number>`(extract(epoch from ${reviews.createdAt}) * 1000000)::bigint`.mapWith(Number),
      listing: { id: listings.id, slug: listings.slug, nameEn: listings.nameEn, nameZh: listings.nameZh },
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .where(
      and(
        eq(reviews.authorId, authorId),
        after ? sql`(${reviews.createdAt}, ${reviews.id}) < (${time}, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
}
