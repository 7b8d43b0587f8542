import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import type { Locale } from '#shared/locale.ts'
import { createBrowser } from '#tests/support/browser.ts'
import { freezeClock } from '#tests/support/clock.ts'
import { openTestDatabase, useDatabase, type TestDatabase } from '#tests/support/database.ts'
import { emailOf } from '#tests/support/email-samples.ts'
import { createProfile } from '#tests/support/factories.ts'
import { marketingWording } from './rules.ts'
import { removeExpiredEmails } from './server/service/links.ts'
import { accounts, consents, profiles, sessions, verifications } from './server/tables.ts'

const database = useDatabase()
freezeClock()
const form = {
  firstName: 'Mei',
  lastName: 'Chan',
  email: 'mei@example.com',
  password: 'six dim sum',
  locale: 'zh-Hant' as Locale,
  acceptsTerms: true as const,
  acceptsMarketing: false,
}

const as = async (browser = createBrowser(database)) => (await browser.api()).accounts
const outbox = () => database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)
/** Tokens of the e-mails sent so far, oldest first. */
const tokens = async (type: 'email_confirmation' | 'password_reset') =>
  (await outbox())
    .filter((mail) => mail.type === type)
    .map(({ data }) => new URL(data['path'] as string, 'https://kaifong.example').searchParams.get('token')!)
const lastToken = async (type: 'email_confirmation' | 'password_reset') => (await tokens(type)).at(-1)!
const minutes = (count: number) => () => new Date(Date.now() + count * 60_000)
const refused = (code: string) => ({ code })

/** Signs up and confirms the address. */
async function signedUp(given: Partial<typeof form> = {}) {
  const browser = createBrowser(database)
  await (await as(browser)).signUp({ ...form, ...given })
  await (await as(browser)).confirmEmail({ token: await lastToken('email_confirmation') })
  return browser
}

describe('signing up', () => {
  test('creates an unconfirmed account and sends a confirmation e-mail in the visitor’s language', async () => {
    const api = await as()
    expect(await api.signUp({ ...form, next: '/submit-listing' })).toBeNull()
    const [profile] = await database.db.select().from(profiles)
    expect(profile).toMatchObject({
      name: 'Mei Chan',
      email: form.email,
      emailVerified: false,
      language: 'zh-Hant',
      role: 'member',
    })
    const [mail] = await outbox()
    expect(mail).toMatchObject({
      type: 'email_confirmation',
      toEmail: form.email,
      language: 'zh-Hant',
      userId: profile!.id,
    })
    expect(mail!.data['path']).toMatch(/^\/zh-hant\/auth\?mode=confirm&token=[\w-]{43}&next=%2Fsubmit-listing$/)
    await expect(api.signIn(form)).rejects.toMatchObject(refused('BAD_REQUEST'))
    await expect(api.signIn({ email: form.email, password: form.password })).rejects.toMatchObject(
      refused('EMAIL_UNCONFIRMED'),
    )
    await expect(api.signIn({ email: form.email, password: 'another one' })).rejects.toMatchObject(
      refused('CREDENTIALS_WRONG'),
    )
    expect(await database.db.select().from(sessions)).toEqual([])
  })

  test('shows the link in demonstration mode without a mail server, and in no other', async () => {
    const [demo, held] = [
      { isDemo: true, canSendMail: false },
      { isDemo: false, canSendMail: false },
    ]
    const link = await (await as(createBrowser(database, demo))).signUp(form)
    expect(link).toBe((await outbox())[0]!.data['path'])
    const again = { email: form.email, locale: 'en' as const }
    expect(await (await as(createBrowser(database, demo))).resendConfirmation(again)).toBe(
      (await outbox()).at(-1)!.data['path'],
    )
    const other = { ...form, email: 'other@example.com' }
    expect(await (await as(createBrowser(database, held))).signUp(other)).toBeNull()
    expect(await (await as(createBrowser(database, { isDemo: true }))).signUp(other)).toBeNull()
    const known = await createProfile(database.db)
    expect(await (await as(createBrowser(database, demo))).signUp({ ...form, email: known.email })).toBeNull()
  })

  test('records consents with wording and language once the address is confirmed, marketing only when requested', async () => {
    const agreed = async () => {
      const { purpose, wordingVersion, language, givenAt } = consents
      const rows = await database.db.select({ purpose, wordingVersion, language, givenAt }).from(consents)
      return rows.toSorted((a, b) => (a.purpose < b.purpose ? -1 : 1))
    }
    const given = { wordingVersion: 'June 14, 2025', language: 'zh-Hant', givenAt: new Date() }
    const legal = [
      { purpose: 'privacy', ...given },
      { purpose: 'terms', ...given },
    ]
    await (await as()).signUp({ ...form, acceptsMarketing: true })
    expect(await agreed()).toEqual(legal)
    await (
      await as(createBrowser(database, { now: minutes(5) }))
    ).confirmEmail({
      token: await lastToken('email_confirmation'),
    })
    expect(await agreed()).toEqual([{ ...given, purpose: 'marketing', wordingVersion: marketingWording }, ...legal])
  })

  test('by a stranger gives no consent of the owner, whichever link confirms the address', async () => {
    const purposes = async () => (await database.db.select().from(consents)).map(({ purpose }) => purpose).sort()
    await (await as()).signUp({ ...form, acceptsMarketing: true, locale: 'en' })
    await (await as()).signUp(form)
    await (await as()).confirmEmail({ token: await lastToken('email_confirmation') })
    expect(await purposes()).toEqual(['privacy', 'terms'])
    expect((await database.db.select().from(consents)).map(({ language }) => language)).toEqual(['zh-Hant', 'zh-Hant'])

    await database.db.delete(consents)
    const other = 'other@example.com'
    await (await as()).signUp({ ...form, email: other, acceptsMarketing: true })
    await (await as()).resendConfirmation({ email: other, locale: 'en' })
    await (await as()).confirmEmail({ token: await lastToken('email_confirmation') })
    expect(await purposes()).toEqual(['privacy', 'terms'])
  })

  test('stores no password or token in plain text', async () => {
    await (await as()).signUp(form)
    const token = await lastToken('email_confirmation')
    const stored = JSON.stringify([
      await database.db.select().from(accounts),
      await database.db.select().from(verifications),
    ])
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(stored).not.toContain(form.password)
    expect(stored).not.toContain(token)
  })

  test('with a known address answers the same, changes nothing and notifies its owner', async () => {
    const owner = await createProfile(database.db, { email: 'owner@example.com' })
    const [known, unknown] = [
      await (await as()).signUp({ ...form, email: owner.email }),
      await (await as()).signUp(form),
    ]
    expect(known).toEqual(unknown)
    const [mail] = await outbox()
    expect(mail).toMatchObject({
      type: 'account_exists',
      toEmail: owner.email,
      userId: owner.id,
    })
    expect(emailOf(mail!).subject).toBe('你已經有帳戶')
    expect(mail!.data['path']).toBe('/zh-hant/auth')
    expect(await database.db.select().from(profiles).where(eq(profiles.id, owner.id))).toEqual([owner])
    expect(await database.db.select().from(accounts).where(eq(accounts.userId, owner.id))).toEqual([])
  })

  test.each([
    ['the own link', async () => {}],
    ['a stranger’s link', async () => (await as()).signUp({ ...form, password: 'known to a thief' })],
    [
      'a link that was asked for again',
      async () => (await as()).resendConfirmation({ email: form.email, locale: 'en' }),
    ],
  ])('by a stranger too gives them no access: %s opens the account with a password chosen then', async (_, mail) => {
    const thief = { ...form, firstName: 'Thief', password: 'known to a thief' }
    await (await as()).signUp(thief)
    await (await as()).signUp(form)
    await mail()
    const [browser, token] = [createBrowser(database), await lastToken('email_confirmation')]
    await expect((await as(browser)).confirmEmail({ token })).rejects.toMatchObject({
      code: 'PASSWORD_UNSET',
      status: 409,
    })
    for (const password of ['seven77', 'password1'])
      await expect((await as(browser)).confirmEmail({ token, password })).rejects.toMatchObject({ status: 400 })
    expect(browser.jar.size).toBe(0)
    const me = await (await as(browser)).confirmEmail({ token, password: 'eight har gow' })
    for (const password of [thief.password, form.password])
      await expect((await as()).signIn({ email: form.email, password })).rejects.toMatchObject(
        refused('CREDENTIALS_WRONG'),
      )
    expect((await (await as()).signIn({ email: form.email, password: 'eight har gow' })).id).toBe(me.id)
    const [first] = await tokens('email_confirmation')
    const again = (await as()).confirmEmail({ token: first!, password: thief.password })
    await expect(again).rejects.toMatchObject(refused('LINK_INVALID'))
  })

  test('by a stranger who used up its e-mails gives them no access through the links in the mailbox', async () => {
    const thief = { ...form, password: 'known to a thief', acceptsMarketing: true }
    const from = (n: number) => as(createBrowser(database, { client: { address: `198.51.100.${n}`, userAgent: '' } }))
    for (let n = 0; n < 5; n++) await (await from(n)).signUp(thief)
    await (await as()).signUp(form)
    expect(await outbox()).toHaveLength(5)
    const token = await lastToken('email_confirmation')
    await expect((await as()).confirmEmail({ token })).rejects.toMatchObject(refused('PASSWORD_UNSET'))
    await (await as()).confirmEmail({ token, password: 'eight har gow' })
    await expect((await as()).signIn({ email: form.email, password: thief.password })).rejects.toMatchObject(
      refused('CREDENTIALS_WRONG'),
    )
    expect((await database.db.select().from(consents)).map(({ purpose }) => purpose).sort()).toEqual([
      'privacy',
      'terms',
    ])
  })

  test('repeatedly with the same password keeps it', async () => {
    await (await as()).signUp(form)
    await (await as()).signUp(form)
    const me = await (await as()).confirmEmail({ token: await lastToken('email_confirmation') })
    expect((await (await as()).signIn({ email: form.email, password: form.password })).id).toBe(me.id)
  })

  test.each([
    [
      { firstName: ' ', lastName: '' },
      { firstName: 'firstNameRequired', lastName: 'lastNameRequired' },
    ],
    [{ firstName: 'x'.repeat(81) }, { firstName: 'nameTooLong' }],
    [{ firstName: 'Win at https://evil.example' }, { firstName: 'nameInvalid' }],
    [{ lastName: 'www.evil.example' }, { lastName: 'nameInvalid' }],
    [
      { email: 'mei', password: '12345' },
      { email: 'emailInvalid', password: 'passwordTooShort' },
    ],
    [{ password: 'password1' }, { password: 'passwordCommon' }],
    [{ password: ' LiverPool ' }, { password: 'passwordCommon' }],
    [{ acceptsTerms: false as unknown as true }, { acceptsTerms: 'termsRequired' }],
  ])('reports field errors for %o and stores nothing', async (given, errors) => {
    const answer = (await as()).signUp({ ...form, ...given })
    const { data } = (await answer.catch((error: unknown) => error)) as {
      data: { issues: { path: string[]; message: string }[] }
    }
    expect(Object.fromEntries(data.issues.map(({ path, message }) => [path[0], message]))).toEqual(errors)
    expect(await database.db.select().from(profiles)).toEqual([])
    expect(await outbox()).toEqual([])
  })

  test('accepts names in every script and refuses unknown fields', async () => {
    await signedUp({ firstName: "  Seán-Óg O'Brien ", lastName: '陳 Jr.' })
    expect((await database.db.select().from(profiles))[0]).toMatchObject({
      firstName: "Seán-Óg O'Brien",
      lastName: '陳 Jr.',
    })
    const forged = { ...form, email: 'forged@example.com', role: 'admin' } as typeof form
    await expect((await as()).signUp(forged)).rejects.toMatchObject(refused('BAD_REQUEST'))
  })

  test('repeatedly sends at most five e-mails to one address, and is limited to five per network', async () => {
    for (let n = 0; n < 6; n++) {
      const elsewhere = createBrowser(database, { client: { address: `198.51.100.${n}`, userAgent: '' } })
      await (await as(elsewhere)).signUp(form)
    }
    expect(await outbox()).toHaveLength(5)
    for (let n = 0; n < 4; n++) await (await as()).signUp({ ...form, email: `m${n}@example.com` })
    await (await as()).signUp({ ...form, email: 'last@example.com' })
    await expect((await as()).signUp({ ...form, email: 'more@example.com' })).rejects.toMatchObject({ status: 429 })
  })
})

describe('confirming an address', () => {
  test('starts a session, sends a welcome e-mail, and works once', async () => {
    const browser = await signedUp()
    expect(await (await as(browser)).getMe({})).toMatchObject({ firstName: 'Mei', email: form.email })
    expect((await outbox()).map(({ type }) => type)).toEqual(['email_confirmation', 'welcome'])
    const token = await lastToken('email_confirmation')
    await expect((await as()).confirmEmail({ token })).rejects.toMatchObject({ code: 'LINK_INVALID', status: 410 })
    expect(await (await as()).signIn({ email: form.email, password: form.password })).toMatchObject({
      email: form.email,
    })
  })

  test('returns what was saved before the sign-up, also with a resent link', async () => {
    const savedListingIds = ['0192f0c1-0000-7000-8000-000000000001', '0192f0c1-0000-7000-8000-000000000002']
    await (await as()).signUp({ ...form, savedListingIds })
    expect((await outbox())[0]!.data['path']).not.toContain(savedListingIds[0])
    const first = await (await as()).confirmEmail({ token: await lastToken('email_confirmation') })
    expect(first).toMatchObject({ email: form.email, savedListingIds })
    const other = { ...form, email: 'other@example.com' }
    await (await as()).signUp(other)
    await (await as()).resendConfirmation({ email: other.email, locale: 'en', savedListingIds })
    expect(await (await as()).confirmEmail({ token: await lastToken('email_confirmation') })).toMatchObject({
      savedListingIds,
    })
    const forged = { ...form, email: 'forged@example.com', savedListingIds: ['not an id'] }
    await expect((await as()).signUp(forged)).rejects.toMatchObject(refused('BAD_REQUEST'))
  })

  test('refuses an altered, foreign or expired token', async () => {
    await (await as()).signUp(form)
    const token = await lastToken('email_confirmation')
    const reset = await createProfile(database.db)
    await (await as()).requestPasswordReset({ email: reset.email, locale: 'en' })
    const foreign = await lastToken('password_reset')
    for (const wrong of [`${token}x`, token.toLowerCase(), '', foreign, '%00', "' or 1=1 --"])
      await expect((await as()).confirmEmail({ token: wrong })).rejects.toMatchObject(refused('LINK_INVALID'))
    const late = createBrowser(database, { now: minutes(24 * 60 + 1) })
    await expect((await as(late)).confirmEmail({ token })).rejects.toMatchObject(refused('LINK_INVALID'))
    expect((await database.db.select().from(profiles).where(eq(profiles.email, form.email)))[0]!.emailVerified).toBe(
      false,
    )
  })

  test('changes nothing once the address was confirmed by a new password, or otherwise', async () => {
    await (await as()).signUp(form)
    const old = await lastToken('email_confirmation')
    await (await as()).requestPasswordReset({ email: form.email, locale: 'en' })
    await (await as()).resetPassword({ token: await lastToken('password_reset'), password: 'eight har gow' })
    await expect((await as()).confirmEmail({ token: old })).rejects.toMatchObject(refused('LINK_INVALID'))
    await (await as()).signIn({ email: form.email, password: 'eight har gow' })

    const other = { ...form, email: 'other@example.com' }
    await (await as()).signUp(other)
    await (await as()).signUp({ ...other, firstName: 'Thief' })
    await database.db.update(profiles).set({ emailVerified: true })
    const thief = (await as()).confirmEmail({ token: await lastToken('email_confirmation') })
    await expect(thief).rejects.toMatchObject(refused('LINK_INVALID'))
    const me = await (await as()).signIn({ email: other.email, password: form.password })
    expect(me).toMatchObject({ firstName: 'Mei' })
  })

  test('starts no session for a deactivated member', async () => {
    await (await as()).signUp(form)
    await database.db.update(profiles).set({ banned: true })
    const browser = createBrowser(database)
    const answer = (await as(browser)).confirmEmail({ token: await lastToken('email_confirmation') })
    await expect(answer).rejects.toMatchObject(refused('ACCOUNT_DEACTIVATED'))
    expect(browser.jar.size).toBe(0)
  })

  test('keeps the link of a deactivated member usable until the account is activated again', async () => {
    await (await as()).signUp(form)
    const token = await lastToken('email_confirmation')
    await database.db.update(profiles).set({ banned: true })
    await expect((await as()).confirmEmail({ token })).rejects.toMatchObject(refused('ACCOUNT_DEACTIVATED'))
    expect((await outbox()).map(({ type }) => type)).toEqual(['email_confirmation'])
    await database.db.update(profiles).set({ banned: false })
    expect(await (await as()).confirmEmail({ token })).toMatchObject({ email: form.email })
  })

  test('can be requested again once a minute, with the same answer for every address', async () => {
    await (await as()).signUp(form)
    const done = await createProfile(database.db)
    const ask = async (email: string, now = minutes(0)) =>
      (await as(createBrowser(database, { now }))).resendConfirmation({
        email,
        locale: 'en',
        next: 'https://evil.example/',
      })
    expect([await ask(form.email), await ask(done.email), await ask('nobody@example.com')]).toEqual([null, null, null])
    expect((await outbox()).map(({ toEmail }) => toEmail)).toEqual([form.email, form.email])
    expect((await outbox()).at(-1)!.data['path']).not.toContain('evil')
    for (const email of [form.email, done.email, 'nobody@example.com']) expect(await ask(email)).toBeNull()
    expect(await outbox()).toHaveLength(2)
    const browser = createBrowser(database)
    await (await as(browser)).confirmEmail({ token: await lastToken('email_confirmation') })
    expect(await (await as()).signIn({ email: form.email, password: form.password })).toMatchObject({
      email: form.email,
    })
  })
})

describe('a forgotten password', () => {
  const ask = async (email: string, now = minutes(0)) =>
    (await as(createBrowser(database, { now }))).requestPasswordReset({ email, locale: 'zh-Hans' })

  test('is reset once by the link of an e-mail, which ends every session', async () => {
    const browser = await signedUp()
    await ask(form.email)
    const token = await lastToken('password_reset')
    expect((await outbox()).at(-1)!.data['path']).toBe(`/zh-hans/auth?mode=reset&token=${token}`)
    await (await as()).resetPassword({ token, password: 'eight har gow' })
    expect(await (await as(browser)).getMe({})).toBeNull()
    const api = await as()
    await expect(api.signIn({ email: form.email, password: form.password })).rejects.toMatchObject(
      refused('CREDENTIALS_WRONG'),
    )
    expect(await api.signIn({ email: form.email, password: 'eight har gow' })).toMatchObject({ email: form.email })
    expect((await outbox()).at(-1)).toMatchObject({ type: 'password_changed', toEmail: form.email })
    await expect(api.resetPassword({ token, password: 'nine har gow!' })).rejects.toMatchObject(refused('LINK_INVALID'))
  })

  test('leads back to what the sign-in was for, on this site', async () => {
    await signedUp()
    for (const [at, next, expected] of [
      [0, '/service/a?review=write', '/auth?mode=reset&token=TOKEN&next=%2Fservice%2Fa%3Freview%3Dwrite'],
      [2, 'https://elsewhere.example/', '/auth?mode=reset&token=TOKEN'],
    ] as const) {
      const api = await as(createBrowser(database, { now: minutes(at) }))
      await api.requestPasswordReset({ email: form.email, locale: 'en', next })
      const path = (await outbox()).at(-1)!.data['path'] as string
      expect(path.replace(/(?<=token=)[\w-]+/, 'TOKEN')).toBe(expected)
    }
  })

  test('needs eight characters and may not be a common one', async () => {
    await signedUp()
    await ask(form.email)
    const token = await lastToken('password_reset')
    const errorOf = async (password: string) => {
      const answer = (await as()).resetPassword({ token, password })
      const { data } = (await answer.catch((error: unknown) => error)) as { data: { issues: { message: string }[] } }
      return data.issues[0]!.message
    }
    expect([await errorOf('seven77'), await errorOf('password1')]).toEqual(['newPasswordTooShort', 'passwordCommon'])
    await (await as()).resetPassword({ token, password: 'eight har gow' })
  })

  test('does not reveal whether an address has an account', async () => {
    const away = await createProfile(database.db, { banned: true })
    const member = await createProfile(database.db)
    const emails = [member.email, away.email, 'nobody@example.com']
    const answers = []
    for (const email of emails) answers.push(await ask(email))
    expect(answers).toEqual([null, null, null])
    expect((await outbox()).map(({ toEmail }) => toEmail)).toEqual([member.email])
  })

  test('leaves no link in the outbox once it is used, replaced or expired and no mail server took it', async () => {
    await signedUp()
    await database.db.delete(notificationsOutbox)
    const hold = () => database.db.update(notificationsOutbox).set({ status: 'held', createdAt: new Date() })
    const linked = async () => (await outbox()).filter(({ data }) => data['path'] !== undefined).map(({ type }) => type)
    await hold()
    await ask(form.email)
    await hold()
    await ask(form.email, minutes(2))
    await hold()
    expect(await linked()).toEqual(['password_reset'])
    await (await as()).resetPassword({ token: await lastToken('password_reset'), password: 'eight har gow' })
    expect(await linked()).toEqual([])
    await ask(form.email, minutes(4))
    await (await as()).signUp({ ...form, email: 'li@example.com' })
    await hold()
    const [reset, confirmation] = [new Date(Date.now() + 61 * 60_000), new Date(Date.now() + 25 * 3_600_000)]
    await removeExpiredEmails({ db: database.db, now: () => reset })
    expect(await linked()).toEqual(['email_confirmation'])
    await removeExpiredEmails({ db: database.db, now: () => confirmation })
    expect(await linked()).toEqual([])
  })

  test('sends at most one link a minute and five in half an hour, and never refuses', async () => {
    const { email } = await createProfile(database.db)
    const times = [0, 0, 1, 2, 3, 4, 5, 6]
    for (const minute of times)
      for (const one of [email, 'nobody@example.com']) expect(await ask(one, minutes(minute))).toBeNull()
    expect(await outbox()).toHaveLength(5)
    await ask(email, minutes(31))
    expect(await outbox()).toHaveLength(6)
  })

  test('is sent a link although strangers have signed up or asked for confirmations with the address', async () => {
    const { email } = await createProfile(database.db)
    for (let n = 0; n < 5; n++) {
      const stranger = { client: { address: `198.51.100.${n}`, userAgent: '' }, now: minutes(n) }
      await (await as(createBrowser(database, stranger))).signUp({ ...form, email })
      await (await as(createBrowser(database, stranger))).resendConfirmation({ email, locale: 'en' })
    }
    await ask(email, minutes(4))
    expect((await outbox()).map(({ type }) => type)).toEqual([
      ...Array<string>(5).fill('account_exists'),
      'password_reset',
    ])
  })

  test('is not reset by an altered, older or expired link, nor by a confirmation link', async () => {
    await signedUp()
    await ask(form.email)
    await ask(form.email, minutes(2))
    const [older, newer] = await tokens('password_reset')
    await (await as()).signUp({ ...form, email: 'other@example.com' })
    const foreign = await lastToken('email_confirmation')
    const password = 'eight har gow'
    for (const token of [`${newer}x`, newer!.slice(1), foreign, ''])
      await expect((await as()).resetPassword({ token, password })).rejects.toMatchObject(refused('LINK_INVALID'))
    const late = createBrowser(database, { now: minutes(63) })
    await expect((await as(late)).resetPassword({ token: newer!, password })).rejects.toMatchObject(
      refused('LINK_INVALID'),
    )
    await expect((await as()).resetPassword({ token: older!, password })).rejects.toMatchObject(refused('LINK_INVALID'))
    await (await as()).resetPassword({ token: newer!, password })
    await expect((await as()).resetPassword({ token: older!, password: 'ten siu mai' })).rejects.toMatchObject(
      refused('LINK_INVALID'),
    )
    expect(await (await as()).signIn({ email: form.email, password })).toMatchObject({ email: form.email })
  })
})

describe('concurrent requests', () => {
  let shared: TestDatabase
  beforeAll(async () => {
    shared = await openTestDatabase({ max: 10 })
  })
  afterAll(() => shared.close())
  const api = async () => (await createBrowser(shared, { areLimitsOn: false }).api()).accounts
  const all = <T>(work: () => Promise<T>) => Promise.allSettled(Array.from({ length: 10 }, work))
  const tokenIn = async (type: 'email_confirmation' | 'password_reset') => {
    const [mail] = await shared.db.select().from(notificationsOutbox).where(eq(notificationsOutbox.type, type))
    return new URL(mail!.data['path'] as string, 'https://kaifong.example').searchParams.get('token')!
  }

  test('to sign up with one address create one account', async () => {
    const outcomes = await all(async () => (await api()).signUp(form))
    // On a busy machine some may exceed the lock timeout.
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled')
    expect(await shared.db.select().from(profiles)).toHaveLength(1)
    expect(await shared.db.select().from(consents)).toHaveLength(2)
  })

  test('with one link succeed once', async () => {
    const token = await tokenIn('email_confirmation')
    // Sign-ups at the same moment do not see that their passwords are the same.
    const { password } = form
    const confirmed = await all(async () => (await api()).confirmEmail({ token, password }))
    expect(confirmed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await (await api()).requestPasswordReset({ email: form.email, locale: 'en' })
    const reset = await tokenIn('password_reset')
    let n = 0
    const changed = await all(async () =>
      (await api()).resetPassword({ token: reset, password: `har gow number ${n++}` }),
    )
    expect(changed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const worked = changed.findIndex(({ status }) => status === 'fulfilled')
    const me = await (await api()).signIn({ email: form.email, password: `har gow number ${worked}` })
    expect(me.email).toBe(form.email)
  })
})
