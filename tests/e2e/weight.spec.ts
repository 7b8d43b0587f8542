import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { waitForHydration } from '#tests/support/screen.ts'

/** Most bytes of a first page of results, before and after compression, and elements, each of which a phone styles and lays out. */
const bounds = { html: 100_000, compressed: 16_000, elements: 1110, icons: 80 }

for (const prefix of ['/en', '/zh-hant', '/zh-hans']) {
  test(`the HTML of the results in ${prefix.slice(1)} is small`, async ({ request }) => {
    const path = `${prefix === '/en' ? '' : prefix}/explore`
    const html = await (await request.get(path)).body()
    expect(html.toString().match(/<article/g)).toHaveLength(24)
    expect(html.length).toBeLessThanOrEqual(bounds.html)
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(bounds.compressed)
    expect(html.toString().match(/<[a-z]/g)?.length).toBeLessThanOrEqual(bounds.elements)
    // An icon of the sprite is three elements more once it is loaded.
    expect(html.toString().match(/<use/g)?.length).toBeLessThanOrEqual(bounds.icons)
  })
}

test('a closed branch of the filters comes with its counts when it is opened', async ({ page }) => {
  await page.goto('/explore?category=home-repairs')
  await waitForHydration(page)
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await expect(panel.getByRole('link', { name: /^Plumbers/ })).toBeVisible()
  await expect(panel.getByRole('link', { name: /^Causeway Bay/ })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Show what is in Hong Kong Island' }).click()
  await panel.getByRole('button', { name: 'Show what is in Wan Chai District' }).click()
  await panel.getByRole('link', { name: /^Causeway Bay/ }).click()
  await expect(page).toHaveURL(/area=causeway-bay/)
})
