import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { consumeLimit } from '#platform/server/limits.ts'
import { auditLog } from '#platform/server/tables.ts'
import { createBrowser, createMember, testPassword as password } from '#tests/support/browser.ts'
import { freezeClock } from '#tests/support/clock.ts'
import { makeCtx } from '#tests/support/ctx.ts'
import { openTestDatabase, useDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile } from '#tests/support/factories.ts'
import { waitForLock } from '#tests/support/locks.ts'
import { outcomes } from '#tests/support/outcomes.ts'
import { totpCode } from '#tests/support/totp.ts'
import { rateLimits } from './rules/rate-limits.ts'
import { removeExpiredEmails } from './server/service/links.ts'
import { purge } from './server/service/purge.ts'
import { lockMember } from './server/store.ts'
import { accounts, bans, profiles, verifications } from './server/tables.ts'

const rolledBack = useDatabase()
/** Of the test at hand: races need a database on which commits are real. */
let database: { readonly db: Db }
beforeEach(() => void (database = rolledBack))
freezeClock()

const newEmail = 'mei.new@example.com'
type Overrides = Parameters<typeof createBrowser>[1]
type Browser = ReturnType<typeof createBrowser>
const as = async (browser: Browser = createBrowser(database)) => (await browser.api()).accounts
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

async function browserOf({ email }: { email: string }, overrides: Overrides = {}): Promise<Browser> {
  const browser = createBrowser(database, overrides)
  await (await as(browser)).signIn({ email, password })
  return browser
}
async function signedIn(given: Partial<typeof profiles.$inferInsert> = {}, overrides: Overrides = {}) {
  const member = await createMember(database.db, { createdAt: new Date(Date.now() - 3_600_000), ...given })
  return { member, browser: await browserOf(member, overrides) }
}
const ask = async (browser: Browser, email = newEmail, proof: object = { password }) =>
  (await as(browser)).requestEmailChange({ email, password: '', ...proof })
const outbox = () => database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)
const mailsTo = async (email: string) => (await outbox()).filter(({ toEmail }) => toEmail === email)
/** Tokens of the links that were mailed to this address, oldest first. */
const tokensTo = async (email = newEmail) =>
  (await mailsTo(email))
    .filter(({ data }) => typeof data['path'] === 'string')
    .map(({ data }) => new URL(data['path'] as string, 'https://kaifong.example').searchParams.get('token')!)
    .filter((token) => token !== null)
const lastTokenTo = async (email = newEmail) => (await tokensTo(email)).at(-1)!
const open = async (token: string, browser?: Browser) => (await as(browser)).changeEmail({ token })
const pendingOf = async (browser: Browser) => (await (await as(browser)).getProfile({})).emailChange
const changeLinks = () =>
  database.db.select().from(verifications).where(like(verifications.identifier, 'change-email:%'))
const emailOf = async (id: string) => (await database.db.select().from(profiles).where(eq(profiles.id, id)))[0]?.email
const isSignedIn = async (browser: Browser) => (await (await as(browser)).getMe({})) !== null
const fieldError = (field: string, message: string) => ({ data: { issues: [{ path: [field], message }] } })
const later = (browser: Browser, minutes: number) => {
  const moved = createBrowser(database, { now: () => new Date(Date.now() + minutes * 60_000) })
  for (const [name, value] of browser.jar) moved.jar.set(name, value)
  return moved
}

describe('asking for another address', () => {
  test('mails a link there in the member’s language, shows it in the profile, and changes nothing', async () => {
    const { member, browser } = await signedIn({ language: 'zh-Hant', firstName: 'Mei' })
    expect(await ask(browser, ' Mei.NEW@example.com ')).toBeNull()
    expect(await mailsTo(newEmail)).toMatchObject([
      { type: 'email_change', language: 'zh-Hant', userId: member.id, data: { first_name: 'Mei' } },
    ])
    const path = (await mailsTo(newEmail))[0]!.data['path'] as string
    expect(path).toMatch(/^\/zh-hant\/auth\?mode=change-email&token=[\w-]{43}$/)
    expect(await pendingOf(browser)).toEqual({
      email: newEmail,
      expiresAt: new Date(Date.now() + 24 * 3_600_000).toISOString(),
    })
    expect(await emailOf(member.id)).toBe(member.email)
    const stored = await database.db.select().from(verifications)
    expect(JSON.stringify(stored)).not.toContain(await lastTokenTo())
  })

  test('is not possible for visitors', async () => {
    const visitor = await as()
    const calls = [
      visitor.requestEmailChange({ email: newEmail, password }),
      visitor.resendEmailChange({}),
      visitor.cancelEmailChange({}),
    ]
    for (const call of calls) await expect(call).rejects.toMatchObject({ status: 401 })
  })

  test('requires the password, with the code where there is an app, and a valid address that is another one', async () => {
    const { member, browser } = await signedIn()
    await expect(ask(browser, newEmail, { password: 'not mine' })).rejects.toMatchObject(
      fieldError('password', 'passwordWrong'),
    )
    await expect(ask(browser, 'nobody')).rejects.toMatchObject(fieldError('email', 'emailInvalid'))
    await expect(ask(browser, member.email.toUpperCase())).rejects.toMatchObject(fieldError('email', 'emailSame'))
    await expect(ask(browser, newEmail, { password, userId: member.id })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const { key } = await (await as(browser)).startAuthenticator({})
    await (await as(browser)).confirmAuthenticator({ code: totpCode(key, new Date(Date.now() - 30_000)) })
    await expect(ask(browser)).rejects.toMatchObject(fieldError('code', 'codeRequired'))
    expect(await mailsTo(newEmail)).toEqual([])
    await ask(browser, newEmail, { password, code: totpCode(key, new Date()) })
    expect(await mailsTo(newEmail)).toHaveLength(1)
  })

  test('of a member without a password is refused: the session alone must not reach where passwords are reset', async () => {
    const { member, browser } = await signedIn()
    await database.db.delete(accounts).where(eq(accounts.userId, member.id))
    await expect(ask(browser)).rejects.toMatchObject({ code: 'PASSWORD_NONE', status: 409 })
    expect(await pendingOf(browser)).toBeNull()
    expect(await mailsTo(newEmail)).toEqual([])
  })

  test('refuses a banned address, and the link of one that was banned meanwhile', async () => {
    const { member, browser } = await signedIn()
    await ask(browser)
    const ban = { value: newEmail, reason: 'spam', endsAt: new Date(Date.now() + 86_400_000) }
    await database.db.insert(bans).values(ban)
    await expect(open(await lastTokenTo())).rejects.toMatchObject({ code: 'ADDRESS_BANNED' })
    await expect(ask(browser)).rejects.toMatchObject(fieldError('email', 'emailBanned'))
    expect(await emailOf(member.id)).toBe(member.email)
    await database.db.delete(bans)
    expect(await open(await lastTokenTo())).toMatchObject({ email: newEmail })
  })

  test('answers, shows and takes the same for an address that has an account, whose owner is told', async () => {
    const owner = await createProfile(database.db, { email: 'taken@example.com', language: 'zh-Hans' })
    const { browser } = await signedIn()
    const { browser: other } = await signedIn()
    const duration = async (work: Promise<unknown>) => {
      const start = performance.now()
      await work
      return performance.now() - start
    }
    expect(await duration(ask(browser, newEmail))).toBeGreaterThanOrEqual(249)
    expect(await duration(ask(other, owner.email))).toBeGreaterThanOrEqual(249)
    const [free, taken] = [await pendingOf(browser), await pendingOf(other)]
    expect(taken).toEqual({ ...free, email: owner.email })
    const again = { code: 'TOO_MANY_REQUESTS', status: 429 }
    for (const one of [browser, other]) await expect((await as(one)).resendEmailChange({})).rejects.toMatchObject(again)
    const mails = await mailsTo(owner.email)
    expect(mails).toMatchObject([
      { type: 'account_exists', userId: owner.id, language: 'zh-Hans', data: { path: '/zh-hans/auth' } },
    ])
    expect(JSON.stringify(mails)).not.toContain('token')
  })

  test('shows the link in demonstration mode without a mail server, alike for an address that has an account', async () => {
    const owner = await createProfile(database.db)
    const demo = { isDemo: true, canSendMail: false }
    const { browser } = await signedIn({}, demo)
    for (const email of [newEmail, owner.email])
      expect(await ask(browser, email)).toMatch(/^\/auth\?mode=change-email&token=/)
    const { browser: held } = await signedIn({}, { canSendMail: false })
    expect(await ask(held, 'held@example.com')).toBeNull()
  })

  test('is limited by member and by address, and says so', async () => {
    const { browser } = await signedIn()
    const refused = { code: 'TOO_MANY_REQUESTS', status: 429 }
    await ask(browser)
    await expect(ask(browser)).rejects.toMatchObject(refused)
    for (let n = 0; n < 3; n++) await ask(browser, `new${n}@example.com`)
    await expect(ask(browser, 'new4@example.com')).rejects.toMatchObject(refused)
    // One member does not keep another from the address; many mails to it are refused whoever asks.
    const { browser: other } = await signedIn()
    await ask(other)
    expect(await tokensTo()).toHaveLength(2)
    const { emailChangeMail } = rateLimits
    const ctx = makeCtx(database.db, { now: () => new Date() })
    for (let n = 2; n < emailChangeMail.count; n++) await consumeLimit(ctx, emailChangeMail, newEmail)
    await expect(ask((await signedIn()).browser)).rejects.toMatchObject(refused)
  })

  test('again replaces the earlier request, also to send it again, and cancelling ends it', async () => {
    const { member, browser } = await signedIn()
    await expect((await as(browser)).resendEmailChange({})).rejects.toMatchObject({ code: 'EMAIL_CHANGE_NONE' })
    await ask(browser, 'first@example.com')
    await ask(browser)
    expect((await pendingOf(browser))?.email).toBe(newEmail)
    await expect(open(await lastTokenTo('first@example.com'))).rejects.toMatchObject({ code: 'LINK_INVALID' })
    const next = later(browser, 1)
    await (await as(next)).resendEmailChange({})
    const [first, second] = await tokensTo()
    await expect(open(first!)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await (await as(next)).cancelEmailChange({})
    expect(await pendingOf(next)).toBeNull()
    await expect(open(second!)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    expect(await emailOf(member.id)).toBe(member.email)
  })

  test('is undone by a new password, changed or reset: whoever knew the old one may have asked', async () => {
    const { member, browser } = await signedIn()
    await ask(browser)
    await (await as(browser)).changePassword({ currentPassword: password, password: 'eight har gow' })
    await expect(open(await lastTokenTo())).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await ask(browser, 'second@example.com', { password: 'eight har gow' })
    await (await as()).requestPasswordReset({ email: member.email, locale: 'en' })
    await (await as()).resetPassword({ token: await lastTokenTo(member.email), password: 'nine har gow' })
    await expect(open(await lastTokenTo('second@example.com'))).rejects.toMatchObject({ code: 'LINK_INVALID' })
    expect(await emailOf(member.id)).toBe(member.email)
  })
})

describe('the link to the new address', () => {
  test('changes it without being signed in; only the new one signs in then', async () => {
    const { member, browser } = await signedIn()
    await ask(browser)
    expect(await open(await lastTokenTo())).toEqual({ email: newEmail, isOwn: false })
    const api = await as()
    await expect(api.signIn({ email: member.email, password })).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' })
    expect(await api.signIn({ email: newEmail, password })).toMatchObject({ id: member.id, email: newEmail })
    expect(await (await as(browser)).getProfile({})).toMatchObject({ email: newEmail, emailChange: null })
  })

  test('works once, for a day, and not altered', async () => {
    const { member, browser } = await signedIn()
    await ask(browser)
    const token = await lastTokenTo()
    const invalid = { code: 'LINK_INVALID', status: 410 }
    await expect(open(`${token}x`)).rejects.toMatchObject(invalid)
    await expect(open('')).rejects.toMatchObject(invalid)
    await expect(open(token, later(createBrowser(database), 24 * 60))).rejects.toMatchObject(invalid)
    expect(await pendingOf(later(browser, 24 * 60))).toBeNull()
    await expect((await as()).confirmEmail({ token })).rejects.toMatchObject(invalid)
    await expect((await as()).resetPassword({ token, password: 'eight har gow' })).rejects.toMatchObject(invalid)
    expect(await emailOf(member.id)).toBe(member.email)
    await open(token, later(createBrowser(database), 24 * 60 - 1))
    await expect(open(token)).rejects.toMatchObject(invalid)
    expect(await emailOf(member.id)).toBe(newEmail)
  })

  test('ends the other sessions, but not the one that asked nor the one that opens it', async () => {
    const { member, browser } = await signedIn()
    const [here, stranger] = [await browserOf(member), await browserOf(member)]
    const { browser: otherMember } = await signedIn()
    await ask(browser)
    expect(await open(await lastTokenTo(), here)).toEqual({ email: newEmail, isOwn: true })
    for (const one of [browser, here, otherMember]) expect(await isSignedIn(one)).toBe(true)
    expect(await isSignedIn(stranger)).toBe(false)
    // The browser that opened it is known at the new address, and reports no new sign-in.
    await (await as(here)).signOut({})
    await (await as(here)).signIn({ email: newEmail, password })
    expect((await mailsTo(newEmail)).map(({ type }) => type)).toEqual(['email_change'])
  })

  test('opened by another member changes the address of whoever asked', async () => {
    const { member, browser } = await signedIn()
    const { member: other, browser: othersBrowser } = await signedIn()
    await ask(browser)
    expect(await open(await lastTokenTo(), othersBrowser)).toEqual({ email: newEmail, isOwn: false })
    expect([await emailOf(member.id), await emailOf(other.id)]).toEqual([newEmail, other.email])
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'accounts.changeEmail'))
    expect(entry).toMatchObject({
      actorId: member.id,
      subjectKind: 'profile',
      subjectId: member.id,
      before: { email: member.email },
      after: { email: newEmail },
    })
  })

  test('tells the old address when, who asked with what, and not the whole new address, whatever is switched off', async () => {
    const client = { address: '192.0.2.1', userAgent: phone }
    const { member, browser } = await signedIn({ language: 'zh-Hans', firstName: '美' }, { client })
    await ask(browser)
    const openedAt = new Date(Date.now() + 3_600_000)
    await open(await lastTokenTo(), later(createBrowser(database), 60))
    const [told] = (await mailsTo(member.email)).filter(({ type }) => type === 'email_changed')
    expect(told).toMatchObject({
      language: 'zh-Hans',
      userId: member.id,
      data: {
        first_name: '美',
        new_email: 'm•••@example.com',
        device: 'Safari, iPhone',
        asked_at: new Date().toISOString(),
        changed_at: openedAt.toISOString(),
      },
    })
    expect(JSON.stringify(told)).not.toContain(newEmail)
  })

  test('ends the links to the old address, and a reset asked for there sends nothing', async () => {
    const { member, browser } = await signedIn()
    await (await as()).requestPasswordReset({ email: member.email, locale: 'en' })
    const reset = await lastTokenTo(member.email)
    await ask(browser)
    await open(await lastTokenTo())
    expect(
      await database.db
        .select()
        .from(verifications)
        .where(like(verifications.value, `%${member.id}%`)),
    ).toEqual([])
    await expect((await as()).resetPassword({ token: reset, password: 'eight har gow' })).rejects.toMatchObject({
      code: 'LINK_INVALID',
    })
    const before = (await mailsTo(member.email)).length
    await (await as(later(createBrowser(database), 1))).requestPasswordReset({ email: member.email, locale: 'en' })
    expect(await mailsTo(member.email)).toHaveLength(before)
    await (await as()).requestPasswordReset({ email: newEmail, locale: 'en' })
    await (await as()).resetPassword({ token: await lastTokenTo(), password: 'eight har gow' })
  })

  test('takes e-mails that still wait along, but not those that are sent or about signing in', async () => {
    const { member, browser } = await signedIn()
    const mail = { userId: member.id, toEmail: member.email, language: 'en' as const, subject: 'x' }
    await database.db.insert(notificationsOutbox).values([
      { ...mail, type: 'plan_ending', status: 'held' },
      { ...mail, type: 'generic', status: 'failed' },
      { ...mail, type: 'welcome', status: 'sent' },
      { ...mail, type: 'password_changed', status: 'queued' },
      { ...mail, type: 'plan_ended', status: 'queued', userId: null },
    ])
    await ask(browser)
    await open(await lastTokenTo())
    const moved = (await mailsTo(newEmail)).map(({ type }) => type)
    expect(moved.toSorted()).toEqual(['email_change', 'generic', 'plan_ending'])
  })

  test('takes no address that another account got meanwhile, says so, and is over', async () => {
    const { member, browser } = await signedIn()
    await ask(browser)
    const token = await lastTokenTo()
    await createProfile(database.db, { email: newEmail, emailVerified: true })
    await expect(open(token)).rejects.toMatchObject({ code: 'EMAIL_TAKEN', status: 409 })
    expect(await emailOf(member.id)).toBe(member.email)
    expect(await isSignedIn(browser)).toBe(true)
    expect(await pendingOf(browser)).toBeNull()
    await expect(open(token)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    expect((await outbox()).map(({ type }) => type)).not.toContain('email_changed')
  })

  test('takes the address from an account that was never confirmed, unless something belongs to it', async () => {
    const { member, browser } = await signedIn()
    await (
      await as()
    ).signUp({
      firstName: 'Some',
      lastName: 'Body',
      email: newEmail,
      password: 'a strangers one',
      locale: 'en',
      acceptsTerms: true,
      acceptsMarketing: false,
    })
    const theirs = await lastTokenTo()
    await ask(browser)
    await open(await lastTokenTo())
    expect(await emailOf(member.id)).toBe(newEmail)
    await expect((await as()).confirmEmail({ token: theirs })).rejects.toMatchObject({ code: 'LINK_INVALID' })

    const used = await createProfile(database.db, { email: 'used@example.com', emailVerified: false })
    await createListing(database.db, { ownerId: used.id })
    await ask(browser, used.email)
    await expect(open(await lastTokenTo(used.email))).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    expect(await emailOf(used.id)).toBe(used.email)
  })

  test('waits while the account is deactivated', async () => {
    const { member, browser } = await signedIn()
    await ask(browser)
    const token = await lastTokenTo()
    const setBanned = (banned: boolean) =>
      database.db.update(profiles).set({ banned }).where(eq(profiles.id, member.id))
    await setBanned(true)
    await expect(open(token)).rejects.toMatchObject({ code: 'ACCOUNT_DEACTIVATED', status: 403 })
    await setBanned(false)
    expect(await open(token)).toMatchObject({ email: newEmail })
  })

  test('leaves nothing behind once it is expired, or the account deleted', async () => {
    const { member, browser } = await signedIn()
    await ask(browser)
    const over = makeCtx(database.db, { now: () => new Date(Date.now() + 25 * 3_600_000) })
    await database.db.update(notificationsOutbox).set({ createdAt: new Date() })
    await removeExpiredEmails(over)
    expect(await mailsTo(newEmail)).toEqual([])
    await purge(over)
    expect(await changeLinks()).toEqual([])

    await ask(later(browser, 1), 'gone@example.com')
    await database.db.delete(profiles).where(eq(profiles.id, member.id))
    expect(await changeLinks()).toEqual([])
    expect(await mailsTo('gone@example.com')).toEqual([])
  })
})

describe('at the same moment', () => {
  let committed: TestDatabase
  beforeAll(async () => {
    committed = await openTestDatabase({ max: 12 })
  })
  beforeEach(() => void (database = committed))
  afterAll(() => committed.close())

  const holdersOf = (email: string) => committed.db.$count(profiles, eq(profiles.email, email))

  test('two members open their links to one address: one has it, the other is told that it is taken', async () => {
    for (let round = 0; round < 6; round++) {
      const email = `race${round}@example.com`
      const members = [await signedIn(), await signedIn()]
      await ask(members[0]!.browser, email)
      await ask(members[1]!.browser, email)
      const links = (await tokensTo(email)).map((token) => open(token))
      expect(await outcomes(links)).toEqual({ done: 1, EMAIL_TAKEN: 1 })
      expect(await holdersOf(email)).toBe(1)
      const kept = await Promise.all(members.map(async ({ member }) => (await emailOf(member.id)) === member.email))
      expect(kept.filter(Boolean)).toHaveLength(1)
      for (const { browser } of members) expect(await pendingOf(browser)).toBeNull()
    }
  })

  test('one link opened many times changes the address once', async () => {
    const { member, browser } = await signedIn()
    await ask(browser, 'many@example.com')
    const token = await lastTokenTo('many@example.com')
    expect(await outcomes(Array.from({ length: 6 }, () => open(token)))).toEqual({ done: 1, LINK_INVALID: 5 })
    const told = (await mailsTo(member.email)).filter(({ type }) => type === 'email_changed')
    expect(told).toHaveLength(1)
  })

  test('of several requests of one member one remains', async () => {
    const { member, browser } = await signedIn()
    const asked = ['a', 'b', 'c', 'd'].map((name) => ask(browser, `${name}@several.example`))
    expect(await outcomes(asked)).toEqual({ done: 4 })
    expect((await changeLinks()).filter(({ value }) => value.includes(member.id))).toHaveLength(1)
  })

  test('a reset asked for at the old address during the change leaves no link there', async () => {
    const { member } = await signedIn()
    let reset: Promise<null> | undefined
    // A change in the middle: the reset is asked for while the member is locked.
    await database.db.transaction(async (tx) => {
      await lockMember(tx, member.id)
      reset = (await as()).requestPasswordReset({ email: member.email, locale: 'en' })
      await waitForLock(tx)
      await tx.update(profiles).set({ email: 'moved@example.com' }).where(eq(profiles.id, member.id))
    })
    await reset
    expect((await mailsTo(member.email)).map(({ type }) => type)).not.toContain('password_reset')
    expect(await committed.db.$count(verifications, like(verifications.identifier, 'reset:%'))).toBe(0)
  })

  test('a change and a new password do not wait for each other', async () => {
    const unlimited = createBrowser(database, { areLimitsOn: false })
    for (let round = 0; round < 6; round++) {
      const { member, browser } = await signedIn()
      const email = `both${round}@example.com`
      await ask(browser, email)
      await (await as(unlimited)).requestPasswordReset({ email: member.email, locale: 'en' })
      const [link, reset] = [await lastTokenTo(email), await lastTokenTo(member.email)]
      const both = [
        open(link, unlimited),
        (await as(unlimited)).resetPassword({ token: reset, password: 'eight har gow' }),
      ]
      expect(await outcomes(both)).toEqual({ done: 1, LINK_INVALID: 1 })
    }
  })
})
