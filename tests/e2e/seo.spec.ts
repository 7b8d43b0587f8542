import { shownRating } from '#shared/rating.ts'
import { newListing } from '#tests/support/calls.ts'
import { expect, test, type APIRequestContext } from '#tests/support/journey.ts'
import { demoAdmin, signIn } from '#tests/support/members.ts'
import { languages } from '#tests/support/screen.ts'

const allMatches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)

async function sitemapPages(request: APIRequestContext): Promise<string[]> {
  const index = await (await request.get('/sitemap.xml')).text()
  const maps = allMatches(index, /<loc>([^<]+)<\/loc>/g)
  expect(maps.length).toBeGreaterThan(1)
  const pages: string[] = []
  for (const map of maps) {
    const response = await request.get(map)
    expect(response.headers()['content-type']).toContain('xml')
    pages.push(...allMatches(await response.text(), /<loc>([^<]+)<\/loc>/g))
  }
  return pages
}

test('the sitemap lists every page once in three languages', async ({ request, baseURL }) => {
  let pages: string[] = []
  // Other tests publish listings meanwhile.
  await expect(async () => {
    pages = await sitemapPages(request)
    const { total } = (await (await request.get('/api/v1/search?limit=1')).json()) as { total: number }
    expect(pages.filter((page) => page.includes('/service/')).length).toBe(total * 3)
  }).toPass()
  expect(new Set(pages).size).toBe(pages.length)
  for (const { prefix } of languages) expect(pages).toContain(`${baseURL}${prefix || '/'}`)
})

test('sampled pages of the sitemap respond 200 and are canonical @deep', async ({ request }) => {
  for (const page of (await sitemapPages(request)).filter((_, i) => i % 97 === 0)) {
    const response = await request.get(page, { maxRedirects: 0 })
    expect(response.status(), page).toBe(200)
    expect(await response.text()).toContain(`<link rel="canonical" href="${page}"`)
  }
})

test('every public page has title, description and alternates in three languages', async ({ request, baseURL }) => {
  for (const path of [
    '/',
    '/explore',
    '/category/plumbers',
    '/area/sha-tin',
    '/about',
    '/pricing',
    '/terms',
    '/privacy',
  ]) {
    for (const { prefix, lang } of languages) {
      const html = await (await request.get(prefix + (path === '/' && prefix ? '' : path))).text()
      const alternates = allMatches(html, /<link rel="alternate" hrefLang="([^"]+)"/gi)
      expect(alternates, path).toEqual(['en', 'zh-Hant', 'zh-Hans', 'x-default'])
      expect(html).toContain(`<html lang="${lang}"`)
      expect(allMatches(html, /<title>([^<]+)<\/title>/g).length, path).toBe(1)
      expect(allMatches(html, /<meta name="description" content="([^"]+)"/g).length, path).toBe(1)
      expect(allMatches(html, /<meta property="og:image" content="([^"]+)"/g)[0]).toMatch(new RegExp(`^${baseURL}/og/`))
    }
  }
})

test('a listing has an Open Graph image and structured data, with ratings only when there are any', async ({
  page,
  request,
}) => {
  const { items } = (await (await request.get('/api/v1/search?sort=reviews&limit=1')).json()) as {
    items: { slug: string; rating: number; ratingCount: number }[]
  }
  const { slug, rating, ratingCount } = items[0]!
  const html = await (await request.get(`/service/${slug}`)).text()
  const picture = await request.get(
    new URL(allMatches(html, /<meta property="og:image" content="([^"]+)"/g)[0]!).pathname,
  )
  expect(picture.headers()['content-type']).toBe('image/png')
  expect((await picture.body()).length).toBeLessThan(60_000)

  const data = JSON.parse(allMatches(html, /<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g)[0]!) as {
    '@graph': Record<string, unknown>[]
  }
  const business = data['@graph'].find((part) => part['@type'] === 'LocalBusiness')
  expect(business?.aggregateRating).toMatchObject({ ratingValue: shownRating(rating), reviewCount: ratingCount })

  await signIn(page, demoAdmin)
  const unrated = await newListing(page, 'Unrated taps')
  expect(await (await request.get(`/service/${unrated.slug}`)).text()).not.toContain('aggregateRating')
})

test('the feed lists the newest listings in the requested language', async ({ request }) => {
  const feed = await request.get('/feed.xml?language=zh-Hant')
  expect(feed.headers()['content-type']).toContain('rss+xml')
  const text = await feed.text()
  expect(text).toContain('<language>zh-Hant</language>')
  const links = allMatches(text, /<item><title>[^<]*<\/title><link>([^<]+)<\/link>/g)
  expect(links.length).toBe(30)
  for (const link of links.slice(0, 3)) expect((await request.get(link)).status()).toBe(200)
  const dates = allMatches(text, /<pubDate>([^<]+)<\/pubDate>/g).map((date) => Date.parse(date))
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
})

test('the sitemap lists areas, and categories in an area, that have listings', async ({ request }) => {
  const places = await (await request.get('/sitemaps/areas-0.xml')).text()
  const paths = [...places.matchAll(/<loc>[^<]*?(\/(?:area|category)[^<]*)<\/loc>/g)].map(([, path = '']) => path)
  expect(paths.some((path) => path.startsWith('/area/'))).toBe(true)
  const inArea = paths.find((path) => path.startsWith('/category/'))!
  expect(inArea).toMatch(/^\/category\/[a-z-]+\?area=[a-z-]+$/)
  const page = await (await request.get(inArea)).text()
  expect(page).toContain('rel="canonical"')
  expect(page).not.toContain('noindex')
})

test('robots.txt allows public pages and names the sitemap', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /admin')
  expect(robots).not.toContain('Disallow: /explore')
})
