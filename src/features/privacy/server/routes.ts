import { Hono } from 'hono'
import type { RouteServices } from '#platform/server/routes.ts'
import { asMember, consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import { findMyData } from './store/my-data.ts'

/** `GET /api/my-data`: the member's own data as a file. */
export function privacyRoutes(services: RouteServices): Hono {
  const routes = new Hono()
  routes.get('/api/my-data', async (c) => {
    const context = asMember(await services.contextOf(c))
    await consumeLimitOrRefuse(context, rateLimits.myData, context.actor.id)
    const day = hongKongDay(context.now())
    c.header('content-disposition', `attachment; filename="kaifong-my-data-${day}.json"`)
    c.header('content-type', 'application/json; charset=utf-8')
    return c.body(JSON.stringify(await findMyData(context.db, context.actor.id), null, 2))
  })
  return routes
}
