import { newListing } from '#tests/support/calls.ts'
import { expect, test, type APIRequestContext, type Page } from '#tests/support/journey.ts'
import { demoAdmin, newMember, queryDatabase, signIn } from '#tests/support/members.ts'
import {
  axeViolations,
  consoleErrors,
  axeViolationsOfKeyScreen,
  languages,
  horizontalOverflow,
  layoutShift,
  waitForHydration,
} from '#tests/support/screen.ts'

type Card = { id: string; slug: string; name: { text: string }; ratingCount: number; whatsappNumber: string }
type Detail = Card & {
  greeting: string
  phoneNumber: string | null
  prices: { title: string }[]
  areas: { name: string }[]
  category: { name: string }
}

/** The most reviewed demonstration listing, in which every section of the page has content. */
async function mostReviewed(request: APIRequestContext): Promise<Detail> {
  const search = (await (await request.get('/api/v1/search?sort=reviews&limit=1')).json()) as { items: Card[] }
  return (await request.get(`/api/v1/listings/${search.items[0]!.slug}`)).json() as Promise<Detail>
}

/** Moves fingers across the middle of the screen, each from one x to another. */
async function drag(page: Page, fingers: [from: number, to: number][]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const pointsAt = (part: number) => fingers.map(([from, to], id) => ({ x: from + (to - from) * part, y: 400, id }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pointsAt(0) })
  for (let step = 1; step <= 10; step++)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pointsAt(step / 10) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function expectCompleteListing(
  page: Page,
  { lang, prefix }: Pick<(typeof languages)[number], 'lang' | 'prefix'>,
) {
  const errors = consoleErrors(page)
  const listing = await mostReviewed(page.request)
  await page.goto(`${prefix}/service/${listing.slug}`)
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#reviews article').first()).toBeAttached()
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await layoutShift(page)).toBeLessThan(0.02)
  expect(await axeViolationsOfKeyScreen(page, lang)).toEqual([])
  expect(errors).toEqual([])
}

const promise = 'is complete, without layout shift, overflow, accessibility violations or console errors'

for (const language of languages) {
  test(`a listing in ${language.lang} ${promise}`, async ({ page }) => expectCompleteListing(page, language))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  for (const language of languages) {
    test(`a listing in ${language.lang} ${promise}${language.sweepTag}`, async ({ page }) =>
      expectCompleteListing(page, language))
  }

  test('rating, price, place, hours, urgent jobs, what is verified and when, and WhatsApp are seen without scrolling', async ({
    page,
    request,
  }) => {
    type Item = Card & { opening: { kind: string } | null; fromPrice: unknown; cover: unknown }
    const path = '/api/v1/search?urgent=1&verified=1&sort=reviews&limit=50'
    const { items } = (await (await request.get(path)).json()) as { items: Item[] }
    const complete = items.filter(({ opening, fromPrice }) => opening && fromPrice)
    for (const item of [complete.find(({ cover }) => cover), complete.find(({ cover }) => !cover)]) {
      await page.goto(`/service/${item!.slug}`)
      const facts = page.locator('main dl').first()
      for (const name of ['Price', 'Areas served', 'Opening hours', 'Urgent jobs', 'Languages spoken', 'Checks'])
        await expect(facts.getByRole('term').filter({ hasText: name })).toHaveCount(1)
      await expect(facts.getByText(/\b\d{1,2}\s\w+\s20\d\d\b/).first()).toBeInViewport()
      const bar = page.locator('a[data-contact=whatsapp_click]:visible').last()
      await expect(page.getByRole('img', { name: /out of 5/ }).first()).toBeInViewport()
      await expect(bar).toBeInViewport()
      const [end, top] = [await facts.boundingBox(), await bar.boundingBox()]
      expect(end!.y + end!.height).toBeLessThanOrEqual(top!.y)
    }
  })

  test('with text of twice the size the e-mail address breaks before its @', async ({ page, request }) => {
    const { slug } = await mostReviewed(request)
    await page.goto(`/service/${slug}`)
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    const host = await page.locator('main a[href^="mailto:"]:visible').evaluate((link) => {
      const range = document.createRange()
      const last = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      while (last.nextNode()) range.selectNodeContents(last.currentNode)
      return { text: range.toString(), lines: range.getClientRects().length }
    })
    expect(host).toEqual({ text: '@example.com', lines: 1 })
  })

  test('in a browser that enlarges everything the WhatsApp button holds its icon', async ({ page, request }) => {
    await page.setViewportSize({ width: 195, height: 422 })
    const { slug } = await mostReviewed(request)
    await page.goto(`/service/${slug}`)
    const button = page.locator('.contact-bar').getByRole('link', { name: 'WhatsApp' })
    const [outer, inner] = [await button.boundingBox(), await button.locator('.icon').boundingBox()]
    expect(inner!.x).toBeGreaterThanOrEqual(outer!.x)
    expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width)
    expect(await button.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0)
  })

  test('the numbers stand as text, and the end of the page can be scrolled above the contact buttons', async ({
    page,
    request,
  }) => {
    const { slug, whatsappNumber } = await mostReviewed(request)
    await page.goto(`/service/${slug}`)
    await waitForHydration(page)
    const contact = page.getByRole('complementary', { name: 'Contact' })
    await expect(contact.getByText(whatsappNumber.replace(/^\+852(\d{4})(\d{4})$/, '+852 $1 $2'))).toBeVisible()
    // The buttons are those of the bar.
    await expect(contact.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0)
    const language = page.getByRole('contentinfo').getByRole('button', { name: '繁體中文' })
    await language.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  })
})

test('a photo is shown whole, opens full screen, turns by arrow keys and closes by Esc, by its button and by the back button', async ({
  page,
  request,
}) => {
  type Item = Card & { cover: { alt: string } | null }
  const { items } = (await (await request.get('/api/v1/search?limit=50')).json()) as { items: Item[] }
  const { slug, cover } = items.find((item) => item.cover)!
  await page.goto(`/service/${slug}`)
  const photo = page.getByRole('list', { name: 'Photos' }).first().getByRole('link').first()
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  const photos = page.getByRole('list', { name: 'Photos' }).first().getByRole('img')
  const fits = await photos.evaluateAll((images) => images.map((image) => getComputedStyle(image).objectFit))
  expect(new Set(fits)).toEqual(new Set(['contain']))
  const ways = [
    () => page.keyboard.press('Escape'),
    () => viewer.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
  ]
  for (const close of ways) {
    await photo.click()
    await expect(viewer.getByRole('img', { name: cover!.alt })).toBeInViewport()
    if (close === ways[0]) {
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('ArrowRight')
      await expect(viewer.getByRole('status')).toHaveText(/^2 \/ /)
      await page.keyboard.press('ArrowLeft')
      await expect(viewer.getByRole('status')).toHaveText(/^1 \/ /)
    }
    await close()
    await expect(viewer).toHaveCount(0)
    await expect(page).toHaveURL(`/service/${slug}`)
    await expect(photo).toBeFocused()
  }
})

test('photos are described in the language of the page, and in the other one, marked, only where there is none', async ({
  page,
  request,
}) => {
  const findDescribed = () =>
    queryDatabase<{ id: string; slug: string }>(
      `select l.id, l.slug from listings l join public_listings using (id) join listing_photos p on p.listing_id = l.id
       where alt_en is not null and alt_zh is not null group by l.id having count(*) >= 3 and count(pair) = 0
       order by l.listing_no limit 1`,
      [],
    )
  // The demonstration's pictures are drawn once the site is up.
  await expect.poll(findDescribed, { timeout: 60_000 }).toHaveLength(1)
  const [{ id, slug } = { id: '', slug: '' }] = await findDescribed()
  await queryDatabase('update listing_photos set alt_zh = null where listing_id = $1 and position = 2', [id])
  const findThird = async () => {
    const { photos } = (await (await request.get(`/api/v1/listings/${slug}?locale=zh-Hant`)).json()) as {
      photos: { altLang?: string }[]
    }
    return photos[2]?.altLang
  }
  await expect.poll(findThird).toBe('en')

  const captionsOf = async (prefix: string) => {
    await page.goto(`${prefix}/service/${slug}`)
    await waitForHydration(page)
    await page.locator('.gallery a').first().click()
    const viewer = page.locator('dialog.viewer')
    const found: [caption: string | null, lang: string | null][] = []
    for (const number of [1, 2, 3]) {
      await expect(viewer.getByRole('status')).toHaveText(new RegExp(`^${number} /`))
      const caption = viewer.locator('.viewer-caption [aria-hidden] span')
      const image = viewer.locator('li[aria-hidden="false"] img')
      expect([await caption.textContent(), await caption.getAttribute('lang')]).toEqual([
        await image.getAttribute('alt'),
        await image.getAttribute('lang'),
      ])
      found.push([await caption.textContent(), await caption.getAttribute('lang')])
      await page.keyboard.press('ArrowRight')
    }
    return found
  }
  const chinese = expect.stringMatching(/\p{Script=Han}/u)
  const english = expect.stringMatching(/^[^\p{Script=Han}]+$/u)
  for (const prefix of ['/zh-hant', '/zh-hans'])
    expect(await captionsOf(prefix)).toEqual([
      [chinese, null],
      [chinese, null],
      [english, 'en'],
    ])
  expect(await captionsOf('')).toEqual([
    [english, null],
    [english, null],
    [english, null],
  ])
})

test.describe('photos on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('are swiped and pinched full screen, before and after together, and the back button closes them', async ({
    page,
    request,
  }) => {
    const findPictured = () =>
      queryDatabase<{ id: string; slug: string }>(
        `select l.id, l.slug from listings l join public_listings using (id) join listing_photos p on p.listing_id = l.id
         group by l.id having count(*) >= 3 order by l.listing_no desc limit 1`,
        [],
      )
    // The demonstration's pictures are drawn once the site is up.
    await expect.poll(findPictured, { timeout: 60_000 }).toHaveLength(1)
    const [{ id, slug } = { id: '', slug: '' }] = await findPictured()
    await queryDatabase('update listing_photos set pair = 1 where listing_id = $1 and position < 2', [id])
    const findStages = async () => {
      const { photos } = (await (await request.get(`/api/v1/listings/${slug}`)).json()) as {
        photos: { stage?: string }[]
      }
      return photos.slice(0, 2).map(({ stage }) => stage)
    }
    await expect.poll(findStages).toEqual(['before', 'after'])

    await page.goto(`/service/${slug}`)
    const gallery = page.getByRole('list', { name: 'Photos' }).first()
    await expect(gallery.getByText('Before')).toBeInViewport({ ratio: 1 })
    await expect(gallery.getByText('After')).toBeInViewport({ ratio: 1 })
    await gallery.getByRole('link').first().tap()
    const viewer = page.getByRole('dialog', { name: 'Photos' })
    await expect(viewer.getByText('Before')).toBeInViewport({ ratio: 1 })
    await expect(viewer.getByText('After')).toBeInViewport({ ratio: 1 })
    await expect(viewer.getByRole('status')).toHaveText(/^1–2 \/ /)
    expect(await axeViolations(page)).toEqual([])

    await drag(page, [[330, 60]])
    await expect(viewer.getByRole('status')).toHaveText(/^3 \/ /)
    await expect(viewer.getByText('Before')).not.toBeInViewport()
    // Wide from the start: the browser measures a pinch from the first move that is about 107 px wide, and joins moves
    // when it is busy.
    await drag(page, [
      [130, 20],
      [260, 370],
    ])
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5)

    await page.goBack()
    await expect(viewer).toHaveCount(0)
    await expect(page).toHaveURL(`/service/${slug}`)
  })
})

test('an owner sees Edit on the own page, not Report', async ({ page, browser }) => {
  const member = await newMember(page)
  const admin = await browser.newPage()
  await signIn(admin, demoAdmin)
  const { slug } = await newListing(admin, 'Own Pipes', member.email)
  await page.goto(`/service/${slug}`)
  await expect(page.getByRole('link', { name: 'Edit your listing' })).toHaveAttribute(
    'href',
    /^\/submit-listing\?edit=/,
  )
  await expect(page.getByRole('main').getByRole('button', { name: 'Report this listing' })).toHaveCount(0)
  // From the first byte, not once the page has asked who owns it.
  const html = await (await page.request.get(`/service/${slug}`)).text()
  expect(html).toContain('Edit your listing')
  expect(html).not.toContain('Report this listing')
})

test('the WhatsApp button includes a greeting that names the listing, and the click is counted', async ({
  page,
  request,
}) => {
  const listing = await mostReviewed(request)
  await page.goto(`/service/${listing.slug}`)
  const card = page.getByRole('complementary', { name: 'Contact' })
  await expect(card).toContainText(/From HK\$|Price on request/)
  await expect(card.getByRole('img', { name: /out of 5/ })).toBeVisible()
  await expect(card).toContainText(/Open|Closed|By appointment/)
  const button = card.getByRole('link', { name: 'WhatsApp' })
  const address = new URL((await button.getAttribute('href'))!)
  expect(address.origin + address.pathname).toBe(`https://wa.me/${listing.whatsappNumber.replace(/\D/g, '')}`)
  expect(address.searchParams.get('text')).toBe(listing.greeting)
  expect(listing.greeting).toContain(listing.name.text)
  await expect(
    page.getByText(listing.whatsappNumber.replace(/^\+852(\d{4})(\d{4})$/, '+852 $1 $2')).first(),
  ).toBeVisible()

  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  const counted = page.waitForRequest(
    (sent) => sent.url().includes('/analytics/record') && (sent.postData() ?? '').includes('whatsapp_click'),
  )
  await button.click()
  expect((await (await counted).response())?.status()).toBeLessThan(300)
})

test('similar providers have a section, which a listing without any does not show', async ({ page, request }) => {
  const get = async (path: string) => (await request.get(`/api/v1${path}`)).json() as Promise<unknown>
  const firstOf = async (category: string) =>
    ((await get(`/search?category=${category}&limit=1`)) as { items: Card[] }).items[0]!
  const similar = page.getByRole('heading', { name: 'Similar providers' })
  const groups = (await get('/categories')) as { categories: { slug: string; count: number }[] }[]
  const sparse = groups.flatMap(({ categories }) => categories).filter(({ count }) => count === 1)
  const cards = await Promise.all(sparse.map(({ slug }) => firstOf(slug)))
  const counts = await Promise.all(
    cards.map(async ({ id }) => ((await get(`/listings/${id}/similar`)) as Card[]).length),
  )
  await page.goto(`/service/${(await firstOf('plumbers')).slug}`)
  await expect(similar).toBeVisible()
  await page.goto(`/service/${cards[counts.indexOf(0)]!.slug}`)
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
  await expect(similar).toHaveCount(0)
})

test('a visit is counted without a cookie', async ({ page, request, context }) => {
  const listing = await mostReviewed(request)
  const counted = page.waitForRequest(
    (sent) => sent.url().includes('/analytics/record') && (sent.postData() ?? '').includes('"view"'),
  )
  await page.goto(`/service/${listing.slug}`)
  await counted
  expect(await context.cookies()).toEqual([])
})

test('a listing id redirects permanently to the slug, and an unknown id responds 404', async ({ request }) => {
  const listing = await mostReviewed(request)
  const moved = await request.get(`/service/${listing.id}`, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers().location).toBe(`/service/${listing.slug}`)
  const inChinese = await request.get(`/zh-hant/service/${listing.id}?reviews=lowest`, { maxRedirects: 0 })
  expect(inChinese.headers().location).toBe(`/zh-hant/service/${listing.slug}?reviews=lowest`)

  for (const { prefix, lang } of languages) {
    for (const id of ['0198f2a0-0000-7000-8000-000000000000', 'no-such-listing', '%00', "'; drop table listings; --"]) {
      const response = await request.get(`${prefix}/service/${id}`)
      expect(response.status(), id).toBe(404)
      expect(await response.text()).toContain(`<html lang="${lang}"`)
    }
  }
})

test('reviews are sorted by link, with and without JavaScript @deep', async ({ page, request, browser }) => {
  const listing = await mostReviewed(request)
  await page.goto(`/service/${listing.slug}`)
  const stars = () =>
    page
      .locator('#reviews article [role=img]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-label')?.[0])))
  await page.getByRole('link', { name: 'Lowest' }).click()
  await expect(page).toHaveURL(/reviews=lowest/)
  const isSorted = async () => {
    const all = await stars()
    return all.length > 1 && all.every((one, at) => at === 0 || all[at - 1]! <= one)
  }
  await expect.poll(isSorted).toBe(true)

  const noScript = await browser.newPage({ javaScriptEnabled: false })
  await noScript.goto(`/service/${listing.slug}?reviews=highest`)
  await expect(noScript.locator('#reviews article').first()).toBeVisible()
  await expect(noScript.getByRole('link', { name: 'WhatsApp', exact: true }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  )
  await noScript.close()
})

test('the link can be copied, and the printed page has a QR code', async ({ page, request, context }) => {
  const listing = await mostReviewed(request)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(`/service/${listing.slug}`)
  await waitForHydration(page)
  // A toast stays for five seconds.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  await page.clock.runFor(4_900)
  await expect(page.getByText('Link copied')).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByText('Link copied')).toHaveCount(0)
  await page.clock.resume()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/service/${listing.slug}`)

  await page.emulateMedia({ media: 'print' })
  const code = page.locator('img[src^="/qr/"]')
  await expect(code).toBeVisible()
  expect(await code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  await expect(page.getByRole('banner')).toBeHidden()
})

test('going back from a listing restores the scroll position of the list @deep', async ({ page }) => {
  await page.goto('/explore')
  await page.evaluate(() => window.scrollTo(0, 900))
  const card = page.locator('main article a[href^="/service/"]').nth(8)
  const name = await card.innerText()
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL('/explore')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
})
