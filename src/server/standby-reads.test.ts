import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { requestScope } from '#platform/server/request-scope.ts'
import { readFromStandby } from '#platform/server/standby.ts'
import { hasSession } from './context.ts'
import { observeRequests } from './observe.ts'

const app = new Hono()
  .use(observeRequests(pino({ level: 'silent' })))
  .use((c, next) => readFromStandby(c, next, { isMember: hasSession(c), isSecure: true }))
  .all('*', (c) => c.json(requestScope.getStore()!.readsStandby, c.req.path === '/refused' ? 429 : 200))
const readsStandby = async (path: string, init: RequestInit = {}) => (await app.request(path, init)).text()

test('a standby may answer what visitors read, not members', async () => {
  expect(await readsStandby('/explore?q=tap')).toBe('true')
  expect(await readsStandby('/api/rpc/discovery/search')).toBe('true')
  expect(await readsStandby('/explore', { headers: { cookie: '__Host-kaifong.session_token=a' } })).toBe('false')
  expect(await readsStandby('/api/rpc/shortlist/share', { method: 'POST' })).toBe('false')
  expect(await readsStandby('/api/auth/callback/google')).toBe('false')
})

test('who has written reads from the primary for some seconds', async () => {
  const post = (path: string) => app.request(path, { method: 'POST' })
  const [cookie = ''] = (await post('/api/rpc/reports/report')).headers.getSetCookie()
  expect(cookie).toMatch(/^written=1; Max-Age=5; Path=\/; HttpOnly; Secure/)
  expect(await readsStandby('/explore', { headers: { cookie: cookie.split(';')[0]! } })).toBe('false')
  for (const path of ['/api/rpc/analytics/record', '/api/v1/events', '/refused'])
    expect((await post(path)).headers.getSetCookie()).toEqual([])
})
