import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, profiles, sessions } from '#features/accounts/server/tables.ts'
import { payments } from '#features/billing/server/tables.ts'
import { publicListings } from '#features/listings/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { testNow } from '#tests/support/ctx.ts'
import { openTestDatabase, useDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview, createSubscription } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'

const database = useDatabase()
const world = createWorld(database)
const createAdmin = (given = {}) => createProfile(database.db, { role: 'admin', ...given })
const createSession = (userId: string, token: string) =>
  database.db.insert(sessions).values({ userId, token, expiresAt: new Date(Date.now() + 3_600_000) })
const logged = async (id: string) =>
  (await database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(
    ({ action, actorId, before, after }) => ({
      action,
      actorId,
      before,
      after,
    }),
  )
const refused = (code: string) => ({ code })

test('only admins may see or change members', async () => {
  const member = await createProfile(database.db)
  for (const [who, status] of [
    [null, 401],
    [member, 403],
  ] as const) {
    const api = world.as(who).members
    const id = member.id
    const calls = [
      api.find({}),
      api.get({ id }),
      api.deactivate({ id, reason: 'Spam' }),
      api.activate({ id }),
      api.addAdmin({ email: member.email }),
      api.removeAdmin({ id }),
      api.endSessions({ id }),
    ]
    for (const call of calls) await expect(call).rejects.toMatchObject({ status })
  }
})

describe('the list', () => {
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
    const find = async (input: Parameters<ReturnType<typeof world.as>['members']['find']>[0]) =>
      (await world.as(admin).members.find(input)).items.map(({ id }) => id)
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
    const api = world.as(admin).members
    for (const sort of ['-joined', 'joined'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await api.find({ limit: 3, sort, cursor })
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toHaveLength(7)
      expect(new Set(seen).size).toBe(7)
    }
    await expect(api.find({ cursor: 'bm90IG91cnM' })).rejects.toMatchObject(refused('CURSOR_INVALID'))
  })
})

test('a member includes plan, listings, reviews, payments and history, and no secrets', async () => {
  const admin = await createAdmin()
  const mei = await createProfile(database.db, { firstName: 'Mei' })
  await database.db
    .insert(accounts)
    .values({ userId: mei.id, accountId: mei.id, providerId: 'credential', password: '$argon2id$secret' })
  await createSession(mei.id, 'token of a session')
  await createSubscription(database.db, mei.id, 'premium')
  const own = await createListing(database.db, { ownerId: mei.id, nameEn: 'Mei’s Plumbing' })
  const other = await createListing(database.db, { nameEn: 'Other Plumbing' })
  await createReview(database.db, other.id, { authorId: mei.id, rating: 4 })
  await database.db.insert(payments).values({
    userId: mei.id,
    planKey: 'premium',
    amountCents: 500_00,
    billing: 'one_time',
    method: 'fps',
    reference: 'KF1',
  })
  await world.as(admin).members.endSessions({ id: mei.id })
  const answer = await world.as(admin).members.get({ id: mei.id })
  expect(answer).toMatchObject({
    firstName: 'Mei',
    planKey: 'premium',
    isSelf: false,
    sessionCount: 0,
    listingCount: 1,
    reviewCount: 1,
    paymentCount: 1,
    listings: [{ id: own.id, name: 'Mei’s Plumbing', status: 'approved' }],
    reviews: [{ listingName: 'Other Plumbing', rating: 4, status: 'published' }],
    payments: [{ reference: 'KF1', amountCents: 500_00, status: 'pending' }],
    history: [{ action: 'members.endSessions', actorName: `Mei ${admin.lastName}` }],
  })
  expect(JSON.stringify(answer)).not.toMatch(/argon2|token of/)
  expect((await world.as(admin).members.get({ id: admin.id })).isSelf).toBe(true)
  const nobody = '0192f0c1-0000-7000-8000-000000000001'
  for (const verb of ['get', 'activate', 'removeAdmin', 'endSessions'] as const)
    await expect(world.as(admin).members[verb]({ id: nobody })).rejects.toMatchObject(refused('MEMBER_NOT_FOUND'))
})

describe('deactivating', () => {
  test('ends the sessions, hides the listings, notifies the member, and can be undone', async () => {
    const admin = await createAdmin()
    const mei = await createProfile(database.db, { language: 'zh-Hant' })
    const listing = await createListing(database.db, { ownerId: mei.id })
    await createSession(mei.id, 't')
    const isPublic = async () =>
      (await database.db.select().from(publicListings).where(eq(publicListings.id, listing.id))).length === 1
    expect(await isPublic()).toBe(true)

    const api = world.as(admin).members
    const answer = await api.deactivate({ id: mei.id, reason: '  Sells followers.\u202E ' })
    expect(answer).toMatchObject({ isActive: false, deactivationReason: 'Sells followers.', sessionCount: 0 })
    expect(await isPublic()).toBe(false)
    expect(await database.db.select().from(sessions)).toEqual([])
    const mails = await database.db.select().from(notificationsOutbox)
    expect(mails).toMatchObject([{ type: 'account_inactive', toEmail: mei.email, language: 'zh-Hant', userId: mei.id }])
    expect(JSON.stringify(mails)).not.toContain('followers')
    // A repeated deactivation changes and sends nothing.
    await api.deactivate({ id: mei.id, reason: 'Again' })
    expect(await api.activate({ id: mei.id })).toMatchObject({ isActive: true, deactivationReason: null })
    await api.activate({ id: mei.id })
    expect(await isPublic()).toBe(true)
    expect(await database.db.select().from(notificationsOutbox)).toHaveLength(1)
    expect((await logged(mei.id)).map(({ action, actorId, after }) => [action, actorId, after])).toEqual([
      ['members.deactivate', admin.id, { isActive: false, reason: 'Sells followers.' }],
      ['members.activate', admin.id, { isActive: true }],
    ])
  })

  test('needs a reason and is refused for oneself', async () => {
    const [admin, mei] = [await createAdmin(), await createProfile(database.db)]
    const api = world.as(admin).members
    await expect(api.deactivate({ id: mei.id, reason: ' ' })).rejects.toMatchObject({
      data: { issues: [{ path: ['reason'], message: 'reasonRequired' }] },
    })
    await expect(api.deactivate({ id: mei.id, reason: 'x'.repeat(501) })).rejects.toMatchObject(refused('BAD_REQUEST'))
    await expect(api.deactivate({ id: admin.id, reason: 'Tired' })).rejects.toMatchObject(refused('MEMBER_SELF'))
    await expect(api.removeAdmin({ id: admin.id })).rejects.toMatchObject(refused('MEMBER_SELF'))
    expect(await database.db.select().from(auditLog)).toEqual([])
  })
})

describe('admins', () => {
  test('are added by e-mail if confirmed and active, and can be removed', async () => {
    const admin = await createAdmin()
    const mei = await createProfile(database.db)
    const [unconfirmed, inactive] = [
      await createProfile(database.db, { emailVerified: false }),
      await createProfile(database.db, { banned: true }),
    ]
    const api = world.as(admin).members
    expect(await api.addAdmin({ email: ` ${mei.email.toUpperCase()} ` })).toMatchObject({ id: mei.id, role: 'admin' })
    await api.addAdmin({ email: mei.email })
    await expect(api.addAdmin({ email: unconfirmed.email })).rejects.toMatchObject(refused('MEMBER_UNCONFIRMED'))
    await expect(api.addAdmin({ email: inactive.email })).rejects.toMatchObject(refused('MEMBER_INACTIVE'))
    await expect(api.addAdmin({ email: 'nobody@example.com' })).rejects.toMatchObject(refused('MEMBER_NOT_FOUND'))
    expect(await api.removeAdmin({ id: mei.id })).toMatchObject({ role: 'member' })
    await api.removeAdmin({ id: mei.id })
    expect(await logged(mei.id)).toEqual([
      { action: 'members.addAdmin', actorId: admin.id, before: { role: 'member' }, after: { role: 'admin' } },
      { action: 'members.removeAdmin', actorId: admin.id, before: { role: 'admin' }, after: { role: 'member' } },
    ])
  })

  test.each([null, new Date(testNow.getTime() - 10 * 60_000)])(
    'change roles only with a recently confirmed password, not at %s',
    async (passwordAt) => {
      const [admin, mei] = [await createAdmin(), await createProfile(database.db)]
      const api = createWorld(database, { passwordAt }).as(admin).members
      for (const call of [api.addAdmin({ email: mei.email }), api.removeAdmin({ id: mei.id })])
        await expect(call).rejects.toMatchObject({ code: 'PASSWORD_NEEDED', status: 403 })
      expect(await database.db.select().from(profiles).where(eq(profiles.id, mei.id))).toEqual([mei])
    },
  )
})

describe('concurrent changes', () => {
  let shared: TestDatabase
  beforeAll(async () => {
    shared = await openTestDatabase({ max: 10 })
  })
  afterAll(() => shared.close())

  test('among admins leave one active admin, and each change is logged', async () => {
    const admins = await Promise.all(Array.from({ length: 6 }, () => createProfile(shared.db, { role: 'admin' })))
    const theirs = createWorld(shared)
    const outcomes = await Promise.allSettled(
      admins.map(({ id }, n) => {
        const api = theirs.as(admins[(n + 1) % admins.length]!).members
        return n % 2 === 0 ? api.removeAdmin({ id }) : api.deactivate({ id, reason: 'A quarrel' })
      }),
    )
    const { rows } = await shared.db.execute(
      sql`select count(*)::int as left from profiles where role = 'admin' and is_active`,
    )
    const done = outcomes.filter(({ status }) => status === 'fulfilled').length
    expect(rows[0]!['left']).toBe(admins.length - done)
    expect(done).toBeLessThan(admins.length)
    expect(await shared.db.select().from(auditLog)).toHaveLength(done)
  })

  test('that deactivate one member send one e-mail', async () => {
    const [admin, mei] = [await createProfile(shared.db, { role: 'admin' }), await createProfile(shared.db)]
    const api = createWorld(shared).as(admin).members
    await Promise.allSettled(Array.from({ length: 10 }, () => api.deactivate({ id: mei.id, reason: 'Spam' })))
    const mails = await shared.db.select().from(notificationsOutbox).where(eq(notificationsOutbox.userId, mei.id))
    expect(mails).toHaveLength(1)
    expect(await shared.db.select().from(auditLog).where(eq(auditLog.subjectId, mei.id))).toHaveLength(1)
  })
})
