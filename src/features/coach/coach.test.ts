import { expect, test } from 'vitest'
import { analyticsDaily } from '#features/analytics/server/tables.ts'
import { reviewReplies } from '#features/reviews/server/tables.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { compareListings } from './server/service.ts'

const database = useDatabase()
const world = createWorld(database)

test('an owner sees what is missing from own listings, most points first, and nothing of others', async () => {
  const owner = await createProfile(database.db, { whatsappNumber: '+85291230000', whatsappVerifiedAt: world.now })
  const { id, slug } = await createListing(database.db, {
    ownerId: owner.id,
    whatsappNumber: '+85291230000',
    openingHours: { kind: 'always' },
    licences: [
      { key: 'wsd-licensed-plumber', number: 'LP 1', expiresOn: null, state: 'checked', checkedOn: '2026-11-01' },
    ],
  })
  const other = await createListing(database.db, { ownerId: (await createProfile(database.db)).id })
  const [first] = [await createReview(database.db, id), await createReview(database.db, id)]
  await createReview(database.db, id, { status: 'pending' })
  await database.db.insert(reviewReplies).values({ reviewId: first.id, authorId: owner.id, bodyEn: 'Thank you.' })
  const scores = await world.as(owner).coach.find({ ids: [id, other.id] })
  expect(scores).toEqual([
    {
      listingId: id,
      slug,
      score: 63,
      missing: [
        { part: 'photos', points: 20, effect: null },
        { part: 'prices', points: 10, effect: null },
        { part: 'replies', points: 7, effect: null },
      ],
      replyAnswers: null,
      repliesQuickly: false,
    },
  ])
  await expect(world.as(null).coach.find({ ids: [id] })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('an owner sees what a missing part goes with at similar listings, from twenty with it and twenty without', async () => {
  const owner = await createProfile(database.db)
  const published = new Date(world.now.getTime() - 60 * 86_400_000)
  const createVisited = async (views: number, contacts: number, values: Parameters<typeof createListing>[1]) => {
    const { id } = await createListing(database.db, {
      ownerId: (await createProfile(database.db)).id,
      publishedAt: published,
      categories: ['plumbers'],
      ...values,
    })
    const day = '2026-11-10'
    await database.db.insert(analyticsDaily).values([
      { listingId: id, day, kind: 'view', count: views },
      { listingId: id, day, kind: 'whatsapp_click', count: contacts },
      // Before the days that are compared.
      { listingId: id, day: '2026-10-01', kind: 'call_click', count: 90 },
    ])
  }
  const own = await createListing(database.db, { ownerId: owner.id, categories: ['plumbers'], openingHours: null })
  const effectOfHours = async () => {
    await compareListings(database.db, world.now)
    const [score] = await world.as(owner).coach.find({ ids: [own.id] })
    return score?.missing.find(({ part }) => part === 'hours')?.effect
  }
  const always = { openingHours: { kind: 'always' as const } }
  for (let n = 0; n < 20; n++) await createVisited(100, 8 + (n % 2) * 4, always)
  for (let n = 0; n < 19; n++) await createVisited(50, 2, { openingHours: null })
  // Too few visits, another category, or not public: in no group.
  await createVisited(19, 19, { openingHours: null })
  await createVisited(100, 90, { openingHours: null, categories: ['electricians'] })
  await createVisited(100, 90, { openingHours: null, status: 'rejected', rejectionCode: 'plan_limit' })
  await createVisited(100, 90, { openingHours: null, publishedAt: new Date(world.now.getTime() - 5 * 86_400_000) })
  expect(await effectOfHours()).toBeNull()
  await createVisited(50, 4, { openingHours: null })
  expect(await effectOfHours()).toEqual({ with: 10, without: 4.2 })
})

test('the panel says how fast reviewers heard back', async () => {
  const owner = await createProfile(database.db)
  const { id } = await createListing(database.db, { ownerId: owner.id })
  for (const replySpeed of ['within_hour', 'same_day', 'same_day', 'later', 'never'] as const)
    await createReview(database.db, id, { replySpeed })
  expect(await world.as(owner).coach.find({ ids: [id] })).toMatchObject([
    { replyAnswers: { count: 5, withinHour: 1, sameDay: 3 }, repliesQuickly: false },
  ])
})
