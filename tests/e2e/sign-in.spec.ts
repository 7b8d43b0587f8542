import { expect, test, type Page } from '#tests/support/journey.ts'
import { demoAdmin, newMember, queryDatabase, signIn } from '#tests/support/members.ts'
import {
  consoleErrors,
  axeViolationsInBothThemes,
  axeViolationsOfState,
  axeViolations,
  languages,
  horizontalOverflow,
} from '#tests/support/screen.ts'

// What the service worker requests cannot be intercepted: files, sessions, favourites, and pages that it keeps.
test.use({ serviceWorkers: 'block' })

const messages = {
  en: {
    title: 'Log in',
    email: 'Email',
    password: 'Password',
    errors: ['Email is required.', 'Password is required.'],
    invalid: 'Please enter a valid email address.',
    short: 'Password must be at least 6 characters',
    wrong: 'Invalid email or password.',
  },
  'zh-Hant': {
    title: '登入',
    email: '電郵',
    password: '密碼',
    errors: ['請輸入電郵。', '請輸入密碼。'],
    invalid: '請輸入有效的電郵地址。',
    short: '密碼最少要有 6 個字元。',
    wrong: '電郵或密碼不正確。',
  },
  'zh-Hans': {
    title: '登录',
    email: '邮箱',
    password: '密码',
    errors: ['请输入邮箱。', '请输入密码。'],
    invalid: '请输入有效的邮箱地址。',
    short: '密码至少需要 6 个字符。',
    wrong: '邮箱或密码不正确。',
  },
} as const

const guarded = [
  '/submit-listing',
  '/user/listings?filter=pending',
  '/profile',
  '/favorites',
  '/subscription',
  '/analytics/x',
  '/payment/premium',
  '/payment/whatsapp',
]

async function fill(
  page: Page,
  email: string,
  password: string,
  t: (typeof messages)[keyof typeof messages] = messages.en,
) {
  await page.getByRole('textbox', { name: t.email }).fill(email)
  await page.getByLabel(t.password, { exact: true }).fill(password)
  await page.getByLabel(t.password, { exact: true }).press('Enter')
}
const menu = (page: Page) => page.locator('header details summary').filter({ hasText: demoAdmin.firstName })

for (const { lang, prefix, sweepTag } of languages) {
  test(`the sign-in form in ${lang} shows field errors and focuses the first invalid field${sweepTag}`, async ({
    page,
  }) => {
    const errors = consoleErrors(page)
    const t = messages[lang]
    await page.goto(`${prefix}/auth`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
    const email = page.getByRole('textbox', { name: t.email })
    const password = page.getByLabel(t.password, { exact: true })
    await page.getByRole('main').getByRole('button', { name: t.title }).click()
    await expect(email).toBeFocused()
    for (const error of t.errors) await expect(page.getByText(error)).toBeVisible()
    await expect(email).toHaveAccessibleDescription(t.errors[0])
    expect(await axeViolationsOfState(page, { sweepTag })).toEqual([])

    await email.fill('mei')
    await password.fill('short')
    await password.press('Enter')
    await expect(email).toHaveAccessibleDescription(t.invalid)
    await expect(password).toHaveAccessibleDescription(t.short)
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await email.fill('mei@example.com')
    await expect(email).toHaveAccessibleDescription('')
    await password.fill('long enough')
    await expect(page.getByRole('alert')).toBeEmpty()
    await fill(page, 'nobody@example.com', 'wrong password', t)
    await expect(page.getByRole('alert')).toHaveText(t.wrong)
    await expect(email).toHaveValue('nobody@example.com')
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    expect(errors.filter((line) => !line.includes('401'))).toEqual([])
  })
}

test('an invalid field shows its error on blur, an empty one only on submit @deep', async ({ page }) => {
  await page.goto('/auth')
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.focus()
  await page.keyboard.press('Tab')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await email.fill('mei')
  await page.keyboard.press('Tab')
  await expect(page.getByText(messages.en.invalid)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says that it needs it, and puts no password into the address', async ({ page }) => {
    await page.goto('/auth')
    const main = page.getByRole('main')
    await expect(main.locator('noscript p')).toHaveText('This form needs JavaScript.')
    await expect(main.getByRole('button')).toHaveCount(0)
    await page.getByLabel('Email').fill('somebody@kaifong.example')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('a long secret')
    const sent = page.waitForRequest((request) => request.isNavigationRequest())
    await password.press('Enter')
    expect((await sent).url()).not.toContain('secret')
    await expect(page).toHaveURL('/auth')
    await expect(main.locator('noscript p')).toHaveText('This form needs JavaScript.')
  })
})

test('the password can be shown and hidden @deep', async ({ page }) => {
  await page.goto('/auth')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('six dim sum')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test.describe('a visitor', () => {
  for (const { lang, prefix, sweepTag } of languages) {
    test(`is redirected to sign in from every guarded screen in ${lang} with an empty body${sweepTag}`, async ({
      page,
    }) => {
      for (const path of [...guarded, '/admin', '/admin/users']) {
        const response = await page.request.get(prefix + path, { maxRedirects: 0 })
        expect(response.status(), path).toBe(302)
        expect(response.headers().location).toBe(`${prefix}/auth?next=${encodeURIComponent(path)}`)
        expect(await response.text()).toBe('')
      }
    })
  }

  test('is redirected on client-side navigation in the page language, and returned after signing in', async ({
    page,
  }) => {
    await page.goto('/zh-hant/about')
    await page.getByRole('banner').getByRole('link', { name: '刊登服務' }).click()
    await expect(page).toHaveURL('/zh-hant/auth?next=%2Fsubmit-listing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('登入')
    await page.goto('/zh-hant/auth?next=%2Fabout%23ranking')
    await fill(page, demoAdmin.email, demoAdmin.password, messages['zh-Hant'])
    await expect(page).toHaveURL('/zh-hant/about#ranking')
  })
})

test('whoever opens a guarded screen with a session that has ended is told so, not that they need an account', async ({
  page,
}) => {
  const { email } = await newMember(page)
  await queryDatabase(`delete from sessions where user_id = (select id from profiles where email = $1)`, [email])
  await page.goto('/zh-hant/favorites')
  await expect(page).toHaveURL('/zh-hant/auth?next=%2Ffavorites&ended=1')
  await expect(page.getByText('你已登出。請重新登入')).toBeVisible()
})

test('signing in and out updates the menu at once, also in other tabs', async ({ page, context }) => {
  const [other, waiting] = [await context.newPage(), await context.newPage()]
  for (const [tab, path] of [
    [other, '/terms'],
    [waiting, '/auth?next=%2Fabout'],
  ] as const) {
    await tab.goto(path)
  }
  await page.goto('/auth?next=%2Fexplore%3Fq%3Dtutor')
  await fill(page, demoAdmin.email.toUpperCase(), demoAdmin.password)
  await expect(page).toHaveURL('/explore?q=tutor')
  await expect(menu(page).first()).toBeVisible()
  await expect(menu(other).first()).toBeVisible()
  await expect(waiting).toHaveURL('/about')
  expect(await axeViolations(page)).toEqual([])

  await menu(page).first().click()
  await expect(page.getByText(demoAdmin.email).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  await menu(page).first().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('You have been successfully signed out.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect((await page.request.get('/profile', { maxRedirects: 0 })).status()).toBe(302)
})

test('a failed sign-out shows an error and leads to the home page @deep', async ({ page }) => {
  await signIn(page, demoAdmin)
  await page.goto('/about')
  await page.route('**/api/rpc/accounts/signOut', (route) => route.abort())
  await menu(page).first().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Error signing out')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(menu(page).first()).toBeVisible()
})

test('a forged next parameter leads to the home page @deep', async ({ page }) => {
  // All forms of such addresses: src/shared/same-origin-path.test.ts.
  for (const next of ['https://evil.example/', '/.//evil.example', '/zh-hans/auth']) {
    await page.context().clearCookies()
    await page.goto(`/auth?next=${encodeURIComponent(next)}`)
    await fill(page, demoAdmin.email, demoAdmin.password)
    await expect(menu(page).first()).toBeVisible()
    expect(new URL(page.url()).host, next).toBe(new URL(test.info().project.use.baseURL!).host)
    await expect(page).not.toHaveURL(/\/auth/)
  }
})

test('a signed-in member is redirected from the sign-in screen, and all account menu links work', async ({ page }) => {
  await signIn(page, demoAdmin)
  await page.goto('/zh-hans/auth?next=%2Fpricing')
  await expect(page).toHaveURL('/zh-hans/pricing')
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
  const links = await page
    .locator('header details a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  const guardedLinks = links.filter((path) => path !== '/submit-listing')
  for (const path of guardedLinks) expect((await page.request.get(path)).status(), path).toBe(200)
  expect((await page.request.get('/admin/no-such-screen')).status()).toBe(404)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the form fits, and the menu contains sign-out @deep', async ({ page }) => {
    await page.goto('/auth')
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    await fill(page, demoAdmin.email, demoAdmin.password)
    await expect(page).toHaveURL('/')
    await page.getByLabel('Menu').click()
    await expect(page.getByText(demoAdmin.email).last()).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).last().click()
    await expect(page.getByText('Signed out', { exact: true })).toBeVisible()
  })
})
