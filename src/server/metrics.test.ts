import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '#platform/server/metrics.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing } from '#tests/support/factories.ts'
import { makeServices } from '#tests/support/http.ts'
import { metricsRoutes } from './metrics.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  registry.clear()
  await database.close()
})

const cache = { size: () => ({ pages: 3, bytes: 60_000 }) }

async function scrape(metricsToken: string | null, from: string, headers: Record<string, string> = {}) {
  const services = { ...makeServices(database), database }
  services.env = { ...services.env, metricsToken }
  const app = new Hono().route('/', metricsRoutes(services, cache))
  const incoming = { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } }
  return app.request('/metrics', { headers }, { incoming })
}

test('a program on this machine reads pool, cache, jobs and the oldest age of each queue', async () => {
  const createdAt = new Date(Date.now() - 3_600_000)
  await createListing(database.db, { status: 'pending', createdAt })
  await database.db.execute(`insert into jobs (name) values ('test.waiting')`)
  const text = await (await scrape(null, '127.0.0.1')).text()
  expect(text).toMatch(/^kaifong_cached_pages 3$/m)
  expect(text).toMatch(/^kaifong_database_away 0$/m)
  expect(text).toMatch(/^kaifong_pool_connections [1-9]/m)
  expect(text).toMatch(/^kaifong_jobs\{state="waiting"\} 1$/m)
  const age = Number(/^kaifong_queue_oldest_seconds\{queue="listings"\} (.+)$/m.exec(text)?.[1])
  expect(Math.round(age / 60)).toBe(60)
  expect(text).toMatch(/^kaifong_queue_oldest_seconds\{queue="payments"\} 0$/m)
})

test('nobody else reads them without the token', async () => {
  expect((await scrape(null, '192.0.2.1')).status).toBe(404)
  expect((await scrape(null, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
  expect((await scrape('a token', '127.0.0.1')).status).toBe(404)
  expect((await scrape('a token', '192.0.2.1', { authorization: 'Bearer another' })).status).toBe(404)
  expect((await scrape('a token', '192.0.2.1', { authorization: 'Bearer a token' })).status).toBe(200)
})
