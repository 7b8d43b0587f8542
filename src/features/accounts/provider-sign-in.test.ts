import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { referrals } from '#features/referrals/server/tables.ts'
import { appSettings } from '#features/settings/server/tables.ts'
import type { Env } from '#platform/server/env.ts'
import { createBrowser, testSecret } from '#tests/support/browser.ts'
import { useDatabase } from '#tests/support/database.ts'
import { emailOf } from '#tests/support/email-samples.ts'
import { createProfile } from '#tests/support/factories.ts'
import { startOpenIdProvider } from '#tests/support/openid-provider.ts'
import { totpCode } from '#tests/support/totp.ts'
import { accountsRoutes, type AccountsRouteServices } from './server/routes.ts'
import { createAuth } from './server/service/auth.ts'
import { providersOf } from './server/service/providers.ts'
import { accounts, bans, consents, profiles, sessions } from './server/tables.ts'

const database = useDatabase()
let google: Awaited<ReturnType<typeof startOpenIdProvider>>
let apple: Awaited<ReturnType<typeof startOpenIdProvider>>
beforeAll(async () => {
  google = await startOpenIdProvider()
  apple = await startOpenIdProvider('apple')
})
afterAll(() => Promise.all([google.close(), apple.close()]))
const setFlag = (key: string, value: string) =>
  database.db.update(appSettings).set({ value }).where(eq(appSettings.key, key))
beforeEach(async () => {
  await setFlag('GOOGLE_AUTH', 'true')
  await setFlag('APPLE_AUTH', 'true')
})

const claims = { sub: 'g-1', email: 'Mei@Example.com', email_verified: true, given_name: 'Mei', family_name: 'Chan' }
const callback = '/api/auth/callback/google'
const open = (given = {}) => createBrowser(database, given, { providers: [google.provider, apple.provider] })

/** Signs in at the provider and returns; resolves to the path of the final redirect. */
async function signInAtGoogle(
  browser = open(),
  tokenClaims: Record<string, unknown> = claims,
  input: Record<string, unknown> = {},
) {
  const { url } = await (
    await browser.api()
  ).accounts.startProviderSignIn({ provider: 'google', locale: 'en', ...input })
  return browser.visit(`${callback}?${google.consent(url, tokenClaims)}`)
}
const getMe = async (browser: ReturnType<typeof open>) => (await browser.api()).accounts.getMe({})
const errorOf = (address: string) => new URL(address, 'https://kaifong.example').searchParams.get('error')

test('a sign-in by a provider with a new browser is reported by e-mail, and the browser is known afterwards', async () => {
  await signInAtGoogle()
  await database.db.update(profiles).set({ createdAt: new Date(Date.now() - 3_600_000) })
  const reported = async () =>
    (await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)).filter(
      ({ type }) => type === 'new_sign_in',
    ).length
  const browser = open()
  const log = pino({ level: 'silent' })
  const auth = createAuth({
    db: database.db,
    baseUrl: 'https://kaifong.example',
    secret: testSecret,
    log,
    providers: [google.provider],
  })
  const env = { baseUrl: 'https://kaifong.example' } as Env
  const services = { auth, db: database.db, env, log, providers: ['google'], clientAddress: () => '192.0.2.1' }
  const routes = accountsRoutes(services as unknown as AccountsRouteServices)
  const known: string[] = []
  for (const count of [1, 1]) {
    const { url } = await (await browser.api()).accounts.startProviderSignIn({ provider: 'google', locale: 'en' })
    const cookie = [...[...browser.jar].map(([name, value]) => `${name}=${value}`), ...known].join('; ')
    const target = `https://kaifong.example${callback}?${google.consent(url, claims)}`
    const response = await routes.request(new Request(target, { headers: { cookie } }))
    expect(response.status).toBe(302)
    const cookies = response.headers.getSetCookie()
    expect(cookies.some((one) => one.startsWith('__Host-kaifong.session_token='))).toBe(true)
    known.splice(0, 1, cookies.find((one) => one.startsWith('__Host-kaifong.browser='))!.split(';')[0]!)
    expect(await reported()).toBe(count)
  }
})

describe('signing in with Google', () => {
  test('creates an account like a sign-up and returns to the previous page', async () => {
    const friend = await createProfile(database.db)
    const browser = open()
    const input = { locale: 'zh-Hant', next: '/favorites?q=tap', ref: friend.referralCode.toLowerCase() }
    expect(await signInAtGoogle(browser, claims, input)).toBe(
      '/zh-hant/auth/callback?provider=google&next=%2Ffavorites%3Fq%3Dtap',
    )
    expect(await getMe(browser)).toMatchObject({
      firstName: 'Mei',
      lastName: 'Chan',
      email: 'mei@example.com',
      avatarUrl: null,
    })
    const [profile] = await database.db.select().from(profiles).where(eq(profiles.email, 'mei@example.com'))
    expect(profile).toMatchObject({ emailVerified: true, language: 'zh-Hant', role: 'member', referredBy: friend.id })
    const agreed = await database.db.select().from(consents)
    expect(agreed.map(({ purpose, language }) => [purpose, language])).toEqual([
      ['terms', 'zh-Hant'],
      ['privacy', 'zh-Hant'],
    ])
    expect(await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)).toMatchObject([
      { type: 'welcome', language: 'zh-Hant' },
    ])
    expect((await database.db.select().from(referrals))[0]).toMatchObject({
      referrerId: friend.id,
      creditedAt: expect.any(Date),
    })
    const noTokens = { accessToken: null, refreshToken: null, idToken: null }
    expect(await database.db.select().from(accounts)).toMatchObject([
      { providerId: 'google', accountId: 'g-1', ...noTokens },
    ])
  })

  test('finds the same account again when the e-mail address has changed', async () => {
    const first = open()
    await signInAtGoogle(first)
    const again = open()
    await signInAtGoogle(again, { ...claims, email: 'new@example.com' })
    expect((await getMe(again))!.id).toBe((await getMe(first))!.id)
    expect(await database.db.select().from(profiles)).toHaveLength(1)
    expect(await (await again.api()).accounts.getProfile({})).toMatchObject({ hasPassword: false, isComplete: false })
  })

  test('is refused for a banned address, at the first sign-in and again later', async () => {
    await signInAtGoogle()
    await database.db
      .insert(bans)
      .values({ value: 'example.com', reason: 'Spam', endsAt: new Date(Date.now() + 86_400_000) })
    for (const [sub, email] of [
      ['g-1', 'mei@example.com'],
      ['g-2', 'siu@example.com'],
    ] as const) {
      const browser = open()
      expect(errorOf(await signInAtGoogle(browser, { ...claims, sub, email }))).toBe('address_banned')
      expect(await getMe(browser)).toBeNull()
    }
    expect(await database.db.select().from(profiles)).toHaveLength(1)
  })

  test('links an existing account only when both sides confirmed the address', async () => {
    const member = await createProfile(database.db, { email: 'mei@example.com' })
    const browser = open()
    await signInAtGoogle(browser)
    expect((await getMe(browser))!.id).toBe(member.id)

    const trap = await createProfile(database.db, { email: 'siu@example.com', emailVerified: false })
    const victim = open()
    expect(errorOf(await signInAtGoogle(victim, { ...claims, sub: 'g-2', email: 'siu@example.com' }))).toBe(
      'account_not_linked',
    )
    expect(await getMe(victim)).toBeNull()
    const unverified = open()
    const unverifiedClaims = {
      ...claims,
      sub: 'g-3',
      email: (await createProfile(database.db)).email,
      email_verified: false,
    }
    expect(errorOf(await signInAtGoogle(unverified, unverifiedClaims))).toBe('account_not_linked')
    expect(await database.db.select().from(sessions).where(eq(sessions.userId, trap.id))).toEqual([])
  })

  test('refuses a deactivated member', async () => {
    await createProfile(database.db, { email: 'mei@example.com', banned: true })
    const browser = open()
    expect(errorOf(await signInAtGoogle(browser))).toBe('BANNED_USER')
    expect(await getMe(browser)).toBeNull()
  })

  test('drops a name that contains a link', async () => {
    const browser = open()
    await signInAtGoogle(browser, { ...claims, given_name: 'Win at https://evil.example', family_name: 7 })
    expect(await getMe(browser)).toMatchObject({ firstName: '', lastName: '' })
  })

  test.each([
    ['for somebody else', { ...claims, aud: 'another site' }],
    ['for us among others, issued to one of them', { ...claims, aud: ['kaifong', 'other'], azp: 'other' }],
    ['for us among others that does not say to whom it was issued', { ...claims, aud: ['kaifong', 'other'] }],
    ['issued to somebody else', { ...claims, azp: 'another site' }],
    ['of another issuer', { ...claims, iss: 'https://evil.example' }],
    ['without an issuer', { ...claims, iss: undefined }],
    ['for another sign-in', { ...claims, nonce: 'of another sign-in' }],
    ['for no sign-in', { ...claims, nonce: undefined }],
    ['that has expired', { ...claims, exp: 1 }],
    ['that never expires', { ...claims, exp: undefined }],
    ['without an address', { ...claims, email: undefined }],
    ['with a line break in the address', { ...claims, email: 'mei@example.com\r\nBcc: x@y.hk' }],
    ['without a subject', { ...claims, sub: undefined }],
  ])('refuses a token %s', async (_kind, tokenClaims) => {
    const browser = open()
    expect(errorOf(await signInAtGoogle(browser, tokenClaims))).toBe('unable_to_get_user_info')
    expect(await getMe(browser)).toBeNull()
    expect(await database.db.select().from(profiles)).toEqual([])
  })
})

test('a token is refused that is not signed by the provider', async () => {
  google.signWith('foreign')
  const browser = open()
  expect(errorOf(await signInAtGoogle(browser))).toBe('unable_to_get_user_info')
  google.signWith('own')
  expect(await getMe(browser)).toBeNull()
  await signInAtGoogle(browser, { ...claims, aud: ['kaifong'], azp: 'kaifong' })
  expect(await getMe(browser)).toMatchObject({ email: 'mei@example.com' })
})

test('a response that names another issuer is refused', async () => {
  const browser = open()
  const { url } = await (await browser.api()).accounts.startProviderSignIn({ provider: 'google', locale: 'en' })
  const query = google.consent(url, claims)
  query.set('iss', 'https://evil.example')
  expect(errorOf(await browser.visit(`${callback}?${query}`))).toBe('issuer_mismatch')
  expect(await getMe(browser)).toBeNull()
})

test('a provider that is added to an account is told by e-mail, one that an account begins with is not', async () => {
  const member = await createProfile(database.db, { email: 'mei@example.com', createdAt: new Date(0) })
  for (const _ of [1, 2]) await signInAtGoogle()
  await signInAtGoogle(open(), { ...claims, sub: 'g-2', email: 'siu@example.com' })
  const told = (await database.db.select().from(notificationsOutbox)).filter(({ type }) => type === 'sign_in_changed')
  expect(told).toMatchObject([{ toEmail: member.email }])
  expect(emailOf(told[0]!).text).toContain('Your Google account can now be used to log in.')
})

describe('a provider’s sign-in of a member with an authenticator app', () => {
  /** A member who set up an app after a sign-in at Google; `code(n)` is the code n times 30 seconds from now. */
  async function withAuthenticator() {
    const browser = open()
    await signInAtGoogle(browser)
    await database.db.update(sessions).set({ passwordAt: new Date() })
    const { key } = await (await browser.api()).accounts.startAuthenticator({})
    const code = (n = 0) => totpCode(key, new Date(Date.now() + n * 30_000))
    const { recoveryCodes } = await (await browser.api()).accounts.confirmAuthenticator({ code: code(-1) })
    await (await browser.api()).accounts.signOut({})
    return { code, recoveryCodes }
  }

  test('starts no session before the code, which counts as no password', async () => {
    const { code, recoveryCodes } = await withAuthenticator()
    for (const typed of [code(), recoveryCodes[0]!]) {
      const browser = open()
      const address = await signInAtGoogle(browser, claims, { locale: 'zh-Hant', next: '/favorites' })
      expect(address).toBe('/zh-hant/auth?mode=code&next=%2Ffavorites')
      expect(await getMe(browser)).toBeNull()
      expect(await database.db.select().from(sessions)).toEqual([])
      await expect((await browser.api()).accounts.signInWithCode({ code: '000000' })).rejects.toMatchObject({
        status: 400,
      })
      expect(await (await browser.api()).accounts.signInWithCode({ code: typed })).toMatchObject({
        email: 'mei@example.com',
      })
      expect(await database.db.select().from(sessions)).toMatchObject([
        { passwordAt: null, secondFactorAt: expect.any(Date) },
      ])
      await (await browser.api()).accounts.signOut({})
    }
  })

  test('ends after five wrong codes', async () => {
    const { code } = await withAuthenticator()
    const browser = open()
    await signInAtGoogle(browser)
    for (let n = 0; n < 5; n++)
      await expect((await browser.api()).accounts.signInWithCode({ code: '000000' })).rejects.toMatchObject({
        status: 400,
      })
    await expect((await browser.api()).accounts.signInWithCode({ code: code() })).rejects.toMatchObject({
      code: 'CODE_EXPIRED',
    })
    expect(await getMe(browser)).toBeNull()
  })
})

describe('the response of a provider', () => {
  test('is accepted once, in the same browser and with its state', async () => {
    const browser = open()
    const { url } = await (await browser.api()).accounts.startProviderSignIn({ provider: 'google', locale: 'en' })
    const query = google.consent(url, claims)
    const stranger = open()
    expect(errorOf(await stranger.visit(`${callback}?${query}`))).toMatch(/state/)
    expect(await getMe(stranger)).toBeNull()
    const forged = new URLSearchParams(query)
    forged.set('state', 'made-up')
    expect(errorOf(await browser.visit(`${callback}?${forged}`))).toMatch(/state/)
    expect(await getMe(browser)).toBeNull()
  })

  test('names the provider even when its state is lost, so that the page can', async () => {
    const { db } = database
    const log = pino({ level: 'silent' })
    const baseUrl = 'https://kaifong.example'
    const auth = createAuth({ db, baseUrl, secret: testSecret, log, providers: [google.provider] })
    const services = { auth, db, log, env: { baseUrl }, providers: ['google'], clientAddress: () => '192.0.2.1' }
    const routes = accountsRoutes(services as unknown as AccountsRouteServices)
    const response = await routes.request(`${callback}?${new URLSearchParams({ code: 'x', state: 'made-up' })}`)
    const { pathname, searchParams } = new URL(response.headers.get('location')!)
    expect([pathname, searchParams.get('provider')]).toEqual(['/auth/callback', 'google'])
    expect(searchParams.get('error')).toMatch(/state/)
  })

  test('is refused with a code issued to another browser', async () => {
    const [browser, attacker] = [open(), open()]
    const mine = await (await browser.api()).accounts.startProviderSignIn({ provider: 'google', locale: 'en' })
    const theirs = await (await attacker.api()).accounts.startProviderSignIn({ provider: 'google', locale: 'en' })
    const query = google.consent(mine.url, claims)
    query.set('code', google.consent(theirs.url, { ...claims, sub: 'g-evil' }).get('code')!)
    expect(errorOf(await browser.visit(`${callback}?${query}`))).toBe('invalid_code')
  })

  test('may be a denial', async () => {
    const browser = open()
    const { url } = await (await browser.api()).accounts.startProviderSignIn({ provider: 'google', locale: 'zh-Hans' })
    const state = new URL(url).searchParams.get('state')!
    const address = await browser.visit(`${callback}?${new URLSearchParams({ error: 'access_denied', state })}`)
    expect(address).toMatch(/^\/zh-hans\/auth\/callback\?provider=google&next=%2F&error=access_denied/)
  })

  test('never redirects to another site', async () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example'])
      expect(await signInAtGoogle(open(), claims, { next })).toBe('/auth/callback?provider=google&next=%2F')
  })
})

test('Apple posts a form with the name beside the token and email_verified as a string', async () => {
  const browser = open()
  const { url } = await (await browser.api()).accounts.startProviderSignIn({ provider: 'apple', locale: 'en' })
  expect(new URL(url).searchParams.get('response_mode')).toBe('form_post')
  const query = apple.consent(url, { sub: 'a-1', email: 'mei@example.com', email_verified: 'true' })
  query.set('user', JSON.stringify({ name: { firstName: 'Mei', lastName: 'Chan' } }))
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' }
  const step = await browser.visit('/api/auth/callback/apple', { method: 'POST', body: query.toString(), headers })
  const { pathname, search } = new URL(step)
  expect(pathname).toBe('/api/auth/callback/apple')
  expect(await browser.visit(pathname + search)).toBe('/auth/callback?provider=apple&next=%2F')
  expect(await getMe(browser)).toMatchObject({ firstName: 'Mei', lastName: 'Chan', email: 'mei@example.com' })
})

describe('a provider', () => {
  test('is offered only while its flag is on and its keys are set', async () => {
    const offered = async (browser: ReturnType<typeof open>) => (await browser.api()).accounts.findProviders({})
    expect(await offered(open())).toEqual(['google', 'apple'])
    await setFlag('GOOGLE_AUTH', 'false')
    expect(await offered(open())).toEqual(['apple'])
    await expect(
      (await open().api()).accounts.startProviderSignIn({ provider: 'google', locale: 'en' }),
    ).rejects.toMatchObject({
      code: 'PROVIDER_OFF',
    })
    expect(await offered(createBrowser(database))).toEqual([])
    const keys = { clientId: 'id', clientSecret: 'secret' }
    expect(providersOf({ google: keys, apple: null }).map(({ id }) => id)).toEqual(['google'])
    expect(providersOf({ google: null, apple: keys }).map(({ id, responseMode }) => [id, responseMode])).toEqual([
      ['apple', 'form_post'],
    ])
  })
})
