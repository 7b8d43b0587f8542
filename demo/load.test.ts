import { count, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPlans } from '#features/billing/server/service.ts'
import { payments, subscriptions } from '#features/billing/server/tables.ts'
import { catalogErrors, planErrors } from '#features/editor/rules/check-terms.ts'
import { findCatalogTerms } from '#features/editor/server/service/terms.ts'
import { checkContent } from '#features/listings/rules/check-content.ts'
import { toListingContent } from '#features/listings/rules/stored-content.ts'
import { readContents } from '#features/listings/server/service/content.ts'
import { listingPhotos, listingRevisions, listings, publicListings } from '#features/listings/server/tables.ts'
import { reviewReports } from '#features/reports/server/tables.ts'
import { reviews } from '#features/reviews/server/tables.ts'
import { uploads } from '#features/uploads/server/tables.ts'
import { hongKongDay } from '#shared/hk-time.ts'
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
  }, 120_000)

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

  test('has content that the forms accept, within the plan of its owner', async () => {
    const { db } = database
    const { categories, areas } = await findCatalogTerms(db)
    const plans = await findPlans(db)
    const rows = await db.select({ id: listings.id, ownerId: listings.ownerId }).from(listings)
    const contents = await readContents(
      db,
      rows.map(({ id }) => id),
    )
    const planKeys = new Map(
      (await db.select().from(subscriptions)).map(({ userId, planKey }) => [userId, planKey as string]),
    )
    for (const { id, ownerId } of rows) {
      const content = toListingContent(contents.get(id)!)
      const checked = checkContent(content, hongKongDay(testNow))
      expect(checked.content).toEqual(content)
      const plan = plans.find(({ key }) => key === (planKeys.get(ownerId ?? '') ?? 'free'))!
      const errors = [
        ...checked.errors,
        ...planErrors(content, plan, areas),
        ...catalogErrors(content, categories, areas),
      ]
      // Some wait with a licence that has expired, or that a moderator will ask for.
      expect(errors.filter(({ error }) => error !== 'licenceExpired' && error !== 'licenceRequired')).toEqual([])
    }
  }, 30_000)

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
        n: sql<number>`sum(${listings.reviewCount})::int`,
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

  test('has no dates that contradict each other', async () => {
    const day = (time: string) => sql.raw(`(${time} at time zone 'Asia/Hong_Kong')::date`)
    const { rows } = await database.db.execute<{ what: string }>(sql`
      with licence as (
        select l.*, x ->> 'state' as state, (x ->> 'checkedOn')::date as checked, (x ->> 'expiresOn')::date as expires
        from listings l, jsonb_array_elements(l.licences) x
      ), found (what, n) as (
        select 'listing before its owner joined', count(*) from listings l join profiles o on o.id = l.owner_id
          where l.created_at < o.created_at
        union all select 'published before it was written, or in the future', count(*) from listings
          where published_at < created_at or published_at > ${testNow}
        union all select 'founded after it was listed', count(*) from listings
          where established_year > extract(year from created_at)
        union all select 'licence checked before publication or in the future', count(*) from licence
          where checked < ${day('published_at')} or checked > ${testNow}::date or (checked is not null and published_at is null)
        union all select 'licence checked after it expired', count(*) from licence where expires < checked
        union all select 'licence expired before the listing was written', count(*) from licence
          where expires < ${day('created_at')}
        union all select 'number verified before the member joined, or in the future', count(*) from profiles
          where whatsapp_verified_at < created_at or whatsapp_verified_at > ${testNow}
        union all select 'paid before joining, or decided before it was paid', count(*) from payments p
          join profiles o on o.id = p.user_id where p.created_at < o.created_at or p.decided_at < p.created_at
        union all select 'plan before its payment', count(*) from subscriptions s join payments p on p.id = s.payment_id
          where s.starts_at < p.decided_at
        union all select 'second live listing before the plan that allows it', count(*) from listings l
          join subscriptions s on s.user_id = l.owner_id
          where l.created_at < s.starts_at and exists (
            select from listings o where o.owner_id = l.owner_id and o.created_at < l.created_at)
        union all select 'over the limit before there was another listing', count(*) from listings l
          where rejection_code = 'plan_limit' and not exists (
            select from listings o where o.owner_id = l.owner_id and o.published_at is not null and o.created_at < l.created_at)
        union all select 'review before the listing, or before its author joined', count(*) from reviews r
          join listings l on l.id = r.listing_id join profiles a on a.id = r.author_id
          where r.created_at < l.published_at or r.created_at < a.created_at or r.created_at > ${testNow}
        union all select 'job after its review', count(*) from reviews where job_month > ${day('created_at')}
        union all select 'contact before the listing, after the review, or after the job', count(*) from contacts c
          join listings l on l.id = c.listing_id
          join reviews r on r.listing_id = c.listing_id and r.author_id = c.user_id
          where c.first_at < l.published_at or c.first_at > r.created_at
            or date_trunc('month', ${day('c.first_at')}) > r.job_month
        union all select 'reply before its review, or in the future', count(*) from review_replies a
          join reviews r on r.id = a.review_id where a.created_at < r.created_at or a.created_at > ${testNow}
        union all select 'vote before its review or before the member joined', count(*) from review_helpful v
          join reviews r on r.id = v.review_id join profiles m on m.id = v.user_id
          where v.created_at < r.created_at or v.created_at < m.created_at
        union all select 'report before what it reports or before the member joined', count(*) from review_reports x
          join reviews r on r.id = x.review_id join profiles m on m.id = x.reporter_id
          where x.created_at < r.created_at or x.created_at < m.created_at
        union all select 'listing reported before the member joined', count(*) from listing_reports x
          join profiles m on m.id = x.reporter_id where x.created_at < m.created_at
        union all select 'edit before its listing', count(*) from listing_revisions v
          join listings l on l.id = v.listing_id where v.created_at < l.created_at
        union all select 'photo before its listing', count(*) from listing_photos p
          join listings l on l.id = p.listing_id where p.created_at < l.created_at
      )
      select what from found where n > 0`)
    expect(rows).toEqual([])
  })

  test('stores the pictures of listings and reviews where the site serves them', async () => {
    const { db } = database
    const photos = await db.select().from(listingPhotos)
    expect(new Set(photos.map(({ listingId }) => listingId)).size / 400).toBeCloseTo(0.65, 1)
    const stored = new Map((await db.select().from(uploads)).map((upload) => [upload.id, upload]))
    const keys = [...stored.values()].flatMap(({ variants }) => variants.map(({ key }) => key))
    expect(new Set(keys).size).toBe(2 * stored.size)
    for (const key of keys) expect(await testStorage.get(key)).not.toBeNull()
    for (const { uploadId, variants, altEn, altZh } of photos) {
      expect(stored.get(uploadId ?? '')).toMatchObject({ kind: 'listing_photo', variants })
      expect(altEn).toMatch(/^[\p{Script=Latin}\P{L}]+$/u)
      expect(altZh).toMatch(/\p{Script=Han}/u)
    }
    const pictured = await db.select().from(reviews).where(ne(reviews.photos, []))
    expect(pictured.length).toBeGreaterThan(30)
    for (const { photos: shown, authorId, status, editedAt } of pictured) {
      expect([status, editedAt]).toEqual(['published', null])
      for (const { uploadId, variants } of shown)
        expect(stored.get(uploadId ?? '')).toMatchObject({ ownerId: authorId, kind: 'review_photo', variants })
    }
    expect(await db.$count(uploads)).toBe(photos.length + pictured.flatMap(({ photos: shown }) => shown).length)
  })

  test('gives waiting edits the photos of their listing', async () => {
    const { rows } = await database.db.execute(sql`
      select v.id from listing_revisions v
      where (select jsonb_agg(x ->> 'uploadId') from jsonb_array_elements(v.content -> 'photos') x) is distinct from (
        select jsonb_agg(p.upload_id order by p.position) from listing_photos p where p.listing_id = v.listing_id)`)
    expect(rows).toEqual([])
  })
})
