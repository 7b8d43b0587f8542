import { expect, test } from '#tests/support/journey.ts'
import {
  axeViolationsInBothThemes,
  consoleErrors,
  horizontalOverflow,
  languages,
  layoutShift,
} from '#tests/support/screen.ts'

const names = { en: 'Services in Sha Tin', 'zh-Hant': '沙田的服務', 'zh-Hans': '沙田的服务' }

for (const { lang, prefix, sweepTag } of languages) {
  test(`the page of an area in ${lang} has its own title, canonical URL and structured data${sweepTag}`, async ({
    page,
    baseURL,
  }) => {
    const errors = consoleErrors(page)
    await page.goto(`${prefix}/area/sha-tin`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[lang])
    await expect(page).toHaveTitle(new RegExp(`^${names[lang]} · `))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${prefix}/area/sha-tin`)
    const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
    expect(data.join()).toContain('BreadcrumbList')
    expect(data.join()).toContain('ItemList')
    expect(await layoutShift(page)).toBeLessThan(0.02)
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    expect(errors).toEqual([])
  })
}

test('a search for an area alone has the page of the area as its canonical page, and its name leads there', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/explore?area=sha-tin')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/area/sha-tin`)
  const named = await request.get(`/area/${encodeURIComponent('沙田')}?rating=4`, { maxRedirects: 0 })
  expect(named.status()).toBe(301)
  expect(named.headers().location).toContain('/area/sha-tin?rating=4')
  expect((await request.get('/area/nowhere')).status()).toBe(404)
})

test('a category chosen on the page of an area keeps the area, and removing it leads back', async ({ page }) => {
  await page.goto('/area/sha-tin')
  const categories = page
    .getByRole('region', { name: 'Results' })
    .locator('section', { hasText: 'Sha Tin by category' })
  const first = categories.getByRole('link').first()
  const name = /^\D+/.exec(await first.innerText())![0].trim()
  await first.click()
  await expect(page).toHaveURL(/\/category\/[a-z-]+\?area=sha-tin$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} in Sha Tin`)
  const chips = page.getByRole('list', { name: 'Active filters' })
  await chips.getByRole('link', { name: `Remove the filter ${name}` }).click()
  await expect(page).toHaveURL('/area/sha-tin')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an area leads to the areas beside it, and to its district @deep', async ({ page }) => {
    await page.goto('/area/sha-tin')
    await page
      .getByRole('navigation', { name: 'Where you are' })
      .getByRole('link', { name: 'Sha Tin District' })
      .click()
    await expect(page).toHaveURL('/area/sha-tin-district')
    await page.getByRole('navigation', { name: 'Areas in Sha Tin District' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Services in /)
  })
})
