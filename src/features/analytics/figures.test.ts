import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/server/db.ts'
import { actorOf, clientOf, makeCtx, testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import {
  createListing,
  createProfile,
  createSubscription,
  type Listing,
  type Profile,
} from '#tests/support/factories.ts'
import { analyticsProcedures } from './server/procedures.ts'
import { dropOldEvents, rollUp } from './server/service.ts'
import {
  analyticsDaily,
  analyticsEvents,
  analyticsSiteDaily,
  analyticsSourcesDaily,
  analyticsTerms,
  analyticsTermsDaily,
} from './server/tables.ts'

const database = useDatabase()
let owner: Profile
let listing: Listing

const days = (n: number) => new Date(testNow.getTime() + n * 86_400_000)
/** The API for a member, time and client address. */
const as = (person: Profile | null, now = testNow, n = 1) =>
  clientOf(
    analyticsProcedures,
    makeCtx(database.db, {
      actor: person && actorOf(person),
      now: () => now,
      client: { address: `192.0.2.${n}`, userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' },
    }),
  )
const view = (now: Date, n: number, referrerHost?: string) =>
  as(null, now, n).record({ listingId: listing.id, kind: 'view', referrerHost })
const figures = async (period: 7 | 30 | 90 = 7) =>
  (await as(owner).getForListing({ listingId: listing.id, period })).figures!
const rows = (db: Db, table: ReturnType<typeof sql>) => db.execute(sql`select from ${table}`)

beforeEach(async () => {
  owner = await createProfile(database.db)
  await createSubscription(database.db, owner.id, 'whatsapp_verified')
  listing = await createListing(database.db, { ownerId: owner.id, nameEn: 'Harbour Plumbing' })
})

describe('an owner', () => {
  test('sees figures compared with the previous period, by day, channel and source', async () => {
    for (const n of [1, 2, 3]) await view(days(-1), n, 'www.google.com.hk')
    await view(days(0), 4)
    await view(days(-8), 5, 'l.instagram.com')
    await as(null, days(0), 4).record({ listingId: listing.id, kind: 'whatsapp_click' })
    await as(null, days(0), 4).record({ listingId: listing.id, kind: 'favorite' })
    await as(null, days(-1), 1).record({ listingId: listing.id, kind: 'call_click' })
    await rollUp(database.db, testNow)
    const seen = await figures()
    expect(seen).toMatchObject({
      from: '2026-11-14',
      to: '2026-11-20',
      views: { now: 4, before: 1 },
      contacts: { now: 2, before: 0 },
      favorites: { now: 1, before: 0 },
      sources: [
        { source: 'search_engine', count: 3 },
        { source: 'direct', count: 1 },
      ],
    })
    expect(seen.channels).toContainEqual({ kind: 'call_click', now: 1, before: 0 })
    expect(seen.days).toHaveLength(7)
    expect(seen.days.slice(-2)).toMatchObject([
      { day: '2026-11-19', views: 3, contacts: 1 },
      { day: '2026-11-20', views: 1, contacts: 1, favorites: 1 },
    ])
  })

  test('sees complete figures after a roll-up, however often it runs', async () => {
    for (const at of [0, -1, -2, -6, -9]) for (const n of [1, 2, 3]) await view(days(at), n, 'wa.me')
    const before = await figures()
    expect(before.views).toEqual({ now: 6, before: 0 })
    await rollUp(database.db, testNow)
    const after = await figures()
    expect(after.views).toEqual({ now: 12, before: 3 })
    for (let n = 0; n < 3; n++) await rollUp(database.db, testNow)
    expect(await figures()).toEqual(after)
    await view(days(0), 9)
    await rollUp(database.db, days(1))
    expect((await figures()).views).toEqual({ now: 13, before: 3 })
  })

  test('sees complete figures when a process of the version before, which still writes `visitors`, began the day', async () => {
    await view(days(0), 1)
    const before = { listingId: listing.id, day: '2026-11-20', kind: 'view' as const, count: 1, visitors: 1 }
    await database.db.insert(analyticsDaily).values(before)
    await view(days(0), 2)
    await rollUp(database.db, days(1))
    expect((await figures()).views.now).toBe(2)
  })

  test('sees search impressions, and terms only when three visitors used them on one day', async () => {
    const shown = (n: number, q: string) =>
      as(null, days(-1), n).recordImpressions({ listingIds: [listing.id, listing.id], q })
    for (const n of [1, 2, 3]) await shown(n, n === 2 ? ' Burst  PIPE' : 'burst pipe')
    for (const n of [1, 2]) await shown(n, 'mei chan secret')
    for (const n of [1, 2, 3]) await shown(n, '+852 6123 4567')
    const terms = [{ term: 'burst pipe', visitors: 3 }]
    expect(await figures()).toMatchObject({ impressions: { now: 3 }, terms })
    await rollUp(database.db, days(5))
    const later = await as(owner, days(5)).getForListing({ listingId: listing.id, period: 30 })
    expect(later.figures).toMatchObject({ impressions: { now: 3 }, terms })
  })

  test('sees no terms that name a danger, which are not stored either', async () => {
    for (const n of [1, 2, 3])
      await as(null, days(-1), n).recordImpressions({ listingIds: [listing.id], q: 'domestic violence solicitor' })
    expect(await figures()).toMatchObject({ impressions: { now: 3 }, terms: [] })
    expect(await database.db.select().from(analyticsTerms)).toEqual([])
  })

  test('sees at most ten search impressions a day from one network, whatever user agents it sends', async () => {
    for (let n = 0; n < 40; n++)
      await clientOf(
        analyticsProcedures,
        makeCtx(database.db, {
          client: { address: '192.0.2.1', userAgent: `Mozilla/5.0 Browser/${n}` },
          actor: null,
          now: () => days(-1),
        }),
      ).recordImpressions({ listingIds: [listing.id], q: 'burst pipe' })
    const { impressions, terms } = await figures()
    expect(impressions.now).toBeGreaterThan(1)
    expect(impressions.now).toBeLessThanOrEqual(10)
    expect(terms[0]!.visitors).toBeLessThanOrEqual(10)
  })

  test('sees words of at most 300 searches a day from one network, and a thousand a day in all', async () => {
    const search = (minute: number, n: number, q: string) =>
      as(null, new Date(testNow.getTime() + minute * 60_000), n).recordImpressions({ listingIds: [listing.id], q })
    const stored = async () => (await database.db.select().from(analyticsTerms)).length
    await search(0, 1, 'tap')
    await database.db.execute(sql`update rate_limits set count = 300`)
    await search(1, 1, 'pipe')
    expect(await stored()).toBe(1)
    expect((await figures()).impressions.now).toBe(1)
    await database.db.execute(sql`
      insert into analytics_terms (listing_id, day, term, visitor)
      select ${listing.id}, '2026-11-20', 'term ' || n, '\\x00' from generate_series(1, 998) n`)
    for (const n of [2, 3, 4]) await search(1, n, 'drain')
    expect(await stored()).toBe(1_000)
  })

  test('without analytics in the plan gets null instead of figures', async () => {
    const member = await createProfile(database.db)
    const { id: listingId } = await createListing(database.db, { ownerId: member.id, nameEn: 'Peak Pipes' })
    const seen = await as(member).getForListing({ listingId, period: 7 })
    expect(seen).toMatchObject({ listing: { name: 'Peak Pipes' }, figures: null })
  })
})

test('figures of a listing are visible to its owner and admins only', async () => {
  const input = { listingId: listing.id, period: 7 as const }
  await expect(as(null).getForListing(input)).rejects.toMatchObject({ status: 401 })
  const neighbour = await createProfile(database.db)
  await expect(as(neighbour).getForListing(input)).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' })
  await expect(as(neighbour).getForSite({ period: 7 })).rejects.toMatchObject({ status: 403 })
  const admin = await createProfile(database.db, { role: 'admin' })
  expect((await as(admin).getForListing(input)).figures).not.toBeNull()
})

test('raw events are deleted after 35 days, and their totals stay', async () => {
  await view(days(-36), 1)
  await view(days(-34), 1)
  await as(null, days(-36)).recordImpressions({ listingIds: [listing.id], q: 'tap' })
  await rollUp(database.db, days(-35))
  await dropOldEvents(database.db, testNow)
  expect((await rows(database.db, sql`${analyticsEvents}`)).rowCount).toBe(1)
  expect((await rows(database.db, sql`${analyticsTerms}`)).rowCount).toBe(0)
  expect((await rows(database.db, sql`${analyticsDaily} where kind = 'view'`)).rowCount).toBe(2)
  await dropOldEvents(database.db, testNow)
  expect((await figures(90)).views.now).toBe(2)
})

test('daily totals are deleted after 400 days', async () => {
  const { db } = database
  for (const day of ['2025-10-15', '2025-10-17']) {
    const row = { listingId: listing.id, day }
    await db.insert(analyticsDaily).values({ ...row, kind: 'view', count: 1 })
    await db.insert(analyticsSourcesDaily).values({ ...row, source: 'other', count: 1 })
    await db.insert(analyticsTermsDaily).values({ ...row, term: 'tap', visitors: 5 })
    await db.insert(analyticsSiteDaily).values({ day, scope: 'category', placeId: listing.id, views: 1, contacts: 0 })
  }
  await dropOldEvents(db, testNow)
  for (const table of [analyticsDaily, analyticsSourcesDaily, analyticsTermsDaily, analyticsSiteDaily])
    expect((await db.select({ day: table.day }).from(table)).map(({ day }) => day)).toEqual(['2025-10-17'])
})

test('site figures include sign-ups, listings, contacts, top categories and areas, and searches without results', async () => {
  const admin = await createProfile(database.db, { role: 'admin', createdAt: days(-200) })
  await createProfile(database.db, { createdAt: days(-2) })
  await createProfile(database.db, { createdAt: days(-9) })
  await view(days(-1), 1)
  await as(null, days(-1), 1).record({ listingId: listing.id, kind: 'whatsapp_click' })
  await database.db.execute(sql`
    insert into search_misses (day, query, locale, count) values ('2026-11-19', 'falconry', 'en', 4), ('2026-08-01', 'old', 'en', 9)`)
  await rollUp(database.db, testNow)
  const site = await as(admin).getForSite({ period: 7 })
  expect(site.signUps.before).toBe(1)
  expect(site.views.now).toBe(1)
  expect(site.contacts).toEqual({ now: 1, before: 0 })
  expect(site.categories).toEqual([{ slug: 'plumbers', name: 'Plumbers', views: 1, contacts: 1 }])
  expect(site.areas).toMatchObject([{ slug: 'wan-chai-district', contacts: 1 }])
  expect(site.misses).toEqual([{ query: 'falconry', count: 4, lastDay: '2026-11-19', category: null }])
  expect(site.days.map(({ signUps }) => signUps)[4]).toBe(1)
})

test('site figures count a listing once in each district that it serves wholly or partly', async () => {
  const served = ['kowloon', 'mong-kok', 'tsim-sha-tsui', 'sha-tin-district']
  const { id: listingId } = await createListing(database.db, { nameEn: 'Lion Rock Movers', areas: served })
  await as(null, days(-1), 1).record({ listingId, kind: 'whatsapp_click' })
  await rollUp(database.db, testNow)
  const admin = await createProfile(database.db, { role: 'admin' })
  const { areas } = await as(admin).getForSite({ period: 7 })
  expect(areas.map(({ slug, contacts }) => [slug, contacts])).toEqual([
    ['kowloon-city-district', 1],
    ['kwun-tong-district', 1],
    ['sha-tin-district', 1],
    ['sham-shui-po-district', 1],
    ['wong-tai-sin-district', 1],
    ['yau-tsim-mong-district', 1],
  ])
})
