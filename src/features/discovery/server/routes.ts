import { Hono, type Context } from 'hono'
import { findCategories } from '#features/catalog/server/service.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { publicFor } from '#platform/server/cache-control.ts'
import type { RouteServices } from '#platform/server/routes.ts'
import { consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import { hourSeconds } from '#shared/durations.ts'
import { fallbackLocale, locales } from '#shared/locale.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import { findNewest, findPlacePaths, findSitemapPage, placeSitemapPages, sitemapPages } from './service.ts'
import { feed } from './service/feed.ts'
import { sitemap, sitemapIndex } from './service/sitemap.ts'

const sitePaths = ['/', '/explore', '/about', '/pricing', '/terms', '/privacy']

/** The sitemaps, and the feed of new listings. */
export function discoveryRoutes({ env, db, contextOf, translate }: RouteServices): Hono {
  const routes = new Hono()
  const { baseUrl } = env
  const respondXml = (c: Context, xml: string, { type = 'application/xml', seconds = hourSeconds } = {}) => {
    c.header('content-type', `${type}; charset=utf-8`)
    c.header('cache-control', publicFor(seconds))
    return c.body(xml)
  }

  routes.use('/sitemaps/*', async (c: Context, next) => {
    await consumeLimitOrRefuse(await contextOf(c), rateLimits.sitemaps)
    return next()
  })
  routes.get('/sitemap.xml', async (c) => {
    const pages = (await sitemapPages(db)).map((page) => `/sitemaps/listings-${page}.xml`)
    const places = Array.from({ length: await placeSitemapPages(db) }, (_, page) => `/sitemaps/areas-${page}.xml`)
    return respondXml(c, sitemapIndex(baseUrl, ['/sitemaps/pages.xml', ...places, ...pages]))
  })
  routes.get('/sitemaps/pages.xml', async (c) => {
    const groups = await findCategories(db, fallbackLocale)
    const slugs = groups.flatMap((group) => [group.slug, ...group.categories.map((category) => category.slug)])
    const paths = [...sitePaths, ...slugs.map((slug) => `/category/${slug}`)]
    return respondXml(
      c,
      sitemap(
        baseUrl,
        paths.map((path) => ({ path })),
      ),
    )
  })
  routes.get('/sitemaps/:name{areas-\\d{1,4}\\.xml}', async (c) => {
    const paths = await findPlacePaths(db, Number(/\d+/.exec(c.req.param('name'))![0]))
    if (paths.length === 0) return c.text('Not found', 404)
    return respondXml(
      c,
      sitemap(
        baseUrl,
        paths.map((path) => ({ path })),
      ),
    )
  })
  // Numbers of listings are 32 bits wide, and so are those that delimit a page.
  routes.get('/sitemaps/:name{listings-\\d{1,5}\\.xml}', async (c) => {
    const page = Number(/\d+/.exec(c.req.param('name'))![0])
    const listings = await findSitemapPage(db, page)
    if (listings.length === 0) return c.text('Not found', 404)
    const entries = listings.map(({ slug, updatedAt }) => ({ path: listingPath(slug), updatedAt }))
    return respondXml(c, sitemap(baseUrl, entries))
  })
  routes.get('/feed.xml', async (c) => {
    const locale = locales.find((one) => one === c.req.query('language')) ?? fallbackLocale
    const listings = await findNewest({ ...(await contextOf(c)), actor: null }, { locale, limit: 30 })
    const title = translate(locale, 'web', 'footer.feed')
    const description = translate(locale, 'web', 'home.description')
    const xml = feed({ baseUrl, locale, title, description, listings })
    return respondXml(c, xml, { type: 'application/rss+xml', seconds: hourSeconds / 4 })
  })
  return routes
}
