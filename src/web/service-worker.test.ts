import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FetchEvent } from './service-worker.ts'

const origin = 'https://kaifong.example'
const absolute = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, origin).href

/** The browser's cache, in memory. */
class MemoryCache {
  entries = new Map<string, Response>()
  match = async (key: Request | string) => this.entries.get(absolute(key))?.clone()
  put = async (key: Request | string, response: Response) => void this.entries.set(absolute(key), response)
  delete = async (key: Request | string) => this.entries.delete(absolute(key))
  keys = async () => [...this.entries.keys()].map((url) => new Request(url))
}
class MemoryCaches {
  stores = new Map<string, MemoryCache>()
  has = async (name: string) => this.stores.has(name)
  keys = async () => [...this.stores.keys()]
  delete = async (name: string) => this.stores.delete(name)
  open = async (name: string) => {
    const store = this.stores.get(name) ?? new MemoryCache()
    this.stores.set(name, store)
    return store
  }
}

type Handlers = Record<string, (event: never) => void>
let handlers: Handlers
let caches: MemoryCaches
/** What the network answers. */
let network: (path: string) => Promise<Response>
const [skipWaiting, claim, disablePreload] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z') })
  handlers = {}
  caches = new MemoryCaches()
  network = async () => page('anybody’s')
  const registration = { navigationPreload: { disable: disablePreload } }
  const addEventListener = (type: string, handle: never) => void (handlers[type] = handle)
  const location = { origin }
  vi.stubGlobal('self', { addEventListener, skipWaiting, clients: { claim }, registration, location })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', (asked: Request | URL | string) => {
    const { pathname, search } = new URL(asked instanceof Request ? asked.url : asked, origin)
    return network(pathname + search)
  })
  vi.resetModules()
  await import('./service-worker.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const page = (text: string, { isMember = false, status = 200 } = {}) =>
  new Response(`<html lang="en"><head><title>${text}</title></head><body class="x">${text}</body></html>`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isMember ? 'private, no-store' : 'public, max-age=0',
    },
  })
const offline = async () => {
  throw new TypeError('no network')
}

/** Sends a request through the worker and waits for all that it does; null when it leaves the request to the browser. */
async function request(path: string, { method = 'GET', mode = 'navigate' } = {}): Promise<string | null> {
  const asked = new Request(new URL(path, origin), { method })
  Object.defineProperty(asked, 'mode', { value: mode })
  let answer: Promise<Response> | null = null
  const work: Promise<unknown>[] = []
  const event: Omit<FetchEvent, keyof Event> = {
    request: asked,
    respondWith: (response) => void (answer = response),
    waitUntil: (promise) => void work.push(promise),
  }
  handlers['fetch']!(event as never)
  const text = answer === null ? null : await (await (answer as Promise<Response>)).text()
  await Promise.all(work)
  return text
}
const call = (name: string) => request(`/api/rpc/${name}`, { method: 'POST', mode: 'cors' })
const titles = (store: string) =>
  [...(caches.stores.get(store)?.entries.values() ?? [])].map((saved) => saved.headers.get('x-title'))

test('a new version takes over at once, without a reload, and deletes what older ones kept', async () => {
  await caches.open('pages-0')
  await caches.open('pages-1')
  await caches.open('ask-photo')
  handlers['install']!({} as never)
  expect(skipWaiting).toHaveBeenCalledOnce()
  let done: Promise<unknown> = Promise.resolve()
  handlers['activate']!({ waitUntil: (work: Promise<unknown>) => (done = work) } as never)
  await done
  expect(claim).toHaveBeenCalledOnce()
  expect(disablePreload).toHaveBeenCalledOnce()
  expect(await caches.keys()).toEqual(['pages-1', 'ask-photo'])
})

test('a page comes from the network while it answers; without one from the device, with the time of saving', async () => {
  network = async () => page('first')
  expect(await request('/service/taps')).toContain('first')
  network = async () => page('second')
  expect(await request('/service/taps')).toContain('second')
  vi.setSystemTime('2026-11-21T06:00:00Z')
  network = offline
  const saved = await request('/service/taps')
  expect(saved).toContain('second')
  expect(saved).toMatch(/<body class="x"><p role="status"[^>]*>Saved on this device 20 Nov 2026, 14:00\./i)
  network = async () => page('broken', { status: 503 })
  expect(await request('/service/taps')).toContain('second')
})

test('a page comes from the device when the network takes longer than four seconds', async () => {
  network = async () => page('saved')
  await request('/')
  const late = Promise.withResolvers<Response>()
  network = () => late.promise
  let shown: string | null = null
  const asked = request('/').then((text) => (shown = text))
  await vi.advanceTimersByTimeAsync(3_900)
  expect(shown).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  late.resolve(page('late'))
  await asked
  expect(shown).toContain('saved')
  // What came late is there next time.
  network = offline
  expect(await request('/')).toContain('late')
})

test('a page with telephone lines for somebody in danger is not kept on the device', async () => {
  network = async () => page('<section role="alert" data-never-saved>999</section>')
  expect(await request('/explore?q=suicide')).toContain('999')
  network = offline
  expect(await request('/explore?q=suicide')).not.toMatch(/999|suicide/)
  expect(titles('pages-1')).toEqual([])
})

test('a page that is not on the device is answered with those that are', async () => {
  network = async () => page('Lucky &amp; Taps')
  await request('/service/taps?from="x"')
  network = offline
  const answer = await request('/zh-hant/category/movers')
  expect(answer).toContain('你已離線')
  expect(answer).toContain('<a href="/service/taps?from=%22x%22">Lucky &amp; Taps</a>')
})

test('the last forty pages are kept', async () => {
  for (let n = 0; n <= 40; n++) {
    network = async () => page(`page ${n}`)
    await request(`/service/${n}`)
  }
  const kept = titles('pages-1')
  expect(kept).toHaveLength(40)
  expect(kept).not.toContain(encodeURIComponent('page 0'))
})

test('accounts, payments, administration and answers of the API are left to the network', async () => {
  for (const path of ['/profile', '/subscription', '/payment/premium', '/admin', '/user/listings', '/auth'])
    expect([path, await request(path)]).toEqual([path, null])
  expect(await request('/api/rpc/discovery/search', { mode: 'cors' })).toBeNull()
})

test.each(['/', '/zh-hant', '/zh-hans'])('the home page %s is kept', async (path) => {
  await request(path)
  network = offline
  expect(await request(path)).toContain('anybody’s')
})

test.each([404, 410])('a listing that was taken down (%i) is not kept any longer', async (status) => {
  await request('/service/taps')
  network = async () => page('gone', { status })
  expect(await request('/service/taps')).toContain('gone')
  network = offline
  expect(await request('/service/taps')).toContain('You are offline')
})

const favorites = () => page('my favourites', { isMember: true })

test.each([
  ['a sign-out', () => call('accounts/signOut')],
  ['the sign-in of somebody else', () => call('accounts/signIn')],
  ['the deletion of the account', () => call('accounts/deleteAccount')],
  ['a page that came for everybody', () => request('/about')],
])('a member’s pages are deleted by %s', async (_, end) => {
  network = async () => favorites()
  await request('/favorites')
  expect(titles('member-1')).toEqual(['my%20favourites'])
  network = async () => page('anybody’s')
  await end()
  expect(titles('member-1')).toEqual([])
  network = offline
  expect(await request('/favorites')).not.toContain('my favourites')
})

test('a member’s pages are deleted when the favourites lead to the sign-in, and stay when a call failed', async () => {
  network = async () => favorites()
  await request('/favorites')
  network = async () => new Response('', { status: 500 })
  await call('accounts/signOut')
  expect(titles('member-1')).toHaveLength(1)
  network = async () => {
    const redirect = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
    return Object.assign(redirect, { clone: () => redirect })
  }
  await request('/favorites')
  expect(titles('member-1')).toEqual([])
})

test('a changed favourite is saved again, for reading without a network', async () => {
  network = async () => favorites()
  await request('/favorites')
  network = async (path) => (path === '/favorites' ? page('one more', { isMember: true }) : new Response('{}'))
  await call('favorites/add')
  network = offline
  expect(await request('/favorites')).toContain('one more')
})
