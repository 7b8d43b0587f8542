import { featuredWeights, paidPlaces, prior } from '#features/discovery/rules.ts'
import { formatHkd } from '#shared/money.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import {
  consoleErrors,
  axeViolationsInBothThemes,
  axeViolations,
  languages,
  horizontalOverflow,
} from '#tests/support/screen.ts'

const titles = {
  en: { about: 'About us', pricing: 'Pricing', terms: 'Terms of Service', privacy: 'Privacy Policy' },
  'zh-Hant': { about: '關於我們', pricing: '收費', terms: '服務條款', privacy: '私隱政策' },
  'zh-Hans': { about: '关于我们', pricing: '价格', terms: '服务条款', privacy: '隐私政策' },
}
const pages = ['about', 'pricing', 'terms', 'privacy'] as const

type Plan = {
  key: string
  priceCents: number
  maxListings: number | null
  maxCategories: number
  maxAreas: number | null
  maxPhotos: number
}

/** The cells of a plan's column in the table. */
async function columnOf(page: Page, at: number): Promise<string[]> {
  return page.locator(`tbody tr > td:nth-of-type(${at + 1})`).allInnerTexts()
}

/** Terms and about are text like the policy: their accessibility is checked before a release. */
const tagOf = (path: (typeof pages)[number], sweepTag: string) =>
  path === 'terms' || path === 'about' ? ' @deep' : sweepTag

for (const { lang, prefix, sweepTag } of languages) {
  for (const path of pages) {
    test(`${path} in ${lang} has its title and no accessibility violations or console errors${tagOf(path, sweepTag)}`, async ({
      page,
    }) => {
      const errors = consoleErrors(page)
      await page.goto(`${prefix}/${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[lang][path])
      await expect(page).toHaveTitle(new RegExp(`^${titles[lang][path]} `))
      expect(await axeViolationsInBothThemes(page)).toEqual([])
      expect(errors).toEqual([])
    })
  }

  test(`the plan table in ${lang} matches the plan catalogue${sweepTag}`, async ({ page, request }) => {
    const plans = (await (await request.get('/api/v1/plans')).json()) as Plan[]
    expect(plans).toHaveLength(3)
    await page.goto(`${prefix}/pricing`)
    for (const [at, plan] of plans.entries()) {
      const [price = '', listings = '', categories = '', areas = '', photos = ''] = await columnOf(page, at)
      expect(price).toContain(formatHkd(plan.priceCents))
      const limits = [
        [listings, plan.maxListings],
        [categories, plan.maxCategories],
        [areas, plan.maxAreas],
        [photos, plan.maxPhotos],
      ] as const
      // A limit is shown as a number; an unlimited value has no number.
      for (const [text, limit] of limits)
        expect(text.match(/\d+/)?.[0] ?? null).toBe(limit === null ? null : String(limit))
    }
  })

  test(`the ranking section in ${lang} shows the figures of the formula${sweepTag}`, async ({ page }) => {
    await page.goto(`${prefix}/about#ranking`)
    const ranking = page.locator('#ranking')
    await expect(ranking).toBeInViewport()
    await expect(ranking).toContainText(`${featuredWeights.quality * 100}%`)
    await expect(ranking).toContainText(`${featuredWeights.popularity * 100}%`)
    for (const figure of [prior.reviews, prior.mean, paidPlaces]) await expect(ranking).toContainText(String(figure))
  })
}

test('each plan links a visitor to sign-up and from there to the plan', async ({ page }) => {
  await page.goto('/pricing')
  const planLinks = page.locator('table a')
  await expect(planLinks).toHaveCount(3)
  expect(await planLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/auth?mode=sign-up&next=/submit-listing',
    '/auth?mode=sign-up&next=/payment/whatsapp',
    '/auth?mode=sign-up&next=/payment/premium',
  ])
})

test('the plan table has row and column headers, and the FAQ structured data matches the page', async ({ page }) => {
  await page.goto('/pricing')
  const table = page.getByRole('table', { name: 'Plans compared' })
  await expect(table.getByRole('columnheader')).toHaveText(['Plan', 'Free', 'WhatsApp Verified', 'Premium'])
  await expect(table.getByRole('rowheader')).toHaveCount(9)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as {
    mainEntity: { name: string }[]
  }
  const questions = page.locator('section[aria-labelledby="faq-heading"] h3')
  expect(data.mainEntity.map(({ name }) => name)).toEqual(await questions.allInnerTexts())
})

test('terms and privacy show the date of the last update, and the table of contents links to the sections', async ({
  page,
}) => {
  for (const path of ['terms', 'privacy']) {
    await page.goto(`/${path}`)
    await expect(page.getByText('Last updated: 14 Jun 2025')).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'On this page' }).locator('a:visible')
    const targets = await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)))
    expect(targets).toEqual(
      await page.locator('article > section').evaluateAll((sections) => sections.map(({ id }) => id)),
    )
    await contents.last().click()
    await expect(page.locator('#contact')).toBeInViewport()
  }
  await page.goto('/zh-hant/terms')
  await expect(page.getByText('最後更新：2025年6月14日')).toBeVisible()
})

test('a link from one plain page to a section of another keeps the language @deep', async ({ page }) => {
  await page.goto('/zh-hant/pricing')
  await page.getByRole('link', { name: '排名怎樣計算' }).click()
  await expect(page).toHaveURL(/\/zh-hant\/about#ranking$/)
  await expect(page.getByRole('heading', { name: '排名怎樣計算' })).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const { lang, prefix, sweepTag } of languages) {
    test(`the pages in ${lang} do not overflow horizontally${sweepTag}`, async ({ page }) => {
      for (const path of pages) {
        await page.goto(`${prefix}/${path}`)
        expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0)
      }
    })
  }

  test('tables shown as cards stay accessible @deep', async ({ page }) => {
    for (const path of ['pricing', 'privacy']) {
      await page.goto(`/${path}`)
      expect(await axeViolations(page)).toEqual([])
    }
    await expect(page.getByRole('rowheader', { name: 'open an account' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Required?' })).toBeAttached()
  })

  test('each plan is a card with its link', async ({ page }) => {
    await page.goto('/pricing')
    await expect(
      page.getByRole('region', { name: 'Premium' }).getByRole('link', { name: 'Choose Premium' }),
    ).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages are complete', async ({ page }) => {
    for (const path of pages) {
      await page.goto(`/zh-hans/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles['zh-Hans'][path])
      await expect(page.locator('main')).toContainText('WhatsApp')
    }
  })
})
