import { expect, test } from 'vitest'
import { useDatabase, violationOf } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { reviewReports } from './tables.ts'

const database = useDatabase()

test('a member can have one open report on a review', async () => {
  const review = await createReview(database.db, (await createListing(database.db)).id)
  const report = { reviewId: review.id, reporterId: (await createProfile(database.db)).id, reason: 'fake' as const }
  await database.db.insert(reviewReports).values(report)
  expect(await violationOf(database.db, (db) => db.insert(reviewReports).values(report))).toBe(
    'review_reports_one_open_index',
  )
  await database.db.update(reviewReports).set({ status: 'dismissed', decidedAt: new Date() })
  await database.db.insert(reviewReports).values(report)
})

test('admins see beside a review how many open reports it has', async () => {
  const review = await createReview(database.db, (await createListing(database.db)).id)
  for (const status of ['open', 'open', 'dismissed'] as const)
    await database.db.insert(reviewReports).values({
      reviewId: review.id,
      reporterId: (await createProfile(database.db)).id,
      reason: 'fake',
      status,
      decidedAt: status === 'open' ? null : new Date(),
    })
  const admin = await createProfile(database.db, { role: 'admin' })
  expect((await createWorld(database).as(admin).reviews.findForModeration({})).items).toMatchObject([
    { id: review.id, openReports: 2 },
  ])
})
