import { call, uniqueName } from '#tests/support/calls.ts'
import { expect, test, type APIRequestContext, type Page } from '#tests/support/journey.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { demoAdmin, latestEmailLink, randomPerson, signIn } from '#tests/support/members.ts'
import { languages } from '#tests/support/screen.ts'

const contentOf = (nameZh: string) =>
  listingContent({
    nameEn: null,
    nameZh,
    descriptionEn: null,
    descriptionZh: '維修水龍頭、坐廁及去水渠。',
    prices: [{ title: { en: null, zh: '上門檢查' }, unit: 'visit', fromCents: 400_00, toCents: null, note: null }],
  })

/** Publishes a listing that has a Chinese name only. */
async function newChineseListing(admin: Page) {
  const nameZh = uniqueName('街口水喉')
  const created = await call<{ id: string; slug: string }>(admin, 'editor/adminCreate', {
    content: contentOf(nameZh),
    ownerEmail: null,
  })
  const rename = async (name: string) =>
    (await call<{ slug: string }>(admin, 'editor/adminEdit', { id: created.id, content: contentOf(name) })).slug
  return { ...created, nameZh, rename }
}

const pathOf = (slug: string) => `/service/${encodeURIComponent(slug)}`
const redirectOf = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path, { maxRedirects: 0 })
  return [response.status(), response.headers()['location']]
}
/** Addresses in attributes, in data and in the links of a feed; what is written for people to read is none. */
const addressesIn = (text: string) =>
  text.match(/(?<=["']|<link>)(?:https?:\/\/|\/(?:og|qr|zh-han[ts]|service)\/)[^"'<>\s\\]*/g) ?? []

test('a listing with a Chinese name redirects from its id and from every former address, in all languages', async ({
  page,
  request,
}) => {
  await signIn(page, demoAdmin)
  const { id, slug, nameZh, rename } = await newChineseListing(page)
  for (const { prefix } of languages)
    expect(await redirectOf(request, `${prefix}/service/${id}?from=card`)).toEqual([
      301,
      `${prefix}${pathOf(slug)}?from=card`,
    ])
  const next = await rename(nameZh.replace('水喉', '電工'))
  const last = await rename(`Smørrebrød ${nameZh}`)
  expect([slug, next, last].map((one) => /[^ -~]/.test(one))).toEqual([true, true, true])
  for (const { prefix } of languages)
    for (const former of [slug, next])
      expect(await redirectOf(request, prefix + pathOf(former))).toEqual([301, prefix + pathOf(last)])
  // Escapes in small letters, and an address whose letters were not escaped at all.
  expect((await request.get(pathOf(last).replace(/%../g, (one) => one.toLowerCase()))).status()).toBe(200)
  expect((await request.get(`/service/${last}`)).status()).toBe(200)
})

test('every address of a listing with a Chinese name is percent-encoded: its page, the sitemap and the feed', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, demoAdmin)
  const { slug } = await newChineseListing(page)
  const path = pathOf(slug)
  for (const { prefix, lang } of languages) {
    const html = await (await request.get(prefix + path)).text()
    for (const tag of [
      `<link rel="canonical" href="${baseURL}${prefix}${path}"`,
      `<link rel="alternate" hrefLang="zh-Hant" href="${baseURL}/zh-hant${path}"`,
      `<meta property="og:url" content="${baseURL}${prefix}${path}"`,
      `<meta property="og:image" content="${baseURL}/og/service/${lang}/${encodeURIComponent(slug)}.png`,
      `"url":"${baseURL}${prefix}${path}"`,
      `/qr/service/${lang}/${encodeURIComponent(slug)}.svg`,
    ])
      expect(html).toContain(tag)
    const picture = /property="og:image" content="([^"]+)"/.exec(html)![1]!
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png')
    let results = ''
    await expect(async () => {
      results = await (await request.get(`${prefix}/explore?q=${encodeURIComponent(slug)}`)).text()
      expect(results).toContain(`href="${prefix}${path}"`)
    }).toPass()
    const feed = await (await request.get(`/feed.xml?language=${lang}`)).text()
    expect(feed).toContain(`<link>${baseURL}${prefix}${path}</link>`)
    for (const text of [html, results, feed])
      expect(addressesIn(text).filter((one) => !/wa\.me|whatsapp/.test(one) && /[^ -~]/.test(one))).toEqual([])
  }
  const maps = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+listings-\d+[^<]+)/g)]
  const sitemaps = await Promise.all(maps.map(async ([, map]) => (await request.get(map!)).text()))
  for (const { prefix } of languages) expect(sitemaps.join()).toContain(`<loc>${baseURL}${prefix}${path}</loc>`)
  expect(sitemaps.join()).not.toMatch(/[^ -~\n]/)
})

for (const { lang, prefix, sweepTag } of languages) {
  test(`a card in ${lang} leads to a listing that was renamed in Chinese meanwhile${sweepTag}`, async ({ page }) => {
    await signIn(page, demoAdmin)
    const { id, slug, nameZh, rename } = await newChineseListing(page)
    await call(page, 'favorites/add', { listingId: id })
    await page.goto(`${prefix}/favorites`)
    const card = page.locator(`a[href="${prefix}${pathOf(slug)}"]`).first()
    await expect(card).toBeVisible()
    const now = await rename(nameZh.replace('水喉', '電工'))
    await card.click()
    await page.waitForURL((url) => url.pathname === prefix + pathOf(now))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/街口[電电]工/)
    await page.reload()
    expect(new URL(page.url()).pathname).toBe(prefix + pathOf(now))
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === `${prefix}/favorites`)
  })

  test(`signing in from a listing with a Chinese name leads back to it in ${lang}${sweepTag}`, async ({
    page,
    browser,
  }) => {
    const admin = await (await browser.newContext({ baseURL: test.info().project.use.baseURL })).newPage()
    await signIn(admin, demoAdmin)
    const { slug } = await newChineseListing(admin)
    await admin.context().close()
    const person = randomPerson()
    const consents = { acceptsTerms: true, acceptsMarketing: false }
    await call(page, 'accounts/signUp', { ...person, ...consents, locale: lang, next: `/service/${slug}` })
    const link = await latestEmailLink(person.email)
    expect(link).toMatch(/^[ -~]+$/)
    expect(new URL(link, 'http://x').searchParams.get('next')).toBe(pathOf(slug))
    await call(page, 'accounts/confirmEmail', { token: new URL(link, 'http://x').searchParams.get('token') })
    await page.context().clearCookies()
    for (const next of [pathOf(slug), decodeURIComponent(pathOf(slug))]) {
      await page.goto(`${prefix}/auth?next=${encodeURIComponent(next)}`)
      await page.locator('input[type="email"]').fill(person.email)
      await page.locator('input[type="password"]').fill(person.password)
      await page.locator('main button[type="submit"]').first().click()
      await page.waitForURL((url) => url.pathname === prefix + pathOf(slug))
      await page.goto(`${prefix}/auth?next=${encodeURIComponent(next)}`)
      expect(new URL(page.url()).pathname).toBe(prefix + pathOf(slug))
      await page.context().clearCookies()
    }
  })

  test(`a name in Chinese leads to the category and the area in ${lang}${sweepTag}`, async ({ request }) => {
    for (const [named, path] of [
      ['/category/水喉師傅', '/category/plumbers'],
      ['/area/灣仔', '/area/wan-chai'],
    ] as const)
      expect(await redirectOf(request, `${prefix}${named}?q=水喉`)).toEqual([
        301,
        `${prefix}${path}?q=${encodeURIComponent('水喉')}`,
      ])
  })
}
