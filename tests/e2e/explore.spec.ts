import type { Locator } from '@playwright/test'
import { expect, test, type APIRequestContext, type Page } from '#tests/support/journey.ts'
import {
  consoleErrors,
  axeViolationsOfKeyScreen,
  axeViolations,
  languages,
  horizontalOverflow,
  layoutShift,
} from '#tests/support/screen.ts'

// What the service worker requests cannot be intercepted: files, sessions, favourites, and pages that it keeps.
test.use({ serviceWorkers: 'block' })

type Found = {
  total: number
  items: { id: string; slug: string; name: { text: string }; category: { slug: string } }[]
  facets: { verified: number; categories: { slug: string; name: string; count: number }[] }
}

async function search(request: APIRequestContext, query: string): Promise<Found> {
  return (await (await request.get(`/api/v1/search?${query}`)).json()) as Found
}

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ services?$/ })

for (const { lang, prefix, sweepTag } of languages) {
  test(`explore in ${lang} has no layout shift, accessibility violations or console errors`, async ({ page }) => {
    const errors = consoleErrors(page)
    await page.goto(`${prefix}/explore?verified=1`)
    await expect(page.locator('main article').first()).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.02)
    expect(await axeViolationsOfKeyScreen(page, lang)).toEqual([])
    expect(errors).toEqual([])
  })

  test(`the empty result page in ${lang} has no accessibility violations or console errors${sweepTag}`, async ({
    page,
  }) => {
    const errors = consoleErrors(page)
    await page.goto(`${prefix}/explore?q=qqqqzzzzxxxx&rating=4.5`)
    await expect(page.locator('main article')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    expect(errors).toEqual([])
  })
}

test('plumbers are found in English, in Traditional and in Simplified Chinese', async ({ page }) => {
  for (const q of ['plumber', '水喉師傅', '水管师傅']) {
    await page.goto(`/explore?q=${encodeURIComponent(q)}`)
    await expect(cards(page).first()).toContainText('Plumbers')
  }
})

test('every filter returns the number of results it announces, and the URL holds the whole state', async ({ page }) => {
  await page.goto('/explore')
  const panel = page.getByRole('complementary', { name: 'Filters' })
  for (const name of [/^4\+ stars/, /^WhatsApp verified/, /^Kowloon \d/, /^English/]) {
    const value = panel.getByRole('link', { name })
    const expected = Number(/(\d+)$/.exec((await value.innerText()).trim())![1])
    await value.click()
    await expect(value).toHaveAttribute('aria-current', 'true')
    await expect(count(page)).toHaveText(expected === 1 ? '1 service' : `${expected} services`)
  }
  await expect(page).toHaveURL('/explore?area=kowloon&rating=4&verified=1&language=english')

  const names = await cards(page).getByRole('heading').allInnerTexts()
  await page.reload()
  await expect(cards(page).getByRole('heading')).toHaveText(names)

  await page.goBack()
  await expect(page).toHaveURL('/explore?area=kowloon&rating=4&verified=1')
})

test('a place with only a few services leads on to those of all Hong Kong', async ({ page }) => {
  for (const path of ['/explore?q=aircon+sha+tin', '/category/air-con-repair?area=sha-tin']) {
    await page.goto(path)
    await page.getByRole('link', { name: /^See all \d+ in Hong Kong$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Air-Con Repair & Installation')
    await expect(cards(page).nth(1)).toBeVisible()
  }
})

test('a category group in the filter panel expands to its categories @deep', async ({ page }) => {
  await page.goto('/explore')
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await expect(panel.getByRole('link', { name: /^Plumbers/ })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Show what is in Home Repairs & Maintenance' }).click()
  await panel.getByRole('link', { name: /^Plumbers/ }).click()
  await expect(page).toHaveURL('/explore?category=plumbers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbers')
})

test('chips remove filters one by one or all at once', async ({ page }) => {
  await page.goto('/explore?category=pets&area=kowloon&verified=1')
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('link')).toHaveText(['Pets', 'Kowloon', 'WhatsApp verified', 'Clear All'])
  await chips.getByRole('link', { name: 'Remove the filter Kowloon' }).click()
  await expect(page).toHaveURL('/explore?category=pets&verified=1')
  await page.waitForLoadState()
  await chips.getByRole('link', { name: 'Clear All' }).click()
  await expect(page).toHaveURL('/explore')
  await expect(chips).toHaveCount(0)
})

/** Points between two tiles of a district, half a tile to either side, where a tap chooses nothing. */
const gapsBetweenTiles = (map: Locator) =>
  map.evaluate((svg) => {
    const tile = svg.getBoundingClientRect().width / 33
    const districtAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a')
    const gaps = [...svg.querySelectorAll('a')].flatMap((district) => {
      district.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom } = district.getBoundingClientRect()
      const found = []
      for (let y = top + tile / 2; y < bottom; y += tile)
        // Not on the edge itself, which belongs to neither of two islands side by side.
        for (let x = left + tile + 0.2; x < right; x += tile)
          if ([-1, 1].every((side) => districtAt(x + (side * tile) / 2, y) === district))
            found.push(districtAt(x, y) === district)
      return found
    })
    if (gaps.length < 50) throw new Error(`only ${gaps.length} pairs of tiles were found`)
    return gaps.filter((isChosen) => !isChosen).length
  })

test('a district chosen on the map is added to the search, by mouse and by keyboard', async ({ page, request }) => {
  const { facets } = (await (await request.get('/api/v1/search?category=pets')).json()) as {
    facets: { areas: { districts: { slug: string; name: string; count: number }[] }[] }
  }
  const districts = facets.areas.flatMap((region) => region.districts)
  await page.goto('/category/pets')
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await panel.getByText('Choose on the map').click()
  const map = panel.getByRole('group', { name: 'Map of Hong Kong by district' })
  await expect(map.getByRole('link')).toHaveCount(districts.length)
  // The more listings a district has, the darker it is.
  const most = Math.max(...districts.map(({ count: found }) => found))
  const shades = await map
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.querySelector('use')?.getAttribute('class')))
  expect(shades).toEqual(districts.map(({ count: found }) => `shade-${Math.ceil((found / most) * 4)}`))
  const { slug, name, count: listings } = districts[0]!
  const district = map.getByRole('link', { name: `${name}: ${listings} service` })
  expect(await axeViolations(page)).toEqual([])
  expect(await gapsBetweenTiles(map)).toBe(0)
  await map.getByRole('link', { name: /^Wan Chai District:/ }).click()
  await expect(page).toHaveURL('/category/pets?area=wan-chai-district')
  await page.goBack()
  await expect(page).toHaveURL('/category/pets')
  await district.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/category/pets?area=${slug}`)
  await expect(count(page)).toHaveText(listings === 1 ? '1 service' : `${listings} services`)
})

test('a region chosen on the map by keyboard is added to the search and read aloud as chosen @deep', async ({
  page,
}) => {
  await page.goto('/category/pets')
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await panel.getByText('Choose on the map').click()
  const regions = panel.getByRole('list', { name: 'Regions' })
  await expect(regions.getByRole('link')).toHaveCount(4)
  const kowloon = regions.getByRole('link', { name: /^Kowloon: \d+ services?$/ })
  await kowloon.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/category/pets?area=kowloon')
  await expect(kowloon).toHaveAttribute('aria-current', 'true')
  expect(await axeViolations(page)).toEqual([])
})

test('filters are in the order of use, and open now is one of them @deep', async ({ page }) => {
  await page.goto('/explore')
  const panel = page.getByRole('complementary', { name: 'Filters' })
  const headings = await panel.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings).toEqual([
    'Availability',
    'Language spoken',
    'Price from',
    'Rating',
    'Checks',
    'Location',
    'Category',
  ])
  await panel.getByRole('link', { name: 'Open now' }).click()
  await expect(page).toHaveURL('/explore?open=1')
  await expect(page.getByRole('link', { name: 'Remove the filter Open now' })).toBeVisible()
})

test('sorting by name shows the same order as the API @deep', async ({ page, request }) => {
  await page.goto('/explore')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name Z-A')
  await expect(page).toHaveURL('/explore?sort=name_desc')
  const { items } = await search(request, 'sort=name_desc')
  await expect(cards(page).getByRole('heading')).toHaveText(items.map(({ name }) => name.text))
})

test('Load More appends results, and going back from a listing restores list and scroll position', async ({ page }) => {
  await page.goto('/explore')
  await expect(cards(page)).toHaveCount(24)
  const more = page.getByRole('link', { name: 'Load More' })
  await more.press('Enter')
  await expect(cards(page)).toHaveCount(48)
  await expect(more).toBeFocused()
  await expect(page).toHaveURL('/explore')
  const slugs = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(slugs).size).toBe(48)

  const far = cards(page).nth(40).getByRole('heading').getByRole('link')
  await far.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await far.click()
  await expect(page).toHaveURL(/\/service\//)
  await page.goBack()
  await expect(cards(page)).toHaveCount(48)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(50)
})

test('a list that the browser has to load anew has as many pages and the same place as before', async ({ page }) => {
  // On a first visit its font may come too late: then rows are of another height.
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/explore')
  for (const shown of [48, 72]) {
    await page.getByRole('link', { name: 'Load More' }).press('Enter')
    await expect(cards(page)).toHaveCount(shown)
  }
  const far = cards(page).nth(60).getByRole('heading').getByRole('link')
  const topOfFar = () => far.evaluate((link) => link.getBoundingClientRect().top)
  await far.scrollIntoViewIfNeeded()
  const before = await topOfFar()
  // Kept a moment after the last movement, for pages that a phone drops without telling them.
  await page.waitForFunction(() => {
    const { id, top } = (history.state as { list?: { id: string; top: number } }).list ?? {}
    const card = document.querySelector(`main article[data-listing="${id}"]`)
    return card?.getBoundingClientRect().top === top
  })
  await page.unroute('**/*.woff2')
  const isThere = async () => {
    await expect(cards(page)).toHaveCount(72)
    await expect.poll(async () => Math.abs((await topOfFar()) - before)).toBeLessThan(50)
  }
  await page.reload()
  await isThere()
  // Another site, and Back: Chromium keeps no page of an automated browser in memory.
  await page.goto('about:blank')
  await page.goBack()
  await isThere()
  // Another search begins with its first page.
  await page.goto('/explore?sort=name')
  await expect(cards(page)).toHaveCount(24)
})

test('on a phone a listing far down the results is where it was for those who come back @phone @deep', async ({
  page,
}) => {
  await page.goto('/explore')
  const links = cards(page).getByRole('heading').getByRole('link')
  // As a finger scrolls, past one card after the other.
  for (let passed = 0; passed < 20; passed++) await links.nth(passed).scrollIntoViewIfNeeded()
  const far = links.nth(20)
  const topOfFar = () => far.evaluate((link) => link.getBoundingClientRect().top)
  await far.scrollIntoViewIfNeeded()
  const before = await topOfFar()
  await far.click()
  await expect(page).toHaveURL(/\/service\//)
  await page.goBack()
  await expect.poll(async () => Math.abs((await topOfFar()) - before)).toBeLessThan(100)
})

test('a failed Load More shows an error and can be retried @deep', async ({ page }) => {
  await page.goto('/explore')
  const calls = '**/api/rpc/discovery/search**'
  await page.route(calls, (route) => route.abort())
  await page.getByRole('link', { name: 'Load More' }).click()
  await expect(page.getByRole('alert')).toHaveText('The rest couldn’t be loaded. Try again.')
  await expect(cards(page)).toHaveCount(24)
  await page.unroute(calls)
  await page.getByRole('link', { name: 'Load More' }).click()
  await expect(cards(page)).toHaveCount(48)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('focus moves to the count when the end of the list is reached @deep', async ({ page, request }) => {
  const { facets } = await search(request, '')
  const small = facets.categories.find(({ count: listings }) => listings > 24 && listings <= 48)!
  await page.goto(`/explore?category=${small.slug}`)
  await page.getByRole('link', { name: 'Load More' }).press('Enter')
  await expect(cards(page)).toHaveCount(small.count)
  const shown = page.getByText(`${small.count} of ${small.count} shown`)
  await expect(shown).toBeFocused()
})

test('a misspelt word is corrected, and can be searched for exactly', async ({ page }) => {
  await page.goto('/explore?q=plumbr')
  await expect(page.getByText('Showing results for “plumber”.')).toBeVisible()
  await expect(cards(page).first()).toContainText('Plumbers')
  await page.getByRole('link', { name: 'Search instead for “plumbr”' }).click()
  await expect(page).toHaveURL('/explore?q=plumbr&exact=1')
})

test('an empty result offers to remove a filter and shows how many results that would give', async ({ page }) => {
  await page.goto('/explore?q=qqqqzzzzxxxx&category=plumbers')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  // None of them would find anything.
  await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveCount(0)
  await expect(page.getByLabel('Sort by')).toHaveCount(0)
  const drop = page.getByRole('link', { name: /^Without “qqqqzzzzxxxx”: \d+ services?$/ })
  const expected = /(\d+) services?$/.exec((await drop.innerText()).trim())![1]
  await drop.click()
  await expect(page).toHaveURL('/explore?category=plumbers')
  await expect(count(page)).toHaveText(new RegExp(`^${expected} services?$`))
})

test('a place without what was asked for shows the nearest ones as cards under a heading that says so @deep', async ({
  page,
  request,
}) => {
  const places = ['Peng Chau', 'Tai O', 'Sha Tau Kok', 'Cheung Chau', 'Lamma Island', 'Stanley']
  const pathTo = (place: string) => `/explore?q=${encodeURIComponent(`bartender ${place}`)}`
  const pages = await Promise.all(places.map(async (place) => (await request.get(pathTo(place))).text()))
  const place = places.find((name, index) => pages[index]!.includes(`None in ${name} yet`))!
  await page.goto(pathTo(place))
  const heading = page.getByRole('heading', { level: 2, name: `None in ${place} yet.` })
  await expect(heading).toHaveText(/(Nearest|In the same district|In districts nearby|From all over Hong Kong):/)
  await expect(cards(page).first()).toContainText('Bartender')
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toContainText([place])
})

test('what was understood is shown as chips, and a removed chip is no longer understood', async ({ page }) => {
  await page.goto('/explore?q=plumber+sha+tin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbers in Sha Tin')
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('link')).toHaveText(['Plumbers', 'Sha Tin'])
  await chips.getByRole('link', { name: 'Remove the filter Sha Tin' }).click()
  await expect(page).toHaveURL('/explore?q=plumber+sha+tin&ignore=place')
  await expect(chips.getByRole('link')).toHaveText(['Plumbers'])
  await page.goto('/explore?q=cheap+plumber+sha+tin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbers in Sha Tin · low price')
})

test('likely categories of an uncertain need are links beside the results, without the cards that follow @phone', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await page.goto('/explore?q=清潔')
  const likely = page.getByRole('list', { name: 'Did you mean' })
  expect(await likely.getByRole('link').count()).toBeGreaterThan(1)
  await expect(likely.getByRole('article')).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
  expect(errors).toEqual([])
})

test('a likely category leads to its page in the place @deep', async ({ page }) => {
  await page.goto('/explore?q=drama&area=sha-tin')
  const likely = page.getByRole('list', { name: 'Did you mean' })
  await expect(likely.getByRole('link', { name: 'English Lessons' })).toHaveAttribute(
    'href',
    '/category/english-lessons?area=sha-tin',
  )
})

test('invalid query parameters never break the page', async ({ page, request }) => {
  const strange = [
    'q=%00%FF%',
    `q=${'水'.repeat(1_500)}`,
    'rating=9&price=x&language=y&sort=z&limit=9999',
    'category=../../x&area=%27%22',
    'q=%E2%80%AE%ED%A0%80',
  ]
  for (const query of strange) expect((await request.get(`/explore?${query}`)).status(), query.slice(0, 60)).toBe(200)
  await page.goto('/explore?rating=9&utm_source=flyer')
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0)
})

test('landing pages have a canonical URL, other searches are not indexed', async ({ page }) => {
  const canonical = page.locator('link[rel=canonical]')
  await page.goto('/explore?category=plumbers&area=kowloon')
  await expect(canonical).toHaveAttribute('href', /\/category\/plumbers\?area=kowloon$/)
  await expect(page).toHaveTitle(/^Plumbers in Kowloon · /)
  await page.goto('/explore?q=plumber')
  await expect(canonical).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('complementary', { name: 'Filters' }).getByRole('link').first()).toHaveAttribute(
    'rel',
    'nofollow',
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('with text of twice the size an amount stays whole, and above the WhatsApp button', async ({ page }) => {
    // A browser that enlarges everything has half the width.
    await page.setViewportSize({ width: 195, height: 422 })
    for (const prefix of ['', '/zh-hant']) {
      await page.goto(`${prefix}/explore?sort=reviews`)
      // Cards that are not seen yet have no layout before a reload.
      await page.reload()
      const broken = await page.locator('main article').evaluateAll((all) =>
        all.flatMap((card) => {
          const amount = card.querySelector('.card-price b')
          const button = card.querySelector('.card-whatsapp')!.getBoundingClientRect()
          const lines = [...(amount?.getClientRects() ?? [])]
          const isCovered = lines.some(({ right, bottom }) => right > button.left && bottom > button.top)
          return lines.length > 1 || isCovered ? [amount!.textContent] : []
        }),
      )
      expect(broken).toEqual([])
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    }
  })

  test('the heading of a very long word leaves room for the page', async ({ page }) => {
    const word = 'a'.repeat(200)
    await page.goto(`/explore?q=${word}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveAccessibleName(new RegExp(word))
    const lines = await heading.evaluate((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))
    expect(lines).toBeLessThanOrEqual(4)
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    expect((await page.title()).length).toBeLessThan(100)
    await expect(page.getByRole('button', { name: `Change the search: ${word}` })).toBeVisible()
  })

  test('filters open in a sheet that shows the number of results', async ({ page }) => {
    await page.goto('/explore')
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: 'Filter' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const answer = page.waitForResponse('**/api/rpc/discovery/search*')
    await sheet.getByRole('link', { name: /^Pets/ }).tap()
    // Of this answer: other journeys may publish listings of pets at any time.
    const { total } = ((await (await answer).json()) as { json: { total: number } }).json
    const show = sheet.getByRole('button', { name: `Show ${total} results` })
    await expect(show).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await show.tap()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/explore?category=pets')
    await expect(page.getByRole('link', { name: 'Filter 1' })).toBeVisible()
  })

  test('the greeting names what was searched for and where, on the card and on the page of a listing', async ({
    page,
  }) => {
    // Links to a number: the link that shares a page on WhatsApp names none.
    const textOf = async (name: string | RegExp) => {
      const link = page.locator('a[href^="https://wa.me/852"]').and(page.getByRole('link', { name })).first()
      return new URL((await link.getAttribute('href'))!).searchParams.get('text')
    }
    await page.goto('/explore?q=plumber+sha+tin')
    const request = "I'm looking for a plumber in Sha Tin. Are you available, and what is the price?"
    expect(await textOf(/^Message .+ on WhatsApp$/)).toContain(request)
    await cards(page).filter({ hasText: 'Plumbers' }).first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/service\//)
    await expect.poll(() => textOf(/^WhatsApp$/)).toContain(request)
    await page.goto('/explore')
    expect(await textOf(/^Message .+ on WhatsApp$/)).not.toContain('looking for')
  })

  test('from home to the chat with a plumber in Sha Tin takes two taps and typing', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await page.goto('/')
    let taps = 0
    const tap = (target: Locator) => {
      taps++
      return target.tap()
    }
    await tap(page.getByRole('combobox', { name: 'What do you need?' }))
    await page.keyboard.type('plumber in Sha Tin')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbers in Sha Tin')
    const chat = context.waitForEvent('page')
    await tap(
      cards(page)
        .first()
        .getByRole('link', { name: /^Message .* on WhatsApp$/ }),
    )
    const opened = await chat
    await opened.waitForURL(/^https:\/\/wa\.me\//)
    expect(new URL(opened.url()).searchParams.get('text')).toContain('looking for a plumber in Sha Tin')
    expect(taps).toBeLessThanOrEqual(3)
  })

  test('the WhatsApp link of a card includes a greeting, and the click is counted', async ({ page }) => {
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await page.goto('/explore')
    const card = cards(page).first()
    const name = await card.getByRole('heading').innerText()
    const link = card.getByRole('link', { name: `Message ${name} on WhatsApp` })
    const href = new URL((await link.getAttribute('href'))!)
    expect(href.host).toBe('wa.me')
    expect(href.pathname).toMatch(/^\/852\d{8}$/)
    expect(href.searchParams.get('text')).toMatch(/^Hi .+, I found you on Kaifong\./)
    expect(href.searchParams.get('text')).toContain(`Hi ${name}`)
    const counted = page.waitForRequest((request) => request.url().includes('/analytics/record'))
    await link.tap()
    expect((await counted).postData()).toContain('whatsapp_click')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('browsing, filtering, sorting and pagination work', async ({ page }) => {
    await page.goto('/explore')
    const panel = page.getByRole('complementary', { name: 'Filters' })
    await panel.getByRole('link', { name: /^Home Repairs/ }).click()
    await panel.getByRole('link', { name: /^Plumbers/ }).click()
    await expect(page).toHaveURL('/explore?category=plumbers')
    await page.waitForLoadState()
    await page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: 'Clear All' }).click()

    await page.getByLabel('Sort by').selectOption('Name A-Z')
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await expect(page).toHaveURL('/explore?sort=name')
    const first = await cards(page).getByRole('heading').allInnerTexts()
    await page.getByRole('link', { name: 'Load More' }).click()
    await expect(page).toHaveURL(/\/explore\?sort=name&cursor=/)
    const second = await cards(page).getByRole('heading').allInnerTexts()
    expect(second).toHaveLength(24)
    expect(first.filter((name) => second.includes(name))).toEqual([])
    await expect(panel.getByRole('link', { name: /^Home Repairs/ })).toBeVisible()
  })

  test('somebody in danger sees public telephone lines first', async ({ page }) => {
    await page.goto('/explore?q=i+want+to+kill+myself')
    const lines = page.getByRole('alert')
    await expect(lines.getByRole('link', { name: '18111' })).toHaveAttribute('href', 'tel:18111')
    await expect(lines.getByRole('link', { name: '999' })).toBeVisible()
    // No words again, no count of services, and no sorting: nothing but the lines is an answer.
    await expect(page).toHaveTitle(/^You are not alone/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not alone. Help is here now.')
    await expect(page.getByRole('main')).not.toContainText(/\d services?|Results for|kill/)
    await page.goto('/explore?q=domestic+violence+solicitor')
    await expect(lines.getByRole('link', { name: '2343 2255' })).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    await expect(page).toHaveTitle(/^Your safety comes first/)
    await page.goto('/explore?q=fire+in+my+kitchen')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get out first, then call 999.')
    await expect(cards(page)).toHaveCount(0)
  })

  test('the filter button of the mobile layout scrolls to the filters @deep', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/explore')
    await page.getByRole('link', { name: 'Filter' }).click()
    const panel = page.getByRole('complementary', { name: 'Filters' })
    await expect(panel).toBeInViewport()
    // As wide as the results, and without the buttons that only scripts can answer.
    expect((await panel.boundingBox())!.width).toBe(390 - 2 * 16)
    await expect(panel.getByRole('button')).toHaveCount(0)
  })
})
