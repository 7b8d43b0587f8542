import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runScript } from '../../scripts/run.ts'
import { serve, type RunningSite } from '../../scripts/serve.ts'

let dataDir: string
let site: RunningSite
let addresses = 0

beforeAll(async () => {
  await runScript('scripts/prepare.mjs', ['--build'])
  dataDir = mkdtempSync('/tmp/kaifong-hostile-')
  chmodSync(dataDir, 0o711)
  const settings = { LIMITS: '1', TRUSTED_PROXIES: '127.0.0.0/8' }
  site = await serve(dataDir, settings)
}, 180_000)
afterAll(async () => {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
}, 30_000)

const newAddress = () => `2001:db8:0:${(++addresses).toString(16)}::1`

type Answer = { status: number; headers: Map<string, string> }

/** Sends a request byte by byte as given, which `fetch` would tidy up, each from another network. */
function send(path: string, { method = 'GET', header = '', body = '' } = {}): Promise<Answer> {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${newAddress()}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...(header ? [header] : []),
  ]
  return new Promise((done, fail) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () =>
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`),
    )
    let text = ''
    socket.on('data', (part) => (text += part.toString('latin1')))
    socket.on('error', fail).on('close', () => {
      const [status = '', ...headers] = (text.split('\r\n\r\n')[0] ?? '').split('\r\n')
      done({
        // No answer at all is as bad.
        status: Number(status.split(' ')[1] ?? 500),
        headers: new Map(
          headers.map((line) => [line.split(':')[0]!.toLowerCase(), line.replace(/^[^:]*:\s*/, '')] as const),
        ),
      })
    })
  })
}

const isOurs = (location: string) => new URL(location, site.url).origin === site.url && !/^[/\\][/\\\t]/.test(location)

const foreign = ['//evil.com', '\\\\evil.com', '/\\evil.com', '/%5Cevil.com', '/%2F%2Fevil.com', '/%09/evil.com']
const prefixes = ['', '/x/..', '/.', '/%2e%2e', '/zh-hant', '/ZH-HANT', '/zh-hans/..', '/explore', '/category', '/list']

test('no answer points to another site, whatever the address looks like @deep', async () => {
  const paths = prefixes.flatMap((prefix) => foreign.flatMap((path) => [`${prefix}${path}`, `${prefix}${path}/`]))
  paths.push('http://evil.com/', 'http://evil.com//', ...foreign.map((path) => `/auth?next=${path}`))
  const locations: string[] = []
  for (const path of paths) {
    const { status, headers } = await send(path)
    expect([path, status]).not.toEqual([path, 500])
    locations.push(...[headers.get('location')].filter((location) => location !== undefined))
  }
  for (const next of [...foreign, 'https://evil.com', 'http:evil.com', '/a/..//evil.com', 'javascript:alert(1)']) {
    const body = new URLSearchParams({ language: 'zh-Hant', next }).toString()
    const header = 'Content-Type: application/x-www-form-urlencoded'
    const { headers } = await send('/language', { method: 'POST', header, body })
    locations.push(headers.get('location') ?? '')
  }
  expect(locations.length).toBeGreaterThan(15)
  expect(locations.filter((location) => !isOurs(location))).toEqual([])
}, 120_000)

const paths = [
  ...'/ /service/ /category/ /area/ /list/ /r/ /media/photos/ /assets/ /api/v1/listings/ /api/rpc/ /badge/ /feed.xml?x='
    .split(' ')
    .map((path) => `${path}%00`),
  '/api/rpc/discovery/search?data=%00',
  '/api/rpc/discovery/search?data={bad',
  '/api/v1/search?cursor=%00&sort=__proto__',
  `/api/v1/search?q${'[a]'.repeat(15_000)}=1`,
  '/category/__proto__',
  '/assets/..%2f..%2fpackage.json',
  '/media/%2e%2e/%2e%2e/etc/passwd',
  '/auth?mode=reset&token=%00',
  '/api/auth/callback/google?code=%00&state=%00',
]
const headerLines = [
  'Cookie: kaifong.session_token=%00',
  'Cookie: kaifong.session_token=a.b; language=%00',
  `Cookie: kaifong.browser=%00.%00; kaifong.session_token=${'x'.repeat(5_000)}`,
  'Accept-Language: \x01',
  `Accept-Language: ${'a,'.repeat(20_000)}`,
  `If-None-Match: ${'"a",'.repeat(20_000)}`,
  'X-Forwarded-Host: evil.com',
  'Authorization: Bearer \u00ff',
]
const bodies = ['{', '', 'null', '{"json":"\\u0000"}', '{"json":{},"meta":[["bigint",["__proto__"]]]}']

test('NUL and nonsense in path, query, cookie, header and body are never a server error @deep', async () => {
  const requests: Parameters<typeof send>[] = paths.map((path) => [path])
  for (const header of headerLines)
    for (const path of ['/', '/explore?q=tap', '/profile', '/api/v1/search?q=tap']) requests.push([path, { header }])
  const header = 'Content-Type: application/json'
  for (const procedure of ['accounts/signIn', 'accounts/signUp', 'searches/saveAsVisitor', 'shortlist/compare'])
    for (const body of bodies) requests.push([`/api/rpc/${procedure}`, { method: 'POST', header, body }])
  const broken: typeof requests = []
  for (const request of requests) if ((await send(...request)).status === 500) broken.push(request)
  expect(broken).toEqual([])
}, 120_000)

test('a body that is broken off is no incident @deep', async () => {
  const before = site.log.length
  const head =
    'HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n1\r\n{\r\n'
  for (const path of ['/api/uploads/listing-photo', '/api/rpc/accounts/signIn', '/language']) {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    socket.write(`POST ${path} ${head}`)
    await sleep(300)
    socket.destroy()
  }
  // An incident would be logged at once.
  await sleep(1_000)
  expect(site.log.slice(before)).toEqual([])
}, 60_000)

test('every kind of answer has its id and a policy of its own @deep', async () => {
  const kinds =
    '/ /explore?q=pipes /nope /api/v1/search /api/nope /api/docs /media/nope /healthz /robots.txt /sitemap.xml /manifest.webmanifest'
  for (const path of kinds.split(' ')) {
    const { headers } = await send(path)
    for (const name of ['x-request-id', 'content-security-policy', 'x-content-type-options'])
      expect([path, name, headers.has(name)]).toEqual([path, name, true])
  }
})

/** Sends requests of one network, each beside one of another network for the same page, until one is refused. */
async function untilRefused(headers: Record<string, string>, path: (n: number) => string) {
  const others: number[] = []
  for (let n = 0; n < 4_000; n += 16) {
    const answers = await Promise.all(
      Array.from({ length: 16 }, async (_, i) => {
        const own = await fetch(site.url + path(n + i), { headers })
        if (own.status === 429) {
          const other = await fetch(site.url + path(n + i), { headers: { 'x-forwarded-for': newAddress() } })
          others.push(other.status)
          await other.arrayBuffer()
        }
        await own.arrayBuffer()
        return own
      }),
    )
    const refused = answers.find(({ status }) => status === 429)
    if (refused) return { headers: refused.headers, others }
  }
  throw new Error('nothing was refused')
}

test('who makes the site render without end is refused, also with a made-up session, and nobody else @deep', async () => {
  const attacker = { 'x-forwarded-for': newAddress(), cookie: 'kaifong.session_token=made.up' }
  const searcher = { 'x-forwarded-for': newAddress() }
  for (const { headers, others } of [
    await untilRefused(attacker, (n) => `/about?n=${n}`),
    await untilRefused(searcher, (n) => `/explore?q=pipes${n}`),
  ]) {
    expect(others.length).toBeGreaterThan(0)
    expect(others).not.toContain(429)
    expect(headers.get('retry-after')).toMatch(/^\d+$/)
    expect(headers.get('cache-control')).toBe('private, no-store')
  }
}, 240_000)
