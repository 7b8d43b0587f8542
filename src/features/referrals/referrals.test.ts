import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ensureAdmin } from '#features/accounts/server/service.ts'
import { profiles } from '#features/accounts/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { createBrowser } from '#tests/support/browser.ts'
import { violationOf, useDatabase } from '#tests/support/database.ts'
import { createProfile, type Profile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { parseCode } from './rules.ts'
import { referrals } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
const joined = async (member: Profile) => (await world.as(member).referrals.getMine({})).joined
const visitor = async () => (await createBrowser(database).api()).accounts

async function signUp(email: string, ref?: string) {
  const person = { firstName: 'Siu', lastName: 'Ming', email, password: 'six dim sum' }
  const terms = { acceptsTerms: true as const, acceptsMarketing: false }
  await (await visitor()).signUp({ ...person, ...terms, locale: 'en', ref })
}
/** The token in the member's latest e-mail of this type. */
async function tokenIn(type: 'email_confirmation' | 'password_reset', email: string): Promise<string> {
  const mails = await database.db
    .select()
    .from(notificationsOutbox)
    .where(eq(notificationsOutbox.toEmail, email))
    .orderBy(notificationsOutbox.id)
  const path = mails.findLast((mail) => mail.type === type)!.data['path'] as string
  return new URL(path, 'https://kaifong.example').searchParams.get('token')!
}
async function confirm(email: string) {
  await (await visitor()).confirmEmail({ token: await tokenIn('email_confirmation', email) })
}

describe('a friend who signed up with a referral link', () => {
  test('counts once the address is confirmed, without revealing the name', async () => {
    const mei = await createProfile(database.db)
    expect(await world.as(mei).referrals.getMine({})).toEqual({ code: mei.referralCode, joined: 0 })
    await signUp('siu@example.com', ` ${mei.referralCode.toLowerCase()} `)
    expect(await joined(mei)).toBe(0)
    await confirm('siu@example.com')
    expect(await world.as(mei).referrals.getMine({})).toEqual({ code: mei.referralCode, joined: 1 })
  })

  test('counts only for the first referrer', async () => {
    const [mei, ka] = [await createProfile(database.db), await createProfile(database.db)]
    await signUp('siu@example.com', mei.referralCode)
    await signUp('siu@example.com', ka.referralCode)
    await confirm('siu@example.com')
    expect([await joined(mei), await joined(ka)]).toEqual([1, 0])
  })

  test('counts once when the address is confirmed by a new password, and no second time later', async () => {
    const mei = await createProfile(database.db)
    await signUp('siu@example.com', mei.referralCode)
    await (await visitor()).requestPasswordReset({ email: 'siu@example.com', locale: 'en' })
    const token = await tokenIn('password_reset', 'siu@example.com')
    await (await visitor()).resetPassword({ token, password: 'seven dim sum' })
    const credited = await database.db.select().from(referrals)
    expect(credited).toMatchObject([{ referrerId: mei.id, creditedAt: expect.any(Date) }])
    await expect(confirm('siu@example.com')).rejects.toMatchObject({ code: 'LINK_INVALID' })
    expect(await database.db.select().from(referrals)).toEqual(credited)
  })

  test('counts when the account becomes an admin of the installation', async () => {
    const mei = await createProfile(database.db)
    await signUp('siu@example.com', mei.referralCode)
    const admin = { email: 'siu@example.com', password: 'seven dim sum', firstName: 'Siu', lastName: 'Ming' }
    await ensureAdmin(database.db, admin)
    expect(await joined(mei)).toBe(1)
  })
})

test('an unknown code or one of a deactivated member is ignored at sign-up', async () => {
  const inactive = await createProfile(database.db, { banned: true })
  for (const [n, ref] of ['22222222', inactive.referralCode, "' or 1=1", ''].entries())
    await signUp(`siu${n}@example.com`, ref)
  expect(await database.db.select().from(referrals)).toEqual([])
  expect(await database.db.select().from(profiles)).toHaveLength(5)
})

test('a member cannot refer themselves', async () => {
  const mei = await createProfile(database.db)
  const self = { referrerId: mei.id, referredId: mei.id }
  expect(await violationOf(database.db, (db) => db.insert(referrals).values(self))).toBe('referrals_not_self_check')
  await signUp(mei.email, mei.referralCode)
  expect(await joined(mei)).toBe(0)
})

test('visitors have no referral link', async () => {
  await expect(world.as(null).referrals.getMine({})).rejects.toMatchObject({ status: 401 })
})

test.each([
  ['k7m2q9ab', 'K7M2Q9AB'],
  [' K7M2Q9AB ', 'K7M2Q9AB'],
  ['K7M2Q9A', null],
  ['K7M2Q9A0', null],
  ['K7M2Q9AI', null],
  ['../../etc', null],
])('"%s" is parsed as %s', (typed, code) => {
  expect(parseCode(typed)).toBe(code)
})
