import sharp from 'sharp'
import { expect, test } from '#tests/support/journey.ts'
import { demoAdmin, newMember, signIn } from '#tests/support/members.ts'
import { consoleErrors, axeViolations, horizontalOverflow } from '#tests/support/screen.ts'

test('an admin confirms a payment from its proof, and the member gets the plan and a receipt', async ({
  page,
  browser,
}) => {
  // Long journey through the screens of member and admin.
  test.setTimeout(90_000)
  const errors = consoleErrors(page)
  const person = await newMember(page)
  const proof = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#0b5d45' } })
    .png()
    .toBuffer()
  await page.goto('/payment/whatsapp')
  await page.locator('input[type="file"]').setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer: proof })
  await expect(page.getByRole('img', { name: 'Screenshot (optional)' })).toBeVisible()
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByRole('heading', { name: 'We’re checking your payment' })).toBeVisible()

  const elsewhere = await browser.newContext({
    baseURL: test.info().project.use.baseURL,
    viewport: page.viewportSize(),
  })
  const desk = await elsewhere.newPage()
  const adminErrors = consoleErrors(desk)
  await signIn(desk, demoAdmin)
  await desk.goto(`/admin/subscriptions?q=${encodeURIComponent(person.email)}`)
  const row = desk.getByRole('table', { name: 'Payments' }).getByRole('row').filter({ hasText: person.email })
  await expect(row).toContainText('HK$100')

  // By keyboard: focus the row, press A, enter the bank's reference, press Enter.
  await row.focus()
  await desk.keyboard.press('a')
  const dialog = desk.getByRole('dialog').filter({ hasText: 'Bank’s reference' })
  const bank = dialog.getByLabel('Bank’s reference of the transfer')
  await expect(bank).toBeFocused()
  await expect(dialog.getByRole('img', { name: 'Screenshot' })).toBeVisible()
  await expect(dialog).toContainText('HK$100')
  expect(await axeViolations(desk)).toEqual([])
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(bank).toHaveAccessibleDescription(/is required/)
  await bank.fill(`frn ${Date.now()}-${test.info().project.name}`)
  await bank.press('Enter')
  await expect(desk.getByText('Payment confirmed. The plan is active')).toBeVisible()
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByText('Undone')).toBeVisible()
  await row.click()
  await bank.fill(`frn ${Date.now()}-${test.info().project.name}`)
  await bank.press('Enter')
  await expect(desk.getByText('Payment confirmed. The plan is active')).toBeVisible()
  await expect(row).toContainText('Confirmed')

  await page.goto('/subscription')
  await expect(page.getByRole('heading', { name: 'WhatsApp Verified' })).toBeVisible()
  await expect(page.getByText('It does not end.')).toBeVisible()
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByText('Received with thanks.')).toBeVisible()
  await expect(page.getByText(/^FRN\d+-/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await row.click()
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await dialog.getByLabel('Bank’s reference of the refund').fill(`back ${Date.now()}-${test.info().project.name}`)
  await dialog.getByLabel('Reason').fill('Asked for within 14 days')
  await dialog.getByRole('button', { name: 'Record the refund' }).click()
  await expect(desk.getByText('Refund recorded.')).toBeVisible()
  await expect(row).toContainText('Refunded')
  await page.reload()
  await expect(page.getByText('Asked for within 14 days')).toBeVisible()
  // The plan has ended, although the receipt was for an indefinite one.
  await expect(page.getByText('Original period')).toBeVisible()

  await desk.goto('/admin/plans')
  const card = desk.getByRole('form', { name: 'WhatsApp Verified' })
  await card.getByLabel('Price in HK$').fill('free')
  await card.getByRole('button', { name: 'Save WhatsApp Verified plan' }).click()
  await expect(card.getByLabel('Price in HK$')).toHaveAccessibleDescription(/Enter an amount above zero/)
  await card.getByLabel('Price in HK$').fill('100')
  await card.getByRole('button', { name: 'Save WhatsApp Verified plan' }).click()
  await expect(desk.getByText('WhatsApp Verified plan saved')).toBeVisible()
  expect(await axeViolations(desk)).toEqual([])
  expect([...errors, ...adminErrors]).toEqual([])
  await elsewhere.close()
})

test('the payment, subscription and plan screens of the back office fit a phone @phone @deep', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, demoAdmin)
  for (const path of ['/admin/subscriptions', '/admin/subscriptions/held', '/admin/plans']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0)
    expect(await axeViolations(page)).toEqual([])
  }
})

test('tables of the back office keep each date on one line on a tablet @deep', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await signIn(page, demoAdmin)
  for (const path of ['users', 'reviews', 'subscriptions/held']) {
    await page.goto(`/zh-hant/admin/${path}`)
    const dates = page.getByRole('cell', { name: /^\d{4}\u2060年\u2060\d{1,2}\u2060月\u2060\d{1,2}\u2060日$/ })
    await expect(dates.first()).toBeVisible()
    const lines = await dates.evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell.querySelector('div')!)
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
    )
    expect(Math.max(...lines), path).toBe(1)
  }
})
