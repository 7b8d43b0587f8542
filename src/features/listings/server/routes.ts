import { Hono, type Context } from 'hono'
import { absoluteUrl } from '#platform/scope.ts'
import { publicFor } from '#platform/server/cache-control.ts'
import type { Ctx } from '#platform/server/context.ts'
import { qrSvg } from '#platform/server/pictures/qr.ts'
import type { RouteServices } from '#platform/server/routes.ts'
import { consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import { daySeconds } from '#shared/durations.ts'
import { fallbackLocale, locales } from '#shared/locale.ts'
import { listingPath } from '../rules/listing-path.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import { findVisible } from './service.ts'
import { listingOgImage } from './service/og-image.ts'
import { sitePicture } from './service/page-picture.ts'

const cacheControl = publicFor(daySeconds)

/** Open Graph images of the site and its public listings, and their QR codes. */
export function listingsRoutes({ env, contextOf, translate }: RouteServices): Hono {
  const routes = new Hono()
  const localeOf = (c: Context) => locales.find((one) => one === c.req.param('locale')) ?? fallbackLocale
  /** The listing if visitors may see it, otherwise null. */
  const findPublic = (c: Context, ctx: Ctx, id: string) =>
    findVisible({ ...ctx, actor: null }, { id, locale: localeOf(c) })

  routes.get('/og/page/:name{[\\w-]+\\.png}', async (c) => {
    const locale = locales.find((one) => `${one}.png` === c.req.param('name')) ?? fallbackLocale
    return c.body(new Uint8Array(await sitePicture(locale)), 200, {
      'content-type': 'image/png',
      'cache-control': cacheControl,
    })
  })
  routes.get('/og/service/:locale/:name{.+\\.png}', async (c) => {
    const ctx = await contextOf(c)
    await consumeLimitOrRefuse(ctx, rateLimits.pictures)
    const listing = await findPublic(c, ctx, c.req.param('name').replace(/\.png$/, ''))
    if (!listing) return c.text('Not found', 404)
    const locale = localeOf(c)
    const picture = await listingOgImage(listing, locale, (key, params) => translate(locale, 'listings', key, params))
    return c.body(new Uint8Array(picture), 200, { 'content-type': 'image/png', 'cache-control': cacheControl })
  })
  routes.get('/qr/service/:locale/:name{.+\\.svg}', async (c) => {
    const listing = await findPublic(c, await contextOf(c), c.req.param('name').replace(/\.svg$/, ''))
    if (!listing) return c.text('Not found', 404)
    const code = qrSvg(absoluteUrl(env, localeOf(c), listingPath(listing.slug)))
    return c.body(code, 200, { 'content-type': 'image/svg+xml', 'cache-control': cacheControl })
  })
  return routes
}
