import { Hono } from 'hono'
import { isMigrated } from '#platform/server/migrate.ts'
import type { Services } from './context.ts'

/** `/healthz`: the process runs (no I/O). `/readyz`: the database responds within 500 ms, migrations are applied and the process is not draining. */
export function health({ database, isDraining }: Services): Hono {
  const routes = new Hono()
  routes.get('/healthz', (c) => c.text('ok'))
  routes.get('/readyz', async (c) => {
    if (isDraining()) return c.text('draining', 503)
    const timeout = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), 500).unref())
    try {
      const isCurrent = await Promise.race([isMigrated(database.db), timeout])
      return isCurrent ? c.text('ready') : c.text('migrations pending', 503)
    } catch {
      return c.text('no database', 503)
    }
  })
  return routes
}
