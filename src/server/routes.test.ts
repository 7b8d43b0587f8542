import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import { indexPendingChanges } from '#features/discovery/server/service.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing } from '#tests/support/factories.ts'
import { makeServices, sendRequest, signedInMember } from '#tests/support/http.ts'
import { mountRoutes } from './routes.ts'

const database = useDatabase()
let app: Hono
beforeEach(() => {
  app = mountRoutes(makeServices(database))
})

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/pages.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/listings-0.xml', 'application/xml; charset=utf-8'],
  ['/feed.xml?language=zh-Hant', 'application/rss+xml; charset=utf-8'],
  ['/og/page/zh-Hant.png', 'image/png'],
  ['/og/service/zh-Hant/lucky-taps.png', 'image/png'],
  ['/qr/service/en/lucky-taps.svg', 'image/svg+xml'],
  ['/qr/refer/K7M2Q9AB.svg', 'image/svg+xml'],
])('visitors may download and cache %s', async (path, type) => {
  await createListing(database.db, { slug: 'lucky-taps' })
  await indexPendingChanges(database.db)
  const response = await sendRequest(app, path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
})

test.each(['/og/service/en/hidden.png', '/qr/service/en/hidden.svg', '/qr/service/en/gone.svg', '/qr/refer/0.svg'])(
  'there is nothing at %s for a listing that is not public',
  async (path) => {
    await createListing(database.db, { slug: 'hidden', status: 'pending' })
    expect((await sendRequest(app, path)).status).toBe(404)
  },
)

test.each(['/sitemaps/listings-1.xml', '/og/service/en/gone.png'])(
  '%s is made 120 times for one network',
  async (path) => {
    for (let times = 0; times < 120; times++) expect((await sendRequest(app, path)).status).toBe(404)
    const refused = await sendRequest(app, path)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  },
)

test.each(['/sitemaps/listings-1.xml', '/sitemaps/listings-99999.xml', '/sitemaps/listings-999999.xml'])(
  'there is no page %s of the sitemap',
  async (path) => {
    expect((await sendRequest(app, path)).status).toBe(404)
  },
)

test.each([
  '/api/my-data',
  '/api/audit.csv',
  '/api/all-listings.csv',
  '/api/listings.csv',
  '/api/payment-code/fps/premium.png',
])('%s is not for visitors', async (path) => {
  const response = await sendRequest(app, path)
  expect(response.status).toBe(401)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.json()).toMatchObject({ code: 'UNAUTHORIZED', message: 'Not authenticated' })
})

test('downloads carry the date of Hong Kong', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T17:00:00Z') })
  try {
    const headers = { cookie: (await signedInMember(database, { role: 'admin' })).cookie }
    for (const path of ['/api/my-data', '/api/audit.csv', '/api/all-listings.csv', '/api/listings.csv'])
      expect((await sendRequest(app, path, { headers })).headers.get('content-disposition')).toContain('-2026-11-21.')
  } finally {
    vi.useRealTimers()
  }
})

test('what a route answers under /api is for the one who asked, unless the route says otherwise', async () => {
  const routes = () =>
    new Hono()
      .get('/api/mine', (c) => c.text('mine'))
      .get('/api/ours', (c) => c.text('ours', 200, { 'cache-control': 'public, max-age=60' }))
      .get('/ours', (c) => c.text('ours'))
  app = mountRoutes(makeServices(database), [routes])
  const cacheControl = async (path: string) => (await sendRequest(app, path)).headers.get('cache-control')
  expect(await cacheControl('/api/mine')).toBe('private, no-store')
  expect(await cacheControl('/api/ours')).toBe('public, max-age=60')
  expect(await cacheControl('/ours')).toBeNull()
})
