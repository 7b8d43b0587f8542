import { Hono } from 'hono'
import { consumeLimit } from '#platform/server/limits.ts'
import type { RouteServices } from '#platform/server/routes.ts'
import { findMyData } from './store/my-data.ts'

/** `GET /api/my-data`: the member's own data as a file. */
export function privacyRoutes(services: RouteServices): Hono {
  const routes = new Hono()
  routes.get('/api/my-data', async (c) => {
    const context = await services.contextOf(c)
    if (!context.actor) return c.json({ code: 'UNAUTHORIZED', message: 'Not authenticated' }, 401)
    const retryAfter = await consumeLimit(context, 'myData', context.actor.id)
    if (retryAfter !== null) return c.json({ code: 'TOO_MANY_REQUESTS' }, 429, { 'retry-after': String(retryAfter) })
    const day = context.now().toISOString().slice(0, 10)
    c.header('content-disposition', `attachment; filename="kaifong-my-data-${day}.json"`)
    c.header('cache-control', 'private, no-store')
    c.header('content-type', 'application/json; charset=utf-8')
    return c.body(JSON.stringify(await findMyData(context.db, context.actor.id), null, 2))
  })
  return routes
}
