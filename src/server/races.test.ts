import { count, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { maxKeys, maxWebhooks } from '#features/integrations/rules.ts'
import { apiKeys, webhooks } from '#features/integrations/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import { upsertReferral } from '#features/referrals/server/service.ts'
import { referrals } from '#features/referrals/server/tables.ts'
import { rateLimits as reviewLimits } from '#features/reviews/rules/rate-limits.ts'
import { reviews } from '#features/reviews/server/tables.ts'
import { rateLimits as uploadLimits } from '#features/uploads/rules/rate-limits.ts'
import { consumeLimit } from '#platform/server/limits.ts'
import { auditLog } from '#platform/server/tables.ts'
import { makeCtx, testNow } from '#tests/support/ctx.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { createImporter, importHeader, importLine } from '#tests/support/import-file.ts'
import { waitForLock } from '#tests/support/locks.ts'
import { outcomes } from '#tests/support/outcomes.ts'
import { reviewInput } from '#tests/support/review-input.ts'
import { createWorld } from '#tests/support/world.ts'

/** What one person or two do at the same moment, each request with a connection of its own. */
let database: TestDatabase
let world: ReturnType<typeof createWorld>
beforeAll(async () => {
  database = await openTestDatabase({ max: 12 })
  world = createWorld(database)
})
afterAll(() => database.close())

const at = <T>(times: number, make: (n: number) => T): T[] => Array.from({ length: times }, (_, n) => make(n))

test('a limit admits its number of requests, and reviews of a day, whatever arrives at once', async () => {
  const { upload } = uploadLimits
  const waits = await Promise.all(at(upload.count + 20, () => consumeLimit(makeCtx(database.db), upload, 'mei')))
  expect(waits.filter((wait) => wait === null)).toHaveLength(upload.count)

  const member = await createProfile(database.db)
  const targets = await Promise.all(at(9, () => createListing(database.db)))
  const max = reviewLimits.createPerDay.count
  const written = targets.map(({ id }) => world.as(member).reviews.write({ ...reviewInput, listingId: id }))
  expect(await outcomes(written)).toEqual({ done: max, TOO_MANY_REQUESTS: 9 - max })
  expect(await database.db.$count(reviews, eq(reviews.authorId, member.id))).toBe(max)
})

test('a member has no more API keys and webhooks than allowed, however many are made at once', async () => {
  const member = await createProfile(database.db)
  const api = world.as(member).integrations
  const key = { userId: member.id, name: 'x', prefix: 'abcdefgh', scopes: ['read' as const] }
  await database.db.insert(apiKeys).values(at(maxKeys - 1, (n) => ({ ...key, hash: Buffer.from(`race ${n}`) })))
  const keys = at(8, () => api.createKey({ name: 'website', scopes: ['read'], days: null }))
  expect(await outcomes(keys)).toEqual({ done: 1, KEYS_TOO_MANY: 7 })

  const url = 'https://hooks.example.com/kaifong'
  const hook = { userId: member.id, url, events: ['review.published' as const], secret: 'whsec_x' }
  await database.db.insert(webhooks).values(at(maxWebhooks - 1, () => hook))
  const hooks = at(8, () => api.createWebhook({ url, events: ['review.published'] }))
  expect(await outcomes(hooks)).toEqual({ done: 1, WEBHOOKS_TOO_MANY: 7 })
})

test('the second of two independent reports holds the review, also when both arrive at the same moment', async () => {
  const createdAt = new Date(testNow.getTime() - 30 * 86_400_000)
  const [mei, ka] = [await createProfile(database.db, { createdAt }), await createProfile(database.db, { createdAt })]
  const listing = await createListing(database.db, { ownerId: (await createProfile(database.db)).id })
  const made = await Promise.all(at(8, () => createReview(database.db, listing.id)))
  for (const { id: subjectId } of made) {
    const report = { kind: 'review', subjectId, reason: 'private_information', note: '' } as const
    const held = await Promise.all([mei, ka].map((one) => world.as(one).reports.report(report)))
    expect(held.filter(({ isHeld }) => isHeld)).toHaveLength(1)
  }
  const ids = made.map(({ id }) => id)
  const rows = await database.db.select({ heldAt: reviews.heldAt }).from(reviews).where(inArray(reviews.id, ids))
  expect(rows.filter(({ heldAt }) => heldAt === null)).toEqual([])
  expect(await database.db.$count(auditLog, inArray(auditLog.subjectId, ids))).toBe(made.length)
})

test('a listing that two members claim gets one owner, whichever claims two admins grant at once', async () => {
  const admins = [
    await createProfile(database.db, { role: 'admin' }),
    await createProfile(database.db, { role: 'admin' }),
  ]
  for (let round = 0; round < 8; round++) {
    const { id } = await createListing(database.db, { ownerId: null })
    const claimants = [await createProfile(database.db), await createProfile(database.db)]
    const claims = []
    for (const one of claimants) claims.push(await world.as(one).moderation.claim({ id, note: 'I run it.' }))
    // Even rounds: both claims. Odd rounds: one claim twice.
    const chosen = round % 2 === 0 ? claims : [claims[0]!, claims[0]!]
    const granted = admins.map((admin, n) => world.as(admin).moderation.grantClaim({ id: chosen[n]!.id }))
    expect(await outcomes(granted)).toEqual({ done: 1, CLAIM_DECIDED: 1 })
    const [row] = await database.db.select().from(listings).where(eq(listings.id, id))
    expect(claimants.map((one) => one.id)).toContain(row!.ownerId)
    const grants = await database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(grants.filter(({ action }) => action === 'listings.grantClaim')).toHaveLength(1)
  }
})

test('a friend who joined is counted once, however often the address is confirmed at once', async () => {
  const mei = await createProfile(database.db)
  const friend = await createProfile(database.db, { referredBy: mei.id })
  await database.db.update(profiles).set({ emailVerified: true }).where(eq(profiles.id, friend.id))
  await Promise.all(at(10, (n) => upsertReferral(database.db, friend.id, new Date(testNow.getTime() + n))))
  const [counted] = await database.db.select({ n: count() }).from(referrals).where(eq(referrals.referrerId, mei.id))
  expect(counted!.n).toBe(1)
  expect((await world.as(mei).referrals.getMine({})).joined).toBe(1)
})

test('an import keeps what somebody else writes at that moment into a column that its file lacks', async () => {
  const admin = await createProfile(database.db, { role: 'admin' })
  const { send, check, imports, work, importFile } = createImporter(database, () => admin)
  await importFile([importHeader, importLine('race')].join('\n'))
  const { id } = await send([importHeader, importLine('race', 'Named Anew')].join('\n'))
  await check(id)
  await imports().start({ id })
  let working: Promise<void> | undefined
  await database.db.transaction(async (db) => {
    await db.update(listings).set({ establishedYear: 1998 }).where(eq(listings.nameEn, 'Plumber race'))
    working = work()
    await waitForLock(database.db)
  })
  await working
  const [changed] = await database.db.select().from(listings).where(eq(listings.nameEn, 'Named Anew'))
  expect(changed?.establishedYear).toBe(1998)
})
