import { expect, test } from '@playwright/test'
import { languages } from '#tests/support/screen.ts'

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)

test('the site map leads to every page in three languages, and each of a sample answers', async ({
  request,
  baseURL,
}) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const maps = all(index, /<loc>([^<]+)<\/loc>/g)
  expect(maps.length).toBeGreaterThan(1)
  const pages: string[] = []
  for (const map of maps) {
    const answer = await request.get(map)
    expect(answer.headers()['content-type']).toContain('xml')
    pages.push(...all(await answer.text(), /<loc>([^<]+)<\/loc>/g))
  }
  expect(new Set(pages).size).toBe(pages.length)
  for (const { prefix } of languages) expect(pages).toContain(`${baseURL}${prefix || '/'}`)
  const { total } = (await (await request.get('/api/v1/search?limit=1')).json()) as { total: number }
  expect(pages.filter((page) => page.includes('/service/')).length).toBe(total * 3)
  for (const page of pages.filter((_, i) => i % 97 === 0)) {
    const answer = await request.get(page, { maxRedirects: 0 })
    expect(answer.status(), page).toBe(200)
    expect(await answer.text()).toContain(`<link rel="canonical" href="${page}"`)
  }
})

test('every public page names itself in the three languages', async ({ request, baseURL }) => {
  for (const path of ['/', '/explore', '/category/plumbers', '/about', '/pricing', '/terms', '/privacy']) {
    for (const { prefix, lang } of languages) {
      const html = await (await request.get(prefix + (path === '/' && prefix ? '' : path))).text()
      const alternates = all(html, /<link rel="alternate" hrefLang="([^"]+)"/gi)
      expect(alternates, path).toEqual(['en', 'zh-Hant', 'zh-Hans', 'x-default'])
      expect(html).toContain(`<html lang="${lang}"`)
      expect(all(html, /<title>([^<]+)<\/title>/g).length, path).toBe(1)
      expect(all(html, /<meta name="description" content="([^"]+)"/g).length, path).toBe(1)
      expect(all(html, /<meta property="og:image" content="([^"]+)"/g)[0]).toMatch(new RegExp(`^${baseURL}/og/`))
    }
  }
})

test('a listing has its picture, and structured data with real ratings only', async ({ request }) => {
  const { items } = (await (await request.get('/api/v1/search?sort=reviews&limit=1')).json()) as {
    items: { slug: string; rating: number; ratingCount: number }[]
  }
  const { slug, rating, ratingCount } = items[0]!
  const html = await (await request.get(`/service/${slug}`)).text()
  const picture = await request.get(new URL(all(html, /<meta property="og:image" content="([^"]+)"/g)[0]!).pathname)
  expect(picture.headers()['content-type']).toBe('image/png')
  expect((await picture.body()).length).toBeLessThan(60_000)

  const data = JSON.parse(all(html, /<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g)[0]!) as {
    '@graph': Record<string, unknown>[]
  }
  const business = data['@graph'].find((part) => part['@type'] === 'LocalBusiness')
  expect(business?.aggregateRating).toMatchObject({ ratingValue: rating, reviewCount: ratingCount })

  const unrated = (await (await request.get('/api/v1/search?sort=rating&limit=50')).json()) as {
    items: { slug: string; rating: number | null }[]
  }
  const silent = unrated.items.find((item) => item.rating === null)
  if (silent) expect(await (await request.get(`/service/${silent.slug}`)).text()).not.toContain('aggregateRating')
})

test('the feed lists the newest listings in the language asked for', async ({ request }) => {
  const feed = await request.get('/feed.xml?language=zh-Hant')
  expect(feed.headers()['content-type']).toContain('rss+xml')
  const text = await feed.text()
  expect(text).toContain('<language>zh-Hant</language>')
  const links = all(text, /<item><title>[^<]*<\/title><link>([^<]+)<\/link>/g)
  expect(links.length).toBe(30)
  for (const link of links.slice(0, 3)) expect((await request.get(link)).status()).toBe(200)
  const dates = all(text, /<pubDate>([^<]+)<\/pubDate>/g).map((date) => Date.parse(date))
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
})

test('robots may read what is public and find the site map', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /admin')
  expect(robots).not.toContain('Disallow: /explore')
})
