import { call, uniqueName } from '#tests/support/calls.ts'
import { expect, test } from '#tests/support/journey.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { demoAdmin, signIn } from '#tests/support/members.ts'
import { axeViolations, horizontalOverflow } from '#tests/support/screen.ts'

test('an admin finds a live listing, takes it down, undoes that, and takes it down for good @phone-deep', async ({
  page,
  isMobile,
}) => {
  await signIn(page, demoAdmin)
  const name = uniqueName('Lantern Repairs')
  const content = listingContent({ nameEn: name })
  const { slug } = await call<{ slug: string }>(page, 'editor/adminCreate', { content, ownerEmail: null })
  await page.goto('/admin/listings')
  await page.getByRole('searchbox', { name: 'Name, owner or number' }).fill(name)
  await page.getByRole('searchbox', { name: 'Name, owner or number' }).press('Enter')
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1)
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
  const takeDown = async () => {
    await page.getByRole('button', { name: `Take down: ${name}` }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('The business has closed.')
    await page.getByRole('dialog').getByRole('button', { name: 'Take down' }).click()
    await expect(page.getByRole('button', { name: `Approve again: ${name}` })).toBeVisible()
  }
  await takeDown()
  expect((await page.request.get(`/service/${slug}`, { headers: { cookie: '' } })).status()).toBe(404)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('button', { name: `Take down: ${name}` })).toBeVisible()
  await takeDown()
  await page.getByRole('button', { name: `Approve again: ${name}` }).click()
  await expect(page.getByRole('button', { name: `Take down: ${name}` })).toBeVisible()
  // The public page has the same actions.
  await page.goto(`/service/${slug}`)
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
  await page.getByRole('button', { name: 'Take down' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The business has closed.')
  await page.getByRole('dialog').getByRole('button', { name: 'Take down' }).click()
  await expect(page.getByRole('button', { name: 'Approve again' })).toBeVisible()
  if (isMobile) return
  await page.goto(`/admin/listings?q=${encodeURIComponent(name)}`)
  await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Delete 1' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('It was a test.')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing matches')).toBeVisible()
})

test('the list of listings reads well in Chinese, with filters @phone-deep', async ({ page }) => {
  await signIn(page, demoAdmin)
  await page.goto('/zh-hant/admin/listings?status=approved&missing=en&plan=premium')
  await expect(page.getByRole('heading', { level: 1, name: '所有商戶' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: '所有狀態' })).toHaveValue('approved')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
})
