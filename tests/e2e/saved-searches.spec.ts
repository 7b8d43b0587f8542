import { expect, test } from '#tests/support/journey.ts'
import { latestEmailLink, newMember, randomPerson } from '#tests/support/members.ts'
import { axeViolations, consoleErrors } from '#tests/support/screen.ts'

test('a visitor saves a search, confirms it by email and ends it; a member says how often it sends', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  const { email } = randomPerson()
  await page.goto('/explore?category=plumbers')
  await page.getByRole('link', { name: 'Save this search' }).click()
  await expect(page.getByRole('heading', { name: 'Save this search' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByText('Please check your email')).toBeVisible()
  await page.goto(await latestEmailLink(email))
  await page.getByRole('button', { name: 'Yes, send them' }).click()
  await expect(page.getByText('We’ll email you new listings that match this search.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('No more emails')).toBeVisible()

  await newMember(page)
  await page.goto('/save-search?category=plumbers')
  await page.getByRole('textbox', { name: 'Name' }).fill('Plumbers for the kitchen')
  await page.getByRole('combobox', { name: 'How often' }).selectOption('Weekly')
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByRole('link', { name: 'Saved searches' }).click()
  const row = page.getByRole('article').filter({ hasText: 'Plumbers for the kitchen' })
  const frequency = row.getByRole('combobox', { name: 'How often' })
  await expect(frequency).toHaveValue('weekly')
  const changed = page.waitForResponse((response) => response.url().includes('/searches/change') && response.ok())
  await frequency.selectOption('No emails')
  await changed
  await page.reload()
  await expect(frequency).toHaveValue('none')
  await row.getByRole('button', { name: 'Delete Plumbers for the kitchen' }).click()
  await expect(page.getByText('No saved searches yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(frequency).toHaveValue('none')
  expect(errors).toEqual([])
})
