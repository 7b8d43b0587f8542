import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicListings } from '#features/listings/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { testNow } from '#tests/support/ctx.ts'
import { openTestDatabase, useDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { passkeys, profiles, sessions, twoFactors } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
const createAdmin = (given = {}) => createProfile(database.db, { role: 'admin', ...given })
const createSession = (userId: string, token: string) =>
  database.db.insert(sessions).values({ userId, token, expiresAt: new Date(Date.now() + 3_600_000) })
const logged = async (id: string) =>
  (await database.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)).map(
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
    const { accounts: api, backoffice } = world.as(who)
    const id = member.id
    const calls = [
      backoffice.findMembers({}),
      backoffice.getMember({ id }),
      api.deactivateMember({ id, reason: 'Spam' }),
      api.activateMember({ id }),
      api.addAdmin({ email: member.email }),
      api.removeAdmin({ id }),
      api.endMemberSessions({ id }),
      api.resetSecondFactor({ id, reason: 'Lost phone' }),
    ]
    for (const call of calls) await expect(call).rejects.toMatchObject({ status })
  }
})

test('an admin’s act on an account that does not exist is refused', async () => {
  const api = world.as(await createAdmin()).accounts
  const id = '0192f0c1-0000-7000-8000-000000000001'
  const calls = [api.deactivateMember({ id, reason: 'Spam' }), api.activateMember({ id }), api.removeAdmin({ id })]
  for (const call of [...calls, api.endMemberSessions({ id })])
    await expect(call).rejects.toMatchObject(refused('MEMBER_NOT_FOUND'))
})

test('an admin removes the second factor of a member who lost it, with a reason, but not the own', async () => {
  const admin = await createAdmin()
  const mei = await createProfile(database.db, { twoFactorEnabled: true })
  await createSession(mei.id, 'reset')
  await database.db.insert(twoFactors).values({ userId: mei.id, secret: 's', backupCodes: '[]', verified: true })
  const passkey = { userId: mei.id, name: 'Phone', credentialId: 'c', publicKey: 'k', counter: 0 }
  await database.db.insert(passkeys).values(passkey)
  const { accounts: api, backoffice } = world.as(admin)
  expect((await backoffice.getMember({ id: mei.id })).hasSecondFactor).toBe(true)
  const reason = 'Lost phone, identity checked by a call.'
  await api.resetSecondFactor({ id: mei.id, reason })
  expect(await backoffice.getMember({ id: mei.id })).toMatchObject({ hasSecondFactor: false, sessionCount: 0 })
  expect(await logged(mei.id)).toMatchObject([
    { action: 'accounts.resetSecondFactor', actorId: admin.id, after: { reason } },
  ])
  expect(await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)).toMatchObject([
    { toEmail: mei.email },
  ])
  await api.resetSecondFactor({ id: mei.id, reason })
  expect(await logged(mei.id)).toHaveLength(1)
  await expect(api.resetSecondFactor({ id: admin.id, reason })).rejects.toMatchObject(refused('MEMBER_SELF'))
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

    const api = world.as(admin).accounts
    const shown = () => world.as(admin).backoffice.getMember({ id: mei.id })
    await api.deactivateMember({ id: mei.id, reason: '  Sells followers.\u202E ' })
    expect(await shown()).toMatchObject({ isActive: false, deactivationReason: 'Sells followers.', sessionCount: 0 })
    expect(await isPublic()).toBe(false)
    expect(await database.db.select().from(sessions)).toEqual([])
    const mails = await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)
    expect(mails).toMatchObject([{ type: 'account_inactive', toEmail: mei.email, language: 'zh-Hant', userId: mei.id }])
    expect(JSON.stringify(mails)).not.toContain('followers')
    // A repeated deactivation changes and sends nothing.
    await api.deactivateMember({ id: mei.id, reason: 'Again' })
    await api.activateMember({ id: mei.id })
    expect(await shown()).toMatchObject({ isActive: true, deactivationReason: null })
    await api.activateMember({ id: mei.id })
    expect(await isPublic()).toBe(true)
    expect(await database.db.select().from(notificationsOutbox)).toHaveLength(1)
    expect((await logged(mei.id)).map(({ action, actorId, after }) => [action, actorId, after])).toEqual([
      ['accounts.deactivateMember', admin.id, { isActive: false, reason: 'Sells followers.' }],
      ['accounts.activateMember', admin.id, { isActive: true }],
    ])
  })

  test('needs a reason and is refused for oneself', async () => {
    const [admin, mei] = [await createAdmin(), await createProfile(database.db)]
    const api = world.as(admin).accounts
    await expect(api.deactivateMember({ id: mei.id, reason: ' ' })).rejects.toMatchObject({
      data: { issues: [{ path: ['reason'], message: 'reasonRequired' }] },
    })
    await expect(api.deactivateMember({ id: mei.id, reason: 'x'.repeat(501) })).rejects.toMatchObject(
      refused('BAD_REQUEST'),
    )
    await expect(api.deactivateMember({ id: admin.id, reason: 'Tired' })).rejects.toMatchObject(refused('MEMBER_SELF'))
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
    const api = world.as(admin).accounts
    const roleOf = async () => (await world.as(admin).backoffice.getMember({ id: mei.id })).role
    const { firstName, lastName } = mei
    expect(await api.addAdmin({ email: ` ${mei.email.toUpperCase()} ` })).toEqual({ firstName, lastName })
    expect(await roleOf()).toBe('admin')
    await api.addAdmin({ email: mei.email })
    await expect(api.addAdmin({ email: unconfirmed.email })).rejects.toMatchObject(refused('MEMBER_UNCONFIRMED'))
    await expect(api.addAdmin({ email: inactive.email })).rejects.toMatchObject(refused('MEMBER_INACTIVE'))
    await expect(api.addAdmin({ email: 'nobody@example.com' })).rejects.toMatchObject(refused('MEMBER_NOT_FOUND'))
    await api.removeAdmin({ id: mei.id })
    expect(await roleOf()).toBe('member')
    await api.removeAdmin({ id: mei.id })
    expect(await logged(mei.id)).toEqual([
      { action: 'accounts.addAdmin', actorId: admin.id, before: { role: 'member' }, after: { role: 'admin' } },
      { action: 'accounts.removeAdmin', actorId: admin.id, before: { role: 'admin' }, after: { role: 'member' } },
    ])
  })

  test.each([null, new Date(testNow.getTime() - 10 * 60_000)])(
    'change roles only with a recently confirmed password, not at %s',
    async (passwordAt) => {
      const [admin, mei] = [await createAdmin(), await createProfile(database.db)]
      const api = createWorld(database, { passwordAt }).as(admin).accounts
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
        const api = theirs.as(admins[(n + 1) % admins.length]!).accounts
        return n % 2 === 0 ? api.removeAdmin({ id }) : api.deactivateMember({ id, reason: 'A quarrel' })
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
    const api = createWorld(shared).as(admin).accounts
    await Promise.allSettled(Array.from({ length: 10 }, () => api.deactivateMember({ id: mei.id, reason: 'Spam' })))
    const mails = await shared.db
      .select()
      .from(notificationsOutbox)
      .where(eq(notificationsOutbox.userId, mei.id))
      .orderBy(notificationsOutbox.id)
    expect(mails).toHaveLength(1)
    expect(await shared.db.select().from(auditLog).where(eq(auditLog.subjectId, mei.id))).toHaveLength(1)
  })
})
