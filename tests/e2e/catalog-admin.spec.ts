import { expect, test } from '@playwright/test'
import { demoAdmin, signIn } from '#tests/support/members.ts'
import { hydrated, consoleErrors, axeViolations, horizontalOverflow } from '#tests/support/screen.ts'

test('an admin adds a category, puts it in order by keys, gives it an icon and words, and merges it away', async ({
  page,
}) => {
  const complaints = consoleErrors(page)
  await signIn(page, demoAdmin)
  await page.goto('/admin/categories')
  await hydrated(page)
  await page.getByRole('button', { name: 'Show what lies in Pets' }).click()
  await page.getByRole('button', { name: 'Add to Pets' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Name is required.').first()).toBeVisible()
  await dialog.getByLabel('Name in English').fill('Goldfish sitters')
  await expect(dialog.getByLabel('Address')).toHaveValue('goldfish-sitters')
  await dialog.getByLabel('Name in Traditional Chinese').fill('金魚保姆')
  await dialog.getByLabel('Name in Simplified Chinese').fill('金鱼保姆')
  await dialog.getByRole('searchbox').fill('魚')
  await dialog.getByRole('button', { name: 'fish-symbol' }).click()
  await dialog.getByLabel('Synonyms in English').fill('aquarium minder')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  const names = () => page.locator('li li > div > span.mr-auto > span:first-child').allTextContents()
  await expect.poll(async () => (await names()).at(-1)).toBe('Goldfish sitters')
  const up = page.getByRole('button', { name: 'Move Goldfish sitters up' })
  await up.focus()
  await up.press('Enter')
  await expect.poll(async () => (await names()).at(-2)).toBe('Goldfish sitters')

  // Visitors have it at once.
  await page.goto('/category/goldfish-sitters')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Goldfish sitters')

  await page.goto('/admin/categories')
  await hydrated(page)
  await page.getByRole('searchbox').fill('金魚')
  await page.getByRole('button', { name: 'Delete Goldfish sitters' }).click()
  await dialog.getByLabel('Move to').selectOption({ label: 'Vets' })
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Nothing of that name')).toBeVisible()
  await page.goto('/category/goldfish-sitters')
  await expect(page).toHaveURL('/category/vets')
  expect(complaints).toEqual([])
})

test('a category is dragged before its neighbour, and visitors find them in that order', async ({ page, request }) => {
  const order = async () => {
    const groups = (await (await request.get('/api/v1/categories')).json()) as {
      slug: string
      categories: { name: string }[]
    }[]
    return groups.find(({ slug }) => slug === 'pets')!.categories.map(({ name }) => name)
  }
  await signIn(page, demoAdmin)
  await page.goto('/admin/categories')
  await hydrated(page)
  await page.getByRole('button', { name: 'Show what lies in Pets' }).click()
  const [first = '', second = ''] = await order()
  const row = (name: string) => page.locator('li li > div').filter({ hasText: name })
  await row(second).dragTo(row(first))
  await expect.poll(async () => (await order()).slice(0, 2)).toEqual([second, first])
  await row(first).dragTo(row(second))
  await expect.poll(async () => (await order()).slice(0, 2)).toEqual([first, second])
})

test('areas and icons are found in any language, on a desk and on a phone @phone', async ({ page }) => {
  await signIn(page, demoAdmin)
  await page.goto('/admin/areas')
  await hydrated(page)
  await page.getByRole('searchbox').fill('灣仔')
  await expect(page.getByRole('button', { name: 'Edit Wan Chai', exact: true })).toBeVisible()
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])

  await page.goto('/admin/icons')
  await hydrated(page)
  await page.getByRole('searchbox').fill('锤仔')
  await page.getByRole('button', { name: /^hammer/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Used by' })).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
})
