import { expect, test } from '#tests/support/journey.ts'
import { layoutShift } from '#tests/support/screen.ts'

/** Pages whose texts, pictures and opening times come one after the other over a slow network. */
const paths = ['/', '/explore?q=plumber', '/category/plumbers', '/area/sha-tin', '/zh-hant/explore', '/about']

test('nothing moves while a page loads over a slow mobile network @phone @deep', async ({ page, context }) => {
  test.slow()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await client.send('Network.emulateNetworkConditions', slow)
  for (const path of paths) {
    await client.send('Network.clearBrowserCache')
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await layoutShift(page), path).toBeLessThan(0.02)
  }
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('main a:has(.tile-icon)').first().click()
  await page.waitForURL('/category/*')
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page), 'from home to a category').toBeLessThan(0.02)
})

test('nothing moves while a phone scrolls through a page whose lower parts are laid out when they come near @phone @deep', async ({
  page,
  request,
}) => {
  const found = (await (await request.get('/api/v1/search?sort=reviews&limit=1')).json()) as {
    items: { slug: string }[]
  }
  const listing = `/service/${found.items[0]!.slug}`
  for (const path of ['/', '/zh-hant/explore', listing]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(async () => {
      const drawn = () => new Promise((done) => requestAnimationFrame(done))
      for (const direction of [1, -1]) {
        let before = -1
        while (scrollY !== before) {
          before = scrollY
          scrollBy(0, direction * 300)
          for (let frame = 0; frame < 3; frame++) await drawn()
        }
      }
    })
    expect(await layoutShift(page), path).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('#reviews article').last()).toHaveCSS('content-visibility', 'auto')
  await page.goto(`${listing}#reviews`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeInViewport()
})

test('the first of a list stands where it stands, however many of them have arrived @phone', async ({ page }) => {
  for (const path of ['/', '/zh-hant/explore', '/category/plumbers']) {
    await page.goto(path)
    const moved = await page.locator('main :is(ul, ol)').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const [first, ...others] = [...list.children] as HTMLElement[]
        if (!first || others.length === 0) return []
        const before = first.getBoundingClientRect().x
        for (const item of others) item.style.display = 'none'
        const after = first.getBoundingClientRect().x
        for (const item of others) item.style.display = ''
        return before === after ? [] : [`${list.ariaLabel ?? list.className}: ${before} to ${after}`]
      }),
    )
    expect(moved, path).toEqual([])
  }
})
