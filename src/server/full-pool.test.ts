import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuth } from '#features/accounts/server/service/auth.ts'
import { providersOf } from '#features/accounts/server/service/providers.ts'
import { isDatabaseUnavailable } from '#platform/server/availability.ts'
import { logConsole } from '#platform/server/console-log.ts'
import { openDatabase, type Database } from '#platform/server/db.ts'
import { createLog } from '#platform/server/log.ts'
import { testSecret } from '#tests/support/browser.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeServices, sendRequest, signedInMember } from '#tests/support/http.ts'
import { apiRoutes } from './api.ts'
import { mountRoutes } from './routes.ts'

let outside: TestDatabase
let database: Database
beforeAll(async () => {
  outside = await openTestDatabase()
  database = openDatabase(outside.url, { max: 1, poolMs: 500 })
})
afterAll(async () => {
  await database.close()
  await outside.close()
})

test('while all connections are taken, requests are answered 503 and the log has one line of them, in JSON', async () => {
  const { cookie } = await signedInMember(outside)
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const { env, ...services } = { ...makeServices(database), log }
  const { baseUrl } = env
  const oauth = { clientId: 'id', clientSecret: 'secret' }
  const auth = createAuth({
    db: database.db,
    baseUrl,
    secret: testSecret,
    log,
    providers: providersOf({ google: oauth, apple: null }),
  })
  const given = { ...services, env, auth }
  const app = new Hono()
    .onError((error, c) => c.text('', isDatabaseUnavailable(error) ? 503 : 500))
    .all('/library/*', (c) => auth.handler(new Request(c.req.url.replace('/library', '/api/auth'), c.req.raw)))
    .route('/', mountRoutes(given))
    .route('/api', apiRoutes(given))
  const restore = logConsole(log)
  const held = await database.pool.connect()
  try {
    const json = { 'content-type': 'application/json', cookie }
    const signIn = {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ json: { email: 'ada@example.com', password: 'x' } }),
    }
    const requests = [
      ['/library/callback/google?state=a&code=b', {}],
      ['/api/my-data', { headers: { cookie } }],
      ['/api/rpc/favorites/find', { method: 'POST', headers: json, body: '{"json":{}}' }],
      ['/api/rpc/accounts/signIn', signIn],
      ['/api/v1/search?q=tap', {}],
    ] as const
    const statuses = await Promise.all(
      [...requests, ...requests].map(async ([path, init]) => [path, (await sendRequest(app, path, init)).status]),
    )
    for (const [path, status] of statuses) expect([path, status]).toEqual([path, 503])
  } finally {
    held.release()
    restore()
  }
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['database unavailable'])
  expect(lines.join('')).not.toContain('ada@example.com')
})
