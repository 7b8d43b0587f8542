import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readEnv } from '#platform/server/env.ts'
import { useDatabase } from '#tests/support/database.ts'
import { makeServices, sendRequest, signedInMember } from '#tests/support/http.ts'
import { apiRoutes } from './api.ts'
import { mountRoutes } from './routes.ts'

const database = useDatabase()
const call = async (path: string, input?: object, cookie = '') => {
  const headers = { cookie, 'content-type': 'application/json' }
  const init = input && { method: 'POST', headers, body: JSON.stringify({ json: input }) }
  return sendRequest(new Hono().route('/api', apiRoutes(makeServices(database))), `/api${path}`, init)
}

test('NUL in any field is bad input, also inside lists and as a name', async () => {
  const { cookie } = await signedInMember(database)
  const id = crypto.randomUUID()
  const inputs = [
    ['/rpc/reviews/remove', { id: `${id}\0` }],
    ['/rpc/accounts/signIn', { email: 'mei@example.com', password: 'six dim\0sum' }],
    ['/rpc/accounts/confirmEmail', { token: '\0' }],
    ['/rpc/accounts/startProviderSignIn', { provider: 'google', locale: 'en', next: '/\0', ref: 'A\0' }],
    ['/rpc/analytics/recordImpressions', { listingIds: [id, '\0'], q: 'tap' }],
    ['/rpc/accounts/resendConfirmation', { email: 'mei@example.com', locale: 'en', 'x\0': 1 }],
  ] as const
  for (const [path, input] of inputs) expect([path, (await call(path, input, cookie)).status]).toEqual([path, 400])
  for (const path of ['/v1/search?q=tap%00', '/v1/search?category=%00&area=%00', '/v1/categories/a%00b'])
    expect([path, (await call(path)).status]).toEqual([path, 400])
  expect((await call('/v1/search?q=tap')).status).toBe(200)
})

test('signing out clears the HTTP cache, and nothing that belongs to the device', async () => {
  const { cookie } = await signedInMember(database)
  const clearedBy = async (path: string) => (await call(path, {}, cookie)).headers.get('clear-site-data')
  expect(await clearedBy('/rpc/accounts/getMe')).toBeNull()
  expect(await clearedBy('/rpc/accounts/signOut')).toBe('"cache"')
})

test('input that is nested too deeply is bad input, in a body and in an address', async () => {
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const headers = { 'content-type': 'application/json' }
  const app = new Hono().route('/api', apiRoutes(makeServices(database)))
  const body = `{"json":{"email":${nested}}}`
  const response = await sendRequest(app, '/api/rpc/accounts/signIn', { method: 'POST', headers, body })
  expect(response.status).toBe(400)
  expect((await call(`/v1/search?q${'[a]'.repeat(15_000)}=1`)).status).toBe(400)
})

test('an invalid input is answered without the names of unknown fields', async () => {
  const named = await call('/rpc/accounts/signIn', { email: 'a@example.com', password: 'six dim sum', secretName: 1 })
  const query = await call('/v1/search?secretName=1')
  for (const response of [named, query]) {
    const text = await response.text()
    expect([response.status, text.includes('unrecognized_keys'), text.includes('secretName')]).toEqual([
      400,
      true,
      false,
    ])
  }
})

test('procedures and routes refuse in the same way, and say when to come again', async () => {
  const services = makeServices(database)
  const app = new Hono().route('/', mountRoutes(services)).route('/api', apiRoutes(services))
  const ask = async (path: string, { cookie = '', input }: { cookie?: string; input?: object } = {}) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const init = input ? { method: 'POST', headers, body: JSON.stringify({ json: input }) } : { headers }
    const response = await sendRequest(app, path, init)
    const answer = (await response.json()) as { json?: object }
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    return { status: response.status, wait: response.headers.get('retry-after'), body: answer.json ?? answer }
  }
  const visitor = { status: 401, wait: null, body: { code: 'UNAUTHORIZED', message: 'Not authenticated' } }
  for (const answer of [
    await ask('/api/my-data'),
    await ask('/api/v1/favorites'),
    await ask('/api/rpc/accounts/getProfile', { input: {} }),
  ])
    expect(answer).toMatchObject(visitor)

  const { cookie } = await signedInMember(database)
  const untilRefused = async (again: () => ReturnType<typeof ask>) => {
    for (let n = 0; n < 100; n++) {
      const answer = await again()
      if (answer.status === 429) return answer
    }
    return null
  }
  for (const refusal of [
    await untilRefused(() => ask('/api/my-data', { cookie })),
    await untilRefused(() => ask('/api/rpc/accounts/confirmEmail', { input: { token: 'unknown' } })),
  ])
    expect(refusal).toMatchObject({
      body: { code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: Number(refusal?.wait) } },
    })
})

test('screens and programs share one limit, told in headers: of a visitor’s network, and of a member wherever they are', async () => {
  const services = makeServices(database)
  const env = { ...services.env, trustedProxies: readEnv({ TRUSTED_PROXIES: '192.0.2.1' }).trustedProxies }
  const app = new Hono().route('/api', apiRoutes({ ...services, env }))
  const { cookie } = await signedInMember(database)
  const ask = (path: string, address: string, headers: Record<string, string> = {}) =>
    sendRequest(app, path, { headers: { 'x-forwarded-for': address, ...headers } })
  const told = ({ status, headers }: Response) => ({
    status,
    limit: headers.get('ratelimit-limit'),
    remaining: headers.get('ratelimit-remaining'),
    wait: headers.get('ratelimit-reset') === headers.get('retry-after'),
  })
  const rpc = '/api/rpc/billing/findPlans?data=%7B%22json%22%3A%7B%7D%7D'
  for (let n = 0; n < 149; n++) {
    await ask(rpc, '198.51.100.7')
    await ask('/api/v1/plans', '198.51.100.7')
  }
  expect(told(await ask(rpc, '198.51.100.7'))).toEqual({ status: 200, limit: '300', remaining: '1', wait: false })
  await ask('/api/v1/plans', '198.51.100.7')
  const refused = { status: 429, limit: '300', remaining: '0', wait: true }
  expect(told(await ask('/api/v1/plans', '198.51.100.7'))).toEqual(refused)
  expect(told(await ask(rpc, '198.51.100.7'))).toEqual(refused)
  expect((await ask(rpc, '198.51.100.8')).status).toBe(200)
  // What a search field asks at each key has a limit of its own.
  const suggest =
    '/api/rpc/discovery/suggest?data=%7B%22json%22%3A%7B%22q%22%3A%22tap%22%2C%22locale%22%3A%22en%22%7D%7D'
  expect((await ask(suggest, '198.51.100.7')).status).toBe(200)

  expect(told(await ask(rpc, '198.51.100.7', { cookie }))).toMatchObject({
    status: 200,
    limit: '1500',
    remaining: '1499',
  })
  expect(told(await ask(rpc, '203.0.113.9', { cookie }))).toMatchObject({ limit: '1500', remaining: '1498' })
})
