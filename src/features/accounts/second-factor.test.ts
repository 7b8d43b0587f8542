import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { appSettings } from '#features/settings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { auditLog } from '#platform/server/tables.ts'
import { createAuthenticator } from '#tests/support/authenticator.ts'
import { createBrowser, createMember, testPassword as password, testSecret } from '#tests/support/browser.ts'
import { freezeClock } from '#tests/support/clock.ts'
import { openTestDatabase, useDatabase } from '#tests/support/database.ts'
import { waitForLock } from '#tests/support/locks.ts'
import { outcomes } from '#tests/support/outcomes.ts'
import { totpCode } from '#tests/support/totp.ts'
import { createWorld } from '#tests/support/world.ts'
import { createAuth } from './server/service/auth.ts'
import { accounts, profiles, sessions, twoFactors } from './server/tables.ts'

const rolledBack = useDatabase()
/** Of the test at hand: races need a database on which commits are real. */
let database: { readonly db: Db } = rolledBack
freezeClock()

/** Creates a member, an hour old, with a password. */
const createOldMember = (given: Partial<typeof profiles.$inferInsert> = {}) =>
  createMember(database.db, { createdAt: new Date(Date.now() - 3_600_000), ...given })
type Browser = ReturnType<typeof createBrowser>
const as = async (browser: Browser = createBrowser(database)) => (await browser.api()).accounts
async function signedIn(given: Partial<typeof profiles.$inferInsert> = {}) {
  const member = await createOldMember(given)
  const browser = createBrowser(database)
  await (await as(browser)).signIn({ email: member.email, password })
  return { ...member, browser }
}
/** A member with an authenticator app. `code(n)` is the code n times 30 seconds from now. */
async function withAuthenticator(given: Partial<typeof profiles.$inferInsert> = {}) {
  const member = await signedIn(given)
  const { key } = await (await as(member.browser)).startAuthenticator({})
  const code = (n = 0) => totpCode(key, new Date(Date.now() + n * 30_000))
  const { recoveryCodes } = await (await as(member.browser)).confirmAuthenticator({ code: code(-1) })
  return { ...member, code, recoveryCodes }
}
async function withPasskey(given: Partial<typeof profiles.$inferInsert> = {}) {
  const member = await signedIn(given)
  const device = createAuthenticator()
  const options = await (await as(member.browser)).startPasskeyRegistration({})
  await (await as(member.browser)).addPasskey({ response: device.create(options), name: ' My phone ' })
  return { ...member, device }
}
/** A browser in which the member has given the password. */
async function halfSignedIn({ email }: { email: string }) {
  const browser = createBrowser(database)
  await expect((await as(browser)).signIn({ email, password })).rejects.toMatchObject({ code: 'CODE_NEEDED' })
  return browser
}
const fieldError = (field: string, message: string) => ({ data: { issues: [{ path: [field], message }] } })
const me = async (browser: Browser) => (await as(browser)).getMe({})
const mails = async () => database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)
const makeStale = () => database.db.update(sessions).set({ passwordAt: null })

describe('an authenticator app', () => {
  test('is in force once its first code is given, with ten recovery codes, an audit entry and an e-mail', async () => {
    const member = await signedIn()
    const { key, qr } = await (await as(member.browser)).startAuthenticator({})
    expect(qr).toMatch(/^<svg /)
    await expect(
      (await as(member.browser)).confirmAuthenticator({ code: totpCode(key, new Date(Date.now() - 3_600_000)) }),
    ).rejects.toMatchObject(fieldError('code', 'codeWrong'))
    expect(await (await as(member.browser)).getSecondFactor({})).toMatchObject({ hasAuthenticator: false })
    expect(await (await as()).signIn({ email: member.email, password })).toMatchObject({ id: member.id })
    const { recoveryCodes } = await (await as(member.browser)).confirmAuthenticator({ code: totpCode(key) })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await (await as(member.browser)).getSecondFactor({})).toMatchObject({
      hasAuthenticator: true,
      recoveryCodesLeft: 10,
    })
    const [row] = await database.db.select().from(twoFactors)
    expect(JSON.stringify(row)).not.toContain(recoveryCodes[0]!)
    expect(JSON.stringify(row)).not.toContain(key)
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, member.id))
      .orderBy(auditLog.id)
    expect(entries.map(({ action }) => action)).toEqual(['accounts.addAuthenticator'])
    expect((await mails()).at(-1)).toMatchObject({ type: 'sign_in_changed', toEmail: member.email })
  })

  test('that is being set up is put in force by its confirmation alone, and makes nothing count as given', async () => {
    const member = await signedIn()
    const { key } = await (await as(member.browser)).startAuthenticator({})
    await makeStale()
    const code = totpCode(key)
    await expect((await as(member.browser)).confirmCode({ code })).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
    await expect((await as(member.browser)).signInWithCode({ code })).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
    expect(await database.db.select().from(twoFactors)).toMatchObject([{ verified: false, lastCode: null }])
    expect(await database.db.select().from(sessions)).toMatchObject([{ passwordAt: null, secondFactorAt: null }])
    await expect((await as(member.browser)).removeAuthenticator({})).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
    await database.db.update(sessions).set({ passwordAt: new Date(Date.now() - 60_000) })
    await (await as(member.browser)).confirmAuthenticator({ code })
    const [session] = await database.db.select().from(sessions)
    expect(session).toMatchObject({ passwordAt: new Date(Date.now() - 60_000), secondFactorAt: expect.any(Date) })
    await expect((await as(member.browser)).confirmAuthenticator({ code })).rejects.toMatchObject({
      code: 'CODE_EXPIRED',
    })
  })

  test('given in a session that the library replaces proves no password', async () => {
    const member = await signedIn()
    const { key } = await (await as(member.browser)).startAuthenticator({})
    await makeStale()
    const cookie = [...member.browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const [baseUrl, log] = ['https://kaifong.example', pino({ level: 'silent' })]
    const auth = createAuth({ db: database.db, baseUrl, secret: testSecret, log, providers: [] })
    await auth.api.verifyTOTP({ headers: new Headers({ cookie }), body: { code: totpCode(key) } })
    expect(await database.db.select().from(sessions)).toMatchObject([{ passwordAt: null, secondFactorAt: null }])
  })

  test('is in force with its recovery codes once when two browsers confirm it at the same time', async () => {
    const member = await signedIn()
    const { key } = await (await as(member.browser)).startAuthenticator({})
    const api = await as(member.browser)
    const code = totpCode(key)
    const answers = await Promise.allSettled([1, 2, 3].map(() => api.confirmAuthenticator({ code })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('needs a recent password to be set up, replaced or removed', async () => {
    const { browser } = await withAuthenticator()
    await makeStale()
    const api = await as(browser)
    for (const answer of [
      api.startAuthenticator({}),
      api.confirmAuthenticator({ code: '123456' }),
      api.renewRecoveryCodes({}),
      api.removeAuthenticator({}),
      api.startPasskeyRegistration({}),
    ])
      await expect(answer).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
  })

  test('makes the password alone start no session: the code does, within 30 seconds either way, and once', async () => {
    const member = await withAuthenticator()
    const browser = await halfSignedIn(member)
    expect(await me(browser)).toBeNull()
    await expect((await as(browser)).signInWithCode({ code: member.code(9) })).rejects.toMatchObject(
      fieldError('code', 'codeWrong'),
    )
    expect(await (await as(browser)).signInWithCode({ code: ` ${member.code()} ` })).toMatchObject({ id: member.id })
    expect(await me(browser)).toMatchObject({ id: member.id })
    const watcher = await halfSignedIn(member)
    await expect((await as(watcher)).signInWithCode({ code: member.code() })).rejects.toMatchObject(
      fieldError('code', 'codeUsed'),
    )
    expect(await me(watcher)).toBeNull()
  })

  test('accepts one code once when two browsers send it at the same time', async () => {
    const member = await withAuthenticator()
    const apis = []
    for (let n = 0; n < 4; n++) apis.push(await as(await halfSignedIn(member)))
    const answers = await Promise.allSettled(apis.map((api) => api.signInWithCode({ code: member.code() })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('asks for the password again after five wrong codes, and for nothing without the password', async () => {
    const member = await withAuthenticator()
    await expect((await as()).signInWithCode({ code: member.code() })).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
    const browser = await halfSignedIn(member)
    for (let n = 0; n < 5; n++)
      await expect((await as(browser)).signInWithCode({ code: '000000' })).rejects.toMatchObject({ status: 400 })
    await expect((await as(browser)).signInWithCode({ code: member.code() })).rejects.toMatchObject({
      code: 'CODE_EXPIRED',
    })
    expect(await me(browser)).toBeNull()
  })

  test('is replaced by a recovery code, each of which works once', async () => {
    const member = await withAuthenticator()
    const typed = member.recoveryCodes[3]!.toLowerCase().replace('-', ' ')
    const browser = await halfSignedIn(member)
    expect(await (await as(browser)).signInWithCode({ code: typed })).toMatchObject({ id: member.id })
    expect(await (await as(browser)).getSecondFactor({})).toMatchObject({ recoveryCodesLeft: 9 })
    await expect((await as(await halfSignedIn(member))).signInWithCode({ code: typed })).rejects.toMatchObject(
      fieldError('code', 'codeWrong'),
    )
    const { recoveryCodes } = await (await as(browser)).renewRecoveryCodes({})
    const old = member.recoveryCodes[0]!
    await expect((await as(await halfSignedIn(member))).signInWithCode({ code: old })).rejects.toMatchObject(
      fieldError('code', 'codeWrong'),
    )
    expect(await (await as(await halfSignedIn(member))).signInWithCode({ code: recoveryCodes[0]! })).toMatchObject({
      id: member.id,
    })
  })

  test('a recovery code that is used in several browsers at once starts one session, and is wrong in the others', async () => {
    const committed = await openTestDatabase({ max: 8 })
    try {
      database = committed
      const member = await withAuthenticator()
      const browsers = [await halfSignedIn(member), await halfSignedIn(member), await halfSignedIn(member)]
      const code = member.recoveryCodes[0]!
      let answers: Promise<unknown>[] = []
      await committed.db.transaction(async (tx) => {
        await tx.select().from(twoFactors).for('update')
        answers = browsers.map(async (browser) => (await as(browser)).signInWithCode({ code }))
        await waitForLock(committed.db, browsers.length)
      })
      expect(await outcomes(answers)).toEqual({ done: 1, BAD_REQUEST: 2 })
    } finally {
      database = rolledBack
      await committed.close()
    }
  })

  test('is asked for beside the password before dangerous acts', async () => {
    const member = await withAuthenticator()
    await makeStale()
    const api = await as(member.browser)
    await expect(api.refreshPassword({ password })).rejects.toMatchObject(fieldError('code', 'codeRequired'))
    await expect(api.refreshPassword({ password, code: '000000' })).rejects.toMatchObject(
      fieldError('code', 'codeWrong'),
    )
    await expect(api.refreshPassword({ password: 'not mine', code: member.code() })).rejects.toMatchObject(
      fieldError('password', 'passwordWrong'),
    )
    await expect((await as(member.browser)).removeAuthenticator({})).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
    await api.refreshPassword({ password, code: member.code() })
    expect(await (await as(member.browser)).removeAuthenticator({})).toBeNull()
    expect(await (await as()).signIn({ email: member.email, password })).toMatchObject({ id: member.id })
  })

  test('is asked for beside the password to change it, and a new password that is refused uses up no code', async () => {
    const member = await withAuthenticator()
    const next = 'eight har gow'
    const change = async (given: { currentPassword?: string; code?: string; password?: string }) =>
      (await as(member.browser)).changePassword({ currentPassword: password, password: next, ...given })
    await expect(change({})).rejects.toMatchObject(fieldError('code', 'codeRequired'))
    await expect(change({ code: '000000' })).rejects.toMatchObject(fieldError('code', 'codeWrong'))
    await expect(change({ currentPassword: 'not mine', code: member.code() })).rejects.toMatchObject(
      fieldError('currentPassword', 'passwordWrong'),
    )
    await expect(change({ password: 'password1', code: member.code() })).rejects.toMatchObject(
      fieldError('password', 'passwordCommon'),
    )
    await change({ code: member.code() })
    await expect((await as()).signIn({ email: member.email, password })).rejects.toMatchObject({
      code: 'CREDENTIALS_WRONG',
    })
    await expect((await as()).signIn({ email: member.email, password: next })).rejects.toMatchObject({
      code: 'CODE_NEEDED',
    })
  })

  test('is asked for beside the password to delete the account, and without one as well', async () => {
    const member = await withAuthenticator()
    const remove = async (given: { password?: string; code?: string }) =>
      (await as(member.browser)).deleteAccount({ password, ...given })
    await expect(remove({})).rejects.toMatchObject(fieldError('code', 'codeRequired'))
    await expect(remove({ code: member.code(9) })).rejects.toMatchObject(fieldError('code', 'codeWrong'))
    await database.db.delete(accounts).where(eq(accounts.userId, member.id))
    await expect(remove({ password: '' })).rejects.toMatchObject(fieldError('code', 'codeRequired'))
    expect(await me(member.browser)).toMatchObject({ id: member.id })
    await remove({ password: '', code: member.recoveryCodes[0]! })
    expect(await database.db.select().from(profiles)).toEqual([])
  })
})

describe('a passkey', () => {
  test('signs in by itself and confirms dangerous acts', async () => {
    const member = await withPasskey()
    const { passkeys } = await (await as(member.browser)).getSecondFactor({})
    expect(passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: null }])
    const browser = createBrowser(database)
    const response = member.device.get(await (await as(browser)).startPasskey({}))
    expect(await (await as(browser)).signInWithPasskey({ response })).toMatchObject({ id: member.id })
    expect(await me(browser)).toMatchObject({ id: member.id })
    await makeStale()
    const again = member.device.get(await (await as(browser)).startPasskey({}))
    await (await as(browser)).confirmPasskey({ response: again })
    await (await as(browser)).removePasskey({ id: passkeys[0]!.id })
    const removed = member.device.get(await (await as()).startPasskey({}))
    await expect((await as()).signInWithPasskey({ response: removed })).rejects.toMatchObject({
      code: 'PASSKEY_INVALID',
    })
  })

  test('is refused when replayed, altered, for another site, or without verifying the person', async () => {
    const member = await withPasskey()
    const response = member.device.get(await (await as()).startPasskey({}))
    const altered = {
      ...response,
      response: { ...response.response, authenticatorData: member.device.get({ challenge: 'x' }).response.signature },
    }
    await expect((await as()).signInWithPasskey({ response: altered })).rejects.toMatchObject({
      code: 'PASSKEY_INVALID',
    })
    const fresh = member.device.get(await (await as()).startPasskey({}))
    await (await as()).signInWithPasskey({ response: fresh })
    await expect((await as()).signInWithPasskey({ response: fresh })).rejects.toMatchObject({ code: 'PASSKEY_INVALID' })
    for (const wrong of [{ origin: 'https://evil.example' }, { isVerified: false }]) {
      const options = await (await as(member.browser)).startPasskeyRegistration({})
      const made = createAuthenticator(wrong).create(options)
      await expect((await as(member.browser)).addPasskey({ response: made, name: 'x' })).rejects.toMatchObject({
        code: 'PASSKEY_INVALID',
      })
    }
  })

  test('confirms only its own member, and cannot be added twice', async () => {
    const [owner, other] = [await withPasskey(), await signedIn()]
    const response = owner.device.get(await (await as(other.browser)).startPasskey({}))
    await expect((await as(other.browser)).confirmPasskey({ response })).rejects.toMatchObject({
      code: 'PASSKEY_INVALID',
    })
    const made = owner.device.create(await (await as(other.browser)).startPasskeyRegistration({}))
    await expect((await as(other.browser)).addPasskey({ response: made, name: 'Mine now' })).rejects.toMatchObject({
      code: 'PASSKEY_INVALID',
    })
  })

  test('changes the password instead of the old one, and deletes the account, each with an answer of its own', async () => {
    const member = await withPasskey()
    const next = 'eight har gow'
    const answer = async () => member.device.get(await (await as(member.browser)).startPasskey({}))
    const passkey = await answer()
    const change = async () =>
      (await as(member.browser)).changePassword({ currentPassword: '', password: next, passkey })
    await change()
    await expect((await as()).signIn({ email: member.email, password })).rejects.toMatchObject({
      code: 'CREDENTIALS_WRONG',
    })
    await expect(change()).rejects.toMatchObject({ code: 'PASSKEY_INVALID' })
    const remove = async () => (await as(member.browser)).deleteAccount({ password: '', passkey: await answer() })
    const other = await withPasskey()
    const foreign = other.device.get(await (await as()).startPasskey({}))
    await expect((await as(member.browser)).deleteAccount({ password: '', passkey: foreign })).rejects.toMatchObject({
      code: 'PASSKEY_INVALID',
    })
    await remove()
    expect(await database.db.select({ id: profiles.id }).from(profiles)).toEqual([{ id: other.id }])
  })

  test('is needed to delete an account that has one and no password', async () => {
    const member = await withPasskey()
    await database.db.delete(accounts).where(eq(accounts.userId, member.id))
    await expect((await as(member.browser)).deleteAccount({ password: '' })).rejects.toMatchObject({
      code: 'PASSKEY_NEEDED',
      status: 409,
    })
    const passkey = member.device.get(await (await as(member.browser)).startPasskey({}))
    await (await as(member.browser)).deleteAccount({ password: '', passkey })
    expect(await database.db.select().from(profiles)).toEqual([])
  })

  test('of a deactivated member starts no session', async () => {
    const member = await withPasskey()
    await database.db.update(profiles).set({ banned: true })
    const response = member.device.get(await (await as()).startPasskey({}))
    const browser = createBrowser(database)
    await expect((await as(browser)).signInWithPasskey({ response })).rejects.toMatchObject({
      code: 'ACCOUNT_DEACTIVATED',
    })
    expect(await me(browser)).toBeNull()
  })
})

describe('an administrator', () => {
  const require = () =>
    database.db
      .insert(appSettings)
      .values({ key: 'ADMIN_SECOND_FACTOR', category: 'Security', value: 'true', description: '' })
      .onConflictDoUpdate({ target: appSettings.key, set: { value: 'true' } })
  const settings = async (browser: Browser) => (await browser.api()).settings.findAll({})

  test('acts as a member until the session has a second factor, when the setting says so', async () => {
    const admin = await signedIn({ role: 'admin' })
    expect(await me(admin.browser)).toMatchObject({ isAdmin: true })
    await require()
    await expect.poll(() => me(admin.browser)).toMatchObject({ isAdmin: false, secondFactor: 'missing' })
    await expect(settings(admin.browser)).rejects.toMatchObject({ status: 403 })
    const { key } = await (await as(admin.browser)).startAuthenticator({})
    await (await as(admin.browser)).confirmAuthenticator({ code: totpCode(key) })
    expect(await me(admin.browser)).toMatchObject({ isAdmin: true })
    expect(await settings(admin.browser)).not.toHaveLength(0)
  })

  test('gives the second factor that the account has, also after a sign-in without it', async () => {
    const admin = await withPasskey({ role: 'admin' })
    const browser = createBrowser(database)
    expect(await (await as(browser)).signIn({ email: admin.email, password })).toMatchObject({
      isAdmin: false,
      secondFactor: 'needed',
    })
    await expect(settings(browser)).rejects.toMatchObject({ status: 403 })
    const response = admin.device.get(await (await as(browser)).startPasskey({}))
    await (await as(browser)).confirmPasskey({ response })
    expect(await me(browser)).toMatchObject({ isAdmin: true })
  })

  test.each([
    ['a passkey', withPasskey],
    ['an authenticator app', withAuthenticator],
  ])('with %s changes no second factor in a session that has given the password alone', async (_, withFactor) => {
    const admin = await withFactor({ role: 'admin' })
    const before = await (await as(admin.browser)).getSecondFactor({})
    await database.db.update(sessions).set({ secondFactorAt: null, passwordAt: new Date() })
    const id = before.passkeys[0]?.id ?? crypto.randomUUID()
    const response = createAuthenticator().create({ challenge: 'x' })
    const api = await as(admin.browser)
    for (const change of [
      () => api.startAuthenticator({}),
      () => api.confirmAuthenticator({ code: '123456' }),
      () => api.renewRecoveryCodes({}),
      () => api.removeAuthenticator({}),
      () => api.startPasskeyRegistration({}),
      () => api.addPasskey({ response, name: 'Mine now' }),
      () => api.removePasskey({ id }),
    ])
      await expect(change()).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await (await as(admin.browser)).getSecondFactor({})).toEqual(before)
    expect(await me(admin.browser)).toMatchObject({ isAdmin: false, secondFactor: 'needed' })
  })

  test('confirms dangerous acts by the passkey where it is the only second factor, not by the password alone', async () => {
    const admin = await withPasskey({ role: 'admin' })
    await makeStale()
    const api = await as(admin.browser)
    await expect(api.refreshPassword({ password })).rejects.toMatchObject({ code: 'PASSKEY_NEEDED', status: 409 })
    await expect((await as(admin.browser)).startAuthenticator({})).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
    const response = admin.device.get(await api.startPasskey({}))
    await api.confirmPasskey({ response })
    expect(await (await as(admin.browser)).startAuthenticator({})).toMatchObject({ key: expect.any(String) })
  })

  test('changes password and address by the passkey where it is the only second factor, not by the old password', async () => {
    const admin = await withPasskey({ role: 'admin' })
    const change = { currentPassword: password, password: 'eight har gow' }
    await expect((await as(admin.browser)).changePassword(change)).rejects.toMatchObject({ code: 'PASSKEY_NEEDED' })
    await expect((await as(admin.browser)).deleteAccount({ password })).rejects.toMatchObject({
      code: 'PASSKEY_NEEDED',
    })
    const passkey = async () => admin.device.get(await (await as(admin.browser)).startPasskey({}))
    expect(await (await as(admin.browser)).changePassword({ ...change, passkey: await passkey() })).toBeNull()
    const askForAddress = async (proof: object) =>
      (await as(admin.browser)).requestEmailChange({ email: 'other@example.com', password: 'eight har gow', ...proof })
    await expect(askForAddress({})).rejects.toMatchObject({ code: 'PASSKEY_NEEDED' })
    expect(await askForAddress({ password: '', passkey: await passkey() })).toBeNull()
  })

  test('gives a code with the password also where the address changed after the request had begun', async () => {
    const member = await withAuthenticator()
    const world = createWorld(database, { now: () => new Date() })
    const early = world.as({ ...member, email: 'before@example.com' }).accounts
    await expect(early.refreshPassword({ password })).rejects.toMatchObject(fieldError('code', 'codeRequired'))
  })

  test('gives a code in a session that a provider started', async () => {
    const admin = await withAuthenticator({ role: 'admin' })
    await database.db.update(sessions).set({ secondFactorAt: null })
    expect(await me(admin.browser)).toMatchObject({ isAdmin: false, secondFactor: 'needed' })
    await (await as(admin.browser)).confirmCode({ code: admin.code() })
    expect(await me(admin.browser)).toMatchObject({ isAdmin: true })
  })
})

describe('a sign-in with a new browser', () => {
  const linkOf = (mail: { data: Record<string, unknown> } | undefined) =>
    new URL(mail!.data['path'] as string, 'https://kaifong.example').searchParams.get('token')!

  test('is reported by e-mail, whose link ends that session and no other, once', async () => {
    const member = await createOldMember({ language: 'zh-Hant' })
    const [own, thief] = [createBrowser(database), createBrowser(database)]
    for (const browser of [own, thief]) await (await as(browser)).signIn({ email: member.email, password })
    const sent = await mails()
    expect(sent).toMatchObject([
      { type: 'new_sign_in', toEmail: member.email, language: 'zh-Hant' },
      { type: 'new_sign_in' },
    ])
    expect(sent[1]!.data['path']).toMatch(/^\/zh-hant\/auth\?mode=end&token=[\w-]{43}$/)
    await (await as()).endSessionByLink({ token: linkOf(sent[1]) })
    expect([await me(own), await me(thief)]).toMatchObject([{ id: member.id }, null])
    await expect((await as()).endSessionByLink({ token: linkOf(sent[1]) })).rejects.toMatchObject({
      code: 'LINK_INVALID',
    })
    await (await as()).endSessionByLink({ token: linkOf(sent[0]) })
    expect(await me(own)).toBeNull()
  })

  test('is not reported again for a browser that has signed in before, nor for the password alone', async () => {
    const member = await withAuthenticator()
    const before = (await mails()).length
    await halfSignedIn(member)
    expect(await mails()).toHaveLength(before)
    await (await as(member.browser)).signOut({})
    await expect((await as(member.browser)).signIn({ email: member.email, password })).rejects.toMatchObject({
      code: 'CODE_NEEDED',
    })
    await (await as(member.browser)).signInWithCode({ code: member.code() })
    expect(await mails()).toHaveLength(before)
  })
})
