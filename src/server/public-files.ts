import { createRouterClient, isDefinedError, safe, type RouterClient } from '@orpc/server'
import { Hono, type Context } from 'hono'
import { findSitemapPage, sitemapPages } from '#features/discovery/server/service.ts'
import { listingOgImage } from '#features/listings/server/service/og-image.ts'
import { parseCode, referralPath } from '#features/referrals/rules.ts'
import { absoluteUrl } from '#platform/scope.ts'
import { sitePicture } from '#platform/server/pictures/page-picture.ts'
import { qrSvg } from '#platform/server/pictures/qr.ts'
import { locales, type Locale } from '#shared/locale.ts'
import { contextOf, type Services } from './context.ts'
import { feed } from './feed.ts'
import { router, type AppRouter } from './router.ts'
import { sitemap, sitemapIndex } from './sitemap.ts'

const hourSeconds = 3_600
const daySeconds = 24 * hourSeconds

function localeOf(value: string | undefined): Locale {
  return locales.find((locale) => locale === value) ?? 'en'
}

function setCacheHeaders(c: Context, type: string, seconds: number): void {
  c.header('content-type', type)
  c.header('cache-control', `public, max-age=${seconds}`)
}

/** Generated public files: robots.txt, sitemaps, the feed, Open Graph images and QR codes. */
export function publicFiles(services: Services): Hono {
  const { env } = services
  const files = new Hono()
  // Uses the regular procedures without an actor, so the same visibility rules apply.
  const asVisitor = async (c: Context) =>
    createRouterClient(router, { context: { ...(await contextOf(c, services)), actor: null } })

  files.get('/robots.txt', (c) => {
    setCacheHeaders(c, 'text/plain; charset=utf-8', hourSeconds)
    const disallowed = [
      '/api/',
      '/auth',
      '/admin',
      '/user/',
      '/payment/',
      '/profile',
      '/favorites',
      '/subscription',
      '/analytics/',
    ]
    return c.body(
      `User-agent: *\n${disallowed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${env.baseUrl}/sitemap.xml\n`,
    )
  })

  files.get('/sitemap.xml', async (c) => {
    const pages = await sitemapPages(services.database.db)
    setCacheHeaders(c, 'application/xml; charset=utf-8', hourSeconds)
    return c.body(
      sitemapIndex(env.baseUrl, ['/sitemaps/pages.xml', ...pages.map((page) => `/sitemaps/listings-${page}.xml`)]),
    )
  })
  files.get('/sitemaps/pages.xml', async (c) => {
    const api = await asVisitor(c)
    const groups = await api.catalog.findCategories({})
    const slugs = groups.flatMap((group) => [group.slug, ...group.categories.map((category) => category.slug)])
    const paths = [
      '/',
      '/explore',
      '/about',
      '/pricing',
      '/terms',
      '/privacy',
      ...slugs.map((slug) => `/category/${slug}`),
    ]
    setCacheHeaders(c, 'application/xml; charset=utf-8', hourSeconds)
    return c.body(
      sitemap(
        env.baseUrl,
        paths.map((path) => ({ path })),
      ),
    )
  })
  files.get('/sitemaps/:name{listings-\\d{1,6}\\.xml}', async (c) => {
    const page = Number(/\d+/.exec(c.req.param('name'))![0])
    const listings = await findSitemapPage(services.database.db, page)
    if (listings.length === 0) return c.text('Not found', 404)
    setCacheHeaders(c, 'application/xml; charset=utf-8', hourSeconds)
    return c.body(
      sitemap(
        env.baseUrl,
        listings.map(({ slug, updatedAt }) => ({ path: `/service/${slug}`, updatedAt })),
      ),
    )
  })

  files.get('/feed.xml', async (c) => {
    const locale = localeOf(c.req.query('language'))
    const listings = await (await asVisitor(c)).discovery.findNewest({ locale, limit: 30 })
    setCacheHeaders(c, 'application/rss+xml; charset=utf-8', hourSeconds / 4)
    return c.body(feed(env.baseUrl, locale, listings))
  })

  files.get('/og/page/:name{[\\w-]+\\.png}', async (c) => {
    const picture = await sitePicture(localeOf(c.req.param('name').replace(/\.png$/, '')))
    setCacheHeaders(c, 'image/png', daySeconds)
    return c.body(new Uint8Array(picture))
  })
  files.get('/og/service/:locale/:name{.+\\.png}', async (c) => {
    const locale = localeOf(c.req.param('locale'))
    const listing = await findPublicListing(asVisitor(c), c.req.param('name').replace(/\.png$/, ''), locale)
    if (!listing) return c.text('Not found', 404)
    setCacheHeaders(c, 'image/png', daySeconds)
    return c.body(new Uint8Array(await listingOgImage(listing, locale)))
  })
  files.get('/qr/service/:locale/:name{.+\\.svg}', async (c) => {
    const locale = localeOf(c.req.param('locale'))
    const listing = await findPublicListing(asVisitor(c), c.req.param('name').replace(/\.svg$/, ''), locale)
    if (!listing) return c.text('Not found', 404)
    setCacheHeaders(c, 'image/svg+xml', daySeconds)
    return c.body(qrSvg(absoluteUrl(env, locale, `/service/${listing.slug}`)))
  })
  files.get('/qr/refer/:name{.+\\.svg}', (c) => {
    const code = parseCode(c.req.param('name').replace(/\.svg$/, ''))
    if (!code) return c.text('Not found', 404)
    setCacheHeaders(c, 'image/svg+xml', daySeconds)
    return c.body(qrSvg(env.baseUrl + referralPath(code)))
  })
  return files
}

/** The listing if visitors may see it, otherwise null. */
async function findPublicListing(client: Promise<RouterClient<AppRouter>>, id: string, locale: Locale) {
  const { error, data } = await safe((await client).listings.get({ id, locale }))
  if (error && !isDefinedError(error)) throw error
  return data ?? null
}
