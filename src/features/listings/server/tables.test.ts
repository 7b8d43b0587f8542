import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import type { PlanKey } from '#features/billing/rules.ts'
import { plans } from '#features/billing/server/tables.ts'
import { violatedConstraint } from '#platform/server/db.ts'
import { testNow } from '#tests/support/ctx.ts'
import { openTestDatabase, violationOf, useDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createSubscription } from '#tests/support/factories.ts'
import { priceUnits } from '../rules.ts'
import { listings, publicListings } from './tables.ts'

const database = useDatabase()
const approve = { status: 'approved', publishedAt: testNow, rejectionCode: null, rejectionReason: null } as const

async function ownerOn(plan: PlanKey) {
  const owner = await createProfile(database.db)
  if (plan !== 'free') await createSubscription(database.db, owner.id, plan)
  return owner.id
}

describe('an owner on the free plan', () => {
  test('may have one pending or approved listing', async () => {
    const ownerId = await ownerOn('free')
    await createListing(database.db, { ownerId, status: 'pending' })
    for (const status of ['pending', 'approved'] as const) {
      expect(await violationOf(database.db, (db) => createListing(db, { ownerId, status }))).toBe('listings_plan_limit')
    }
    expect(await violationOf(database.db, (db) => createListing(db, { status: 'pending' }))).toBeUndefined()
  })

  test('may store further rejected listings, and resubmit one once the other is deleted', async () => {
    const ownerId = await ownerOn('free')
    const first = await createListing(database.db, { ownerId })
    const second = await createListing(database.db, {
      ownerId,
      status: 'rejected',
      rejectionCode: 'plan_limit',
      rejectionReason: null,
    })
    const resubmit = (db = database.db) =>
      db.update(listings).set({ status: 'pending', rejectionCode: null }).where(eq(listings.id, second.id))
    expect(await violationOf(database.db, resubmit)).toBe('listings_plan_limit')
    await database.db.delete(listings).where(eq(listings.id, first.id))
    await resubmit()
  })

  test('may edit the active listing and have it approved', async () => {
    const ownerId = await ownerOn('free')
    const { id } = await createListing(database.db, { ownerId, status: 'pending' })
    const change = (db = database.db) =>
      db
        .update(listings)
        .set({ ...approve, nameEn: 'New name' })
        .where(eq(listings.id, id))
    expect(await violationOf(database.db, change)).toBeUndefined()
  })

  test('cannot be given a second one', async () => {
    const ownerId = await ownerOn('free')
    await createListing(database.db, { ownerId })
    const unclaimed = await createListing(database.db)
    const claim = violationOf(database.db, (db) =>
      db.update(listings).set({ ownerId }).where(eq(listings.id, unclaimed.id)),
    )
    expect(await claim).toBe('listings_plan_limit')
  })

  test('cannot insert several in one statement', async () => {
    const ownerId = await ownerOn('free')
    const { id: _id, listingNo: _no, ...one } = await createListing(database.db, { status: 'pending' })
    const row = {
      slug: one.slug,
      nameEn: one.nameEn,
      descriptionEn: 'x',
      whatsappNumber: one.whatsappNumber,
      prices: one.prices,
      ownerId,
    }
    const both = [
      { ...row, slug: 'one' },
      { ...row, slug: 'two' },
    ]
    expect(await violationOf(database.db, (db) => db.insert(listings).values(both))).toBe('listings_plan_limit')
  })
})

test('the limit is the plan’s: none on premium, and as configured by an admin', async () => {
  const premium = await ownerOn('premium')
  for (let n = 0; n < 5; n++) await createListing(database.db, { ownerId: premium })
  await database.db.update(plans).set({ maxListings: 2 }).where(eq(plans.key, 'free'))
  const free = await ownerOn('free')
  await createListing(database.db, { ownerId: free })
  await createListing(database.db, { ownerId: free })
  expect(await violationOf(database.db, (db) => createListing(db, { ownerId: free }))).toBe('listings_plan_limit')
})

describe('what visitors may see', () => {
  const seen = async () => (await database.db.select().from(publicListings)).map(({ id }) => id)

  test('only approved listings, unclaimed or of an active owner', async () => {
    const gone = await createProfile(database.db)
    const shown = await createListing(database.db)
    const owned = await createListing(database.db, { ownerId: await ownerOn('free') })
    const hidden = await createListing(database.db, { ownerId: gone.id })
    await createListing(database.db, { status: 'pending' })
    await createListing(database.db, { status: 'rejected' })
    expect(new Set(await seen())).toEqual(new Set([shown.id, owned.id, hidden.id]))
    await database.db.update(profiles).set({ banned: true }).where(eq(profiles.id, gone.id))
    expect(new Set(await seen())).toEqual(new Set([shown.id, owned.id]))
  })

  test('the badge, while the plan includes it and the verified number is the listing’s', async () => {
    const ownerId = await ownerOn('whatsapp_verified')
    const { id } = await createListing(database.db, { ownerId, whatsappNumber: '+85261234567' })
    const badge = async () =>
      (await database.db.select().from(publicListings).where(eq(publicListings.id, id)))[0]!.whatsappVerifiedAt
    expect(await badge()).toBeNull()
    await database.db.update(profiles).set({ whatsappNumber: '+85261234567' }).where(eq(profiles.id, ownerId))
    await database.db.update(profiles).set({ whatsappVerifiedAt: testNow }).where(eq(profiles.id, ownerId))
    expect(await badge()).toEqual(testNow)
    await database.db.update(listings).set({ whatsappNumber: '+85267654321' }).where(eq(listings.id, id))
    expect(await badge()).toBeNull()
  })
})

describe('content that the database refuses', () => {
  const price = { title: { en: 'Visit', zh: null }, unit: 'visit', fromCents: 100, toCents: null, note: null } as const
  test.each([
    ['no name in either language', { nameEn: null }, 'listings_name_check'],
    ['no description', { descriptionEn: null }, 'listings_description_check'],
    ['a summary of 161 characters', { summaryZh: '好'.repeat(161) }, 'listings_texts_check'],
    ['a number that is not E.164', { whatsappNumber: '61234567' }, 'listings_whatsapp_check'],
    ['a link that is not http(s)', { websiteUrl: 'javascript:alert(1)' }, 'listings_urls_check'],
    ['a slug that looks like an id', { slug: '01a1f941-a416-79a9-ac69-65a222071608' }, 'listings_slug_check'],
    ['no price row', { prices: [] }, 'listings_prices_check'],
    ['an upper price below the lower', { prices: [{ ...price, toCents: 50 }] }, 'listings_prices_check'],
    [
      'an upper price without a lower',
      { prices: [{ ...price, fromCents: null, toCents: 50 }] },
      'listings_prices_check',
    ],
    ['an amount by quotation', { prices: [{ ...price, unit: 'quote' as const }] }, 'listings_prices_check'],
    [
      'three spans on a day',
      {
        openingHours: {
          kind: 'weekly' as const,
          days: {
            mon: [
              { from: 0, to: 1 },
              { from: 2, to: 3 },
              { from: 4, to: 5 },
            ],
          },
        },
      },
      'listings_opening_hours_check',
    ],
    [
      'hours that end before they begin',
      { openingHours: { kind: 'weekly' as const, days: { mon: [{ from: 600, to: 540 }] } } },
      'listings_opening_hours_check',
    ],
    [
      'a checked licence without its check date',
      { licences: [{ key: 'eaa', number: 'C-1', expiresOn: null, state: 'checked' as const, checkedOn: null }] },
      'listings_licences_check',
    ],
    [
      'a question whose answer is in the other language only',
      { faq: [{ question: { en: 'Why?', zh: null }, answer: { en: null, zh: '因為。' } }] },
      'listings_faq_check',
    ],
    ['a price row without a title', { prices: [{ ...price, title: { en: null, zh: null } }] }, 'listings_prices_check'],
  ])('%s', async (_, given, rule) => {
    expect(await violationOf(database.db, (db) => createListing(db, given))).toBe(rule)
  })

  test('accepts every price unit', async () => {
    const prices = priceUnits.map((unit) => ({ ...price, unit, fromCents: unit === 'quote' ? null : 100 }))
    expect((await createListing(database.db, { prices })).lowestPriceCents).toBe(100)
  })

  test.each([
    ['past midnight', { kind: 'weekly' as const, days: { fri: [{ from: 1080, to: 1560 }], holiday: [] } }],
    ['round the clock', { kind: 'always' as const }],
    ['by appointment', { kind: 'appointment' as const }],
    ['unspecified', null],
  ])('accepts hours %s', async (_, openingHours) => {
    expect((await createListing(database.db, { openingHours })).openingHours).toEqual(openingHours)
  })
})

describe('concurrent submissions', () => {
  let shared: TestDatabase
  beforeAll(async () => {
    shared = await openTestDatabase({ max: 20 })
  })
  afterAll(() => shared.close())

  test('leave one active listing per free owner, whatever the order', async () => {
    const owners = await Promise.all(Array.from({ length: 10 }, () => createProfile(shared.db)))
    const attempts = owners.flatMap(({ id }) =>
      Array.from({ length: 6 }, () =>
        createListing(shared.db, { ownerId: id, status: 'pending', categories: [], areas: [] }),
      ),
    )
    const outcomes = await Promise.allSettled(attempts)
    const refused = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }) => violatedConstraint(reason))
    expect(refused).toEqual(Array.from({ length: 50 }, () => 'listings_plan_limit'))
    const { rows } = await shared.db.execute(
      sql`select count(*)::int as n from listings where status = 'pending' group by owner_id`,
    )
    expect(rows).toEqual(owners.map(() => ({ n: 1 })))
  })

  test('resubmissions respect the limit as well', async () => {
    const { id: ownerId } = await createProfile(shared.db)
    const rejected = await Promise.all(
      Array.from({ length: 8 }, () =>
        createListing(shared.db, { ownerId, status: 'rejected', rejectionCode: 'plan_limit', rejectionReason: null }),
      ),
    )
    const outcomes = await Promise.allSettled(
      rejected.map(({ id }) =>
        shared.db.update(listings).set({ status: 'pending', rejectionCode: null }).where(eq(listings.id, id)),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
