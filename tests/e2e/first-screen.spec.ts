import { expect, test, type Page } from '../support/journey.ts'
import { axeViolations, horizontalOverflow } from '../support/screen.ts'

const phone = { width: 390, height: 844 }
/** A search, a category and a group, each in another language. */
const paths = [
  '/explore?q=burst%20pipe%20Sai%20Ying%20Pun',
  '/zh-hant/category/plumbers',
  '/zh-hans/category/home-repairs',
]

const cards = (page: Page) => page.locator('main article.card')

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  for (const path of paths) {
    test(`results begin at the top of ${path}`, async ({ page }) => {
      await page.goto(path)
      const first = (await cards(page).first().boundingBox())!
      expect(first.y).toBeLessThanOrEqual(300)
      const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
      expect(tops.filter((top) => top < phone.height).length).toBeGreaterThanOrEqual(3)
      expect(await horizontalOverflow(page)).toBe(0)
      expect(await axeViolations(page)).toEqual([])
    })
  }

  test('nothing of a card changes when the page is hydrated', async ({ page, browser }) => {
    const still = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
    const plain = await still.newPage()
    await plain.goto('/explore?q=plumber')
    const before = await cards(plain).allTextContents()
    await page.goto('/explore?q=plumber')
    expect(before.join(' ')).toMatch(/(Open · until|Closed · opens) /)
    expect(await cards(page).allTextContents()).toEqual(before)
    await still.close()
  })

  test('the search opens as a sheet in which suggestions cover neither field', async ({ page }) => {
    await page.goto('/explore?q=plumber')
    await page.getByRole('button', { name: /^Change the search: plumber/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Search services' })
    const what = dialog.getByRole('combobox', { name: 'What do you need?' })
    await expect(what).toBeFocused()
    await what.fill('electri')
    const list = (await dialog.getByRole('listbox').boundingBox())!
    const where = (await dialog.getByRole('combobox', { name: 'Where?' }).boundingBox())!
    expect(list.y).toBeGreaterThanOrEqual(where.y + where.height)
    expect((await dialog.boundingBox())!.height).toBeCloseTo(phone.height, 0)
    expect(await axeViolations(page)).toEqual([])
    await what.press('Enter')
    await expect(page).toHaveURL(/q=electri/)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('three taps lead from a burst pipe to WhatsApp of a provider who is open', async ({ page }) => {
    await page.goto('/explore?q=burst%20pipe')
    // One: open now.
    await page.getByRole('link', { name: 'Open now' }).first().click()
    await expect(page).toHaveURL(/open=1/)
    // Two: WhatsApp on the first card.
    const link = cards(page).first().locator('a[data-contact=whatsapp_click]')
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', /wa\.me/)
    await expect(
      cards(page)
        .first()
        .getByText(/^Open /),
    ).toBeVisible()
  })
})

test('from the search box a few stops of Tab lead to the first result', async ({ page }) => {
  await page.goto('/explore?q=plumber')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused()
  await page.keyboard.press('Enter')
  const isInFirst = () => page.evaluate(() => document.activeElement?.closest('article.card') !== null)
  let stops = 2
  while (stops < 20 && !(await isInFirst())) {
    await page.keyboard.press('Tab')
    stops++
  }
  expect(stops).toBeLessThanOrEqual(6)
})
