import { describe, expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'
import type { Page } from './page.ts'

const megabyte = 1024 * 1024

/** A page whose ETag is the given text. */
function page(etag: string, status = 200, bytes = Buffer.alloc(10)): Page {
  return {
    status,
    headers: { etag },
    bodies: new Map([['br', { bytes, headers: {} }]]),
    listingIds: null,
    uses: 0,
    isCompressed: false,
  }
}

function enabledCache(now = () => 0) {
  const cache = createPageCache(megabyte, now)
  cache.setEnabled(true)
  return cache
}

describe('the page cache', () => {
  it('renders a page once for concurrent requests', async () => {
    const cache = enabledCache()
    let renders = 0
    const render = async () => {
      renders++
      await new Promise((done) => setTimeout(done, 5))
      return page('one')
    }
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', render)))
    expect(renders).toBe(1)
    expect(new Set(pages).size).toBe(1)
  })

  it('caches a page for one minute', async () => {
    let time = 0
    const cache = enabledCache(() => time)
    await cache.get('/', async () => page('old'))
    time = 59_999
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ headers: { etag: 'old' } })
    time = 60_001
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ headers: { etag: 'new' } })
  })

  it('drops all pages when cleared', async () => {
    const cache = enabledCache()
    await cache.get('/', async () => page('old'))
    cache.clear()
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ headers: { etag: 'new' } })
  })

  it('does not cache a page whose rendering started before the cache was cleared', async () => {
    const cache = enabledCache()
    let finish = () => {}
    const started = cache.get('/', () => new Promise((done) => (finish = () => done(page('old')))))
    cache.clear()
    finish()
    await started
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ headers: { etag: 'new' } })
  })

  it('drops the pages that show a changed listing, and lists, and keeps other listings', async () => {
    const cache = enabledCache()
    for (const id of ['a', 'b']) await cache.get(id, async () => ({ ...page(id), listingIds: new Set([id]) }))
    await cache.get('/explore', async () => page('list'))
    cache.drop(['a', 'c'])
    expect(['a', 'b', '/explore'].map((key) => Boolean(cache.find(key)))).toEqual([false, true, false])
    cache.drop(null)
    expect(cache.find('b')).toBeUndefined()
  })

  it('caches nothing while disabled', async () => {
    const cache = createPageCache(megabyte)
    await cache.get('/', async () => page('first'))
    expect(await cache.get('/', async () => page('second'))).toMatchObject({ headers: { etag: 'second' } })
    cache.setEnabled(true)
    await cache.get('/', async () => page('third'))
    cache.setEnabled(false)
    expect(await cache.get('/', async () => page('fourth'))).toMatchObject({ headers: { etag: 'fourth' } })
  })

  it('caches only status 200', async () => {
    const cache = enabledCache()
    await cache.get('/nope', async () => page('gone', 404))
    expect(await cache.get('/nope', async () => page('here'))).toMatchObject({ headers: { etag: 'here' } })
  })

  it('rethrows a rendering error and renders again at the next request', async () => {
    const cache = enabledCache()
    await expect(cache.get('/', () => Promise.reject(new Error('database down')))).rejects.toThrow('database down')
    expect(await cache.get('/', async () => page('back'))).toMatchObject({ headers: { etag: 'back' } })
  })

  it('renders a refusal for each visitor', async () => {
    const cache = enabledCache()
    const makers = [async () => new Response(null, { status: 429 }), async () => page('second')]
    const answers = await Promise.all(makers.map((make) => cache.get('/', make)))
    expect(answers).toMatchObject([{ status: 429 }, { status: 200 }])
  })

  it('keeps as many pages as fit, and drops those that were not used for longest', async () => {
    const cache = enabledCache()
    const add = (name: string) => cache.get(name, async () => page(name, 200, Buffer.alloc(megabyte / 4)))
    await add('/a')
    await add('/b')
    await add('/c')
    cache.find('/a')
    await add('/d')
    expect(['/a', '/b', '/c', '/d'].map((key) => Boolean(cache.find(key)))).toEqual([true, false, true, true])
  })

  it('counts a body that is added to a page', async () => {
    const cache = enabledCache()
    await cache.get('/a', async () => page('a', 200, Buffer.alloc(20_000)))
    const second = page('b')
    await cache.get('/b', async () => second)
    second.bodies.set('gzip', { bytes: Buffer.alloc(megabyte - 10_000), headers: {} })
    cache.resize('/b', second)
    expect(['/a', '/b'].map((key) => Boolean(cache.find(key)))).toEqual([false, true])
  })
})
