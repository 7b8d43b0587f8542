import { expect, test, type Page } from '@playwright/test'
import { openBeforeScripts } from '#tests/support/before-scripts.ts'
import { newMember } from '#tests/support/members.ts'
import { consoleErrors, waitForHydration } from '#tests/support/screen.ts'

/** Marks the fields of the page, which are others once React has drawn it anew. */
const markFields = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('input').forEach((one) => (one.dataset['old'] = '')))
const areFieldsKept = (page: Page) => page.evaluate(() => document.querySelectorAll('[data-old]').length > 0)

/** Changes that extensions make to a page before it is hydrated. */
const changes = {
  'puts a <div> first into the page': () => document.body.prepend(document.createElement('div')),
  'puts a <div> with a heading first into the page': () =>
    document.body.insertAdjacentHTML('afterbegin', '<div><h1>Coupons</h1></div>'),
  'puts an icon beside each field': () =>
    document.querySelectorAll('input').forEach((input) => input.after(document.createElement('div'))),
  'replaces words': () => document.querySelector('main h1')!.replaceChildren('Another word'),
  'adds attributes': () => {
    document.documentElement.dataset['darkreaderMode'] = 'dynamic'
    document.body.dataset['grExtInstalled'] = ''
    document.querySelectorAll('input').forEach((input) => (input.dataset['lpignore'] = 'true'))
  },
}

for (const [what, change] of Object.entries(changes)) {
  test(`what was typed stays when an extension ${what}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    const finish = await openBeforeScripts(page, '/auth')
    await page.evaluate(change)
    await page.getByLabel('Email').fill('mei@example.com')
    await page.getByLabel('Password', { exact: true }).fill('six dim sum')
    await markFields(page)
    await finish()
    const isRedrawn = !/<div>|attributes/.test(what)
    expect(await areFieldsKept(page), 'whether React goes on with the page').toBe(!isRedrawn)
    await expect(page.getByLabel('Email')).toHaveValue('mei@example.com')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('six dim sum')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.keyboard.type('s')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('six dim sums')
  })
}

test('the search of home stays', async ({ page }) => {
  const finish = await openBeforeScripts(page, '/')
  await page.evaluate(changes['replaces words'])
  const what = page.getByRole('search').getByRole('combobox').first()
  await what.fill('burst pipe')
  await markFields(page)
  await finish()
  expect(await areFieldsKept(page)).toBe(false)
  await expect(what).toHaveValue('burst pipe')
  await expect(what).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=burst\+pipe/)
})

test('a form that was sent before a page is drawn anew is sent', async ({ page }) => {
  const person = await newMember(page)
  await page.context().clearCookies()
  const finish = await openBeforeScripts(page, '/auth')
  await page.evaluate(changes['replaces words'])
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await finish()
  await expect(page).toHaveURL('/')
})

test('a part that React cannot go on with is drawn anew, with what was typed', async ({ page }) => {
  const errors = consoleErrors(page)
  await page.goto('/auth')
  await waitForHydration(page)
  await page.getByLabel('Email').fill('mei@example.com')
  await page.getByLabel('Password', { exact: true }).fill('wrong password')
  const login = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true })
  // Where the spinner of the button would come.
  await login.evaluate((button) => button.replaceChildren(button.textContent))
  await login.click()
  await expect.poll(() => errors.some((error) => error.includes('NotFoundError'))).toBe(true)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('mei@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong password')
  await login.click()
  await expect(page.getByRole('main').getByText('Invalid email or password.')).toBeVisible()
})
