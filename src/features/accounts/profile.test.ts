import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { payments } from '#features/billing/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { reviews } from '#features/reviews/server/tables.ts'
import { hasFreshPassword } from '#platform/server/rpc.ts'
import { auditLog } from '#platform/server/tables.ts'
import { createBrowser, createMember, testPassword as password } from '#tests/support/browser.ts'
import { freezeClock } from '#tests/support/clock.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createPayment, createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { accounts, consents, profiles, sessions } from './server/tables.ts'

const database = useDatabase()
freezeClock()
const form = {
  firstName: 'Mei',
  lastName: 'Chan',
  whatsappNumber: '+852 1234 5678',
  phoneNumber: '',
  language: 'zh-Hant' as const,
  acceptsMarketing: false,
}

async function signedIn(given: Partial<typeof profiles.$inferInsert> = {}) {
  const member = await createMember(database.db, given)
  return { member, browser: await anotherBrowser(member) }
}
async function anotherBrowser({ email }: { email: string }, userAgent = 'Mozilla/5.0 (test)') {
  const browser = createBrowser(database, { client: { address: '192.0.2.1', userAgent } })
  await (await as(browser)).signIn({ email, password })
  return browser
}
const as = async (browser: ReturnType<typeof createBrowser>) => (await browser.api()).accounts
const errorsOf = async (answer: Promise<unknown>) => {
  const { data } = (await answer.catch((error: unknown) => error)) as {
    data: { issues: { path: string[]; message: string }[] }
  }
  return Object.fromEntries(data.issues.map(({ path, message }) => [path[0], message])) as Record<string, string>
}
const isSignedIn = async (browser: ReturnType<typeof createBrowser>) => (await (await as(browser)).getMe({})) !== null

describe('the profile', () => {
  test('is not available to visitors', async () => {
    const visitor = await as(createBrowser(database))
    const all = [
      visitor.getProfile({}),
      visitor.updateProfile(form),
      visitor.removeAvatar({}),
      visitor.changePassword({ currentPassword: password, password: 'eight har gow' }),
      visitor.findDevices({}),
      visitor.endOtherSessions({}),
      visitor.endSession({ id: '0192f0c1-0000-7000-8000-000000000001' }),
      visitor.deleteAccount({ password }),
    ]
    for (const answer of all) await expect(answer).rejects.toMatchObject({ status: 401, message: 'Not authenticated' })
  })

  test('is complete with names and a WhatsApp number, stored as E.164', async () => {
    const { member, browser } = await signedIn({ firstName: 'M', lastName: 'C' })
    const api = await as(browser)
    expect(await api.getProfile({})).toMatchObject({
      isComplete: false,
      whatsappNumber: null,
      hasPassword: true,
      language: 'en',
    })
    const answer = await api.updateProfile({ ...form, phoneNumber: '２３４５　６７８９' })
    expect(answer).toEqual({
      id: member.id,
      firstName: 'Mei',
      lastName: 'Chan',
      email: member.email,
      avatarUrl: null,
      isAdmin: false,
      whatsappNumber: '+85212345678',
      whatsappVerifiedAt: null,
      phoneNumber: '+85223456789',
      language: 'zh-Hant',
      acceptsMarketing: false,
      isComplete: true,
      hasPassword: true,
      emailChange: null,
    })
    expect(await (await as(browser)).getMe({})).toMatchObject({ firstName: 'Mei' })
    expect(await (await as(browser)).updateProfile({ ...form, whatsappNumber: ' ' })).toMatchObject({
      isComplete: false,
    })
  })

  test('loses the verification only when the number changes', async () => {
    const { browser } = await signedIn({
      whatsappNumber: '+85212345678',
      whatsappVerifiedAt: new Date('2026-11-01T00:00:00Z'),
    })
    const api = await as(browser)
    expect((await api.updateProfile(form)).whatsappVerifiedAt).toBe('2026-11-01T00:00:00.000Z')
    expect((await api.updateProfile({ ...form, whatsappNumber: '61234567' })).whatsappVerifiedAt).toBeNull()
  })

  test.each([
    [{ firstName: '' }, { firstName: 'firstNameRequired' }],
    [{ lastName: 'http://x.example' }, { lastName: 'nameInvalid' }],
    [
      { whatsappNumber: 'call me', phoneNumber: '12' },
      { whatsappNumber: 'phoneInvalid', phoneNumber: 'phoneInvalid' },
    ],
  ])('reports field errors for %o and stays unchanged', async (given, errors) => {
    const { member, browser } = await signedIn()
    expect(await errorsOf((await as(browser)).updateProfile({ ...form, ...given }))).toEqual(errors)
    expect(await database.db.select().from(profiles).where(eq(profiles.id, member.id))).toEqual([member])
  })

  test('does not accept role, verification or state as input', async () => {
    const { browser } = await signedIn()
    for (const forged of [
      { role: 'admin' },
      { isAdmin: true },
      { whatsappVerifiedAt: '2026-11-01' },
      { banned: false },
      { email: 'x@y.hk' },
    ]) {
      const answer = (await as(browser)).updateProfile({ ...form, ...forged })
      await expect(answer).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })

  test('gives and withdraws the marketing consent and preserves earlier rows', async () => {
    const { browser } = await signedIn()
    const api = await as(browser)
    const storedConsents = () =>
      database.db.select({ language: consents.language, withdrawnAt: consents.withdrawnAt }).from(consents)
    expect((await api.updateProfile({ ...form, acceptsMarketing: true })).acceptsMarketing).toBe(true)
    expect((await api.updateProfile({ ...form, acceptsMarketing: true })).acceptsMarketing).toBe(true)
    expect(await storedConsents()).toEqual([{ language: 'zh-Hant', withdrawnAt: null }])
    expect((await api.updateProfile(form)).acceptsMarketing).toBe(false)
    expect((await storedConsents())[0]!.withdrawnAt).toBeInstanceOf(Date)
    await api.updateProfile({ ...form, acceptsMarketing: true })
    expect(await storedConsents()).toHaveLength(2)
  })
})

describe('changing the password', () => {
  test('requires the current one, ends every other session and sends an e-mail', async () => {
    const { member, browser } = await signedIn({ language: 'zh-Hans' })
    const other = await anotherBrowser(member)
    expect(
      await errorsOf((await as(browser)).changePassword({ currentPassword: 'not mine', password: 'eight har gow' })),
    ).toEqual({
      currentPassword: 'passwordWrong',
    })
    expect(
      await errorsOf((await as(browser)).changePassword({ currentPassword: password, password: 'seven77' })),
    ).toEqual({
      password: 'newPasswordTooShort',
    })
    expect(
      await errorsOf((await as(browser)).changePassword({ currentPassword: password, password: 'password1' })),
    ).toEqual({
      password: 'passwordCommon',
    })
    await (await as(browser)).changePassword({ currentPassword: password, password: 'eight har gow' })
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false])
    const [mail] = await database.db.select().from(notificationsOutbox)
    expect(mail).toMatchObject({ type: 'password_changed', toEmail: member.email, language: 'zh-Hans' })
    const api = await as(createBrowser(database))
    await expect(api.signIn({ email: member.email, password })).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' })
    await api.signIn({ email: member.email, password: 'eight har gow' })
  })

  test('sets no first password, so that a session alone never counts as a recent password', async () => {
    const { member, browser } = await signedIn()
    await database.db.delete(accounts).where(eq(accounts.userId, member.id))
    const answer = (await as(browser)).changePassword({ currentPassword: 'anything', password: 'eight har gow' })
    await expect(answer).rejects.toMatchObject({ code: 'PASSWORD_NONE', status: 409 })
    expect(await database.db.select().from(accounts).where(eq(accounts.userId, member.id))).toEqual([])
  })

  test('limits guesses of the current password, by this member alone', async () => {
    const { member, browser } = await signedIn()
    const stranger = (await as(createBrowser(database))).signIn
    for (let n = 0; n < 25; n++)
      await expect(stranger({ email: member.email, password: 'a guess' })).rejects.toMatchObject({ status: 401 })
    const guess = async () =>
      (await as(browser)).changePassword({ currentPassword: 'not mine', password: 'eight har gow' })
    for (let n = 0; n < 25; n++) await expect(guess()).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(guess()).rejects.toMatchObject({ status: 429 })
  })
})

describe('confirming the password again', () => {
  const passwordAt = async (userId: string) =>
    (await database.db.select().from(sessions).where(eq(sessions.userId, userId)))[0]!.passwordAt

  test('is valid for ten minutes, and signing in counts as well', async () => {
    const { member, browser } = await signedIn()
    expect(hasFreshPassword({ passwordAt: await passwordAt(member.id), now: () => new Date() })).toBe(true)
    const later = new Date(Date.now() + 10 * 60_000)
    expect(hasFreshPassword({ passwordAt: await passwordAt(member.id), now: () => later })).toBe(false)
    await database.db.update(sessions).set({ passwordAt: null })
    expect(await errorsOf((await as(browser)).refreshPassword({ password: 'not mine' }))).toEqual({
      password: 'passwordWrong',
    })
    expect(await passwordAt(member.id)).toBeNull()
    await (await as(browser)).refreshPassword({ password })
    expect(hasFreshPassword({ passwordAt: await passwordAt(member.id), now: () => new Date() })).toBe(true)
  })

  test('is refused without a password, and an e-mail link does not count', async () => {
    const { member, browser } = await signedIn()
    await database.db.delete(accounts).where(eq(accounts.userId, member.id))
    await expect((await as(browser)).refreshPassword({ password: '123456' })).rejects.toMatchObject({
      code: 'PASSWORD_NONE',
    })
    const newcomer = createBrowser(database)
    const person = { firstName: 'Mei', lastName: 'Chan', email: 'mei@example.com', password, locale: 'en' as const }
    await (await as(newcomer)).signUp({ ...person, acceptsTerms: true, acceptsMarketing: false })
    const [mail] = await database.db.select().from(notificationsOutbox)
    const token = new URL(mail!.data['path'] as string, 'https://kaifong.example').searchParams.get('token')!
    const me = await (await as(newcomer)).confirmEmail({ token })
    expect(await passwordAt(me.id)).toBeNull()
  })
})

describe('devices', () => {
  test('are listed with the current one marked, and can be signed out one by one or all others at once', async () => {
    const { member, browser } = await signedIn()
    const phone = await anotherBrowser(member)
    const third = await anotherBrowser(member)
    const { browser: stranger } = await signedIn()
    const devices = await (await as(browser)).findDevices({})
    expect(devices).toHaveLength(3)
    expect(devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const [theirs] = await (await as(stranger)).findDevices({})
    await (await as(browser)).endSession({ id: theirs!.id })
    expect(await isSignedIn(stranger)).toBe(true)
    const [ofPhone] = (await (await as(phone)).findDevices({})).filter(({ isCurrent }) => isCurrent)
    await (await as(browser)).endSession({ id: ofPhone!.id })
    expect([await isSignedIn(phone), await isSignedIn(third)]).toEqual([false, true])
    await (await as(browser)).endOtherSessions({})
    expect([await isSignedIn(browser), await isSignedIn(third), await isSignedIn(stranger)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('deleting an account', () => {
  test('requires the password and deletes what belongs to the member alone', async () => {
    const { member, browser } = await signedIn()
    const listing = await createListing(database.db, { ownerId: member.id })
    const other = await createListing(database.db)
    const review = await createReview(database.db, other.id, { authorId: member.id })
    await createPayment(database.db, { userId: member.id })
    expect(await errorsOf((await as(browser)).deleteAccount({ password: 'not mine' }))).toEqual({
      password: 'passwordWrong',
    })
    expect(await isSignedIn(browser)).toBe(true)
    const mail = {
      type: 'generic' as const,
      toEmail: member.email,
      language: 'en' as const,
      subject: 'Hello',
      data: {},
    }
    await database.db.insert(notificationsOutbox).values({ ...mail, status: 'sent' })
    await (await as(browser)).deleteAccount({ password })
    expect([...browser.jar.keys()]).toEqual(['__Host-kaifong.browser'])
    expect(await database.db.select().from(profiles).where(eq(profiles.id, member.id))).toEqual([])
    expect(await database.db.select().from(sessions)).toEqual([])
    expect(await database.db.select().from(notificationsOutbox)).toEqual([])
    expect(await database.db.select().from(listings).where(eq(listings.id, listing.id))).toEqual([])
    const [remaining] = await database.db.select().from(reviews).where(eq(reviews.id, review.id))
    expect(remaining).toMatchObject({ authorId: null, body: review.body, status: 'published' })
    expect(await database.db.select({ userId: payments.userId, amount: payments.amountCents }).from(payments)).toEqual([
      { userId: null, amount: 500_00 },
    ])
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.subjectId, member.id))
    expect(entry).toMatchObject({ action: 'accounts.deleteAccount', actorId: member.id })
  })

  test('is refused for the last admin', async () => {
    const { member, browser } = await signedIn({ role: 'admin' })
    await expect((await as(browser)).deleteAccount({ password })).rejects.toMatchObject({ code: 'LAST_ADMIN' })
    expect(await database.db.select().from(auditLog).where(eq(auditLog.subjectId, member.id))).toEqual([])
    await createProfile(database.db, { role: 'admin' })
    await (await as(browser)).deleteAccount({ password })
  })
})
