import { expect, test } from 'vitest'
import { listingReports } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { actorOf, clientOf, makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { queueNames } from './rules.ts'
import { backofficeProcedures } from './server/procedures.ts'

const database = useDatabase()

/** The back office as this member finds it. */
async function as(role: 'admin' | 'member', db: Db = database.db) {
  return clientOf(backofficeProcedures, makeCtx(db, { actor: actorOf(await createProfile(db, { role })) }))
}

test('an admin sees what waits in each queue and since when, and nothing of what is decided', async () => {
  const { db } = database
  const at = new Date('2026-11-01T00:00:00Z')
  await createListing(db, { status: 'pending', createdAt: new Date('2026-11-03T00:00:00Z') })
  await createListing(db, { status: 'pending', createdAt: at })
  const listing = await createListing(db, { createdAt: new Date('2026-10-01T00:00:00Z') })
  await createReview(db, listing.id, { status: 'pending', createdAt: at })
  await db.insert(listingReports).values({ listingId: listing.id, reason: 'closed', createdAt: at })
  const queues = await (await as('admin')).getQueues({})
  expect(Object.keys(queues).sort()).toEqual([...queueNames].sort())
  expect(queues).toMatchObject({
    listings: { count: 2, oldestAt: at.toISOString() },
    reviews: { count: 1, oldestAt: at.toISOString() },
    listing_reports: { count: 1, oldestAt: at.toISOString() },
    payments: { count: 0, oldestAt: null },
  })
})

test('the back office answers nobody but admins', async () => {
  await expect((await as('member')).getQueues({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(clientOf(backofficeProcedures, makeCtx(database.db)).getQueues({})).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  })
})
