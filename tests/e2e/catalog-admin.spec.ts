import { expect, test } from '#tests/support/journey.ts'
import { demoAdmin, signIn } from '#tests/support/members.ts'
import { consoleErrors, axeViolations, horizontalOverflow } from '#tests/support/screen.ts'

// The tests change the same group of categories, and an order is saved only if nobody has changed it since.
test.describe.configure({ mode: 'default' })

test('an admin adds a category with icon and synonyms, moves it by keyboard and merges it into another', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await signIn(page, demoAdmin)
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: 'Expand Pets' }).click()
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

  const names = () => page.locator('li li span.mr-auto > span:first-child').allTextContents()
  await expect.poll(async () => (await names()).at(-1)).toBe('Goldfish sitters')
  const up = page.getByRole('button', { name: 'Move Goldfish sitters up' })
  await up.focus()
  await up.press('Enter')
  await expect.poll(async () => (await names()).at(-2)).toBe('Goldfish sitters')
  const count = (await names()).length
  await expect(page.getByText(`Goldfish sitters is now ${count - 1} of ${count}.`)).toBeAttached()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Goldfish sitters is now ${count} of ${count}.`)).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move Goldfish sitters down' })).toBeFocused()

  // Visitors see it immediately.
  await page.goto('/category/goldfish-sitters')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Goldfish sitters')

  await page.goto('/admin/categories')
  await page.getByRole('searchbox').fill('金魚')
  await page.getByRole('button', { name: 'Delete Goldfish sitters' }).click()
  await dialog.getByLabel('Move to').selectOption({ label: 'Vets' })
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('No match')).toBeVisible()
  await page.goto('/category/goldfish-sitters')
  await expect(page).toHaveURL('/category/vets')
  expect(errors).toEqual([])
})

test('an admin reorders categories by drag and drop, and visitors see the new order', async ({ page, request }) => {
  const order = async () => {
    const groups = (await (await request.get('/api/v1/categories')).json()) as {
      slug: string
      categories: { name: string }[]
    }[]
    return groups.find(({ slug }) => slug === 'pets')!.categories.map(({ name }) => name)
  }
  await signIn(page, demoAdmin)
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: 'Expand Pets' }).click()
  const [first = '', second = ''] = await order()
  const row = (name: string) => page.locator('li li > div').filter({ hasText: name })
  // The tree on screen follows the server's answer; a drag that begins before would drop where the row no longer is.
  const expectOrder = async (expected: string[]) => {
    const below = async (name: string) => (await row(name).boundingBox())!.y
    await expect.poll(async () => (await below(expected[0]!)) < (await below(expected[1]!))).toBe(true)
    expect((await order()).slice(0, 2)).toEqual(expected)
  }
  await row(second).dragTo(row(first))
  await expectOrder([second, first])
  await row(first).dragTo(row(second))
  await expectOrder([first, second])
})

test('an admin finds areas and icons by names in any language @phone @deep', async ({ page }) => {
  await signIn(page, demoAdmin)
  await page.goto('/admin/areas')
  await page.getByRole('searchbox').fill('灣仔')
  await expect(page.getByRole('button', { name: 'Edit Wan Chai', exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)

  await page.goto('/admin/icons')
  await page.getByRole('searchbox').fill('锤仔')
  await page.getByRole('button', { name: /^hammer/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Used by' })).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
})

test('an admin assigns a search that found nothing to a category, and takes it back @deep', async ({ page }) => {
  const words = 'zibblewock quorgle'
  const isFound = async () => {
    await page.goto(`/explore?q=${encodeURIComponent(words)}`)
    return (await page.getByRole('heading', { level: 1 }).innerText()) === 'Vets'
  }
  expect(await isFound()).toBe(false)
  await signIn(page, demoAdmin)
  await page.goto('/admin/analytics')
  await page.getByRole('button', { name: `Assign “${words}” to a category` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Category').selectOption({ label: 'Vets' })
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(page.getByText(`“${words}” now finds Vets`)).toBeVisible()
  const withdraw = page.getByRole('button', { name: `Remove “${words}” from Vets` })
  await expect(withdraw).toBeVisible()
  expect(await isFound()).toBe(true)

  await page.goto('/admin/categories')
  await page.getByRole('searchbox').fill('獸醫')
  await page.getByRole('button', { name: 'Edit Vets', exact: true }).click()
  await expect(dialog.getByLabel('Phrases')).toHaveValue(new RegExp(`\\n${words}$`))
  await page.goto('/admin/analytics')
  await withdraw.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`“${words}” now finds Vets`)).toBeVisible()
  // The last row can be scrolled above the toast.
  await withdraw.click()
  await expect(page.getByRole('button', { name: `Assign “${words}” to a category` })).toBeVisible()
  expect(await isFound()).toBe(false)
})
