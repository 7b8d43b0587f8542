import sharp from 'sharp'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { newMember } from '#tests/support/members.ts'
import {
  waitForHydration,
  consoleErrors,
  axeViolations,
  openInTheme,
  horizontalOverflow,
} from '#tests/support/screen.ts'

const screenshot = () =>
  sharp({ create: { width: 300, height: 600, channels: 3, background: '#0b5d45' } })
    .png()
    .toBuffer()
const openMenu = (page: Page) => page.locator('header details summary').first().click()

test('a member submits a payment with a screenshot, withdraws it and can start again', async ({ page }) => {
  test.setTimeout(60_000)
  const errors = consoleErrors(page)
  await newMember(page)
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Choose Premium' }).last().click()
  await expect(page).toHaveURL('/payment/premium')
  await waitForHydration(page)
  await expect(page.getByText('Demo: do not pay')).toBeVisible()
  await expect(page.getByText('HK$500')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  // The QR code is shown in the page and can be downloaded as a picture.
  await expect(page.getByRole('img', { name: 'FPS code that pays HK$500' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the code as a picture' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^KF[2-9A-Z]{8}\.png$/)
  const picture = await sharp(await download.path()).metadata()
  expect([picture.format, picture.width]).toEqual(['png', 768])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy: Reference' }).click()
  const reference = await page.evaluate(() => navigator.clipboard.readText())
  expect(`${reference}.png`).toBe(download.suggestedFilename())

  await page.getByText('PayMe', { exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Open PayMe' })).toHaveAttribute('href', 'https://payme.hsbc/')
  await page.getByLabel('Transaction ID (optional)').fill('x'.repeat(101))
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByLabel('Transaction ID (optional)')).toHaveAccessibleDescription(
    'This is too long. Please shorten it.',
  )
  await page.getByLabel('Transaction ID (optional)').fill('PM 778')
  await page.getByLabel('Note to us (optional)').fill('From the account of Ms Wong')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer: await screenshot() })
  await expect(page.getByRole('img', { name: 'Screenshot (optional)' })).toBeVisible()
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByRole('heading', { name: 'We’re checking your payment' })).toBeFocused()
  await expect(page.getByText('Your note: From the account of Ms Wong')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the screenshot' })).toHaveAttribute('href', /^\/api\/uploads\//)
  expect(await axeViolations(page)).toEqual([])

  await openMenu(page)
  await page.getByRole('link', { name: 'Payment Pending' }).click()
  await expect(page).toHaveURL('/payment/premium')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Payment withdrawn')).toBeVisible()
  await expect(page.getByRole('button', { name: 'I have paid' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy: Reference' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe(reference)
  await openMenu(page)
  await expect(page.getByRole('link', { name: 'Payment Pending' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()
  await page.goto('/subscription')
  await expect(page.getByText('Withdrawn')).toBeVisible()
  expect(errors).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the payment screens fit in Chinese and in the dark theme @deep', async ({ page }) => {
    await newMember(page)
    for (const path of ['/zh-hant/payment/whatsapp', '/zh-hans/subscription']) {
      await openInTheme(page, 'dark', path)
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
      expect(await axeViolations(page)).toEqual([])
    }
  })
})
