import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readEnv } from '#platform/server/env.ts'
import { openTestDatabase, useDatabase } from '#tests/support/database.ts'
import { makeServices, signedInMember } from '#tests/support/http.ts'
import pageRoutes from '#web/routes.ts'
import { apiRoutes } from './api.ts'
import { createApp } from './app.ts'
import type { Site } from './entry.ts'
import { router } from './router.ts'
import { mountRoutes } from './routes.ts'

/**
 * Every route, page and procedure is sent what strangers may send. Measured is how long the event loop is active for one
 * request, so that waiting for the database does not count, and no more than the CPU time of its thread, which other
 * processes of a busy machine interrupt. A request fails that is slow each time it is repeated.
 */
const maxActiveMs = 50
const repetitions = 6

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string }
type App = Pick<Site, 'fetch' | 'sendEarly'>

const origin = 'https://kaifong.example'
const incoming = { socket: { remoteAddress: '192.0.2.1', remotePort: 1, remoteFamily: 'IPv4' } }
const response = { writeHead: () => response, end: () => response } as unknown as ServerResponse

async function answer(app: App, { method = 'GET', path, headers = {}, body }: Sent): Promise<void> {
  const early = { method, url: path, headers, socket: incoming.socket } as unknown as IncomingMessage
  if (app.sendEarly(early, response)) return
  const answered = await app.fetch(new Request(origin + path, { method, headers, body }), { incoming })
  await answered.arrayBuffer()
}

async function activeMs(app: App, sent: Sent): Promise<number> {
  const [before, cpu] = [performance.eventLoopUtilization(), process.threadCpuUsage()]
  await answer(app, sent)
  const { user, system } = process.threadCpuUsage(cpu)
  return Math.min(performance.eventLoopUtilization(before).active, (user + system) / 1_000)
}

/** The requests that hold the event loop too long, with the shortest time that any repetition took. */
async function slowOf(app: App, requests: Iterable<Sent>): Promise<string[]> {
  const slow: string[] = []
  for (const sent of requests) {
    let fastest = Infinity
    for (let times = 0; times < repetitions && fastest > maxActiveMs; times++)
      fastest = Math.min(fastest, await activeMs(app, sent))
    const headers = Object.entries(sent.headers ?? {}).map(([name, value]) => `${name}: ${value.slice(0, 30)}`)
    if (fastest > maxActiveMs)
      slow.push(
        `${Math.round(fastest)} ms: ${sent.method ?? 'GET'} ${sent.path.slice(0, 80)} ${headers.join(', ')} ${sent.body?.slice(0, 120) ?? ''}`,
      )
  }
  return slow
}

/** Texts that naive parsers read again and again, or that grow when they are normalised. */
const seeds = [
  ' ',
  '/',
  '\u200b',
  ',',
  'a',
  '1',
  '-',
  '(',
  '[',
  '<',
  '%',
  '"',
  '\n',
  '\u3000',
  '水',
  '\u0301',
  '\ufdfa',
  '😀',
  'a@',
  '1,',
  'a-',
  '=;',
  '1 ',
  '\\',
  '七',
]
const filled = (seed: string, length: number) => `${seed.repeat(Math.max(1, Math.floor((length - 1) / seed.length)))}!`

/** Values for a schema of JSON: valid where a choice is given, and texts of one seed, as long as allowed or far longer. */
function sample(schema: z.core.JSONSchema.BaseSchema, seed: string, length: number, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [option] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (option) return sample(option, seed, length, depth)
  if (schema.type === 'object' || schema.properties) {
    const properties = Object.entries(schema.properties ?? {})
    return Object.fromEntries(
      properties.map(([name, one]) => [name, sample(one as z.core.JSONSchema.BaseSchema, seed, length, depth + 1)]),
    )
  }
  if (schema.type === 'array') {
    const item = schema.items as z.core.JSONSchema.BaseSchema | undefined
    return item && depth < 6 ? [sample(item, seed, length, depth + 1)] : []
  }
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1
  if (schema.format === 'uuid') return '00000000-0000-7000-8000-000000000000'
  return filled(seed, Math.min(length, schema.maxLength ?? length))
}

const maxBody = 95_000
/** Shapes that any route may be sent as JSON. */
const shapes = [
  `{"json":{${Array.from({ length: 9_000 }, (_, n) => `"k${n}":1`).join()}}}`,
  `{"json":${'['.repeat(40_000)}${']'.repeat(40_000)}}`,
  `{"json":${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}}`,
  `{"json":[${'1,'.repeat(45_000)}1]}`,
  `{"json":{},"meta":[${'[1,"a","b"],'.repeat(7_000)}[1]]}`,
  `"${'\\u200b'.repeat(15_000)}"`,
  ' '.repeat(maxBody),
  '{'.repeat(maxBody),
]

function* procedureRequests(cookie: string): Iterable<Sent> {
  const headers = { cookie, 'content-type': 'application/json' }
  const procedures = Object.entries(router).flatMap(([feature, all]) =>
    Object.entries<object>(all).map(([verb, procedure]) => ({ path: `/api/rpc/${feature}/${verb}`, procedure })),
  )
  for (const [at, { path, procedure }] of procedures.entries()) {
    // Each would end the session of the calls after it.
    if (/\/(?:signOut|signOutEverywhere|endOtherSessions)$/.test(path)) continue
    const { inputSchema } = (procedure as { '~orpc': { inputSchema?: z.ZodType } })['~orpc']
    const schema = inputSchema ? z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }) : {}
    const texts = JSON.stringify(sample(schema, 'a', 1)).split('!').length
    // Every seed meets every procedure in turn; all of them would take minutes.
    for (const seed of seeds.filter((_, n) => (n + at) % 5 === 0)) {
      for (const length of [Infinity, 90_000]) {
        const allowed = length === Infinity ? schema : withoutLimits(schema)
        const size = Math.floor(Math.min(length, 60_000) / Buffer.byteLength(seed) / texts)
        const body = JSON.stringify({ json: sample(allowed, seed, size) })
        if (body.length <= maxBody) yield { method: 'POST', path, headers, body }
      }
    }
    yield { method: 'POST', path, headers, body: shapes[at % shapes.length]! }
  }
}

const withoutLimits = (schema: object) =>
  JSON.parse(
    JSON.stringify(schema, (name, value: unknown) => (name === 'maxLength' ? undefined : value)),
  ) as z.core.JSONSchema.BaseSchema

const atMost = (max: number, seed: string) =>
  encodeURIComponent(seed.toWellFormed())
    .repeat(2_000)
    .slice(0, max)
    .replace(/%.{0,1}$/, '')

/** Long paths and queries of one address. */
function* addressRequests(path: string, cookie: string): Iterable<Sent> {
  const base = path.replace(/:[^/]+|\*/g, 'x')
  const headers = { cookie }
  for (const seed of ['/', ' ', '\u200b', '水', '%', '-', '\\', '.'])
    yield {
      path: `${base}/${seed === '/' ? '/'.repeat(1_900 - base.length) : atMost(1_900 - base.length, seed)}x`,
      headers,
    }
  yield { path: `${base}${'/'.repeat(60_000)}x`, headers }
  for (const seed of [' ', '水', '1,', '\ufdfa', '-']) yield { path: `${base}?q=${atMost(90_000, seed)}x`, headers }
  for (const name of ['cursor', 'sort', 'area', 'next', 'token', 'state', 'data', 'ids'])
    yield { path: `${base}?${name}=${atMost(16_000, name.length % 2 ? ' ' : '/')}x`, headers }
  yield { path: `${base}?${Array.from({ length: 50 }, (_, n) => `a${n}=${'/'.repeat(250)}`).join('&')}`, headers }
  yield { path: `${base}?${'a&'.repeat(60_000)}`, headers }
  yield { path: `${base}?q${'[a]'.repeat(5_000)}=1`, headers }
}

const longHeaders: Record<string, string>[] = [
  ...['accept', 'accept-encoding', 'accept-language', 'if-none-match'].flatMap((name) => [
    { [name]: `a${' '.repeat(1_000)}b` },
    { [name]: `a${' '.repeat(60_000)}b` },
    { [name]: 'a,'.repeat(510) },
    { [name]: ';q='.repeat(340) },
  ]),
  { cookie: 'a=b; '.repeat(20_000) },
  { cookie: `language=${' '.repeat(100_000)}x` },
  { cookie: `kaifong.session_token=${'%20'.repeat(30_000)}x.${'a'.repeat(9_000)}` },
  { cookie: ';'.repeat(100_000) },
  { 'user-agent': 'Version/1.'.repeat(10_000) },
  { referer: `https://a/${'/'.repeat(100_000)}x` },
  { authorization: `Bearer ${' '.repeat(100_000)}x` },
  { 'x-forwarded-for': ', '.repeat(50_000) },
  { 'content-type': `multipart/form-data; ${'boundary=a; '.repeat(8_000)}` },
  { range: `bytes=${'0-1,'.repeat(25_000)}` },
  { origin: `https://${'a.'.repeat(50_000)}` },
]

const multipart = (part: string) => ({
  'content-type': 'multipart/form-data; boundary=b',
  body: `--b\r\n${part}`.repeat(Math.floor(maxBody / (part.length + 5))),
})

/** Forms, and JSON where a form is expected. */
function* bodyRequests(path: string, cookie: string): Iterable<Sent> {
  const base = path.replace(/:[^/]+|\*/g, 'x')
  const form = 'application/x-www-form-urlencoded'
  const bodies = [
    { 'content-type': form, body: 'a&'.repeat(maxBody / 2) },
    { 'content-type': form, body: `next=${'/'.repeat(maxBody - 10)}x` },
    { 'content-type': form, body: `language=en&next=${'%2F'.repeat(30_000)}x` },
    multipart('Content-Disposition: form-data; name="a"\r\n\r\n\r\n'),
    multipart(`Content-Disposition: form-data; name="a"${' '.repeat(40_000)}\r\n\r\n\r\n`),
    multipart('\r\n'),
    ...shapes.map((body) => ({ 'content-type': 'application/json', body })),
  ]
  for (const { body, 'content-type': type } of bodies)
    yield { method: 'POST', path: base, headers: { cookie, 'content-type': type }, body }
}

/** The paths of all pages, with their parameters. */
function pathsOf(routes: readonly { path?: string; children?: unknown }[], before = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const own = path ? `${before}/${path}` : before || '/'
    return children ? pathsOf(children as Parameters<typeof pathsOf>[0], own === '/' ? '' : own) : [own]
  })
}

const database = useDatabase()

function setUp() {
  const services = makeServices(database)
  services.env.limits = false
  const routes = [
    ...mountRoutes(services).routes,
    ...apiRoutes(services).routes.map(({ path, method }) => ({ path: `/api${path}`, method })),
  ]
  return {
    services,
    paths: [...new Set(routes.map(({ path }) => path))],
    posts: [
      ...new Set(routes.filter(({ method }) => method === 'POST').map(({ path }) => path)),
      '/language',
      '/api/auth/callback/apple',
      '/api/rpc/x/x',
      '/api/v1/x',
      '/nope',
    ],
  }
}

test('no procedure holds the event loop for long, whatever it is sent', async () => {
  const { services } = setUp()
  const app = createApp(services, {} as ServerBuild)
  const { cookie } = await signedInMember(database, { role: 'admin' })
  expect(await slowOf(app, procedureRequests(cookie))).toEqual([])
}, 300_000)

test('no route holds the event loop for long, whatever it is sent', async () => {
  const { services, paths, posts } = setUp()
  const app = createApp(services, {} as ServerBuild)
  const { cookie } = await signedInMember(database, { role: 'admin' })
  expect(paths.length).toBeGreaterThan(25)
  for (const path of paths) expect(await slowOf(app, addressRequests(path, cookie))).toEqual([])
  for (const path of posts) expect(await slowOf(app, bodyRequests(path, cookie))).toEqual([])
  for (const path of ['/api/rpc/discovery/search', '/api/v1/search', '/sitemap.xml', '/healthz', '/media/x'])
    expect(
      await slowOf(
        app,
        longHeaders.map((headers) => ({ path, headers })),
      ),
    ).toEqual([])
}, 300_000)

test('no page holds the event loop for long, whatever it is sent @deep', async () => {
  const own = await openTestDatabase()
  const { openSite } = (await import(resolve('build/server/index.js'))) as typeof import('./entry.ts')
  const env = {
    ...readEnv({}),
    baseUrl: origin,
    limits: false,
    demo: false,
    logLevel: 'fatal' as const,
    authSecret: 'a test secret that is long enough',
    roles: ['web' as const],
  }
  const site = await openSite(env, own.url)
  try {
    const app = { fetch: site.fetch, sendEarly: site.sendEarly }
    const paths = pathsOf(pageRoutes)
    expect(paths.length).toBeGreaterThan(40)
    for (const path of paths) {
      expect(await slowOf(app, addressRequests(path, ''))).toEqual([])
      expect(
        await slowOf(
          app,
          longHeaders.map((headers) => ({ path: path.replace(/:[^/]+|\*/g, 'x'), headers })),
        ),
      ).toEqual([])
    }
  } finally {
    await site.close()
    await own.close()
  }
}, 600_000)
