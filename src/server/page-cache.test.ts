import { beforeEach, describe, expect, it } from 'vitest'
import { recordChange, recordStatement, trustNotifications } from '#platform/server/dependencies.ts'
import { createPageCache } from './page-cache.ts'
import type { Page } from './page.ts'

const megabyte = 1024 * 1024

/** A page whose ETag is the given text. */
function page(etag: string, status = 200, bytes = Buffer.alloc(10)): Page {
  return {
    status,
    headers: { etag },
    bodies: new Map([['br', { bytes, headers: {} }]]),
    uses: 0,
    isCompressed: false,
  }
}

beforeEach(() => trustNotifications(true))

describe('the page cache', () => {
  it('renders a page once for concurrent requests', async () => {
    const cache = createPageCache(megabyte)
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
    let time = 1
    const cache = createPageCache(megabyte, { now: () => time })
    await cache.get('/', async () => page('old'))
    time += 59_999
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ headers: { etag: 'old' } })
    time += 2
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ headers: { etag: 'new' } })
  })

  it('makes a page again once a table has changed that it was read from', async () => {
    const cache = createPageCache(megabyte)
    const make = (etag: string) => async () => {
      recordStatement('select from listings')
      return page(etag)
    }
    await cache.get('/', make('old'))
    expect(cache.find('/')).toMatchObject({ headers: { etag: 'old' } })
    recordChange('listings')
    expect(cache.find('/')).toBeUndefined()
    expect(await cache.get('/', make('new'))).toMatchObject({ headers: { etag: 'new' } })
  })

  it('does not cache a page that was being made during a change', async () => {
    const cache = createPageCache(megabyte)
    const { promise, resolve } = Promise.withResolvers<void>()
    const reading = Promise.withResolvers<void>()
    const making = cache.get('/', async () => {
      recordStatement('select from listings')
      reading.resolve()
      await promise
      return page('old')
    })
    await reading.promise
    recordChange('listings')
    resolve()
    await making
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ headers: { etag: 'new' } })
  })

  it('caches nothing while changes are not notified', async () => {
    trustNotifications(false)
    const cache = createPageCache(megabyte)
    await cache.get('/', async () => page('first'))
    expect(await cache.get('/', async () => page('second'))).toMatchObject({ headers: { etag: 'second' } })
  })

  it('caches only status 200', async () => {
    const cache = createPageCache(megabyte)
    await cache.get('/nope', async () => page('gone', 404))
    expect(await cache.get('/nope', async () => page('here'))).toMatchObject({ headers: { etag: 'here' } })
  })

  it('rethrows a rendering error and renders again at the next request', async () => {
    const cache = createPageCache(megabyte)
    await expect(cache.get('/', () => Promise.reject(new Error('database down')))).rejects.toThrow('database down')
    expect(await cache.get('/', async () => page('back'))).toMatchObject({ headers: { etag: 'back' } })
  })

  it('renders a refusal for each visitor', async () => {
    const cache = createPageCache(megabyte)
    const makers = [async () => new Response(null, { status: 429 }), async () => page('second')]
    const answers = await Promise.all(makers.map((make) => cache.get('/', make)))
    expect(answers).toMatchObject([{ status: 429 }, { status: 200 }])
  })

  it('keeps as many pages as fit, and drops those that were not used for longest', async () => {
    const cache = createPageCache(megabyte)
    const add = (name: string) => cache.get(name, async () => page(name, 200, Buffer.alloc(megabyte / 4)))
    await add('/a')
    await add('/b')
    await add('/c')
    cache.find('/a')
    await add('/d')
    expect(['/a', '/b', '/c', '/d'].map((key) => Boolean(cache.find(key)))).toEqual([true, false, true, true])
  })

  it('counts a body that is added to a page', async () => {
    const cache = createPageCache(megabyte)
    await cache.get('/a', async () => page('a', 200, Buffer.alloc(20_000)))
    const second = page('b')
    await cache.get('/b', async () => second)
    second.bodies.set('gzip', { bytes: Buffer.alloc(megabyte - 10_000), headers: {} })
    cache.resize('/b', second)
    expect(['/a', '/b'].map((key) => Boolean(cache.find(key)))).toEqual([false, true])
  })
})
