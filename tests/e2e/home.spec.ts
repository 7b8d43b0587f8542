import { expect, test } from '#tests/support/journey.ts'
import {
  consoleErrors,
  axeViolationsOfKeyScreen,
  axeViolations,
  languages,
  horizontalOverflow,
  layoutShift,
  waitForHydration,
} from '#tests/support/screen.ts'

const messages = {
  en: {
    heading: 'Need someone good? Ask the neighbours.',
    featured: 'Neighbours recommend',
    reviews: 'What neighbours say',
  },
  'zh-Hant': { heading: '想找好師傅？問問街坊。', featured: '街坊推介', reviews: '街坊怎樣說' },
  'zh-Hans': { heading: '想找好师傅？问问街坊。', featured: '街坊推荐', reviews: '街坊怎么说' },
}

for (const { lang, prefix } of languages) {
  test(`the home page in ${lang} is complete, without layout shift, accessibility violations or console errors`, async ({
    page,
  }) => {
    const errors = consoleErrors(page)
    await page.goto(prefix || '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[lang].heading)
    for (const name of [messages[lang].featured, messages[lang].reviews]) {
      await expect(page.getByRole('list', { name }).getByRole('listitem').first()).toBeAttached()
    }
    expect(await layoutShift(page)).toBeLessThan(0.02)
    expect(await axeViolationsOfKeyScreen(page, lang)).toEqual([])
    expect(errors).toEqual([])
  })
}

test('the home page shows figures of its own, and providers who are open, none of them paid', async ({
  page,
  request,
}) => {
  const { published } = (await (await request.get('/api/v1/reviews/counts')).json()) as { published: number }
  await page.goto('/')
  await expect(page.getByText(`${published.toLocaleString('en')} reviews by neighbours`)).toBeVisible()
  await expect(page.getByText(/providers with a checked licence/)).toBeVisible()
  const open = page.getByRole('list', { name: 'Open now' }).getByRole('article')
  expect(await open.count()).toBeLessThanOrEqual(3)
  for (const card of await open.all()) {
    await expect(card).toContainText(/^(?!.*Closed).*Open /s)
    await expect(card.getByText('Ad', { exact: true })).toHaveCount(0)
  }
})

test('the category grid shows every group, and each tile links to its page', async ({ page, request }) => {
  const groups = (await (await request.get('/api/v1/categories')).json()) as { slug: string; name: string }[]
  await page.goto('/')
  for (const { slug, name } of groups) {
    const tile = page.locator(`main a:has(.tile-icon)[href="/category/${slug}"]`)
    await expect(tile).toContainText(name)
  }
  await page.locator('main a:has(.tile-icon)').first().click()
  await expect(page).toHaveURL(`/category/${groups[0]!.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(groups[0]!.name)
})

test('a district is chosen on the map by keyboard, and the list beside the map says the same @deep', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByText('Choose on the map').click()
  const map = page.getByRole('group', { name: 'Map of Hong Kong by district' })
  const district = map.getByRole('link', { name: /^Sha Tin District: \d+ services?$/ })
  const [count] = /\d+/.exec((await district.getAttribute('aria-label'))!)!
  await expect(page.getByRole('link', { name: `Sha Tin District ${count}`, exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await district.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/area/sha-tin-district')
})

test('four chips link to the categories with most listings @deep', async ({ page, request }) => {
  const groups = (await (await request.get('/api/v1/categories')).json()) as {
    categories: { slug: string; count: number }[]
  }[]
  const most = Math.max(...groups.flatMap((group) => group.categories.map(({ count }) => count)))
  await page.goto('/')
  const chips = page.getByRole('list', { name: 'Popular now' }).getByRole('link')
  await expect(chips).toHaveCount(4)
  const first = (await chips.first().getAttribute('href'))!.split('/').at(-1)
  expect(groups.flatMap((group) => group.categories).find(({ slug }) => slug === first)?.count).toBe(most)
})

test('the slash key focuses the search box, and Enter searches', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type('boiler')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/explore?q=boiler')
})

test('suggestions are navigated with the arrow keys, chosen with Enter and closed with Esc', async ({ page }) => {
  await page.goto('/')
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
  const where = page.getByRole('combobox', { name: 'Where?' })
  await expect(where).toBeFocused()
  await expect(page.getByRole('button', { name: 'Remove the filter Plumbers' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/category/plumbers')
})

test('choosing a category and then an area searches for both, and going back keeps both', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'What do you need?' }).pressSequentially('plumb')
  await page
    .getByRole('option', { name: /^Plumbers/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Where?' }).pressSequentially('sha tin')
  await page
    .getByRole('option', { name: /^Sha Tin(?! District)/ })
    .first()
    .click()
  await expect(page).toHaveURL('/category/plumbers?area=sha-tin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbers in Sha Tin')
  const box = page.getByRole('search')
  for (const name of ['Plumbers', 'Sha Tin'])
    await expect(box.getByRole('button', { name: `Remove the filter ${name}` })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/')
  for (const name of ['Plumbers', 'Sha Tin'])
    await expect(box.getByRole('button', { name: `Remove the filter ${name}` })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/category/plumbers?area=sha-tin')

  await box.getByRole('button', { name: 'Remove the filter Plumbers' }).click()
  await expect(page).toHaveURL('/area/sha-tin')
  await expect(box.getByRole('button', { name: 'Remove the filter Sha Tin' })).toBeVisible()
})

test('a category and a place typed together are suggested as one search', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'What do you need?' }).pressSequentially('plumber sha tin')
  await page.getByRole('option', { name: /^Plumbers in Sha Tin/ }).click()
  await expect(page).toHaveURL('/category/plumbers?area=sha-tin')
  for (const name of ['Plumbers', 'Sha Tin'])
    await expect(page.getByRole('search').getByRole('button', { name: `Remove the filter ${name}` })).toBeVisible()
})

test('recent searches are offered once each in the empty field until they are cleared', async ({ page }) => {
  for (const path of ['/category/plumbers?area=sha-tin', '/explore?q=plumber+sha+tin']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbers in Sha Tin')
  }
  await page.goto('/zh-hant')
  await page.getByRole('combobox', { name: '想找甚麼服務？' }).focus()
  await expect(page.getByRole('option')).toHaveText(['Plumbers in Sha Tin', '清除最近搜尋'])
  await page.getByRole('option').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙田水喉師傅')
  await page.goto('/')
  const what = page.getByRole('combobox', { name: 'What do you need?' })
  await what.focus()
  await page.getByRole('option', { name: 'Clear recent searches' }).click()
  await what.blur()
  await what.focus()
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('a recent search is removed alone, by its button or by the Delete key @deep', async ({ page }) => {
  for (const q of ['plumber', 'tutor', 'dentist']) {
    await page.goto(`/explore?q=${q}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/')
  const what = page.getByRole('combobox', { name: 'What do you need?' })
  await what.fill('')
  const options = page.getByRole('option')
  await expect(options).toHaveText(['Dentists', 'Private Tutors', 'Plumbers', 'Clear recent searches'])
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove Private Tutors from recent searches' }).click()
  await expect(options).toHaveText(['Dentists', 'Plumbers', 'Clear recent searches'])
  await expect(what).toBeFocused()
  await what.press('ArrowDown')
  await what.press('Delete')
  await expect(options).toHaveText(['Plumbers', 'Clear recent searches'])
})

test('a problem in one’s own words leads to the category that solves it, and on to the place', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'What do you need?' }).pressSequentially('tap drip')
  await page
    .getByRole('option', { name: /dripping.*Plumbers/i })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Remove the filter Plumbers' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Where?' })).toBeFocused()
})

test.describe('with a position in Sha Tin', () => {
  test.use({ geolocation: { latitude: 22.3816, longitude: 114.188 }, permissions: ['geolocation'] })

  test('near me chooses the nearest area without sending the position', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
    // The browser says when it is asked.
    await page.addInitScript(() => {
      const { geolocation } = navigator
      const ask = geolocation.getCurrentPosition.bind(geolocation)
      geolocation.getCurrentPosition = (...given) => {
        document.documentElement.dataset['asked'] = 'yes'
        ask(...given)
      }
    })
    const html = page.locator('html')
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Where?' }).focus()
    await expect(page.getByRole('option', { name: 'Near me' })).toBeVisible()
    await expect(html).not.toHaveAttribute('data-asked')
    await page.getByRole('option', { name: 'Near me' }).click()
    await expect(page.getByRole('button', { name: 'Remove the filter Sha Tin' })).toBeVisible()
    await expect(html).toHaveAttribute('data-asked', 'yes')
    await page.goto('/explore?q=plumber+near+me')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbers')
    await expect(html).not.toHaveAttribute('data-asked')
    await page.getByRole('main').getByRole('button', { name: 'Near me' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbers in Sha Tin')
    await expect(page).toHaveURL('/explore?q=plumber+near+me&area=sha-tin')
    expect(sent.filter((request) => request.includes('22.38') || request.includes('114.18'))).toEqual([])
  })
})

test('a suggested place becomes a filter of the search @deep', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Where?' }).pressSequentially('wan ch')
  await page
    .getByRole('option', { name: /^Wan Chai(?! District)/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'What do you need?' }).fill('cleaning')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/explore?q=cleaning&area=wan-chai')
  await expect(page.getByRole('button', { name: 'Remove the filter Wan Chai' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the category grid has two columns, cards scroll horizontally and the page does not overflow', async ({
    page,
  }) => {
    for (const { prefix } of languages) {
      await page.goto(prefix || '/')
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    }
    const tiles = await page
      .locator('main a:has(.tile-icon)')
      .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().left))
    expect(new Set(tiles).size).toBe(2)
    const row = page.getByRole('list', { name: messages['zh-Hans'].featured })
    expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
    expect(await axeViolations(page)).toEqual([])
  })

  test('after a trade is chosen both the places and the button that searches can be tapped', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: 'What do you need?' }).pressSequentially('plumb')
    await page
      .getByRole('option', { name: /^Plumbers/ })
      .first()
      .tap()
    await expect(page.getByRole('combobox', { name: 'Where?' })).toBeFocused()
    const nearMe = page.getByRole('option', { name: 'Near me' })
    // Refused while anything lies above it.
    await nearMe.tap({ trial: true })
    const button = page.getByRole('search').getByRole('button', { name: 'Search' })
    const places = page.getByRole('listbox', { name: 'Where?' })
    expect((await places.boundingBox())!.y).toBeGreaterThan((await button.boundingBox())!.y)
    await button.tap()
    await expect(page).toHaveURL('/category/plumbers')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the what and where fields are combined in one search', async ({ page, request }) => {
    const { items } = (await (await request.get('/api/v1/search?sort=name')).json()) as {
      items: { category: { name: string }; areas: { name: string }[] }[]
    }
    const [what, where] = [items[0]!.category.name, items[0]!.areas[0]!.name]
    await page.goto('/')
    await page.getByRole('combobox', { name: 'What do you need?' }).fill(what)
    await page.getByRole('combobox', { name: 'Where?' }).fill(where)
    await page.getByRole('button', { name: 'Search' }).click()
    expect(new URL(page.url()).search).toBe(`?${new URLSearchParams({ q: what, where })}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${what} in ${where}`)
    await expect(page.locator('main article').first()).toContainText(what)
  })
})
