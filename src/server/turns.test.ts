import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { openDatabase, type Database } from '#platform/server/db.ts'
import { createMember, testPassword } from '#tests/support/browser.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeServices, sendRequest, signedInMember } from '#tests/support/http.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { waitForLock } from '#tests/support/locks.ts'
import { apiRoutes } from './api.ts'
import { mountRoutes } from './routes.ts'

let outside: TestDatabase
/** As few connections as a process has that shares a port with many. */
let database: Database
beforeAll(async () => {
  outside = await openTestDatabase()
  database = openDatabase(outside.url, { max: 3, statementMs: 60_000, lockMs: 60_000, poolMs: 1_500 })
})
afterAll(async () => {
  await database.close()
  await outside.close()
})

test('members sign in while another one’s 60 submissions wait for each other, of which those beyond the queue are refused', async () => {
  const services = makeServices(database)
  const app = new Hono()
    .route('/', mountRoutes(services))
    .route('/api', apiRoutes({ ...services, env: { ...services.env, limits: false } }))
  const post = (path: string, input: object, cookie = '') => {
    const headers = { cookie, 'content-type': 'application/json' }
    return sendRequest(app, `/api/rpc/${path}`, { method: 'POST', headers, body: JSON.stringify({ json: input }) })
  }
  const { member, cookie } = await signedInMember(outside)
  const others = [await createMember(outside.db), await createMember(outside.db), await createMember(outside.db)]
  let submissions: Promise<Response>[] = []
  await outside.db.transaction(async (tx) => {
    await tx.select().from(profiles).where(eq(profiles.id, member.id)).for('update')
    submissions = Array.from({ length: 60 }, () => post('editor/submit', { content: listingContent() }, cookie))
    await waitForLock(outside.db)
    for (const { email } of others) {
      const signIn = await post('accounts/signIn', { email, password: testPassword })
      expect(signIn.status).toBe(200)
    }
  })
  const answers = await Promise.all(submissions)
  const refusedOnes = answers.filter(({ status }) => status === 429)
  // Two are running, and 50 wait.
  expect([answers.filter(({ status }) => status === 200).length, refusedOnes.length]).toEqual([52, 8])
  for (const refused of refusedOnes) expect(refused.headers.get('retry-after')).toBe('5')
})

test('files and forms that one member sends to any route wait as well, each for their own kind, and hold up nobody else', async () => {
  const services = makeServices(outside)
  const started: string[] = []
  const { promise: open, resolve: go } = Promise.withResolvers<void>()
  const slow = new Hono()
    .post('/slow/:id', async (c) => {
      started.push(c.req.param('id'))
      await open
      return c.text('done')
    })
    .get('/slow/:id', (c) => c.text('read'))
  const app = mountRoutes(services, [() => slow])
  const { cookie } = await signedInMember(outside)
  const { cookie: otherCookie } = await signedInMember(outside)
  const post = (id: string, type: string, by: string) =>
    sendRequest(app, `/slow/${id}`, { method: 'POST', headers: { cookie: by, 'content-type': type }, body: 'a=b' })
  const form = 'application/x-www-form-urlencoded'
  const forms = Array.from({ length: 60 }, () => post('form', form, cookie))
  const files = Array.from({ length: 60 }, () => post('file', 'multipart/form-data; boundary=x', cookie))
  await vi.waitFor(() => expect(started.toSorted()).toEqual(['file', 'file', 'form', 'form']))
  const other = post('other', form, otherCookie)
  await vi.waitFor(() => expect(started).toContain('other'))
  expect(await (await sendRequest(app, '/slow/1', { headers: { cookie } })).text()).toBe('read')
  go()
  expect((await other).status).toBe(200)
  for (const sent of [forms, files]) {
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length]).toEqual([
      52, 8,
    ])
  }
})
