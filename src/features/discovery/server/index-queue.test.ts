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
import { listenForWork } from '#platform/server/worker-loop.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import {
  createListing,
  createProfile,
  createReview,
  createSubscription,
  type Listing,
} from '#tests/support/factories.ts'
import { startSearchWorker } from './jobs.ts'
import { indexPendingChanges, rebuildSearch } from './service.ts'
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
  await indexPendingChanges(database.db)
})
afterAll(() => database.close())

const rows = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows
/** The content of the index. */
const contents = async () => ({
  listings: await rows(
    sql`select listing_no, categories, areas, tags, facets, featured, rating, reviews, name_en, name_zh, doc, lex::text from listing_search order by 1`,
  ),
  counts: await rows(sql`select * from search_counts where counts[1] <> 0 order by 1, 2, 3`),
})
const queueLength = async () => (await database.db.select().from(searchStale)).length

const isListing = () => eq(listings.id, listing.id)
const updateListing = (values: Partial<typeof listings.$inferInsert>) =>
  database.db.update(listings).set(values).where(isListing())
const updateOwner = (values: Partial<typeof profiles.$inferInsert>) =>
  database.db.update(profiles).set(values).where(eq(profiles.id, ownerId))
const idOf = async (table: typeof areas | typeof categories, slug: string) =>
  (await database.db.select({ id: table.id }).from(table).where(eq(table.slug, slug)))[0]!.id

/** Applied in this order, each to the result of the previous one. */
const changes: [string, () => Promise<unknown>][] = [
  ['a changed name', () => updateListing({ nameEn: 'Peak Pipes' })],
  ['a changed text', () => updateListing({ descriptionZh: '通渠及換水龍頭' })],
  [
    'a changed price',
    () =>
      updateListing({
        prices: [{ title: { en: 'Visit', zh: null }, unit: 'visit', fromCents: 100, toCents: null, note: null }],
      }),
  ],
  ['changed spoken languages', () => updateListing({ languagesSpoken: ['thai'] })],
  ['a new review', () => createReview(database.db, listing.id, { rating: 4 })],
  [
    'a hidden review',
    () =>
      database.db
        .update(reviews)
        .set({ status: 'hidden', hiddenReason: 'fake' })
        .where(eq(reviews.listingId, listing.id)),
  ],
  ['a verified number', () => updateOwner({ whatsappVerifiedAt: new Date() })],
  ['a changed number', () => updateOwner({ whatsappNumber: '+85260000000' })],
  [
    'an ended subscription',
    () => database.db.update(subscriptions).set({ status: 'ended' }).where(eq(subscriptions.userId, ownerId)),
  ],
  ['a new subscription', () => createSubscription(database.db, ownerId, 'premium')],
  ['a removed owner', () => updateListing({ ownerId: null })],
  ['a new owner', () => updateListing({ ownerId })],
  [
    'a changed plan benefit',
    () => database.db.execute(sql`update plans set has_priority_placement = false where key = 'premium'`),
  ],
  ['a deactivated owner', () => updateOwner({ banned: true })],
  ['a reactivated owner', () => updateOwner({ banned: false })],
  ['a rejection', () => updateListing({ status: 'rejected', rejectionCode: 'plan_limit' })],
  ['an approval', () => updateListing({ status: 'approved', rejectionCode: null })],
  [
    'a changed category',
    async () =>
      database.db
        .update(listingCategories)
        .set({ categoryId: await idOf(categories, 'electricians') })
        .where(eq(listingCategories.listingId, listing.id)),
  ],
  [
    'a category moved to another group',
    async () =>
      database.db
        .update(categories)
        .set({ parentId: await idOf(categories, 'pets') })
        .where(eq(categories.slug, 'electricians')),
  ],
  [
    'an area moved to another district',
    async () =>
      database.db
        .update(areas)
        .set({ parentId: await idOf(areas, 'sha-tin-district') })
        .where(eq(areas.slug, 'wan-chai')),
  ],
  [
    'a new area in a region that a listing serves as a whole',
    async () =>
      database.db.insert(areas).values({
        slug: 'new-place',
        kind: 'area',
        parentId: await idOf(areas, 'yau-tsim-mong-district'),
        nameEn: 'New Place',
        nameZhHant: '新地方',
        nameZhHans: '新地方',
      }),
  ],
  [
    'a removed area',
    () => database.db.execute(sql`delete from listing_areas where listing_id = ${listing.id} and position = 0`),
  ],
  ['a new listing', () => createListing(database.db, { nameEn: 'Newcomer' })],
  ['a deletion', () => database.db.delete(listings).where(isListing())],
]

describe('the search index is updated after', () => {
  test.each(changes)('%s', async (_, change) => {
    const before = await contents()
    await change()
    await indexPendingChanges(database.db)
    const after = await contents()
    expect(after).not.toEqual(before)
    expect(await queueLength()).toBe(0)
    await rebuildSearch(database.db)
    expect(await contents()).toEqual(after)
  })
})

test('views and edits of fields that are not indexed queue nothing', async () => {
  const { id } = await createListing(database.db)
  await indexPendingChanges(database.db)
  await database.db.update(listings).set({ viewCount: 3, websiteUrl: 'https://example.com' }).where(eq(listings.id, id))
  expect(await queueLength()).toBe(0)
})

describe('the search worker', () => {
  test('is woken by a change', async () => {
    const notices = listenForWork(database.url)
    const worker = startSearchWorker({ db: database.db, log: pino({ level: 'silent' }), notices })
    const { listingNo } = await createListing(database.db)
    await vi.waitFor(
      async () => expect(await rows(sql`select from listing_search where listing_no = ${listingNo}`)).toHaveLength(1),
      soon,
    )
    await worker.stop()
    await notices.close()
  })

  test('loses no change when it is killed repeatedly during 2,000 concurrent writes, none of which fails @deep', async () => {
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
    const writer = async (_: unknown, first: number) => {
      for (let n = first; n < 2_000; n += 16) await write(n)
    }
    const writes = Promise.all(Array.from({ length: 16 }, writer)).finally(() => (isWritten = true))
    let kills = 0
    while (!isWritten || kills < 2) {
      const worker = spawn(process.execPath, [script, database.url], { stdio: 'ignore' })
      const { id } = await createListing(database.db)
      const isFound = async () =>
        (await rows(sql`select from listing_search s join listings l using (listing_no) where l.id = ${id}`)).length > 0
      try {
        await vi.waitUntil(isFound, { timeout: 20_000, interval: 5 })
      } finally {
        const exited = once(worker, 'exit')
        worker.kill('SIGKILL')
        await exited
      }
      kills++
    }
    await writes
    await vi.waitUntil(async () => (await indexPendingChanges(database.db), (await queueLength()) === 0), soon)
    const updated = await contents()
    await rebuildSearch(database.db)
    expect(await contents()).toEqual(updated)
  }, 60_000)
})
