import { describe, expect, it } from 'vitest'
import { createPageCache, type CachedPage } from './page-cache.ts'

const page = (html: string, status = 200): CachedPage => ({ status, html, nonce: 'n' })

function trusted(now = () => 0) {
  const cache = createPageCache(now)
  cache.trust(true)
  return cache
}

describe('the page cache', () => {
  it('renders a page once however many ask at the same time', async () => {
    const cache = trusted()
    let renders = 0
    const make = async () => {
      renders++
      await new Promise((done) => setTimeout(done, 5))
      return page('one')
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', make)))
    expect(renders).toBe(1)
    expect(new Set(answers).size).toBe(1)
  })

  it('keeps a page for a minute and no longer', async () => {
    let time = 0
    const cache = trusted(() => time)
    await cache.get('/', async () => page('old'))
    time = 59_999
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ html: 'old' })
    time = 60_001
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ html: 'new' })
  })

  it('forgets everything at a change', async () => {
    const cache = trusted()
    await cache.get('/', async () => page('old'))
    cache.clear()
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ html: 'new' })
  })

  it('does not keep a page that was begun before a change and finished after it', async () => {
    const cache = trusted()
    let finish = () => {}
    const begun = cache.get('/', () => new Promise((done) => (finish = () => done(page('old')))))
    cache.clear()
    finish()
    await begun
    expect(await cache.get('/', async () => page('new'))).toMatchObject({ html: 'new' })
  })

  it('keeps nothing while changes are not heard', async () => {
    const cache = createPageCache()
    await cache.get('/', async () => page('first'))
    expect(await cache.get('/', async () => page('second'))).toMatchObject({ html: 'second' })
    cache.trust(true)
    await cache.get('/', async () => page('third'))
    cache.trust(false)
    expect(await cache.get('/', async () => page('fourth'))).toMatchObject({ html: 'fourth' })
  })

  it('keeps only pages that were found', async () => {
    const cache = trusted()
    await cache.get('/nope', async () => page('gone', 404))
    expect(await cache.get('/nope', async () => page('here'))).toMatchObject({ html: 'here' })
  })

  it('lets an error pass and tries again at the next request', async () => {
    const cache = trusted()
    await expect(cache.get('/', () => Promise.reject(new Error('database away')))).rejects.toThrow('database away')
    expect(await cache.get('/', async () => page('back'))).toMatchObject({ html: 'back' })
  })

  it('holds a bounded number of pages, the oldest leaving first', async () => {
    const cache = trusted()
    for (let n = 0; n < 2_001; n++) await cache.get(`/?n=${n}`, async () => page(String(n)))
    expect(await cache.get('/?n=0', async () => page('again'))).toMatchObject({ html: 'again' })
    expect(await cache.get('/?n=2000', async () => page('again'))).toMatchObject({ html: '2000' })
  })
})
