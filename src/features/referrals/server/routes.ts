import { Hono } from 'hono'
import { publicFor } from '#platform/server/cache-control.ts'
import { qrSvg } from '#platform/server/pictures/qr.ts'
import type { RouteServices } from '#platform/server/routes.ts'
import { daySeconds } from '#shared/durations.ts'
import { parseCode, referralPath } from '../rules.ts'

/** The QR code of a referral link. */
export function referralsRoutes({ env }: RouteServices): Hono {
  const routes = new Hono()
  routes.get('/qr/refer/:name{.+\\.svg}', (c) => {
    const code = parseCode(c.req.param('name').replace(/\.svg$/, ''))
    if (!code) return c.text('Not found', 404)
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': publicFor(daySeconds) }
    return c.body(qrSvg(env.baseUrl + referralPath(code)), 200, headers)
  })
  return routes
}
