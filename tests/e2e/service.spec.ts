import { expect, test, type APIRequestContext } from '@playwright/test'
import {
  hydrated,
  consoleErrors,
  axeViolationsInBothThemes,
  languages,
  horizontalOverflow,
  shiftOf,
} from '#tests/support/screen.ts'

type Card = { id: string; slug: string; name: { text: string }; ratingCount: number; whatsappNumber: string }
type Detail = Card & {
  greeting: string
  phoneNumber: string | null
  prices: { title: string }[]
  areas: { name: string }[]
  category: { name: string }
}

/** The most reviewed listing of the demonstration: every section of the page has something to show. */
async function busiest(request: APIRequestContext): Promise<Detail> {
  const search = (await (await request.get('/api/v1/search?sort=reviews&limit=1')).json()) as { items: Card[] }
  return (await request.get(`/api/v1/listings/${search.items[0]!.slug}`)).json() as Promise<Detail>
}

for (const { lang, prefix } of languages) {
  test(`a listing in ${lang}: whole, still, and nothing to complain about @phone`, async ({ page, request }) => {
    const complaints = consoleErrors(page)
    const listing = await busiest(request)
    await page.goto(`${prefix}/service/${listing.slug}`)
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#reviews article').first()).toBeAttached()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    expect(await shiftOf(page)).toBeLessThan(0.02)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('the WhatsApp button opens the chat with a greeting that names the listing, and is counted', async ({
  page,
  request,
}) => {
  const listing = await busiest(request)
  await page.goto(`/service/${listing.slug}`)
  await hydrated(page)
  const button = page.getByRole('complementary').getByRole('link', { name: 'WhatsApp' })
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

test('a visit is counted without a cookie', async ({ page, request, context }) => {
  const listing = await busiest(request)
  const counted = page.waitForRequest(
    (sent) => sent.url().includes('/analytics/record') && (sent.postData() ?? '').includes('"view"'),
  )
  await page.goto(`/service/${listing.slug}`)
  await counted
  expect(await context.cookies()).toEqual([])
})

test('its id leads to its readable address for good, and an unknown one to a page that was not found', async ({
  request,
}) => {
  const listing = await busiest(request)
  const moved = await request.get(`/service/${listing.id}`, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers().location).toBe(`/service/${listing.slug}`)
  const inChinese = await request.get(`/zh-hant/service/${listing.id}?reviews=lowest`, { maxRedirects: 0 })
  expect(inChinese.headers().location).toBe(`/zh-hant/service/${listing.slug}?reviews=lowest`)

  for (const { prefix, lang } of languages) {
    for (const id of ['0198f2a0-0000-7000-8000-000000000000', 'no-such-listing', '%00', "'; drop table listings; --"]) {
      const answer = await request.get(`${prefix}/service/${id}`)
      expect(answer.status(), id).toBe(404)
      expect(await answer.text()).toContain(`<html lang="${lang}"`)
    }
  }
})

test('reviews are sorted by link, with and without script, and more are loaded', async ({ page, request, browser }) => {
  const listing = await busiest(request)
  await page.goto(`/service/${listing.slug}`)
  await hydrated(page)
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

  const still = await browser.newPage({ javaScriptEnabled: false })
  await still.goto(`/service/${listing.slug}?reviews=highest`)
  await expect(still.locator('#reviews article').first()).toBeVisible()
  await expect(still.getByRole('link', { name: 'WhatsApp', exact: true }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  )
  await still.close()
})

test('the link can be copied, and paper carries a code that leads back', async ({ page, request, context }) => {
  const listing = await busiest(request)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/service/${listing.slug}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/service/${listing.slug}`)

  await page.emulateMedia({ media: 'print' })
  const code = page.locator('img[src^="/qr/"]')
  await expect(code).toBeVisible()
  expect(await code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  await expect(page.getByRole('banner')).toBeHidden()
})

test('from a card to the listing and back, the place in the list is kept', async ({ page }) => {
  await page.goto('/explore')
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  const card = page.locator('main article a[href^="/service/"]').nth(8)
  const name = await card.innerText()
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL('/explore')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
})
