import { Hono } from 'hono'
import { qrSvg } from '#platform/server/pictures/qr.ts'
import type { RouteServices } from '#platform/server/routes.ts'
import { parseCode, referralPath } from '../rules.ts'

/** The QR code of a referral link. */
export function referralsRoutes({ env }: RouteServices): Hono {
  const routes = new Hono()
  routes.get('/qr/refer/:name{.+\\.svg}', (c) => {
    const code = parseCode(c.req.param('name').replace(/\.svg$/, ''))
    if (!code) return c.text('Not found', 404)
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }
    return c.body(qrSvg(env.baseUrl + referralPath(code)), 200, headers)
  })
  return routes
}
