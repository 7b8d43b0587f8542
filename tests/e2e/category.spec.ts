import { expect, test } from '#tests/support/journey.ts'
import { consoleErrors, axeViolationsInBothThemes, languages, layoutShift } from '#tests/support/screen.ts'

const names = {
  plumbers: { en: 'Plumbers', 'zh-Hant': '水喉師傅', 'zh-Hans': '水管师傅' },
  'home-repairs': { en: 'Home Repairs & Maintenance', 'zh-Hant': '家居維修', 'zh-Hans': '家居维修' },
} as const
const slugs = ['plumbers', 'home-repairs'] as const

for (const { lang, prefix, sweepTag } of languages) {
  for (const slug of slugs) {
    // Both slugs are one screen: in `npm test` one of them is enough.
    const tag = slug === 'plumbers' ? sweepTag : ' @deep'
    test(`the category page of ${slug} in ${lang} has no layout shift, accessibility violations or console errors${tag}`, async ({
      page,
    }) => {
      const errors = consoleErrors(page)
      await page.goto(`${prefix}/category/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[slug][lang])
      expect(await layoutShift(page)).toBeLessThan(0.02)
      expect(await axeViolationsInBothThemes(page)).toEqual([])
      expect(errors).toEqual([])
    })
  }
}

test('a group page links to its categories, and the breadcrumb links back', async ({ page }) => {
  await page.goto('/category/home-repairs')
  await page
    .getByRole('navigation', { name: 'Narrow it down' })
    .getByRole('link', { name: /Plumbers/ })
    .click()
  await expect(page).toHaveURL('/category/plumbers')
  await page
    .getByRole('navigation', { name: 'Where you are' })
    .getByRole('link', { name: 'Home Repairs & Maintenance' })
    .click()
  await expect(page).toHaveURL('/category/home-repairs')
})

test('a category page shows synonyms, price range, required licence and areas', async ({ page }) => {
  await page.goto('/category/plumbers')
  const facts = page
    .locator('section', { has: page.getByRole('heading', { name: 'Good to know about Plumbers' }) })
    .last()
  await expect(facts).toContainText('People also search for: plumber, plumbing')
  await expect(facts).toContainText(/Most start at HK\$[\d,]+-HK\$[\d,]+; the middle is HK\$[\d,]+/)
  await expect(facts).toContainText('Licensed Plumber, from the Water Supplies Department.')
  const areas = page
    .locator('section', { has: page.getByRole('heading', { name: 'Plumbers by area' }) })
    .last()
    .getByRole('link')
  const [first = ''] = (await areas.first().innerText()).split('\n')
  await areas.first().click()
  await expect(page).toHaveURL(/\/category\/plumbers\?area=[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Plumbers in ${first.trim()}`)
})

test('filters stay within the category page, and choosing another category opens its page @deep', async ({ page }) => {
  await page.goto('/category/plumbers')
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await panel.getByRole('link', { name: /^4\+ stars/ }).click()
  await expect(page).toHaveURL('/category/plumbers?rating=4')
  await panel.getByRole('link', { name: /^Electricians/ }).click()
  await expect(page).toHaveURL('/category/electricians?rating=4')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Electricians')
})

test('a category name in any language redirects permanently to the slug and keeps language and filters', async ({
  request,
}) => {
  for (const name of ['Plumbers', '水喉師傅', '水管师傅']) {
    const response = await request.get(`/zh-hant/category/${encodeURIComponent(name)}?verified=1`, { maxRedirects: 0 })
    expect(response.status(), name).toBe(301)
    expect(new URL(response.headers().location!, 'http://localhost').pathname).toBe('/zh-hant/category/plumbers')
    expect(response.headers().location).toContain('?verified=1')
  }
})

test('an unknown category responds 404', async ({ page }) => {
  const response = await page.goto('/zh-hans/category/time-travel')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
})

test('a category page has breadcrumb and list structured data and a canonical URL', async ({ page }) => {
  await page.goto('/zh-hant/category/plumbers?area=kowloon')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])
  expect(types).toEqual(expect.arrayContaining(['BreadcrumbList', 'ItemList']))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/zh-hant\/category\/plumbers\?area=kowloon$/,
  )
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
    'href',
    /[^t]\/category\/plumbers\?area=kowloon$/,
  )
})
