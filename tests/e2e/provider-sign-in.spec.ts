import { read } from '#tests/support/calls.ts'
import { startGoogleStandIn } from '#tests/support/google-stand-in.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { queryDatabase } from '#tests/support/members.ts'
import { consoleErrors, axeViolations, languages } from '#tests/support/screen.ts'

const messages = {
  en: { go: 'Continue with Google', failed: 'Error signing in with Google' },
  'zh-Hant': { go: '使用 Google 帳戶登入', failed: '用 Google 登入時出錯' },
  'zh-Hans': { go: '使用 Google 账号登录', failed: '用 Google 登录时出错' },
} as const

const setGoogleFlag = (value: 'true' | 'false') =>
  queryDatabase(`update app_settings set value = $1 where key = 'GOOGLE_AUTH'`, [value])
const expectOffered = (page: Page, prefix: string, name: string) =>
  expect(async () => {
    await page.goto(`${prefix}/auth`)
    await expect(page.getByRole('button', { name })).toBeVisible({ timeout: 1_000 })
  }).toPass()

test.describe.configure({ mode: 'serial' })
test.afterAll(() => setGoogleFlag('false'))

test('Google is not offered while its flag is off', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: messages.en.go })).toHaveCount(0)
  expect((await page.request.get('/api/auth/callback/google', { maxRedirects: 0 })).headers().location).toBe(
    '/auth/callback?error=provider_off&provider=google',
  )
})

for (const { lang, prefix, sweepTag } of languages) {
  test(`Google sign-in in ${lang} uses state and PKCE, and a denial leads back to sign-in${sweepTag}`, async ({
    page,
  }) => {
    await setGoogleFlag('true')
    const errors = consoleErrors(page)
    const t = messages[lang]
    await expectOffered(page, prefix, t.go)
    await page.goto(`${prefix}/auth?mode=sign-up&next=%2Fexplore`)
    expect(await axeViolations(page)).toEqual([])
    await page.route('https://accounts.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Google</title>' }),
    )
    await page.getByRole('button', { name: t.go }).click()
    await page.waitForURL('https://accounts.google.com/**')
    const authorizeParams = new URL(page.url()).searchParams
    expect(authorizeParams.get('redirect_uri')).toBe(`${test.info().project.use.baseURL}/api/auth/callback/google`)
    expect(authorizeParams.get('code_challenge_method')).toBe('S256')
    expect(authorizeParams.get('scope')).toBe('openid email profile')
    const denied = new URLSearchParams({ error: 'access_denied', state: authorizeParams.get('state')! })
    await page.goto(`/api/auth/callback/google?${denied}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.failed)
    expect(await axeViolations(page)).toEqual([])
    await page.locator('main a').click()
    await expect(page).toHaveURL(`${prefix}/auth?next=%2Fexplore`)
    expect(errors).toEqual([])
  })
}

test('somebody whose browser has the service worker signs up and in by an OpenID provider', async ({
  page,
  baseURL,
}) => {
  await setGoogleFlag('true')
  const standIn = new URL(process.env['GOOGLE_STAND_IN']!)
  const google = startGoogleStandIn(baseURL!, Number(standIn.port))
  await page.route('https://accounts.google.com/**', (route) => {
    const query = new URL(route.request().url()).searchParams
    // Choosing among accounts is Google's own.
    query.delete('prompt')
    return route.fulfill({ status: 302, headers: { location: `${standIn.origin}/auth?${query}` } })
  })
  const email = `google-${Date.now()}@example.com`
  try {
    await expectOffered(page, '', messages.en.go)
    await page.goto('/auth?next=%2Fexplore')
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 20_000 })
      .toBe(true)
    await page.getByRole('button', { name: messages.en.go }).click()
    await page.locator('input[name="login"]').fill(email)
    await page.locator('input[name="password"]').fill('any')
    await page.locator('button[type="submit"]').click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/explore')
    expect(await read(page, 'accounts/getMe')).toMatchObject({ email })
    await page.request.post('/api/rpc/accounts/signOut', { data: { json: {} } })
    // The provider still knows this browser, and leads back at once.
    await page.goto('/zh-hant/auth?next=%2Fpricing')
    await page.getByRole('button', { name: messages['zh-Hant'].go }).click()
    await expect(page).toHaveURL('/zh-hant/pricing')
    expect(await read(page, 'accounts/getMe')).toMatchObject({ email })
  } finally {
    google.close()
  }
})

test('no other route of the sign-in library is reachable', async ({ page }) => {
  for (const path of [
    '/sign-in/email',
    '/sign-up/email',
    '/admin/set-role',
    '/sign-in/social',
    '/update-user',
    '/delete-user',
  ])
    expect((await page.request.post(`/api/auth${path}`, { data: {} })).status(), path).toBe(404)
  for (const path of ['/get-session', '/list-sessions', '/admin/list-users', '/callback/github', '/error'])
    expect([404, 303]).toContain((await page.request.get(`/api/auth${path}`, { maxRedirects: 0 })).status())
})
