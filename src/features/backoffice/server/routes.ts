import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import type * as z from 'zod'
import type { AdminCtx } from '#platform/server/context.ts'
import type { RouteServices } from '#platform/server/routes.ts'
import { asAdmin, requireFreshPassword } from '#platform/server/rpc.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { auditFilter } from '../contract.ts'
import { listedFilter } from '../contract/listings.ts'
import { exportAudit } from './service.ts'
import { exportListings } from './service/listings.ts'

/**
 * `GET /api/audit.csv` and `GET /api/all-listings.csv`: export the audit log and the list of listings with the filters of
 * their screens. Both require a recently entered password.
 */
export function backofficeRoutes(services: RouteServices): Hono {
  const routes = new Hono()
  const exported = <Filter>(
    path: string,
    name: string,
    schema: z.ZodType<Filter>,
    lines: (ctx: AdminCtx, filter: Filter) => AsyncIterable<string>,
  ) =>
    routes.get(path, async (c) => {
      const context = asAdmin(await services.contextOf(c))
      requireFreshPassword(context)
      const filter = schema.safeParse(c.req.query())
      if (!filter.success) return c.json({ code: 'BAD_REQUEST' }, 400)
      c.header('content-type', 'text/csv; charset=utf-8')
      c.header('content-disposition', `attachment; filename="kaifong-${name}-${hongKongDay(context.now())}.csv"`)
      return stream(c, async (out) => {
        for await (const part of lines(context, filter.data)) await out.write(part)
      })
    })
  exported('/api/audit.csv', 'audit', auditFilter, exportAudit)
  exported('/api/all-listings.csv', 'listings', listedFilter, exportListings)
  return routes
}
