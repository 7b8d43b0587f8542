import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import type { RouteServices } from '#platform/server/routes.ts'
import { asAdmin, requireFreshPassword } from '#platform/server/rpc.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { auditFilter } from '../contract.ts'
import { exportAudit } from './service.ts'

/** `GET /api/audit.csv`: exports the audit log with the filters of its screen. Requires a recently entered password. */
export function backofficeRoutes(services: RouteServices): Hono {
  const routes = new Hono()
  routes.get('/api/audit.csv', async (c) => {
    const context = asAdmin(await services.contextOf(c))
    requireFreshPassword(context)
    const filter = auditFilter.safeParse(c.req.query())
    if (!filter.success) return c.json({ code: 'BAD_REQUEST' }, 400)
    const day = hongKongDay(context.now())
    c.header('content-type', 'text/csv; charset=utf-8')
    c.header('content-disposition', `attachment; filename="kaifong-audit-${day}.csv"`)
    return stream(c, async (out) => {
      for await (const part of exportAudit(context, filter.data)) await out.write(part)
    })
  })
  return routes
}
