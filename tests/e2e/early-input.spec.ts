import { expect, test, type Page } from '@playwright/test'
import { holdScripts, openBeforeScripts } from '#tests/support/before-scripts.ts'
import { read } from '#tests/support/calls.ts'
import { waitForHydration } from '#tests/support/screen.ts'

// What the service worker requests cannot be intercepted: files, sessions, favourites, and pages that it keeps.
test.use({ serviceWorkers: 'block' })

const savedIds = (page: Page) => page.evaluate(() => localStorage.getItem('kaifong:shortlist') ?? '')

test.describe('what a visitor does before the scripts have arrived is done once they have', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('hearts save, also one that an impatient visitor tapped twice @deep', async ({ page }) => {
    const finish = await openBeforeScripts(page, '/explore')
    const cards = page.getByRole('article')
    const ids = await Promise.all([0, 1].map((at) => cards.nth(at).getAttribute('data-listing')))
    const heart = (at: number) => cards.nth(at).getByRole('button', { name: /^Save / })
    for (const at of [0, 1, 0]) await heart(at).click()
    await finish()
    for (const at of [0, 1]) await expect(heart(at)).toHaveAttribute('aria-pressed', 'true')
    for (const id of ids) expect(await savedIds(page)).toContain(id)
  })

  test('a sort order is applied @deep', async ({ page }) => {
    const finish = await openBeforeScripts(page, '/explore')
    const sort = page.getByRole('combobox', { name: 'Sort by' })
    await sort.selectOption('rating')
    await finish()
    await expect(page).toHaveURL('/explore?sort=rating')
    await expect(sort).toHaveValue('rating')
  })

  test('a filter of reviews is applied, although its script comes after the others @deep', async ({ page }) => {
    const release = await holdScripts(page, '**/assets/review-filters-*.js')
    const { items } = await read<{ items: { slug: string }[] }>(page, 'discovery/search', { sort: 'reviews', limit: 1 })
    await page.goto(`/service/${items[0]!.slug}?filter=on`)
    await waitForHydration(page)
    const stars = page.getByLabel('Any stars')
    await stars.selectOption('5')
    release()
    await expect(page).toHaveURL(/stars=5/)
    await expect(stars).toHaveValue('5')
  })

  test('the filters open @deep', async ({ page }) => {
    const finish = await openBeforeScripts(page, '/explore')
    await page.getByRole('link', { name: 'Filter', exact: true }).click()
    await finish()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await expect(page).toHaveURL('/explore')
  })

  test('the map opens @deep', async ({ page }) => {
    const finish = await openBeforeScripts(page, '/')
    await page.getByText('Choose on the map').click()
    await finish()
    await expect(page.getByRole('group', { name: 'Map of Hong Kong by district' })).toBeVisible()
  })

  test('a photo opens in the viewer @deep', async ({ page, request }) => {
    type Item = { slug: string; cover: object | null }
    const { items } = (await (await request.get('/api/v1/search?limit=50')).json()) as { items: Item[] }
    const finish = await openBeforeScripts(page, `/service/${items.find((item) => item.cover)!.slug}`)
    await page.getByRole('list', { name: 'Photos' }).first().getByRole('link').first().click()
    await finish()
    await expect(page.getByRole('dialog', { name: 'Photos' }).getByRole('img').first()).toBeInViewport()
  })

  test('the button of the share sheet comes with the page, so that its neighbours stay in place @deep', async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }))
    const found = (await (await request.get('/api/v1/search?limit=1')).json()) as { items: { slug: string }[] }
    const finish = await openBeforeScripts(page, `/service/${found.items[0]!.slug}`)
    const share = page.getByRole('button', { name: 'Share', exact: true })
    await expect(share).toBeVisible()
    const place = await page.getByRole('button', { name: 'Copy link' }).boundingBox()
    await finish()
    await expect(share).toBeVisible()
    expect((await page.getByRole('button', { name: 'Copy link' }).boundingBox())!.x).toBe(place!.x)
  })

  test('what is typed on home stays, beside the category that the tab searched for before @deep', async ({ page }) => {
    await page.goto('/category/plumbers')
    await waitForHydration(page)
    const finish = await openBeforeScripts(page, '/')
    const what = page.getByRole('search').getByRole('combobox').first()
    await what.click()
    await page.keyboard.type('burst')
    await finish()
    await expect(page.getByRole('button', { name: 'Remove the filter Plumbers' })).toBeVisible()
    await expect(what).toHaveValue('burst')
    await expect(what).toBeFocused()
    await page.keyboard.type(' pipe')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/(?:explore|category\/plumbers)\?(?=.*q=burst\+pipe)/)
  })

  test('signing in waits for the scripts, and puts nothing that was typed into the address @deep', async ({ page }) => {
    const finish = await openBeforeScripts(page, '/auth')
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('wrong password')
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await finish()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL('/auth')
  })
})

test.describe('when a page cannot start', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const messages = /\/assets\/messages\.en\./

  test('it tries once more @deep', async ({ page }) => {
    let count = 0
    await page.route(messages, (route) => (++count > 1 ? route.continue() : route.fulfill({ status: 503 })))
    await page.goto('/explore')
    await waitForHydration(page)
  })

  for (const [what, files] of [
    ['messages', messages],
    ['script', /\/assets\/libraries-.*\.js/],
  ] as const)
    test(`without its ${what} it says so and holds no taps back @deep`, async ({ page }) => {
      await page.route(files, (route) => route.fulfill({ status: 503 }))
      await page.goto('/explore')
      await expect(page.getByRole('alert')).toContainText('This page did not load completely.')
      const filters = page.getByRole('link', { name: 'Filter', exact: true })
      await filters.click()
      await expect(page).toHaveURL('/explore' + (await filters.getAttribute('href')))
    })
})
