import { appealDecidedEmail } from '#features/reports/server/emails/appeal-decided.ts'
import { newListing } from '#tests/support/calls.ts'
import { expect, test } from '#tests/support/journey.ts'
import { demoAdmin, newMember, queryDatabase, signIn } from '#tests/support/members.ts'
import { axeViolations, horizontalOverflow } from '#tests/support/screen.ts'

test('a member reports a listing, an admin dismisses it, and the member appeals successfully @phone-deep', async ({
  page,
  browser,
}) => {
  const desk = await browser.newContext()
  const admin = await desk.newPage()
  await signIn(admin, demoAdmin)
  const { id, slug, name } = await newListing(admin, 'Reported Pipes')
  await page.goto(`/service/${slug}`)
  await page.getByRole('link', { name: 'Report this listing' }).click()
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(`/service/${slug}#report-${id}`)}`)
  await expect(page.getByText('You need an account to report something.')).toBeVisible()

  const member = await newMember(page)
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Report this listing' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(`/service/${slug}`)
  await page.getByRole('button', { name: 'Report this listing' }).click()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await dialog.getByLabel('What is wrong?').selectOption('fraud')
  await dialog.getByLabel('What should we look at?').fill('They took a deposit and never came.')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Report sent')).toBeVisible()

  await admin.goto('/admin/reported-reviews?reason=fraud')
  const row = admin.getByRole('row').filter({ hasText: name })
  await admin.keyboard.press('j')
  await expect(admin.locator('tbody').getByRole('row').first()).toBeFocused()
  await row.focus()
  await row.press('d')
  await expect(admin.getByText('Report dismissed')).toBeVisible()
  await expect(row).toHaveCount(0)
  await admin.keyboard.press('z')
  await expect(row).toHaveCount(1)
  await row.getByRole('cell').last().click()
  const sheet = admin.getByRole('dialog', { name })
  await expect(sheet.getByText('They took a deposit and never came.')).toBeVisible()
  expect(await axeViolations(admin)).toEqual([])
  // The row goes before the server has answered.
  const answered = admin.waitForResponse((response) => response.request().method() === 'POST')
  await sheet.getByRole('button', { name: 'Dismiss' }).click()
  await answered
  await expect(row).toHaveCount(0)
  await admin.goto('/admin/audit?kind=listing')
  await expect(admin.getByRole('row').filter({ hasText: name }).getByText('Reason: Fraud').first()).toBeVisible()

  await page.goto('/user/reports')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
  await expect(page.getByText('Nothing was found')).toBeVisible()
  await page.getByRole('button', { name: 'Appeal' }).click()
  await page.getByLabel('Why is the decision wrong?').fill('I have the receipt.')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText('Your appeal is being looked at.')).toBeVisible()

  await admin.goto('/admin/reported-reviews?tab=appeals')
  await admin.getByRole('row').filter({ hasText: name }).focus()
  await admin.keyboard.press('Enter')
  await admin.getByRole('button', { name: 'Grant appeal' }).click()
  const answerDialog = admin.getByRole('dialog', { name: 'Grant appeal' })
  await answerDialog.getByRole('textbox').fill('You are right, it is gone.')
  await answerDialog.getByRole('button', { name: 'Grant appeal' }).click()
  await expect(admin.getByText('Appeal granted', { exact: true })).toBeVisible()
  await desk.close()

  expect((await page.request.get(`/service/${slug}`)).status()).toBe(404)
  await page.reload()
  await expect(page.getByText('You are right, it is gone.')).toBeVisible()
  const newest = `select type from notifications_outbox where to_email = $1 order by id desc limit 1`
  expect(await queryDatabase(newest, [member.email])).toEqual([{ type: appealDecidedEmail.type }])
  expect(appealDecidedEmail.path).toBe('/user/reports')
})
