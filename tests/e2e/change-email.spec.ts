import { expect, test, type Page } from '#tests/support/journey.ts'
import { latestEmailLink, newMember, queryDatabase, randomPerson } from '#tests/support/members.ts'
import {
  axeViolationsInBothThemes,
  consoleErrors,
  horizontalOverflow,
  languages,
  waitForHydration,
} from '#tests/support/screen.ts'

const main = (page: Page) => page.getByRole('main')

/** Opens the form under Profile, Security and asks for the address. */
async function askFor(page: Page, email: string, password: string) {
  await waitForHydration(page)
  await main(page).getByRole('button', { name: 'Change the address…' }).click()
  await page.getByLabel('New email address').fill(email)
  const current = main(page).locator('form').filter({ hasText: 'New email address' }).getByLabel('Current password')
  await current.fill(password)
  await current.press('Enter')
}

test('a member changes the address by the link in an email, opened elsewhere, and signs in with it', async ({
  page,
  browser,
}) => {
  const person = await newMember(page)
  const { email: newEmail } = randomPerson()
  await page.goto('/profile')
  await main(page).getByRole('link', { name: 'Change it' }).click()
  await expect(page).toHaveURL('/profile?tab=security')
  await askFor(page, person.email, person.password)
  await expect(page.getByText('This is already your address.')).toBeVisible()
  await expect(page.getByLabel('New email address')).toBeFocused()

  const errors = consoleErrors(page)
  await page.getByLabel('New email address').fill(newEmail)
  await page.getByLabel('New email address').press('Enter')
  const sent = main(page).getByText(`We sent a link to ${newEmail}.`)
  await expect(sent).toBeVisible()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await page.reload()
  await expect(sent).toBeVisible()
  await expect(main(page).getByText(person.email, { exact: true })).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const link = await latestEmailLink(newEmail)
  await other.goto(link)
  expect(await axeViolationsInBothThemes(other)).toEqual([])
  // Opening alone changes nothing: mail programs open links by themselves.
  await page.reload()
  await expect(sent).toBeVisible()
  await other.getByRole('button', { name: 'Use this address' }).click()
  await expect(other.getByText(`From now on, log in with ${newEmail}.`)).toBeVisible()
  expect(await axeViolationsInBothThemes(other)).toEqual([])
  await main(other).getByRole('link', { name: 'Log in' }).click()
  await other.getByRole('textbox', { name: 'Email' }).fill(newEmail)
  await other.getByLabel('Password', { exact: true }).fill(person.password)
  await other.getByLabel('Password', { exact: true }).press('Enter')
  await expect(other.locator('header details summary').filter({ hasText: 'Mei' })).toBeVisible()
  await other.goto(link)
  await other.getByRole('button', { name: 'Use this address' }).click()
  await expect(other.getByText('This link no longer works')).toBeVisible()
  await elsewhere.close()

  // The session that asked goes on.
  await page.reload()
  await expect(main(page).getByText(newEmail, { exact: true })).toBeVisible()
  await expect(sent).toHaveCount(0)
  const told = await queryDatabase<{ type: string }>(
    `select type from notifications_outbox where to_email = $1 order by id desc limit 1`,
    [person.email],
  )
  expect(told).toEqual([{ type: 'email_changed' }])
  expect(errors).toEqual([])
})

test('a change that waits is sent again, cancelled, and refused once somebody else has the address', async ({
  page,
}) => {
  const person = await newMember(page)
  const { email: newEmail } = randomPerson()
  await page.goto('/profile?tab=security')
  await askFor(page, newEmail, person.password)
  const sent = main(page).getByText(`We sent a link to ${newEmail}.`)
  await expect(sent).toBeVisible()
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('We sent the email again.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the change' }).click()
  await expect(page.getByText('The change was cancelled')).toBeVisible()
  await expect(sent).toHaveCount(0)

  const { email: taken } = randomPerson()
  await askFor(page, taken, person.password)
  await expect(main(page).getByText(`We sent a link to ${taken}.`)).toBeVisible()
  await queryDatabase(`insert into profiles (email, email_verified) values ($1, true)`, [taken])
  await page.goto(await latestEmailLink(taken))
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('This address now belongs to another account')).toBeVisible()
  await main(page).getByRole('link', { name: 'Go to my profile' }).click()
  await expect(main(page).getByText(person.email, { exact: true })).toBeVisible()
})

for (const { lang, prefix, sweepTag } of languages) {
  test(`the screen of the link in ${lang} fits a phone and is accessible${sweepTag}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${prefix}/auth?mode=change-email&token=made-up`)
    await waitForHydration(page)
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    await main(page).locator('form button').click()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
  })
}
