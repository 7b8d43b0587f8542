import { Hono, type Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { findVisible } from '#features/listings/server/service.ts'
import { privateNoStore, publicFor } from '#platform/server/cache-control.ts'
import { svgToPdf } from '#platform/server/pictures/pdf.ts'
import type { RouteServices } from '#platform/server/routes.ts'
import { asMember, consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import { hourSeconds } from '#shared/durations.ts'
import { locales } from '#shared/locale.ts'
import { isUuid } from '#shared/uuid.ts'
import {
  badgeThemes,
  invitedFormPath,
  paperSizeNames,
  paperSizes,
  parseInvitationCode,
  posterPurposes,
} from '../rules.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import { findInviting, findPoster } from './service.ts'
import { drawBadge } from './service/draw-badge.ts'
import { drawPoster } from './service/draw-poster.ts'

/** By content; about 1 MB. */
const badges = new LRUCache<string, string, Parameters<typeof drawBadge>[0]>({
  max: 100,
  fetchMethod: (_key, _previous, { context }) => drawBadge(context),
})

/** Posters for owners, badges for other websites, and the short links that ask for reviews. */
export function promotionRoutes({ env, contextOf, translate }: RouteServices): Hono {
  const routes = new Hono()
  const oneOf = <T extends string>(options: readonly T[], value: string | undefined) =>
    options.find((one) => one === value)

  /** The poster that a path names, drawn for its owner; null when there is none. */
  const drawFor = async (c: Context) => {
    const context = asMember(await contextOf(c))
    const purpose = oneOf(posterPurposes, c.req.param('purpose'))
    const id = c.req.param('id') ?? ''
    if (!purpose || !isUuid(id)) return null
    await consumeLimitOrRefuse(context, rateLimits.posters, context.actor.id)
    const poster = await findPoster(context, id, purpose)
    return poster && { poster, svg: await drawPoster(poster, env.baseUrl) }
  }
  routes.get('/poster/:id/:purpose/preview.svg', async (c) => {
    const drawn = await drawFor(c)
    if (!drawn) return c.text('Not found', 404)
    return c.body(drawn.svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'private, no-cache' })
  })
  routes.get('/poster/:id/:purpose/:name{a[346]\\.pdf}', async (c) => {
    const size = oneOf(paperSizeNames, c.req.param('name').replace(/\.pdf$/, ''))
    const drawn = size && (await drawFor(c))
    if (!drawn) return c.text('Not found', 404)
    const { poster, svg } = drawn
    const title = [poster.nameEn, poster.nameZh].filter(Boolean).join(' ')
    const pdf = await svgToPdf(svg, { ...paperSizes[size], title })
    return c.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="kaifong-${poster.purpose}-${size}.pdf"`,
      'cache-control': privateNoStore,
    })
  })
  routes.get('/badge/:locale/:theme/:name{.+\\.svg}', async (c) => {
    const locale = oneOf(locales, c.req.param('locale'))
    const theme = oneOf(badgeThemes, c.req.param('theme'))
    if (!locale || !theme) return c.text('Not found', 404)
    const asVisitor = { ...(await contextOf(c)), actor: null }
    const id = c.req.param('name').replace(/\.svg$/, '')
    const listing = await findVisible(asVisitor, { id, locale })
    if (!listing) return c.text('Not found', 404)
    const { rating, ratingCount, name } = listing
    const badge = {
      name: name.text,
      rating: rating === null ? null : { mean: rating, count: ratingCount },
      invitation: translate(locale, 'promotion', 'badge.invitation'),
      theme,
    }
    const svg = await badges.forceFetch(JSON.stringify(badge), { context: badge })
    return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': publicFor(hourSeconds) })
  })
  routes.get('/r/:code', async (c) => {
    const no = parseInvitationCode(c.req.param('code'))
    const slug = no && (await findInviting(await contextOf(c), no))
    return slug ? c.redirect(invitedFormPath(slug), 302) : c.text('Not found', 404)
  })
  return routes
}
