import { expect, test } from '@playwright/test'
import {
  hydrated,
  consoleErrors,
  axeViolationsInBothThemes,
  axeViolations,
  languages,
  horizontalOverflow,
  shiftOf,
} from '#tests/support/screen.ts'

const words = {
  en: {
    heading: 'Need someone good? Ask the neighbours.',
    featured: 'Neighbours recommend',
    reviews: 'What neighbours say',
  },
  'zh-Hant': { heading: '想找好師傅？問問街坊。', featured: '街坊推介', reviews: '街坊怎樣說' },
  'zh-Hans': { heading: '想找好师傅？问问街坊。', featured: '街坊推荐', reviews: '街坊怎么说' },
}

for (const { lang, prefix } of languages) {
  test(`home in ${lang}: whole, still, and nothing to complain about`, async ({ page }) => {
    const complaints = consoleErrors(page)
    await page.goto(prefix || '/')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang].heading)
    for (const name of [words[lang].featured, words[lang].reviews]) {
      await expect(page.getByRole('list', { name }).getByRole('listitem').first()).toBeAttached()
    }
    expect(await shiftOf(page)).toBeLessThan(0.02)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('the wall shows every group, and each tile leads to its category', async ({ page, request }) => {
  const groups = (await (await request.get('/api/v1/categories')).json()) as { slug: string; name: string }[]
  await page.goto('/')
  for (const { slug, name } of groups) {
    const tile = page.locator(`main a.tile[href="/category/${slug}"]`)
    await expect(tile).toContainText(name)
  }
  await page.locator('main a.tile').first().click()
  await expect(page).toHaveURL(`/category/${groups[0]!.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(groups[0]!.name)
})

test('four quick chips lead to the categories with most listings', async ({ page, request }) => {
  const groups = (await (await request.get('/api/v1/categories')).json()) as {
    categories: { slug: string; count: number }[]
  }[]
  const most = Math.max(...groups.flatMap((group) => group.categories.map(({ count }) => count)))
  await page.goto('/')
  const chips = page.getByRole('list', { name: 'Often needed' }).getByRole('link')
  await expect(chips).toHaveCount(4)
  const first = (await chips.first().getAttribute('href'))!.split('/').at(-1)
  expect(groups.flatMap((group) => group.categories).find(({ slug }) => slug === first)?.count).toBe(most)
})

test('a slash goes to the search box, and Enter searches for what is typed', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.press('/')
  await page.keyboard.type('boiler')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/explore?q=boiler')
})

test('suggestions are walked with the arrows, taken with Enter and put away with Esc', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const what = page.getByRole('combobox', { name: 'What do you need?' })
  await what.pressSequentially('plumb')
  const options = page.getByRole('listbox', { name: 'What do you need?' }).getByRole('option')
  await expect(options.first()).toContainText('Plumbers')
  await expect(what).toHaveAttribute('aria-expanded', 'true')

  await page.keyboard.press('Escape')
  await expect(what).toHaveAttribute('aria-expanded', 'false')
  await expect(what).toHaveValue('plumb')

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(what).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!)
  await page.keyboard.press('ArrowUp')
  await expect(what).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/category/plumbers')
})

test('a suggested place goes with the search as a filter', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Where?' }).pressSequentially('wan ch')
  await page
    .getByRole('option', { name: /^Wan Chai(?! District)/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'What do you need?' }).fill('cleaning')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/explore?q=cleaning&area=wan-chai')
  await expect(page.getByRole('combobox', { name: 'Where?' })).toHaveValue('Wan Chai')
})

test('nothing is asked while Chinese is being composed', async ({ page }) => {
  await page.goto('/zh-hant')
  await hydrated(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/suggest') && asked.push(request.url()))
  const what = page.getByRole('combobox').first()
  await what.focus()
  const input = await page.context().newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'seoi', selectionStart: 4, selectionEnd: 4 })
  await expect(what).toHaveValue('seoi')
  await page.waitForTimeout(400)
  expect(asked).toEqual([])
  await input.send('Input.insertText', { text: '水喉' })
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the wall has two columns, cards swipe, and nothing is wider than the screen', async ({ page }) => {
    for (const { prefix } of languages) {
      await page.goto(prefix || '/')
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    }
    const tiles = await page
      .locator('main a.tile')
      .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().left))
    expect(new Set(tiles).size).toBe(2)
    const row = page.getByRole('list', { name: words['zh-Hans'].featured })
    expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
    expect(await axeViolations(page)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what and where find something together', async ({ page, request }) => {
    const { items } = (await (await request.get('/api/v1/search?sort=name')).json()) as {
      items: { category: { name: string }; areas: { name: string }[] }[]
    }
    const [what, where] = [items[0]!.category.name, items[0]!.areas[0]!.name]
    await page.goto('/')
    await page.getByRole('combobox', { name: 'What do you need?' }).fill(what)
    await page.getByRole('combobox', { name: 'Where?' }).fill(where)
    await page.getByRole('button', { name: 'Search' }).click()
    expect(new URL(page.url()).search).toBe(`?${new URLSearchParams({ q: what, where })}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${what} ${where}`)
    await expect(page.locator('main article').first()).toContainText(what)
  })
})
