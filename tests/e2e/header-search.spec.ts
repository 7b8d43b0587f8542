import { expect, test } from '#tests/support/journey.ts'
import { axeViolationsInBothThemes, consoleErrors, horizontalOverflow, languages } from '#tests/support/screen.ts'

const labels = { en: 'Search services', 'zh-Hant': '想找甚麼服務？', 'zh-Hans': '想找什么服务？' }

test('every page but home has the search in its header, or its own search box @phone @deep', async ({ page }) => {
  for (const path of ['/about', '/pricing', '/terms', '/auth', '/no/such/page']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: labels.en })).toBeVisible()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  }
  for (const path of ['/', '/explore', '/category/plumbers', '/area/sha-tin']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: labels.en })).toHaveCount(0)
    // On a phone the results have one line that opens the fields.
    const line = page.getByRole('main').locator('button[aria-haspopup="dialog"].search-line')
    await expect(page.getByRole('search').or(line).filter({ visible: true })).toHaveCount(1)
  }
})

for (const { lang, prefix, sweepTag } of languages) {
  test(`the search in the header opens, is accessible and closes in ${lang} @phone${sweepTag || '-deep'}`, async ({
    page,
  }) => {
    const errors = consoleErrors(page)
    await page.goto(`${prefix}/about`)
    const opener = page.getByRole('banner').getByRole('link', { name: labels[lang] })
    await page.keyboard.press('/')
    const what = page.getByRole('search').getByRole('combobox').first()
    await expect(what).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    await what.focus()
    await page.keyboard.press('Escape')
    await expect(what).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(what).toBeFocused()
    await page.getByRole('main').click({ position: { x: 5, y: 500 } })
    await expect(what).toBeHidden()
    expect(errors).toEqual([])
  })
}

test('a chosen category and area stay in the header, on home and in another language until they are removed', async ({
  page,
}) => {
  await page.goto('/category/plumbers?area=sha-tin')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/service\//)
  const opener = page.getByRole('banner').getByRole('link', { name: /^Search services\. Last search/ })
  await expect(opener).toHaveAccessibleName('Search services. Last search: Plumbers · Sha Tin')
  await opener.click()
  const box = page.getByRole('search')
  for (const name of ['Plumbers', 'Sha Tin'])
    await expect(box.getByRole('button', { name: `Remove the filter ${name}` })).toBeVisible()

  await page.goto('/zh-hant')
  for (const name of ['水喉師傅', '沙田'])
    await expect(box.getByRole('button', { name: `移除條件：${name}` })).toBeVisible()
  await page.goto('/about')
  await opener.click()
  await box.getByRole('button', { name: 'Remove the filter Plumbers' }).click()
  await box.getByRole('combobox', { name: 'What do you need?' }).fill('tutor')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/explore?q=tutor&area=sha-tin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tutors in Sha Tin/)
  await page.goBack()
  await expect(opener).toHaveAccessibleName('Search services. Last search: Sha Tin · tutor')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search in the header leads to the search page @deep', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Search services' }).click()
    await expect(page).toHaveURL('/explore')
  })
})
