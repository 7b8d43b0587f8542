import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, sessions } from '#features/accounts/server/tables.ts'
import { listingReports } from '#features/reports/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { useDatabase } from '#tests/support/database.ts'
import {
  createPayment,
  createListing,
  createProfile,
  createReview,
  createSubscription,
} from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'

const database = useDatabase()
const world = createWorld(database)
const createAdmin = (given = {}) => createProfile(database.db, { role: 'admin', ...given })

describe('the list of members', () => {
  test('is searched by words of names, addresses and numbers, and filtered by state', async () => {
    const admin = await createAdmin({ firstName: 'Yan', lastName: 'Ho' })
    const mei = await createProfile(database.db, {
      firstName: 'Mei',
      lastName: '陳',
      email: 'mei_chan@example.com',
      whatsappNumber: '+85261234567',
    })
    const inactive = await createProfile(database.db, { firstName: 'Inactive', banned: true })
    const unconfirmed = await createProfile(database.db, { firstName: 'Unconfirmed', emailVerified: false })
    const find = async (input: Parameters<ReturnType<typeof world.as>['backoffice']['findMembers']>[0]) =>
      (await world.as(admin).backoffice.findMembers(input)).items.map(({ id }) => id)
    for (const q of ['mei', 'MEI 陳', 'mei_ch', '6123-4567', '+852 61234567 mei'])
      expect([q, await find({ q })]).toEqual([q, [mei.id]])
    for (const q of ['m%i', 'mei yan', '99999999']) expect([q, await find({ q })]).toEqual([q, []])
    expect(await find({})).toEqual([unconfirmed.id, inactive.id, mei.id, admin.id])
    expect(await find({ sort: 'joined' })).toEqual([admin.id, mei.id, inactive.id, unconfirmed.id])
    expect(await find({ state: 'active' })).toEqual([mei.id, admin.id])
    expect(await find({ state: 'inactive' })).toEqual([inactive.id])
    expect(await find({ state: 'unconfirmed' })).toEqual([unconfirmed.id])
    expect(await find({ state: 'admins' })).toEqual([admin.id])
  })

  test('is paginated without duplicates and refuses a forged cursor', async () => {
    const admin = await createAdmin()
    for (let n = 0; n < 6; n++) await createProfile(database.db)
    const api = world.as(admin).backoffice
    for (const sort of ['-joined', 'joined'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await api.findMembers({ limit: 3, sort, cursor })
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toHaveLength(7)
      expect(new Set(seen).size).toBe(7)
    }
    await expect(api.findMembers({ cursor: 'bm90IG91cnM' })).rejects.toMatchObject({ code: 'CURSOR_INVALID' })
  })
})

test('a member includes plan, listings, reviews, payments and history, and no secrets', async () => {
  const admin = await createAdmin()
  const mei = await createProfile(database.db, { firstName: 'Mei' })
  await database.db
    .insert(accounts)
    .values({ userId: mei.id, accountId: mei.id, providerId: 'credential', password: '$argon2id$secret' })
  await database.db
    .insert(sessions)
    .values({ userId: mei.id, token: 'token of a session', expiresAt: new Date(Date.now() + 3_600_000) })
  await createSubscription(database.db, mei.id, 'premium')
  const own = await createListing(database.db, { ownerId: mei.id, nameEn: 'Mei’s Plumbing', nameZh: '美師傅水喉' })
  const other = await createListing(database.db, { nameEn: 'Other Plumbing' })
  await createReview(database.db, other.id, { authorId: mei.id, rating: 4 })
  await createPayment(database.db, { userId: mei.id, reference: 'KF1' })
  await world.as(admin).accounts.endMemberSessions({ id: mei.id })
  const answer = await world.as(admin).backoffice.getMember({ id: mei.id })
  expect(answer).toMatchObject({
    firstName: 'Mei',
    planKey: 'premium',
    isSelf: false,
    sessionCount: 0,
    listingCount: 1,
    reviewCount: 1,
    paymentCount: 1,
    listings: [{ id: own.id, name: { text: 'Mei’s Plumbing' }, status: 'approved' }],
    reviews: [{ listingName: { text: 'Other Plumbing' }, rating: 4, status: 'published' }],
    payments: [{ reference: 'KF1', amountCents: 500_00, status: 'pending' }],
    history: [{ action: 'accounts.endMemberSessions', actorName: `Mei ${admin.lastName}` }],
  })
  expect(JSON.stringify(answer)).not.toMatch(/argon2|token of/)
  const inSimplified = await world.as(admin).backoffice.getMember({ id: mei.id, locale: 'zh-Hans' })
  expect(inSimplified.listings).toMatchObject([{ name: { text: '美师傅水喉', isConverted: true } }])
  expect((await world.as(admin).backoffice.getMember({ id: admin.id })).isSelf).toBe(true)
  const nobody = '0192f0c1-0000-7000-8000-000000000001'
  await expect(world.as(admin).backoffice.getMember({ id: nobody })).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND' })
})

test('an admin sees reports, browsers and who shares them on request, and each look is audited', async () => {
  const { db } = database
  const admin = await createAdmin()
  const mei = await createProfile(db, { whatsappNumber: '+85261234567' })
  const twin = await createProfile(db, { firstName: 'Twin', phoneNumber: '+85261234567' })
  const neighbour = await createProfile(db, { firstName: 'Neighbour' })
  const stranger = await createProfile(db)
  const listing = await createListing(db, { ownerId: mei.id, nameEn: 'Harbour Plumbing' })
  const other = await createListing(db, { nameEn: 'Dark Tower' })
  await db.insert(listingReports).values([
    { listingId: listing.id, reporterId: stranger.id, reason: 'spam', createdAt: new Date('2026-11-01') },
    { listingId: other.id, reporterId: mei.id, reason: 'closed', createdAt: new Date('2026-11-02') },
  ])
  const session = (userId: string, ipAddress: string) => ({
    userId,
    ipAddress,
    token: `token-${userId}`,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
    expiresAt: new Date(Date.now() + 86_400_000),
  })
  await db
    .insert(sessions)
    .values([session(mei.id, '192.0.2.1'), session(neighbour.id, '192.0.2.1'), session(stranger.id, '192.0.2.2')])
  const signals = await world.as(admin).backoffice.revealMemberSignals({ id: mei.id })
  expect(signals).toMatchObject({
    reports: [
      { isByMember: true, listingName: { text: 'Dark Tower' }, reason: 'closed', status: 'open' },
      { isByMember: false, listingName: { text: 'Harbour Plumbing' }, reason: 'spam' },
    ],
    devices: [{ browser: 'Firefox', system: 'Windows' }],
  })
  expect(Object.fromEntries(signals.others.map(({ id, by }) => [id, by]))).toEqual({
    [twin.id]: 'number',
    [neighbour.id]: 'device',
  })
  expect(JSON.stringify(signals)).not.toContain('192.0.2')
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'backoffice.viewMember'))
  expect(entry).toMatchObject({ actorId: admin.id, subjectId: mei.id })
  await expect(world.as(mei).backoffice.revealMemberSignals({ id: mei.id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})
