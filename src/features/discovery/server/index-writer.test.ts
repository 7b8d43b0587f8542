import { setTimeout as sleep } from 'node:timers/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listings } from '#features/listings/server/tables.ts'
import { reviews } from '#features/reviews/server/tables.ts'
import { openDatabase, type Db } from '#platform/server/db.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview, createSubscription } from '#tests/support/factories.ts'
import { rebuildSearch, refreshSearch, upsertSearch } from './service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ max: 4 })
})
afterAll(() => database.close())

/** The whole content of the index in a stable order. */
async function contents(db: Db) {
  const rows = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows
  return {
    listings: await rows(
      sql`select listing_no, categories, areas, tags, open_times, facets, featured, rating, reviews, name_en, name_zh, doc, lex::text from listing_search join search_hours using (hours_no) order by 1`,
    ),
    counts: await rows(sql`select * from search_counts where counts[1] <> 0 order by 1, 2, 3`),
    words: await rows(sql`select * from search_words order by 1`),
  }
}

const category = (n: number) => ['plumbers', 'electricians', 'local-movers'][n % 3]!
const area = (n: number) => ['wan-chai', 'sha-tin', 'kowloon', 'wan-chai-district'][n % 4]!

async function fill(count: number): Promise<string[]> {
  const owner = await createProfile(database.db)
  await createSubscription(database.db, owner.id, 'premium')
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const listing = await createListing(database.db, {
      nameEn: `Works ${n}`,
      nameZh: n % 2 ? '水喉工程' : null,
      ownerId: n % 4 === 0 ? owner.id : undefined,
      categories: [category(n), category(n + (n % 2))].filter((slug, index, all) => all.indexOf(slug) === index),
      areas: [area(n), area(n + (n % 3))].filter((slug, index, all) => all.indexOf(slug) === index),
      languagesSpoken: n % 2 ? ['english', 'cantonese'] : ['thai'],
      takesUrgentJobs: n % 3 === 0,
      prices: [
        {
          title: { en: `Visit ${'abcdef'[n % 6]}`, zh: null },
          unit: 'visit',
          fromCents: n * 9_000,
          toCents: null,
          note: null,
        },
      ],
    })
    ids.push(listing.id)
  }
  return ids
}

test('the index after concurrent updates in any order equals a rebuilt one', async () => {
  const ids = await fill(16)
  const change = (id: string, index: number) =>
    database.db.transaction(async (tx) => {
      if (index % 5 === 0) await createReview(tx, id, { rating: 1 + (index % 5) })
      if (index % 7 === 0)
        await tx
          .update(listings)
          .set({ languagesSpoken: ['english', 'french'] })
          .where(eq(listings.id, id))
      await upsertSearch(tx, [id, ids[(index * 5) % ids.length]!])
    })
  const writers = [
    ids,
    ids.toReversed(),
    ids.filter((_, index) => index % 3 === 0),
    ids.filter((_, index) => index % 2 === 0),
  ]
  await Promise.all(
    writers.map(async (listingIds) => {
      for (const [index, id] of listingIds.entries()) await change(id, index)
    }),
  )
  await upsertSearch(database.db, ids)
  const written = await contents(database.db)
  expect(written.listings).toHaveLength(16)
  expect(written.counts.length).toBeGreaterThan(50)
  await rebuildSearch(database.db)
  expect(await contents(database.db)).toEqual(written)
}, 60_000)

test('a rebuild stores listings of a main category together', async () => {
  await fill(12)
  await rebuildSearch(database.db)
  const { rows } = await database.db.execute<{ main: number }>(
    sql`select categories[1] as main from listing_search order by ctid`,
  )
  const inOrder = rows.map(({ main }) => main)
  expect(new Set(inOrder).size).toBe(3)
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
}, 60_000)

test('a rolled back change is not in the index', async () => {
  const before = await contents(database.db)
  const [id] = await fill(1)
  await database.db
    .transaction(async (tx) => {
      await upsertSearch(tx, [id!])
      throw new Error('changed my mind')
    })
    .catch(() => {})
  expect(await contents(database.db)).toEqual(before)
})

test('a rejected, deleted or hidden listing is no longer counted', async () => {
  await rebuildSearch(database.db)
  const before = await contents(database.db)
  const owner = await createProfile(database.db)
  await createSubscription(database.db, owner.id, 'premium')
  const [rejected, deleted, hidden] = (await fill(3)) as [string, string, string]
  const ids = [rejected, deleted, hidden]
  await database.db.update(listings).set({ ownerId: owner.id }).where(eq(listings.id, hidden))
  await upsertSearch(database.db, ids)
  expect((await contents(database.db)).listings).toHaveLength(before.listings.length + 3)
  await database.db
    .update(listings)
    .set({ status: 'rejected', rejectionCode: 'plan_limit' })
    .where(eq(listings.id, rejected))
  await database.db.delete(reviews).where(inArray(reviews.listingId, ids))
  await database.db.delete(listings).where(eq(listings.id, deleted))
  await database.db.execute(sql`update profiles set banned = true where id = ${owner.id}`)
  const after = await contents(database.db)
  expect(after.listings).toEqual(before.listings)
  expect(after.counts).toEqual(before.counts)
  expect(after.words).toEqual(before.words)
  // Approved again, it is counted as any other.
  await database.db.update(listings).set({ status: 'approved', rejectionCode: null }).where(eq(listings.id, rejected))
  await upsertSearch(database.db, [rejected])
  const written = await contents(database.db)
  expect(written.words).not.toEqual(before.words)
  await rebuildSearch(database.db)
  expect((await contents(database.db)).words).toEqual(written.words)
})

test('an edit that does not affect filters does not write the counters', async () => {
  const [id] = await fill(1)
  await upsertSearch(database.db, [id!])
  const stamp = async () =>
    (await database.db.execute(sql`select language, category, area, xmin from search_counts order by 1, 2, 3`)).rows
  const before = await stamp()
  await database.db
    .update(listings)
    .set({ descriptionEn: 'Written anew, with other words.' })
    .where(eq(listings.id, id!))
  await upsertSearch(database.db, [id!])
  expect(await stamp()).toEqual(before)
})

test('the index is rebuilt at start only if another index version wrote it', async () => {
  await rebuildSearch(database.db)
  const written = await contents(database.db)
  await database.db.execute(sql`update listing_search set facets = ''`)
  await refreshSearch(database.db)
  expect((await contents(database.db)).listings).toEqual(written.listings.map((row) => ({ ...row, facets: '' })))
  await database.db.execute(sql`comment on table listing_search is 'written by version 0'`)
  await Promise.all([refreshSearch(database.db), refreshSearch(database.db)])
  expect((await contents(database.db)).listings).toEqual(written.listings)
})

test('a process that starts during a rebuild waits for it, however long a statement may take', async () => {
  await database.db.execute(sql`comment on table listing_search is 'written by version 0'`)
  const starting = openDatabase(database.url, { statementMs: 200 })
  let waiting: Promise<unknown> | undefined
  await database.db.transaction(async (tx) => {
    await rebuildSearch(tx)
    waiting = refreshSearch(starting.db)
    await sleep(600)
  })
  await expect(waiting).resolves.toBeUndefined()
  await starting.close()
})
