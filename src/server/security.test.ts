import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders } from './security.ts'

const app = new Hono().use(securityHeaders('https://kaifong.example'))
app.get('/json', (c) => c.json({}))
app.get('/text', (c) => c.text('ok'))
app.get('/picture', (c) => c.body(new Uint8Array(1), 200, { 'content-type': 'image/webp' }))
app.get('/script', (c) => c.body('', 200, { 'content-type': 'text/javascript; charset=utf-8' }))
app.get('/page', (c) => c.html('', 200, { 'content-security-policy': "default-src 'self'" }))
const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy')

test.each(['/json', '/text', '/picture', '/nowhere'])(
  '%s is answered with a policy that allows nothing to run',
  async (path) => {
    expect(await policyOf(path)).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
  },
)

test('only badges may be shown on other websites', async () => {
  const policy = async (path: string) => (await app.request(path)).headers.get('cross-origin-resource-policy')
  expect(await policy('/badge/en/light/taps.svg')).toBe('cross-origin')
  for (const path of ['/picture', '/poster/badge/', '/og/service/en/taps.png'])
    expect(await policy(path)).toBe('same-origin')
})

test('a page has its own policy, a script none', async () => {
  expect([await policyOf('/page'), await policyOf('/script')]).toEqual(["default-src 'self'", null])
})
