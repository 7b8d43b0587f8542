import { read } from '#tests/support/calls.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { demoAdmin, signIn } from '#tests/support/members.ts'
import {
  consoleErrors,
  axeViolationsInBothThemes,
  axeViolationsOfState,
  languages,
  horizontalOverflow,
  layoutShift,
} from '#tests/support/screen.ts'

// What the service worker requests cannot be intercepted: files, sessions, favourites, and pages that it keeps.
test.use({ serviceWorkers: 'block' })

// The tests share one member, so they run one after the other.
test.describe.configure({ mode: 'default' })

const messages = {
  en: { title: 'Saved', list: 'Saved providers', empty: 'Nothing saved yet' },
  'zh-Hant': { title: '心水', list: '心水商戶', empty: '暫時未有心水' },
  'zh-Hans': { title: '收藏', list: '已收藏的商家', empty: '还没有收藏' },
} as const

type Card = { id: string; slug: string; name: { text: string } }

const change = (page: Page, verb: 'add' | 'remove', listingId: string) =>
  page.request.post(`/api/rpc/favorites/${verb}`, { data: { json: { listingId } } })
const savedIds = (page: Page) => read<string[]>(page, 'favorites/findIds')
const cards = async (page: Page, limit: number) =>
  (await read<{ items: Card[] }>(page, 'discovery/search', { limit })).items
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true }).first()

const openMenu = (page: Page) => page.locator('header details summary').filter({ hasText: demoAdmin.firstName }).click()

/** Signs in and removes all favourites. */
async function signInWithNothingSaved(page: Page) {
  await signIn(page, demoAdmin)
  for (const id of await savedIds(page)) await change(page, 'remove', id)
}

test('a URL parameter cannot save a favourite @deep', async ({ page }) => {
  await signInWithNothingSaved(page)
  const [listing] = await cards(page, 1)
  for (const parameter of ['save', 'wish', 'favorite']) {
    await page.goto(`/auth?next=%2Fexplore%3F${parameter}%3D${listing!.id}&${parameter}=${listing!.id}`)
    await expect(heart(page, listing!.name.text)).toHaveAttribute('aria-pressed', 'false')
  }
  expect(await savedIds(page)).toEqual([])
})

test('a heart updates optimistically, in lists and on the listing page', async ({ page }) => {
  await signInWithNothingSaved(page)
  const [listing] = await cards(page, 1)
  const name = listing!.name.text
  await page.goto('/explore')
  const released = Promise.withResolvers<void>()
  await page.route('**/api/rpc/favorites/add', async (route) => {
    await released.promise
    await route.continue()
  })
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false')
  await heart(page, name).click()
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  expect(await savedIds(page)).toEqual([])
  released.resolve()
  await expect.poll(() => savedIds(page)).toEqual([listing!.id])

  await page.goto(`/service/${listing!.slug}`)
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole('button', { name: `Save ${name}`, exact: true })
    .filter({ hasText: 'Save' })
    .click()
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => savedIds(page)).toEqual([])
})

test('two quick taps cancel out even when the first request is slow @deep', async ({ page }) => {
  await signInWithNothingSaved(page)
  const name = (await cards(page, 1))[0]!.name.text
  await page.goto('/explore')
  await page.route('**/api/rpc/favorites/add', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await heart(page, name).click()
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  const removed = page.waitForResponse('**/api/rpc/favorites/remove')
  await heart(page, name).click()
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false')
  await removed
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false')
  expect(await savedIds(page)).toEqual([])
})

test('a heart is rolled back when saving fails, with only a console warning @deep', async ({ page }) => {
  await signInWithNothingSaved(page)
  const name = (await cards(page, 1))[0]!.name.text
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto('/explore')
  await page.route('**/api/rpc/favorites/add', (route) => route.abort())
  await heart(page, name).click()
  await expect.poll(() => warnings.join()).toContain('The favourite was not changed.')
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const { lang, prefix, sweepTag } of languages) {
  test(`the favourites in ${lang}, empty and full, have no layout shift, overflow, accessibility violations or console errors${sweepTag}`, async ({
    page,
  }) => {
    const errors = consoleErrors(page)
    const t = messages[lang]
    await signInWithNothingSaved(page)
    await page.goto(`${prefix}/favorites`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
    await expect(page.getByRole('heading', { level: 2, name: t.empty })).toBeVisible()
    await expect(page.locator('main a[href$="/explore"]')).toBeVisible()
    expect(await axeViolationsOfState(page, { sweepTag })).toEqual([])

    for (const { id } of await cards(page, 3)) await change(page, 'add', id)
    await page.goto(`${prefix}/favorites`)
    await expect(page.getByRole('list', { name: t.list }).locator('article')).toHaveCount(3)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    }
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    expect(errors).toEqual([])
  })
}

test('favourites can be searched; a removed one stays visible until the next visit', async ({ page }) => {
  await signInWithNothingSaved(page)
  const saved = await cards(page, 3)
  for (const { id } of saved) await change(page, 'add', id)
  await page.goto('/favorites')
  const list = page.getByRole('list', { name: 'Saved providers' })
  const names = saved.map(({ name }) => name.text).toReversed()
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(names)

  await page.getByRole('searchbox').fill(names[1]!)
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\?q=/)
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([names[1]!])
  await page.getByRole('searchbox').fill('zzz nobody')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText('zzz nobody')
  await page.getByRole('link', { name: 'Show all saved' }).click()
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(names)

  await heart(page, names[0]!).click()
  await expect(heart(page, names[0]!)).toHaveAttribute('aria-pressed', 'false')
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(names)
  await expect.poll(() => savedIds(page)).toHaveLength(2)
  await page.getByRole('link', { name: 'Explore' }).first().click()
  await expect(page).toHaveURL('/explore')
  await page.goBack()
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(names.slice(1))
})

test('Load More appends favourites, and is a plain link without JavaScript @deep', async ({ page, browser }) => {
  await signInWithNothingSaved(page)
  for (const { id } of await cards(page, 26)) await change(page, 'add', id)
  await page.goto('/favorites')
  const articles = page.getByRole('list', { name: 'Saved providers' }).locator('article')
  await expect(articles).toHaveCount(24)
  const more = page.getByRole('link', { name: 'Load More' })
  const next = (await more.getAttribute('href'))!
  await more.click()
  await expect(articles).toHaveCount(26)
  await expect(more).toHaveCount(0)

  const noScript = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const noScriptPage = await noScript.newPage()
  await noScriptPage.goto(next)
  await expect(noScriptPage.getByRole('list', { name: 'Saved providers' }).locator('article')).toHaveCount(2)
  await noScript.close()
})

test('favourites that fail to load can be retried @deep', async ({ page }) => {
  await signInWithNothingSaved(page)
  await change(page, 'add', (await cards(page, 1))[0]!.id)
  await page.goto('/')
  await page.route('**/api/rpc/favorites/find?*', (route) => route.abort())
  await openMenu(page)
  await page.locator('header').getByRole('link', { name: 'Saved', exact: true }).first().click()
  await expect(page).toHaveURL('/favorites')
  await expect(page.getByRole('alert')).toContainText('What you saved couldn’t be loaded.')
  await page.unroute('**/api/rpc/favorites/find?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Saved providers' }).locator('article')).toHaveCount(1)
})

test('hearts are reset when the member signs out', async ({ page }) => {
  await signInWithNothingSaved(page)
  const listing = (await cards(page, 1))[0]!
  await change(page, 'add', listing.id)
  await page.goto('/explore')
  await expect(heart(page, listing.name.text)).toHaveAttribute('aria-pressed', 'true')
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Explore' }).first().click()
  await expect(heart(page, listing.name.text)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('main button[aria-pressed="true"]')).toHaveCount(0)
})
