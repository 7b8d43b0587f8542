import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { openTestDatabase, violationOf, useDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { reviewHelpful, reviews } from './tables.ts'

const database = useDatabase()

async function ratingOf(db: Db, listingId: string) {
  const [row] = await db.select().from(listings).where(eq(listings.id, listingId))
  const { ratingAvg, ratingCount, reviewCount, rating1, rating2, rating3, rating4, rating5 } = row!
  return { ratingAvg, ratingCount, reviewCount, stars: [rating1, rating2, rating3, rating4, rating5] }
}
const updateReview = (id: string, values: Partial<typeof reviews.$inferInsert>) =>
  database.db.update(reviews).set(values).where(eq(reviews.id, id))

describe('a listing’s rating', () => {
  test('counts published reviews only, through every change of them', async () => {
    const { id } = await createListing(database.db)
    expect(await ratingOf(database.db, id)).toEqual({
      ratingAvg: null,
      ratingCount: 0,
      reviewCount: 0,
      stars: [0, 0, 0, 0, 0],
    })
    const first = await createReview(database.db, id, { rating: 5 })
    const waiting = await createReview(database.db, id, { rating: 1, status: 'pending' })
    await createReview(database.db, id, { rating: 1, status: 'hidden', hiddenReason: 'fake' })
    expect(await ratingOf(database.db, id)).toEqual({
      ratingAvg: 5,
      ratingCount: 1,
      reviewCount: 1,
      stars: [0, 0, 0, 0, 1],
    })
    await updateReview(waiting.id, { status: 'published', rating: 2 })
    expect(await ratingOf(database.db, id)).toEqual({
      ratingAvg: 3.5,
      ratingCount: 2,
      reviewCount: 2,
      stars: [0, 1, 0, 0, 1],
    })
    await updateReview(first.id, { rating: 4 })
    expect((await ratingOf(database.db, id)).stars).toEqual([0, 1, 0, 1, 0])
    await updateReview(first.id, { status: 'hidden', hiddenReason: 'fake' })
    expect(await ratingOf(database.db, id)).toEqual({
      ratingAvg: 2,
      ratingCount: 1,
      reviewCount: 1,
      stars: [0, 1, 0, 0, 0],
    })
    await database.db.delete(reviews).where(eq(reviews.id, waiting.id))
    expect((await ratingOf(database.db, id)).ratingAvg).toBeNull()
  })

  test('counts finished jobs; who only asked is counted apart, through every change', async () => {
    const { id, updatedAt } = await createListing(database.db)
    const countsOf = async () => {
      const [row] = await database.db.select().from(listings).where(eq(listings.id, id))
      expect(row!.updatedAt).toEqual(updatedAt)
      const { ratingAvg, ratingCount, enquiryCount, reviewCount } = row!
      return [ratingAvg, ratingCount, enquiryCount, reviewCount]
    }
    await createReview(database.db, id, { rating: 5, stage: 'work_done' })
    const asked = await createReview(database.db, id, { rating: 1, stage: 'quoted' })
    await createReview(database.db, id, { rating: 1, stage: 'contacted', status: 'pending' })
    expect(await countsOf()).toEqual([5, 1, 1, 2])
    await updateReview(asked.id, { stage: 'work_done' })
    expect(await countsOf()).toEqual([3, 2, 0, 2])
    await updateReview(asked.id, { stage: 'contacted' })
    await updateReview(asked.id, { status: 'hidden', hiddenReason: 'fake' })
    expect(await countsOf()).toEqual([5, 1, 0, 1])
    await updateReview(asked.id, { status: 'published', hiddenReason: null })
    await database.db.delete(reviews).where(eq(reviews.id, asked.id))
    expect(await countsOf()).toEqual([5, 1, 0, 1])
  })

  test('comes with how fast authors of published reviews heard back, through every change of them', async () => {
    const { id, updatedAt } = await createListing(database.db)
    const repliesOf = async () => {
      const [row] = await database.db.select().from(listings).where(eq(listings.id, id))
      expect(row!.updatedAt).toEqual(updatedAt)
      return [row!.repliedHour, row!.repliedDay, row!.repliedLater, row!.repliedNever]
    }
    const first = await createReview(database.db, id, { replySpeed: 'within_hour' })
    const waiting = await createReview(database.db, id, { replySpeed: 'never', status: 'pending' })
    await createReview(database.db, id, { replySpeed: 'later' })
    await createReview(database.db, id)
    expect(await repliesOf()).toEqual([1, 0, 1, 0])
    await updateReview(first.id, { replySpeed: 'same_day', rating: 3 })
    await updateReview(waiting.id, { status: 'published' })
    expect(await repliesOf()).toEqual([0, 1, 1, 1])
    await updateReview(first.id, { replySpeed: null })
    await updateReview(waiting.id, { status: 'hidden', hiddenReason: 'fake' })
    expect(await repliesOf()).toEqual([0, 0, 1, 0])
    await updateReview(waiting.id, { status: 'published', hiddenReason: null })
    await database.db.delete(reviews).where(eq(reviews.id, waiting.id))
    expect(await repliesOf()).toEqual([0, 0, 1, 0])
    await database.db.delete(reviews).where(eq(reviews.listingId, id))
    expect(await repliesOf()).toEqual([0, 0, 0, 0])
  })

  test('is correct after one statement that changes reviews of many listings', async () => {
    const [a, b] = [await createListing(database.db), await createListing(database.db)]
    for (const rating of [1, 3, 3]) await createReview(database.db, a.id, { rating })
    await createReview(database.db, b.id, { rating: 2 })
    await database.db
      .update(reviews)
      .set({ rating: 5 })
      .where(inArray(reviews.rating, [1, 2]))
    expect((await ratingOf(database.db, a.id)).stars).toEqual([0, 0, 2, 0, 1])
    expect((await ratingOf(database.db, b.id)).stars).toEqual([0, 0, 0, 0, 1])
    await database.db.delete(reviews).where(eq(reviews.rating, 5))
    expect((await ratingOf(database.db, a.id)).ratingCount).toBe(2)
    expect((await ratingOf(database.db, b.id)).ratingCount).toBe(0)
  })

  test('neither changes the listing’s updated_at nor prevents the listing from being deleted', async () => {
    const listing = await createListing(database.db)
    await database.db.execute(sql`alter table listings disable trigger touch_updated_at`)
    await database.db
      .update(listings)
      .set({ updatedAt: new Date('2026-01-01') })
      .where(eq(listings.id, listing.id))
    await database.db.execute(sql`alter table listings enable trigger touch_updated_at`)
    await createReview(database.db, listing.id)
    const [row] = await database.db.select().from(listings).where(eq(listings.id, listing.id))
    expect(row!.updatedAt).toEqual(new Date('2026-01-01'))
    await database.db.delete(listings).where(eq(listings.id, listing.id))
    expect(await database.db.select().from(reviews)).toEqual([])
  })
})

describe('a member', () => {
  test('can review a listing only once', async () => {
    const { id } = await createListing(database.db)
    const { authorId } = await createReview(database.db, id)
    expect(await violationOf(database.db, (db) => createReview(db, id, { authorId }))).toBe('reviews_one_per_author')
  })

  test('cannot review their own listing or become the owner of one they reviewed', async () => {
    const owner = await createProfile(database.db)
    const own = await createListing(database.db, { ownerId: owner.id })
    expect(await violationOf(database.db, (db) => createReview(db, own.id, { authorId: owner.id }))).toBe(
      'reviews_not_own',
    )
    const other = await createListing(database.db)
    const review = await createReview(database.db, other.id)
    const claim = (db: Db) => db.update(listings).set({ ownerId: review.authorId }).where(eq(listings.id, other.id))
    expect(await violationOf(database.db, claim)).toBe('reviews_not_own')
  })

  test('who deletes the account still counts in the rating as a former member', async () => {
    const { id } = await createListing(database.db)
    const review = await createReview(database.db, id, { rating: 4 })
    await database.db.delete(profiles).where(eq(profiles.id, review.authorId!))
    expect((await database.db.select().from(reviews))[0]).toMatchObject({
      id: review.id,
      authorId: null,
      body: review.body,
    })
    expect((await ratingOf(database.db, id)).ratingAvg).toBe(4)
  })

  test('can vote a review helpful once and withdraw the vote', async () => {
    const review = await createReview(database.db, (await createListing(database.db)).id)
    const voter = await createProfile(database.db)
    const helpful = async () => (await database.db.select().from(reviews))[0]!.helpfulCount
    const vote = { userId: voter.id, reviewId: review.id }
    await database.db.insert(reviewHelpful).values(vote)
    await database.db.insert(reviewHelpful).values(vote).onConflictDoNothing()
    expect(await helpful()).toBe(1)
    await database.db
      .delete(reviewHelpful)
      .where(and(eq(reviewHelpful.userId, voter.id), eq(reviewHelpful.reviewId, review.id)))
    expect(await helpful()).toBe(0)
  })
})

describe('concurrent changes of reviews', () => {
  let shared: TestDatabase
  beforeAll(async () => {
    shared = await openTestDatabase({ max: 20 })
  })
  afterAll(() => shared.close())

  test('leave ratings that match the reviews', async () => {
    const target = await Promise.all([createListing(shared.db), createListing(shared.db), createListing(shared.db)])
    const authors = await Promise.all(Array.from({ length: 30 }, () => createProfile(shared.db)))
    const write = async (authorId: string, n: number) => {
      for (const [i, { id }] of target.entries()) {
        const review = await createReview(shared.db, id, { authorId, rating: 1 + ((n + i) % 5) })
        if (n % 3 === 0) await shared.db.update(reviews).set({ rating: 3 }).where(eq(reviews.id, review.id))
        if (n % 4 === 0)
          await shared.db
            .update(reviews)
            .set({ status: 'hidden', hiddenReason: 'fake' })
            .where(eq(reviews.id, review.id))
        if (n % 7 === 0) await shared.db.delete(reviews).where(eq(reviews.id, review.id))
      }
    }
    await Promise.all(authors.map(({ id }, n) => write(id, n)))
    const truth = await shared.db.execute<{ id: string; n: number; avg: number }>(
      sql`select listing_id as id, count(*)::int as n, avg(rating)::float4 as avg from reviews where status = 'published' group by 1`,
    )
    expect(truth.rows).toHaveLength(3)
    for (const { id, n, avg } of truth.rows)
      expect(await ratingOf(shared.db, id)).toMatchObject({ ratingCount: n, ratingAvg: avg })
  })
})
