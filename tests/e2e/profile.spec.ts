import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { newMember, signIn } from '#tests/support/members.ts'
import {
  consoleErrors,
  axeViolationsInBothThemes,
  axeViolations,
  languages,
  horizontalOverflow,
} from '#tests/support/screen.ts'

// What the service worker requests cannot be intercepted: files, sessions, favourites, and pages that it keeps.
test.use({ serviceWorkers: 'block' })

const messages = {
  en: { profile: 'Profile', security: 'Security', saved: 'Profile updated', whatsapp: 'WhatsApp number' },
  'zh-Hant': { profile: '個人檔案', security: '帳戶保安', saved: '個人檔案已更新', whatsapp: 'WhatsApp 號碼' },
  'zh-Hans': { profile: '个人资料', security: '账号安全', saved: '个人资料已更新', whatsapp: 'WhatsApp 号码' },
} as const

const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`).first()
const save = (page: Page) => page.locator('main form button[type="submit"]').first().click()

for (const { lang, prefix, sweepTag } of languages) {
  test(`the profile in ${lang} is validated, saved and accessible${sweepTag}`, async ({ page }) => {
    const errors = consoleErrors(page)
    const t = messages[lang]
    await newMember(page)
    await page.goto(`${prefix}/profile`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.profile)
    await field(page, 'whatsappNumber').fill('+852 1234 5678')
    await field(page, 'phoneNumber').fill('12')
    await save(page)
    await expect(field(page, 'phoneNumber')).toBeFocused()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await field(page, 'phoneNumber').fill('')
    await field(page, 'firstName').fill('美')
    await save(page)
    await expect(page.getByText(t.saved)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(t.whatsapp)).toHaveValue('+852 1234 5678')
    await expect(field(page, 'firstName')).toHaveValue('美')
    await page.getByRole('main').getByRole('link', { name: t.security }).click()
    await expect(page).toHaveURL(`${prefix}/profile?tab=security`)
    await expect(page.locator('main h2')).toHaveCount(6)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    expect(errors).toEqual([])
  })
}

test('leaving with unsaved changes asks for confirmation @deep', async ({ page }) => {
  await newMember(page)
  await page.goto('/profile')
  await field(page, 'lastName').fill('Wong')
  const prompts: string[] = []
  page.on('dialog', (dialog) => {
    prompts.push(dialog.message())
    void (prompts.length === 1 ? dialog.dismiss() : dialog.accept())
  })
  const about = page.getByRole('banner').getByRole('link', { name: 'About' })
  await about.click()
  await expect.poll(() => prompts.length).toBe(1)
  await expect(page).toHaveURL('/profile')
  await expect(field(page, 'lastName')).toHaveValue('Wong')
  await about.click()
  await expect(page).toHaveURL('/about')
  expect(prompts).toEqual(Array(2).fill('You have unsaved changes. Leave anyway?'))
})

test('a failed save shows an error and keeps the entered values @deep', async ({ page }) => {
  await newMember(page)
  await page.goto('/profile')
  await page.route('**/api/rpc/accounts/updateProfile', (route) => route.abort())
  await field(page, 'lastName').fill('Wong')
  await save(page)
  await expect(page.getByText('Error updating profile')).toBeVisible()
  await expect(field(page, 'lastName')).toHaveValue('Wong')
})

test('completing the profile continues to the requested page', async ({ page }) => {
  await newMember(page)
  await page.goto(`/zh-hant/profile?next=${encodeURIComponent('/pricing')}`)
  await save(page)
  await expect(field(page, 'whatsappNumber')).toHaveAccessibleDescription(/請輸入 WhatsApp 號碼。/)
  await field(page, 'whatsappNumber').fill('6123 4567')
  await save(page)
  await expect(page).toHaveURL('/zh-hant/pricing')
  await page.goto(`/profile?next=${encodeURIComponent('https://evil.example/')}`)
  await save(page)
  await expect(page).toHaveURL('/')
})

test('a profile picture is cropped by keyboard, shown everywhere and removed @deep', async ({ page }) => {
  await newMember(page)
  await page.goto('/profile')
  const green = { r: 11, g: 93, b: 69 }
  const picture = await sharp({ create: { width: 900, height: 500, channels: 3, background: green } })
    .png()
    .toBuffer()
  await page.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('img', { name: /Drag the picture/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('Zoom').fill('2')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('Picture updated')).toBeVisible()
  const shown = page.locator('main img[src^="/media/avatars/"]')
  await expect(shown).toBeVisible()
  await expect(page.locator('header img[src^="/media/avatars/"]').first()).toBeAttached()
  const response = await page.request.get((await shown.getAttribute('src'))!)
  expect(response.headers()['content-type']).toBe('image/webp')
  expect(await sharp(await response.body()).metadata()).toMatchObject({ width: 256, height: 256 })

  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') })
  await expect(page.getByText('The picture could not be uploaded')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(shown).toHaveCount(0)
})

test('a picture upload without sign-in, without a file or too large is refused', async ({ page, request }) => {
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') }
  expect((await request.post('/api/avatar', { multipart: { picture: file } })).status()).toBe(401)
  await newMember(page)
  expect((await page.request.post('/api/avatar', { multipart: { other: 'x' } })).status()).toBe(400)
  expect((await page.request.post('/api/avatar', { multipart: { picture: file } })).status()).toBe(415)
  const large = { ...file, buffer: Buffer.alloc(11 * 1024 * 1024) }
  expect((await page.request.post('/api/avatar', { multipart: { picture: large } })).status()).toBe(413)
})

test('a member changes the password and signs out other devices', async ({ page, browser }) => {
  const person = await newMember(page)
  const elsewhere = await browser.newContext({ baseURL: test.info().project.use.baseURL })
  const other = await elsewhere.newPage()
  await signIn(other, person)
  // All sections come with the page, so that none is pushed down later.
  expect(await (await page.request.get('/profile?tab=security')).text()).toContain('Authenticator app')
  await page.goto('/profile?tab=security')
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: /^Log out: / }).click()
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Log out: / })).toHaveCount(0)
  expect((await other.request.get('/profile', { maxRedirects: 0 })).status()).toBe(302)

  await signIn(other, person)
  await field(page, 'currentPassword').fill('not my password')
  await field(page, 'password').fill('eight har gow')
  await field(page, 'again').fill('eight har gow')
  await field(page, 'again').press('Enter')
  await expect(field(page, 'currentPassword')).toHaveAccessibleDescription('This is not your current password.')
  await field(page, 'currentPassword').fill(person.password)
  await field(page, 'again').press('Enter')
  await expect(page.getByText('Password updated')).toBeVisible()
  await expect(field(page, 'currentPassword')).toHaveValue('')
  expect((await other.request.get('/profile', { maxRedirects: 0 })).status()).toBe(302)
  await elsewhere.close()
})

test('a member downloads their data and deletes the account', async ({ page }) => {
  const person = await newMember(page)
  await page.goto('/profile?tab=privacy')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^kaifong-my-data-\d{4}-\d\d-\d\d\.json$/)
  const data = readFileSync(await download.path(), 'utf8')
  expect(data).toContain(person.email)
  expect(data).not.toContain('argon2')

  await page.getByText('Delete my account…').click()
  const deletion = page.locator('main details form')
  await deletion.locator('input').fill('not my password')
  await deletion.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(deletion.locator('input')).toHaveAccessibleDescription('This is not your current password.')
  // The error stays after the blur validation.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect(deletion.locator('input')).toHaveAccessibleDescription('This is not your current password.')
  await deletion.locator('input').fill(person.password)
  await deletion.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account has been deleted')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(signIn(page, person)).rejects.toThrow('401')
})

test('signing out on a guarded screen leads to the home page @deep', async ({ page }) => {
  await newMember(page)
  await page.goto('/zh-hans/profile')
  await page.locator('header details summary').first().click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByText('您已成功退出登录。')).toBeVisible()
  await expect(page).toHaveURL('/zh-hans')
})

test('signing out leads home, too, when something of the page is still to be loaded @deep', async ({ page }) => {
  await newMember(page)
  const released = Promise.withResolvers<void>()
  await page.route('**/billing/getPlanStatus?**', async (route) => {
    await released.promise
    await route.continue().catch(() => {})
  })
  const asked = page.waitForRequest('**/billing/getPlanStatus?**')
  await page.goto('/profile')
  await asked
  // The answer comes when the session has ended, and before the home page has.
  await page.route('**/api/rpc/discovery/**', async (route) => {
    released.resolve()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page.locator('header details summary').filter({ hasText: 'Mei' }).first().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You have been successfully signed out.')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a guarded screen shows a loading state while the session is unknown @deep', async ({ page }) => {
  await page.goto('/zh-hant/about')
  const released = Promise.withResolvers<void>()
  await page.route('**/api/rpc/accounts/**', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.evaluate(() => {
    // Simulates a session change in another tab, then a navigation to a guarded page.
    new BroadcastChannel('kaifong:session').postMessage(null)
    setTimeout(() => {
      history.pushState({}, '', '/zh-hant/profile')
      dispatchEvent(new PopStateEvent('popstate'))
    }, 200)
  })
  await expect(page.getByText('載入中……')).toBeVisible()
  released.resolve()
  await expect(page).toHaveURL('/zh-hant/auth?next=%2Fprofile')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  for (const { lang, prefix } of languages) {
    test(`all tabs of the profile fit in ${lang} @deep`, async ({ page }) => {
      await newMember(page)
      for (const path of [
        '/profile',
        '/profile?tab=security',
        '/profile?tab=privacy',
        '/user/reviews',
        '/profile?next=/',
      ]) {
        await page.goto(prefix + path)
        expect(await horizontalOverflow(page), prefix + path).toBeLessThanOrEqual(0)
      }
    })
  }
})
