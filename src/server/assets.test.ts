import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { assets } from './assets.ts'

const root = mkdtempSync(join(tmpdir(), 'assets-'))
writeFileSync(`${root}.js`, 'outside')
for (const [name, text] of Object.entries({
  'a-1.js': 'script',
  'a-1.js.br': 'brotli',
  'a-1.js.gz': 'gzip',
  'f.woff2': 'font',
  'gone-1.js': 'old',
}))
  writeFileSync(join(root, name), text)
const app = new Hono().use('/assets/*', assets(root))
afterAll(() => {
  rmSync(root, { recursive: true })
  rmSync(`${root}.js`)
})

const get = async (name: string, accept?: string, method = 'GET') => {
  const answer = await app.request(`/assets/${name}`, { method, headers: accept ? { 'accept-encoding': accept } : {} })
  const { status, headers } = answer
  return { status, text: await answer.text(), headers }
}

test.each([
  ['a-1.js', undefined, 'script', null],
  ['a-1.js', 'gzip, br', 'brotli', 'br'],
  ['a-1.js', 'zstd, gzip', 'gzip', 'gzip'],
  ['a-1.js', 'zstd', 'script', null],
  ['f.woff2', 'br', 'font', null],
])('%s for a browser that accepts %s is %s', async (name, accept, text, encoding) => {
  for (const answer of [await get(name, accept), await get(name, accept)]) {
    expect(answer).toMatchObject({ status: 200, text })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-length')).toBe(String(text.length))
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toMatch(name.endsWith('js') ? /^text\/javascript/ : /^font\/woff2$/)
  }
})

test('HEAD has the length without the bytes', async () => {
  const { status, text, headers } = await get('a-1.js', 'br', 'HEAD')
  expect([status, text, headers.get('content-length')]).toEqual([200, '', '6'])
})

test.each(['none.js', '', '..%2f..%2fetc%2fpasswd', `..%2f${root.split('/').at(-1)}.js`])(
  'nothing else is answered: %s',
  async (name) => expect((await get(name)).status).toBe(404),
)

test('a file that has gone is not found', async () => {
  rmSync(join(root, 'gone-1.js'))
  expect((await get('gone-1.js')).status).toBe(404)
})
