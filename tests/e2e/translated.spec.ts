import { newAdmin } from '#tests/support/admin.ts'
import { call, read } from '#tests/support/calls.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { newMember, randomPerson, signIn } from '#tests/support/members.ts'
import { consoleErrors } from '#tests/support/screen.ts'
import { translatePages, useEveryControl } from '#tests/support/translated-page.ts'
import { screensOf, signedInScreens } from '../../scripts/screens.ts'

/**
 * Errors of the page itself. Not so the refusals of the site, and that React draws a part anew that was translated before
 * it was hydrated (418).
 */
const isOfPage = (error: string) => !/Failed to load resource|ERR_|React error #418/.test(error)

/** Opens translated pages; the returned function fails when one of them could not go on. */
async function translated(page: Page): Promise<() => Promise<void>> {
  const errors = consoleErrors(page)
  await translatePages(page)
  return async () => {
    expect(errors.filter(isOfPage)).toEqual([])
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
    expect(await page.locator('font').count(), 'texts that are translated').toBeGreaterThan(0)
  }
}

test.describe('a page that the browser has translated goes on working', () => {
  test('signing in, with a wrong password first', async ({ page }) => {
    const person = await newMember(page)
    await page.context().clearCookies()
    const check = await translated(page)
    await page.goto('/auth')
    const main = page.getByRole('main')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('wrong password')
    const login = main.getByRole('button', { name: 'Log in', exact: true })
    await login.click()
    await expect(main.getByText('Invalid email or password.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await login.click()
    await expect(page).toHaveURL('/')
    await check()
  })

  test('asking for a new password', async ({ page }) => {
    const check = await translated(page)
    await page.goto('/auth?mode=forgot')
    await page.getByLabel('Email').fill(randomPerson().email)
    await page.getByLabel('Email').press('Enter')
    await expect(page.getByText(/check your|sent/i).first()).toBeVisible()
    await check()
  })

  test('more results, near me, filters and hearts of a search', async ({ page }) => {
    const check = await translated(page)
    await page.addInitScript(() => {
      const coords = { latitude: 22.3816, longitude: 114.188 } as GeolocationCoordinates
      navigator.geolocation.getCurrentPosition = (found) => found({ coords, timestamp: 0 } as GeolocationPosition)
    })
    await page.goto('/explore?q=plumber near me')
    const cards = page.getByRole('article')
    const before = await cards.count()
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(page).toHaveURL(/near|area/)
    await page.goto('/explore?q=cleaning')
    await page.getByText('Load More').click()
    await expect.poll(() => cards.count()).toBeGreaterThan(before)
    await cards
      .first()
      .getByRole('button', { name: /^Save / })
      .click()
    await expect(cards.first().getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'true')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'Filter', exact: true }).click()
    await page.getByRole('dialog').getByRole('link').first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Show \d/ })
      .click()
    await check()
  })

  test('a profile, a saved search, and a review with its stars', async ({ page }) => {
    await newMember(page)
    const check = await translated(page)
    await page.goto('/profile')
    await page.getByLabel('Last name').fill('Chan Tai Man')
    await page.locator('input[name="whatsappNumber"]').fill('6123 4567')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByText('Profile updated')).toBeVisible()
    await page.goto('/save-search?category=plumbers')
    await page.getByRole('main').getByRole('button', { name: 'Save search' }).click()
    await expect.poll(async () => (await read<unknown[]>(page, 'searches/find')).length).toBe(1)
    await check()
  })
})

/** Screens of one test, which takes about two minutes. */
const batch = 10

for (let at = 0; at < 8; at++)
  test(`every control of screens ${at * batch + 1} to ${(at + 1) * batch} works when they are translated @deep`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(900_000)
    // Keys and webhooks ask for a password typed recently.
    await signIn(page, await newAdmin(page))
    const behind = await signedInScreens(baseURL!, (procedure, input) => call(page, procedure, input))
    const screens = [...(await screensOf(baseURL!)), ...behind].filter(({ path }) => !path.startsWith('/api/'))
    expect(screens.length).toBeLessThan(8 * batch)
    await page.goto('/robots.txt')
    const check = await translated(page)
    for (const { path, saved = [] } of screens.slice(at * batch, (at + 1) * batch)) {
      await page.evaluate((ids) => localStorage.setItem('kaifong:shortlist', JSON.stringify({ ids })), saved)
      await test.step(path, () => useEveryControl(page, path))
    }
    await check()
  })
