import { Hono } from 'hono'
import { isMigrated } from '#platform/server/migrate.ts'
import type { Services } from './context.ts'

/** `/healthz`: alive, without I/O. `/readyz`: the database answers within 500 ms, migrations are current and the process is not draining. */
export function health({ database, isDraining }: Services): Hono {
  const routes = new Hono()
  routes.get('/healthz', (c) => c.text('ok'))
  routes.get('/readyz', async (c) => {
    if (isDraining()) return c.text('draining', 503)
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 500).unref())
    try {
      const isCurrent = await Promise.race([isMigrated(database.db), late])
      return isCurrent ? c.text('ready') : c.text('migrations pending', 503)
    } catch {
      return c.text('no database', 503)
    }
  })
  return routes
}
