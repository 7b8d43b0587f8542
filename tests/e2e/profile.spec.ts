import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { newMember, signIn } from '#tests/support/members.ts'
import {
  hydrated,
  consoleErrors,
  axeViolationsInBothThemes,
  axeViolations,
  languages,
  horizontalOverflow,
} from '#tests/support/screen.ts'

const words = {
  en: { profile: 'Profile', security: 'Security', saved: 'Profile updated', whatsapp: 'WhatsApp number' },
  'zh-Hant': { profile: '個人檔案', security: '帳戶保安', saved: '個人檔案已更新', whatsapp: 'WhatsApp 號碼' },
  'zh-Hans': { profile: '个人资料', security: '账号安全', saved: '个人资料已更新', whatsapp: 'WhatsApp 号码' },
} as const

const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`).first()
const save = (page: Page) => page.locator('main form button[type="submit"]').first().click()

for (const { lang, prefix } of languages) {
  test(`the profile in ${lang} is kept and can be used by everybody`, async ({ page }) => {
    const complaints = consoleErrors(page)
    const errorMessage = words[lang]
    await newMember(page)
    await page.goto(`${prefix}/profile`)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorMessage.profile)
    await field(page, 'whatsappNumber').fill('+852 1234 5678')
    await field(page, 'phoneNumber').fill('12')
    await save(page)
    await expect(field(page, 'phoneNumber')).toBeFocused()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await field(page, 'phoneNumber').fill('')
    await field(page, 'firstName').fill('美')
    await save(page)
    await expect(page.getByText(errorMessage.saved)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(errorMessage.whatsapp)).toHaveValue('+852 1234 5678')
    await expect(field(page, 'firstName')).toHaveValue('美')
    await page.getByRole('main').getByRole('link', { name: errorMessage.security }).click()
    await expect(page).toHaveURL(`${prefix}/profile?tab=security`)
    await expect(page.locator('main h2')).toHaveCount(2)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('changes that are not saved are not left by accident', async ({ page }) => {
  await newMember(page)
  await page.goto('/profile')
  await hydrated(page)
  await field(page, 'lastName').fill('Wong')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept())
  })
  const about = page.getByRole('banner').getByRole('link', { name: 'About' })
  await about.click()
  await expect.poll(() => asked.length).toBe(1)
  await expect(page).toHaveURL('/profile')
  await expect(field(page, 'lastName')).toHaveValue('Wong')
  await about.click()
  await expect(page).toHaveURL('/about')
  expect(asked).toEqual(Array(2).fill('You have changes that are not saved. Leave anyway?'))
})

test('a failed save says so and keeps what was typed', async ({ page }) => {
  await newMember(page)
  await page.goto('/profile')
  await hydrated(page)
  await page.route('**/api/rpc/accounts/updateProfile', (route) => route.abort())
  await field(page, 'lastName').fill('Wong')
  await save(page)
  await expect(page.getByText('Error updating profile')).toBeVisible()
  await expect(field(page, 'lastName')).toHaveValue('Wong')
})

test('a profile is completed on the way to what needs it', async ({ page }) => {
  await newMember(page)
  await page.goto(`/zh-hant/profile?next=${encodeURIComponent('/pricing')}`)
  await hydrated(page)
  await save(page)
  await expect(field(page, 'whatsappNumber')).toHaveAccessibleDescription(/請輸入 WhatsApp 號碼。/)
  await field(page, 'whatsappNumber').fill('6123 4567')
  await save(page)
  await expect(page).toHaveURL('/zh-hant/pricing')
  await page.goto(`/profile?next=${encodeURIComponent('https://evil.example/')}`)
  await hydrated(page)
  await save(page)
  await expect(page).toHaveURL('/')
})

test('a picture is chosen, cropped with the keyboard, shown everywhere, and removed', async ({ page }) => {
  await newMember(page)
  await page.goto('/profile')
  await hydrated(page)
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
  const answer = await page.request.get((await shown.getAttribute('src'))!)
  expect(answer.headers()['content-type']).toBe('image/webp')
  expect(await sharp(await answer.body()).metadata()).toMatchObject({ width: 256, height: 256 })

  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') })
  await expect(page.getByText('The picture could not be uploaded')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(shown).toHaveCount(0)
})

test('a picture from nobody, without a file, or too large is refused', async ({ page, request }) => {
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') }
  expect((await request.post('/api/avatar', { multipart: { picture: file } })).status()).toBe(401)
  await newMember(page)
  expect((await page.request.post('/api/avatar', { multipart: { other: 'x' } })).status()).toBe(400)
  expect((await page.request.post('/api/avatar', { multipart: { picture: file } })).status()).toBe(415)
  const large = { ...file, buffer: Buffer.alloc(11 * 1024 * 1024) }
  expect((await page.request.post('/api/avatar', { multipart: { picture: large } })).status()).toBe(413)
})

test('another password, the devices, and the way out of the others', async ({ page, browser }) => {
  const person = await newMember(page)
  const elsewhere = await browser.newContext({ baseURL: test.info().project.use.baseURL })
  const other = await elsewhere.newPage()
  await signIn(other, person)
  await page.goto('/profile?tab=security')
  await hydrated(page)
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: /^Sign out: / }).click()
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0)
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

test('a member takes their data along, and leaves for good', async ({ page }) => {
  const person = await newMember(page)
  await page.goto('/profile?tab=privacy')
  await hydrated(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^kaifong-my-data-\d{4}-\d\d-\d\d\.json$/)
  const data = readFileSync(await download.path(), 'utf8')
  expect(data).toContain(person.email)
  expect(data).not.toContain('argon2')

  await page.getByText('Delete my account …').click()
  const deletion = page.locator('main details form')
  await deletion.locator('input').fill('not my password')
  await deletion.getByRole('button', { name: 'Delete for good' }).click()
  await expect(deletion.locator('input')).toHaveAccessibleDescription('This is not your current password.')
  // It stays, also after the look at a field that was left.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect(deletion.locator('input')).toHaveAccessibleDescription('This is not your current password.')
  await deletion.locator('input').fill(person.password)
  await deletion.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account has been deleted')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(signIn(page, person)).rejects.toThrow('401')
})

test('whoever signs out of a screen of theirs goes home', async ({ page }) => {
  await newMember(page)
  await page.goto('/zh-hans/profile')
  await hydrated(page)
  await page.locator('header details summary').first().click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByText('您已成功退出登录。')).toBeVisible()
  await expect(page).toHaveURL('/zh-hans')
})

test('while nobody has said who is there, a guarded screen says that it is loading', async ({ page }) => {
  await page.goto('/zh-hant/about')
  await hydrated(page)
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/rpc/accounts/**', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.evaluate(() => {
    // As another tab does that has signed in or out; then the reader goes back to a page of theirs.
    new BroadcastChannel('kaifong:session').postMessage(null)
    setTimeout(() => {
      history.pushState({}, '', '/zh-hant/profile')
      dispatchEvent(new PopStateEvent('popstate'))
    }, 200)
  })
  await expect(page.getByText('載入中…')).toBeVisible()
  asked.resolve()
  await expect(page).toHaveURL('/zh-hant/auth?next=%2Fprofile')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('both tabs fit', async ({ page }) => {
    await newMember(page)
    for (const { prefix } of languages) {
      for (const path of ['/profile', '/profile?tab=security', '/profile?tab=privacy', '/profile?next=/']) {
        await page.goto(prefix + path)
        expect(await horizontalOverflow(page), prefix + path).toBeLessThanOrEqual(0)
      }
    }
  })
})
