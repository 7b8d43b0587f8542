import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import type { ReviewCheck, ReviewReportReason, ReviewStatus } from '../../rules.ts'
import { reviewReports, reviews } from '../tables.ts'

/**
 * Takes these reviews for a change: their listings first, in order of id, as every writer of reviews does, so that no
 * two can wait for each other; then the reviews, as they stand when nobody else can change them.
 */
export async function lock(tx: Db, ids: readonly string[]) {
  const these = inArray(reviews.id, [...ids])
  await tx
    .select({ id: listings.id })
    .from(listings)
    .where(inArray(listings.id, tx.select({ id: reviews.listingId }).from(reviews).where(these)))
    .orderBy(listings.id)
    .for('no key update')
  return tx
    .select({
      id: reviews.id,
      listingId: reviews.listingId,
      authorId: reviews.authorId,
      status: reviews.status,
      hiddenReason: reviews.hiddenReason,
      rating: reviews.rating,
      body: reviews.body,
      trippedChecks: reviews.trippedChecks,
      photos: reviews.photos,
    })
    .from(reviews)
    .where(these)
    .orderBy(reviews.id)
    .for('update')
}
export type Locked = Awaited<ReturnType<typeof lock>>[number]

export async function setStatus(
  tx: Db,
  ids: readonly string[],
  status: ReviewStatus,
  reason: ReviewReportReason | null,
): Promise<void> {
  await tx
    .update(reviews)
    .set({ status, hiddenReason: status === 'hidden' ? reason : null })
    .where(inArray(reviews.id, [...ids]))
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

/** To whom letters about these listings' reviews go, and how the listings are called; those without an owner are left out. */
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

/** The authors of these reviews, with the listings that they reviewed; former members are left out. */
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

/** Drops the salts of the days before, and with them what they made. */
export async function deleteSaltsBefore(db: Db, day: string): Promise<void> {
  await db.execute(sql`delete from review_salts where day < ${day}::date`)
}

export type Wanted = { status?: ReviewStatus; check?: ReviewCheck; rating?: number; q: string }
/** Where a review stands in time: microseconds since 1970, the id. */
export type Position = [micros: number, id: string]

// Written out, so that each proves the condition of its partial index.
const inStatus: Record<ReviewStatus, SQL> = {
  published: sql`${reviews.status} = 'published'`,
  pending: sql`${reviews.status} = 'pending'`,
  hidden: sql`${reviews.status} = 'hidden'`,
}

/** Reviews that a moderator looks for, after a position; those that wait with the oldest first, all else newest first. */
export async function findWanted(db: Db, { status, check, rating, q }: Wanted, after: Position | null, limit: number) {
  const isWaiting = status === 'pending'
  const direction = isWaiting ? asc : desc
  const time = sql`timestamptz 'epoch' + ${after?.[0] ?? 0}::float8 * interval '1 microsecond'`
  const place = sql`(${reviews.createdAt}, ${reviews.id})`
  const wanted = sql`(${time}, ${after?.[1] ?? null}::uuid)`
  return db
    .select({
      review: reviews,
      micros: sql<number>`(extract(epoch from ${reviews.createdAt}) * 1000000)::bigint`.mapWith(Number),
      openReports: sql<number>`(select count(*)::int from ${reviewReports}
        where ${reviewReports.reviewId} = ${reviews.id} and ${reviewReports.status} = 'open')`,
      author: {
        id: profiles.id,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        email: profiles.email,
        createdAt: profiles.createdAt,
      },
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
    .where(
      and(
        status && inStatus[status],
        check && sql`${reviews.trippedChecks} @> array[${check}]`,
        rating ? eq(reviews.rating, rating) : undefined,
        q ? holds(q) : undefined,
        after ? (isWaiting ? sql`${place} > ${wanted}` : sql`${place} < ${wanted}`) : undefined,
      ),
    )
    .orderBy(direction(reviews.createdAt), direction(reviews.id))
    .limit(limit)
}

/** The words as they stand, somewhere in the review, in the name of its listing, or in name or address of its author. */
function holds(q: string): SQL {
  const pattern = `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`concat_ws(' ', ${reviews.title}, ${reviews.body}, ${listings.nameEn}, ${listings.nameZh},
    ${profiles.firstName}, ${profiles.lastName}, ${profiles.email}) ilike ${pattern}`
}

/** How many are held, counted up to 1,000. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from reviews where status = 'pending' limit 1000) held`,
  )
  return rows[0]!.n
}
