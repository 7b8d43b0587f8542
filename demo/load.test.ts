import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payments } from '#features/billing/server/tables.ts'
import { listingPhotos, listingRevisions, listings, publicListings } from '#features/listings/server/tables.ts'
import { reviewReports, reviews } from '#features/reviews/server/tables.ts'
import { testNow, testStorage } from '#tests/support/ctx.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { loadDemo } from './load.ts'

let database: TestDatabase
let rebuilt = 0
const load = () =>
  loadDemo({
    db: database.db,
    storage: testStorage,
    listings: 400,
    now: testNow,
    afterLoad: async () => {
      rebuilt++
    },
  })

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
})

describe('loading the demonstration', () => {
  test('happens once when several processes start at the same time', async () => {
    const answers = await Promise.all([load(), load(), load()])
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await load()).toBe(false)
    expect(rebuilt).toBe(1)
    const [rows] = await database.db.select({ n: count() }).from(listings)
    expect(rows?.n).toBe(400)
  })

  test('has listings on every plan, the paid ones with a verified number', async () => {
    const rows = await database.db
      .select({
        plan: publicListings.planKey,
        n: count(),
        proved: sql<number>`count(${publicListings.whatsappVerifiedAt})::int`,
      })
      .from(publicListings)
      .groupBy(publicListings.planKey)
    const of = (plan: string | null) => rows.find((row) => row.plan === plan)
    expect(of('free')).toMatchObject({ proved: 0 })
    expect(of('premium')).toEqual({ plan: 'premium', n: 40, proved: 40 })
    expect(of('whatsapp_verified')).toEqual({ plan: 'whatsapp_verified', n: 40, proved: 40 })
    expect(of(null)?.n).toBe(1)
  })

  test('has three months of visits, the same in listing and site analytics', async () => {
    const { rows } = await database.db.execute<Record<string, number>>(sql`
      select (select count(distinct day)::int from analytics_daily) as days,
        (select sum(count)::int from analytics_daily where kind = 'view') as views,
        (select sum(views)::int from analytics_site_daily where scope = 'site') as "siteViews",
        (select sum(count)::int from analytics_sources_daily) as sourced,
        (select max(views)::int from (select sum(count) as views from analytics_daily where kind = 'view' group by listing_id, day) d) as most,
        (select count(*)::int from analytics_events where day < (select max(day) - 1 from analytics_events)) as old,
        (select count(*)::int from analytics_daily a where not exists (
          select from public_listings p where p.id = a.listing_id)) as hidden`)
    const [found] = rows
    expect(found).toMatchObject({ days: 90, old: 0, hidden: 0 })
    expect(found?.['views']).toBeGreaterThan(50_000)
    expect(found?.['siteViews']).toBe(found?.['views'])
    expect(found?.['sourced']).toBe(found?.['views'])
    expect(found?.['most']).toBeLessThanOrEqual(19)
  })

  test('counts published reviews on their listings', async () => {
    const [counted] = await database.db
      .select({
        n: sql<number>`sum(${listings.ratingCount})::int`,
        hidden: sql<number>`sum(${listings.removedReviewCount})::int`,
      })
      .from(listings)
    const rows = await database.db.select({ status: reviews.status, n: count() }).from(reviews).groupBy(reviews.status)
    const of = (status: string) => rows.find((row) => row.status === status)?.n ?? 0
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(1_500)
    expect(counted).toEqual({ n: of('published'), hidden: of('hidden') })
    expect(of('pending')).toBeGreaterThan(0)
  })

  test('fills the moderation queues', async () => {
    const waiting = await database.db
      .select({ status: listings.status })
      .from(listingRevisions)
      .innerJoin(listings, eq(listings.id, listingRevisions.listingId))
    const pending = await database.db.$count(listings, eq(listings.status, 'pending'))
    expect(waiting.filter(({ status }) => status === 'approved')).toHaveLength(3)
    expect(waiting.filter(({ status }) => status === 'pending')).toHaveLength(pending)
    expect(await database.db.select().from(reviewReports)).toHaveLength(2)
    const states = await database.db.selectDistinct({ status: payments.status }).from(payments)
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['confirmed', 'pending', 'rejected']))
    const [away] = await database.db
      .select({ n: count() })
      .from(listings)
      .where(sql`status = 'approved' and id not in (select id from public_listings)`)
    expect(away?.n).toBe(1)
  })

  test('draws pictures for some listings and stores them where the site serves them', async () => {
    const photos = await database.db.select().from(listingPhotos)
    expect(new Set(photos.map(({ listingId }) => listingId)).size).toBeGreaterThan(30)
    for (const { variants, alt } of photos) {
      expect(alt).not.toBe('')
      for (const { key } of variants) expect(await testStorage.get(key)).not.toBeNull()
    }
  })
})
