import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingOf } from './encodings.ts'
import {
  addBody,
  answerOnce,
  answerPage,
  compressFully,
  hashScripts,
  makePage,
  sharedCacheControl,
  type PageOptions,
} from './page.ts'

const options: PageOptions = {
  locale: 'en',
  path: '/explore',
  baseUrl: 'https://kaifong.example',
  foreignHosts: [],
  cacheControl: 'no-cache',
}
const text = 'Plumbers in Sham Shui Po. '.repeat(200)
const rendered = { status: 200, html: `<p>${text}</p><script nonce="abc">go()</script>`, nonce: 'abc' }
const plain = `<p>${text}</p><script>go()</script>`

test('the policy names the hash of each script of our own, and of no other', () => {
  const html = [
    '<script nonce="abc">const one = 1 < 2</script>',
    '<script type="module" nonce="abc" src="/a.js"></script>',
    '<link rel="stylesheet" nonce="abc" href="/a.css"/>',
    '<script type="application/ld+json" nonce="abc">{"a":1}</script>',
    '<script>alert("injected")</script>',
  ].join('')
  const { html: clean, hashes } = hashScripts(`<body>${html}`, 'abc')
  expect(hashes).toEqual([`'sha256-${createHash('sha256').update('const one = 1 < 2').digest('base64')}'`])
  expect(clean).not.toContain('nonce')
  expect(clean).toContain('<script>const one = 1 < 2</script>')
})

test('a page is UTF-8, with a replacement character where a text was cut within a pair of surrogates', async () => {
  const html = '<p>街坊 \u{1F6BF} \uD83D</p><p>\uDEBF é</p>'
  const { body } = await answerOnce({ ...rendered, html }, options, undefined)
  expect(body!.toString()).toBe('<p>街坊 \u{1F6BF} \uFFFD</p><p>\uFFFD é</p>')
  const english = await answerOnce(rendered, options, undefined)
  expect(english.body!.toString()).toBe(plain)
})

test('a page is answered in the encoding that the browser accepts, with its length', async () => {
  const page = await makePage(rendered, options)
  const answer = answerPage(page, 'GET', 'gzip, deflate, br, zstd')!
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(answer.body!.length),
    'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
  })
  expect(brotliDecompressSync(answer.body!).toString()).toBe(plain)

  expect(answerPage(page, 'GET', 'gzip')).toBeUndefined()
  const gzip = answerPage(await addBody(page, 'gzip'), 'GET', 'gzip')!
  expect(gunzipSync(gzip.body!).toString()).toBe(plain)
  expect(gzip.headers.etag).toBe(answer.headers.etag)

  const identity = answerPage(await addBody(page, undefined), 'GET')!
  expect(identity.body!.toString()).toBe(plain)
  expect(identity.headers['content-encoding']).toBeUndefined()
  expect(page.bodies.has('identity')).toBe(false)
})

test('the page of unknown paths is cached uncompressed too', async () => {
  const page = await makePage({ ...rendered, status: 404 }, options)
  await addBody(page, undefined)
  expect(answerPage(page, 'GET')!.body!.toString()).toBe(plain)
})

test('full compression leaves the same page in fewer bytes', async () => {
  const page = await makePage(rendered, options)
  const before = page.bodies.get('br')!.bytes
  await compressFully(page)
  const { body, headers } = answerPage(page, 'GET', 'br')!
  expect(body!.length).toBeLessThan(before.length)
  expect(headers['content-length']).toBe(String(body!.length))
  expect(brotliDecompressSync(body!).toString()).toBe(plain)
})

test('a matching If-None-Match is answered without a body, HEAD with the headers alone', async () => {
  const page = await makePage(rendered, options)
  const etag = page.headers.etag!
  for (const header of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    expect(answerPage(page, 'GET', 'br', header)).toMatchObject({ status: 304, body: null })
  }
  expect(answerPage(page, 'GET', 'br', 'W/"other"')).toMatchObject({ status: 200 })
  expect(answerPage(page, 'HEAD', 'br')).toMatchObject({
    status: 200,
    body: null,
    headers: answerPage(page, 'GET', 'br')!.headers,
  })
})

test("a member's page is compressed for that answer and has no ETag", async () => {
  const { headers, body } = await answerOnce(rendered, { ...options, cacheControl: 'private, no-store' }, 'gzip')
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'private, no-store' })
  expect(headers.etag).toBeUndefined()
  expect(gunzipSync(body!).toString()).toBe(plain)
})

test.for([
  ['gzip, deflate, br, zstd', 'br', 'zstd'],
  ['gzip;q=1.0, br;q=0', 'gzip', 'gzip'],
  ['br;q=0.5,gzip', 'br', 'br'],
  ['deflate', 'identity', 'identity'],
  ['', 'identity', 'identity'],
])('Accept-Encoding %s gives %s for cached bodies and %s for others', ([accept, cached, once]) => {
  expect(encodingOf(accept, 'cached')).toBe(cached)
  expect(encodingOf(accept, 'once')).toBe(once)
})

test('a CDN keeps pages for as long as it is set, and by default never', () => {
  expect(sharedCacheControl(0)).toBe('no-cache')
  expect(sharedCacheControl(30)).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30')
})
