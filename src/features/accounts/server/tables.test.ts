import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testNow } from '#tests/support/ctx.ts'
import { openTestDatabase, violationOf, useDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createProfile } from '#tests/support/factories.ts'
import { profiles, sessions, userProfilesWithRoles } from './tables.ts'

const database = useDatabase()
const change = (id: string, given: Partial<typeof profiles.$inferInsert>) =>
  database.db.update(profiles).set(given).where(eq(profiles.id, id)).returning()
const isAdmin = async (id: string) => (await database.db.execute(sql`select is_admin(${id}) as yes`)).rows[0]!['yes']

test('a profile gets a UUIDv7, a referral code and a full name', async () => {
  const { id, referralCode, name, isActive } = await createProfile(database.db, { firstName: 'Mei', lastName: 'Chan' })
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Math.abs(Number.parseInt(id.replace('-', '').slice(0, 12), 16) - Date.now())).toBeLessThan(60_000)
  expect(referralCode).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
  expect({ name, isActive }).toEqual({ name: 'Mei Chan', isActive: true })
  expect((await createProfile(database.db, { firstName: '志強', lastName: '謝' })).name).toBe('謝志強')
  expect((await createProfile(database.db, { firstName: 'Wing', lastName: '謝' })).name).toBe('Wing 謝')
})

test('e-mail addresses are lower case and unique', async () => {
  await createProfile(database.db, { email: 'mei@example.com' })
  expect(await violationOf(database.db, (db) => createProfile(db, { email: 'mei@example.com' }))).toBe(
    'profiles_email_unique',
  )
  expect(await violationOf(database.db, (db) => createProfile(db, { email: 'Mei@example.com' }))).toBe(
    'profiles_email_check',
  )
})

test('changing the WhatsApp number removes its verification', async () => {
  const { id } = await createProfile(database.db, { whatsappNumber: '+85261234567', whatsappVerifiedAt: testNow })
  expect((await change(id, { firstName: 'May' }))[0]!.whatsappVerifiedAt).toEqual(testNow)
  expect((await change(id, { whatsappNumber: '+85261234568' }))[0]!.whatsappVerifiedAt).toBeNull()
})

test('deactivating a member deletes their sessions', async () => {
  const { id } = await createProfile(database.db)
  await database.db.insert(sessions).values({ userId: id, token: 't', expiresAt: new Date(Date.now() + 60_000) })
  expect((await change(id, { banned: true }))[0]!.isActive).toBe(false)
  expect(await database.db.select().from(sessions)).toEqual([])
})

describe('admins', () => {
  test('are active members with the admin role', async () => {
    const [member, other] = [await createProfile(database.db), await createProfile(database.db, { role: 'admin' })]
    expect(await isAdmin(member.id)).toBe(false)
    await database.db.execute(sql`select add_admin_user(${member.id})`)
    expect(await isAdmin(member.id)).toBe(true)
    await change(member.id, { banned: true })
    expect(await isAdmin(member.id)).toBe(false)
    const rows = await database.db
      .select({ id: userProfilesWithRoles.id, isAdmin: userProfilesWithRoles.isAdmin })
      .from(userProfilesWithRoles)
    expect(new Map(rows.map((row) => [row.id, row.isAdmin]))).toEqual(
      new Map([
        [member.id, false],
        [other.id, true],
      ]),
    )
  })

  test('cannot be added for an unknown id', async () => {
    await expect(database.db.execute(sql`select add_admin_user(uuid_v7())`)).rejects.toMatchObject({
      cause: { code: 'P0002' },
    })
  })

  test('the last admin can be neither demoted nor deactivated nor deleted', async () => {
    const { id } = await createProfile(database.db, { role: 'admin' })
    await createProfile(database.db, { role: 'admin', banned: true })
    const last = 'profiles_last_admin'
    expect(await violationOf(database.db, (db) => db.update(profiles).set({ role: 'member' }))).toBe(last)
    expect(
      await violationOf(database.db, (db) => db.update(profiles).set({ banned: true }).where(eq(profiles.id, id))),
    ).toBe(last)
    expect(await violationOf(database.db, (db) => db.delete(profiles).where(eq(profiles.id, id)))).toBe(last)
    await createProfile(database.db, { role: 'admin' })
    expect(
      await violationOf(database.db, (db) => db.update(profiles).set({ role: 'member' }).where(eq(profiles.id, id))),
    ).toBeUndefined()
  })
})

describe('concurrent demotions of admins', () => {
  let shared: TestDatabase
  beforeAll(async () => {
    shared = await openTestDatabase({ max: 8 })
  })
  afterAll(() => shared.close())

  test('leave one admin', async () => {
    const admins = await Promise.all(Array.from({ length: 6 }, () => createProfile(shared.db, { role: 'admin' })))
    await Promise.allSettled(
      admins.map(({ id }) => shared.db.update(profiles).set({ role: 'member' }).where(eq(profiles.id, id))),
    )
    expect(await shared.db.select().from(profiles).where(eq(profiles.role, 'admin'))).toHaveLength(1)
  })
})
