import { createHash, timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import type { Env } from '#platform/server/env.ts'
import { countByState } from '#platform/server/job-store.ts'
import { gauge, labelledGauge, registry } from '#platform/server/metrics.ts'
import { metricsText } from '#platform/server/shared-metrics.ts'
import type { Services } from './context.ts'
import { countByStatus, findQueues } from './features.ts'

type Cache = { size: () => { pages: number; bytes: number } }

/**
 * `/metrics` for Prometheus: with METRICS_TOKEN as bearer token, or without one for programs on this machine that no proxy
 * speaks for. Everybody else gets 404. Web processes that share a port (WORKERS) show their numbers together.
 */
export function metricsRoutes({ env, database }: Services, cache: Cache): Hono {
  const { db, pool } = database
  gauge('kaifong_database_away', 'Whether the database does not answer', () => Number(database.isAway()), 'max')
  gauge('kaifong_pool_connections', 'Connections of the pool', () => pool.totalCount)
  gauge('kaifong_pool_idle', 'Connections of the pool without work', () => pool.idleCount)
  gauge('kaifong_pool_waiting', 'Queries that wait for a connection', () => pool.waitingCount)
  gauge('kaifong_cached_pages', 'Pages in the cache', () => cache.size().pages)
  gauge('kaifong_cached_bytes', 'Bytes of pages in the cache', () => cache.size().bytes)
  labelledGauge('kaifong_process', 'This process', 'pid', async () => ({ [process.pid]: 1 }))
  labelledGauge('kaifong_jobs', 'Jobs by state', 'state', () => orNone(countByState(db)))
  labelledGauge('kaifong_outbox', 'E-mails of the last day by status', 'status', () => orNone(countByStatus(db)))
  labelledGauge(
    'kaifong_queue_oldest_seconds',
    'Age of the oldest entry that waits for an admin',
    'queue',
    async () => {
      const queues = await findQueues({ db, now: () => new Date() }).catch(() => [])
      const now = Date.now()
      return Object.fromEntries(
        queues.map(({ name, oldestAt }) => [name, oldestAt ? (now - Date.parse(oldestAt)) / 1000 : 0]),
      )
    },
  )

  const routes = new Hono()
  routes.get('/metrics', async (c) => {
    if (!mayRead(c, env)) return c.text('Not found', 404)
    return c.body(await metricsText(), 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
  })
  return routes
}

/** While the database is away the other metrics are wanted most. */
const orNone = <T extends object>(reading: Promise<T>): Promise<T | Record<string, never>> => reading.catch(() => ({}))

const digest = (text: string) => createHash('sha256').update(text).digest()
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

function mayRead(c: Context, { metricsToken }: Env): boolean {
  if (metricsToken !== null)
    return timingSafeEqual(digest(c.req.header('authorization') ?? ''), digest(`Bearer ${metricsToken}`))
  const address = getConnInfo(c).remote.address ?? ''
  const isLocal = /^(?:127\.|::1$|::ffff:127\.)/.test(address)
  return isLocal && forwardingHeaders.every((name) => c.req.header(name) === undefined)
}
