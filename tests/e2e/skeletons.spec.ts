import { expect, test, type Page } from '#tests/support/journey.ts'

type Found = { items: { slug: string; name: { text: string }; ratingCount: number }[] }

/** A section that is not there, as that of similar listings where there are none, has no height. */
const heights = (page: Page) =>
  page.evaluate(() =>
    ['#reviews', 'section[aria-labelledby="similar"]'].map(
      (section) => document.querySelector(section)?.getBoundingClientRect().height ?? 0,
    ),
  )

/** Holds the answers about reviews and similar listings back until the returned function is called. */
async function holdBelowFold(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/api\/rpc\/(?:reviews\/(?:find|getSummary)|discovery\/findSimilar)/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a listing opened from its card comes complete, without placeholders @phone @deep', async ({ page }) => {
  await page.goto('/explore?sort=reviews')
  // What was drawn for the first time, before anything else could be drawn.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#reviews')) return
      observer.disconnect()
      const placeholders = document.querySelectorAll(
        '#reviews div[role="status"], [aria-labelledby="similar"] [aria-busy="true"]',
      )
      document.documentElement.dataset['placeholders'] = String(placeholders.length)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/service\//)
  await expect(page.locator('html')).toHaveAttribute('data-placeholders', '0')
})

test('over a stalled network placeholders of a listing have about the size of what comes @phone @deep', async ({
  page,
  request,
}) => {
  const { items } = (await (await request.get('/api/v1/search?sort=reviews&limit=3')).json()) as Found
  for (const { slug } of items) {
    await page.goto('/explore?sort=reviews')
    const release = await holdBelowFold(page)
    await page.locator(`main h3 a[href="/service/${slug}"]`).click()
    await expect(page.locator('#reviews div[role="status"]')).toBeAttached()
    const before = await heights(page)
    release()
    await expect(
      page.locator('#reviews div[role="status"], [aria-labelledby="similar"] [aria-busy="true"]'),
    ).toHaveCount(0)
    const after = await heights(page)
    expect(Math.abs(before[0]! / after[0]! - 1), `reviews of ${slug}: ${before[0]} px, then ${after[0]}`).toBeLessThan(
      0.3,
    )
    expect(before[1], 'similar listings').toBeGreaterThan(300)
    await page.unrouteAll({ behavior: 'wait' })
  }
})
