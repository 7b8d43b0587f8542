import { read } from '#tests/support/calls.ts'
import { expect, test } from '#tests/support/journey.ts'
import { consoleErrors } from '#tests/support/screen.ts'

/** Browsers without what others have. */
const storages = {
  'denies storage': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  },
  'has no space left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [what, change] of Object.entries(storages))
  test(`in a browser that ${what} hearts, the theme, searches and forms work`, async ({ page }) => {
    const errors = consoleErrors(page)
    await page.addInitScript(change)
    await page.goto('/')
    await page.getByRole('search').getByRole('combobox').first().fill('plumber')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/plumber/)
    const heart = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Save / })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page
      .getByRole('button', { name: 'Dark theme' })
      .or(page.getByRole('button', { name: /dark/i }))
      .first()
      .click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.goto('/auth')
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('wrong password')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('main').getByText('Invalid email or password.')).toBeVisible()
    // A library reports what it goes on without.
    expect(errors.filter((error) => !/Failed to load resource|denied$/.test(error))).toEqual([])
  })

test('where sharing is refused the link is copied, and where that is refused too it is shown', async ({ page }) => {
  const { items } = await read<{ items: { slug: string }[] }>(page, 'discovery/search', { limit: 1 })
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    Object.assign(navigator, { share: refuse })
    Object.defineProperty(navigator, 'clipboard', { value: Reflect.get(window, 'test') })
  })
  await page.goto(`/service/${items[0]!.slug}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('The link could not be copied. Here it is:')).toBeVisible()
  await expect(page.getByRole('status').getByText(`/service/${items[0]!.slug}`)).toBeVisible()
})
