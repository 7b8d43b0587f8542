import { describe, expect, it } from 'vitest'
import { createPageCache, type CachedPage } from './page-cache.ts'

const page = (html: string, status = 200): CachedPage => ({ status, html, nonce: 'n' })

function enabledCache(now = () => 0) {
  const cache = createPageCache(now)
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
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ html: 'old' })
    time = 60_001
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ html: 'new' })
  })

  it('drops all pages when cleared', async () => {
    const cache = enabledCache()
    await cache.get('/', async () => page('old'))
    cache.clear()
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ html: 'new' })
  })

  it('does not cache a page whose rendering started before the cache was cleared', async () => {
    const cache = enabledCache()
    let finish = () => {}
    const started = cache.get('/', () => new Promise((done) => (finish = () => done(page('old')))))
    cache.clear()
    finish()
    await started
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ html: 'new' })
  })

  it('caches nothing while disabled', async () => {
    const cache = createPageCache()
    await cache.get('/', async () => page('first'))
    expect(await cache.get('/', async () => page('second'))).toMatchObject({ html: 'second' })
    cache.setEnabled(true)
    await cache.get('/', async () => page('third'))
    cache.setEnabled(false)
    expect(await cache.get('/', async () => page('fourth'))).toMatchObject({ html: 'fourth' })
  })

  it('caches only status 200', async () => {
    const cache = enabledCache()
    await cache.get('/nope', async () => page('gone', 404))
    expect(await cache.get('/nope', async () => page('here'))).toMatchObject({ html: 'here' })
  })

  it('rethrows a rendering error and renders again at the next request', async () => {
    const cache = enabledCache()
    await expect(cache.get('/', () => Promise.reject(new Error('database down')))).rejects.toThrow('database down')
    expect(await cache.get('/', async () => page('back'))).toMatchObject({ html: 'back' })
  })

  it('is bounded and evicts the oldest pages first', async () => {
    const cache = enabledCache()
    for (let n = 0; n < 2_001; n++) await cache.get(`/?n=${n}`, async () => page(String(n)))
    expect(await cache.get('/?n=0', async () => page('again'))).toMatchObject({ html: 'again' })
    expect(await cache.get('/?n=2000', async () => page('again'))).toMatchObject({ html: '2000' })
  })
})
