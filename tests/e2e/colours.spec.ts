import { expect, test } from '#tests/support/journey.ts'
import { axeViolationsInBothThemes, languages } from '#tests/support/screen.ts'

for (const { lang, prefix, sweepTag } of languages.filter(({ sweepTag: tag }) => tag)) {
  test(`home, results and a listing in ${lang} have enough contrast in both themes${sweepTag}`, async ({ page }) => {
    const found = (await (await page.request.get('/api/v1/search?sort=reviews&limit=1')).json()) as {
      items: { slug: string }[]
    }
    for (const path of ['', '/explore?verified=1', `/service/${found.items[0]!.slug}`]) {
      await page.goto(prefix + path)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      expect(await axeViolationsInBothThemes(page), path).toEqual([])
    }
  })
}
