import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { waitForLock } from '#tests/support/locks.ts'
import { createWorld } from '#tests/support/world.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ max: 4 })
})
afterAll(() => database.close())

test.each(['upheld', 'dismissed'] as const)(
  'a report of a held review is %s while somebody else writes to the same review',
  async (decision) => {
    const { db } = database
    const world = createWorld(database)
    const [owner, reporter, admin] = [
      await createProfile(db),
      await createProfile(db),
      await createProfile(db, { role: 'admin' }),
    ]
    const listing = await createListing(db, { ownerId: owner.id })
    const { id } = await createReview(db, listing.id, { heldAt: world.now })
    await world.as(reporter).reports.report({ kind: 'review', subjectId: id, reason: 'fake', note: '' })
    // Whoever writes to a review locks its listing first, then the review.
    const { settled } = await db.transaction(async (tx) => {
      await tx.execute(sql`select from listings where id = ${listing.id} for no key update`)
      const call = world.as(admin).reports.decide({ subjects: [{ kind: 'review', id }], decision })
      const outcome = Promise.allSettled([call])
      await waitForLock(db)
      await tx.execute(sql`select from reviews where id = ${id} for update`)
      return { settled: outcome }
    })
    expect(await settled).toMatchObject([{ status: 'fulfilled', value: { decided: [id] } }])
  },
)
