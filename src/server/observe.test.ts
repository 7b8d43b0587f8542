import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { observeRequests } from './observe.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a slow request is logged with its id, its path without the query and the times of its queries', async () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  const app = new Hono().use(observeRequests(log))
  app.get('/quick', (c) => c.text('ok'))
  app.get('/slow', async (c) => {
    await database.db.execute(sql`select pg_sleep(${1.1}::float8)`)
    await database.db.transaction((tx) => tx.execute(sql`select ${'somebody'}::text`))
    return c.text('ok')
  })
  const quick = await app.request('/quick')
  const slow = await app.request('/slow?q=private')
  expect(quick.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    msg: 'slow request',
    requestId: slow.headers.get('x-request-id'),
    path: '/slow',
    queries: [{ sql: 'select pg_sleep($1::float8)' }, { sql: 'begin' }, { sql: 'select $1::text' }, { sql: 'commit' }],
  })
  expect(JSON.stringify(lines)).not.toMatch(/private|somebody/)
})
