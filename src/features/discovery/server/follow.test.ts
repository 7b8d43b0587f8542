import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { subscriptions } from '#features/billing/server/tables.ts'
import { areas, categories } from '#features/catalog/server/tables.ts'
import { listingCategories, listings } from '#features/listings/server/tables.ts'
import { reviews } from '#features/reviews/server/tables.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import {
  createListing,
  createProfile,
  createReview,
  createSubscription,
  type Listing,
} from '#tests/support/factories.ts'
import { startFollowing } from './jobs.ts'
import { followChanges, rebuildSearch } from './service.ts'
import { searchStale } from './tables.ts'

let database: TestDatabase
let listing: Listing
let ownerId: string
const soon = { timeout: 10_000, interval: 10 }

beforeAll(async () => {
  database = await openTestDatabase({ max: 20 })
  ownerId = (await createProfile(database.db, { whatsappNumber: '+85261234567' })).id
  await createSubscription(database.db, ownerId, 'premium')
  listing = await createListing(database.db, {
    ownerId,
    whatsappNumber: '+85261234567',
    areas: ['wan-chai', 'kowloon'],
  })
  for (let n = 0; n < 3; n++) await createListing(database.db, { areas: ['sha-tin'] })
  await followChanges(database.db)
})
afterAll(() => database.close())

const rows = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows
/** All that the search shows. */
const contents = async () => ({
  listings: await rows(
    sql`select listing_no, categories, areas, tags, facets, featured, rating, reviews, name_en, name_zh, doc, lex::text from listing_search order by 1`,
  ),
  counts: await rows(sql`select * from search_counts where counts[1] <> 0 order by 1, 2, 3`),
})
const noted = async () => (await database.db.select().from(searchStale)).length

const mine = () => eq(listings.id, listing.id)
const set = (given: Partial<typeof listings.$inferInsert>) => database.db.update(listings).set(given).where(mine())
const owner = (given: Partial<typeof profiles.$inferInsert>) =>
  database.db.update(profiles).set(given).where(eq(profiles.id, ownerId))
const parentOf = async (table: typeof areas | typeof categories, slug: string) =>
  (await database.db.select({ id: table.id }).from(table).where(eq(table.slug, slug)))[0]!.id

/** In this order, each on what the one before left. */
const changes: [string, () => Promise<unknown>][] = [
  ['a name', () => set({ nameEn: 'Peak Pipes' })],
  ['a text', () => set({ descriptionZh: '通渠及換水龍頭' })],
  ['a price', () => set({ prices: [{ title: 'Visit', unit: 'visit', fromCents: 100, toCents: null, note: null }] })],
  ['the languages spoken', () => set({ languagesSpoken: ['thai'] })],
  ['a review', () => createReview(database.db, listing.id, { rating: 4 })],
  [
    'a review that is hidden',
    () =>
      database.db
        .update(reviews)
        .set({ status: 'hidden', hiddenReason: 'fake' })
        .where(eq(reviews.listingId, listing.id)),
  ],
  ['a number that is proved', () => owner({ whatsappVerifiedAt: new Date() })],
  ['a number that is another one', () => owner({ whatsappNumber: '+85260000000' })],
  [
    'a plan that ends',
    () => database.db.update(subscriptions).set({ status: 'ended' }).where(eq(subscriptions.userId, ownerId)),
  ],
  ['a plan that begins', () => createSubscription(database.db, ownerId, 'premium')],
  ['an owner who leaves it to nobody', () => set({ ownerId: null })],
  ['and takes it again', () => set({ ownerId })],
  [
    'what a plan gives',
    () => database.db.execute(sql`update plans set has_priority_placement = false where key = 'premium'`),
  ],
  ['an owner who is deactivated', () => owner({ banned: true })],
  ['and comes back', () => owner({ banned: false })],
  ['a rejection', () => set({ status: 'rejected', rejectionCode: 'plan_limit' })],
  ['an approval', () => set({ status: 'approved', rejectionCode: null })],
  [
    'another category',
    async () =>
      database.db
        .update(listingCategories)
        .set({ categoryId: await parentOf(categories, 'electricians') })
        .where(eq(listingCategories.listingId, listing.id)),
  ],
  [
    'a category that moves to another group',
    async () =>
      database.db
        .update(categories)
        .set({ parentId: await parentOf(categories, 'pets') })
        .where(eq(categories.slug, 'electricians')),
  ],
  [
    'an area that moves to another district',
    async () =>
      database.db
        .update(areas)
        .set({ parentId: await parentOf(areas, 'sha-tin-district') })
        .where(eq(areas.slug, 'wan-chai')),
  ],
  [
    'a new area in a region that is served as a whole',
    async () =>
      database.db.insert(areas).values({
        slug: 'new-place',
        kind: 'area',
        parentId: await parentOf(areas, 'yau-tsim-mong-district'),
        nameEn: 'New Place',
        nameZhHant: '新地方',
        nameZhHans: '新地方',
      }),
  ],
  [
    'an area less',
    () => database.db.execute(sql`delete from listing_areas where listing_id = ${listing.id} and position = 0`),
  ],
  ['a new listing', () => createListing(database.db, { nameEn: 'Newcomer' })],
  ['a deletion', () => database.db.delete(listings).where(mine())],
]

describe('the search follows', () => {
  test.each(changes)('%s', async (_, change) => {
    const before = await contents()
    await change()
    await followChanges(database.db)
    const after = await contents()
    expect(after).not.toEqual(before)
    expect(await noted()).toBe(0)
    await rebuildSearch(database.db)
    expect(await contents()).toEqual(after)
  })
})

test('a view, and an edit of what no search reads, note nothing', async () => {
  const { id } = await createListing(database.db)
  await followChanges(database.db)
  await database.db.update(listings).set({ viewCount: 3, websiteUrl: 'https://example.com' }).where(eq(listings.id, id))
  expect(await noted()).toBe(0)
})

describe('a worker', () => {
  test('is woken by a change', async () => {
    const following = startFollowing({ db: database.db, log: pino({ level: 'silent' }), databaseUrl: database.url })
    const { listingNo } = await createListing(database.db)
    await vi.waitFor(
      async () => expect(await rows(sql`select from listing_search where listing_no = ${listingNo}`)).toHaveLength(1),
      soon,
    )
    await following.stop()
  })

  test('that is killed on the way, again and again, loses nothing; two thousand writes meanwhile, and none is turned away', async () => {
    const script = fileURLToPath(new URL('../../../../tests/support/search-worker.ts', import.meta.url))
    const rejected = { status: 'rejected' as const, rejectionCode: 'plan_limit' as const }
    const ids = await Promise.all(Array.from({ length: 40 }, async () => (await createListing(database.db)).id))
    let isWritten = false
    const write = async (n: number) => {
      const id = ids[(n * 7) % ids.length]!
      if (n === 1_700 || n === 1_900) await database.db.delete(listings).where(eq(listings.id, id))
      else if (n % 10 === 0) {
        const status = n % 20 ? { status: 'approved' as const, rejectionCode: null } : rejected
        await database.db.update(listings).set(status).where(eq(listings.id, id))
      } else
        await database.db
          .update(listings)
          .set({ nameEn: `Works ${n}` })
          .where(eq(listings.id, id))
    }
    const lane = async (_: unknown, first: number) => {
      for (let n = first; n < 2_000; n += 16) await write(n)
    }
    const writes = Promise.all(Array.from({ length: 16 }, lane)).finally(() => (isWritten = true))
    let kills = 0
    while (!isWritten || kills < 2) {
      const worker = spawn(process.execPath, [script, database.url], { stdio: 'ignore' })
      const { id } = await createListing(database.db)
      const isFound = async () =>
        (await rows(sql`select from listing_search s join listings l using (listing_no) where l.id = ${id}`)).length > 0
      try {
        await vi.waitUntil(isFound, { timeout: 20_000, interval: 5 })
      } finally {
        const gone = once(worker, 'exit')
        worker.kill('SIGKILL')
        await gone
      }
      kills++
    }
    await writes
    await vi.waitUntil(async () => (await followChanges(database.db), (await noted()) === 0), soon)
    const followed = await contents()
    await rebuildSearch(database.db)
    expect(await contents()).toEqual(followed)
  }, 60_000)
})
