import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { mountRoutes } from '#server/routes.ts'
import { useDatabase } from '#tests/support/database.ts'
import { makeServices, sendRequest, signedInMember } from '#tests/support/http.ts'
import { zipOf } from '#tests/support/zip.ts'
import { maxZipBytes } from './rules/photo-files.ts'
import { importsRoutes } from './server/routes.ts'

const database = useDatabase()
const send = (path: string, init: RequestInit = {}) =>
  sendRequest(new Hono().route('/', mountRoutes(makeServices(database), [importsRoutes])), path, init)
const id = '00000000-0000-7000-8000-000000000000'
const zip = (cookie: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { cookie, 'content-type': 'application/zip', ...headers },
  body: new Uint8Array(zipOf([{ name: 'a.jpg', bytes: Buffer.from('x') }])),
})

test('only admins get the template and send a zip, of an import that is there and no larger than allowed', async () => {
  const member = await signedInMember(database)
  for (const [cookie, status] of [
    ['', 401],
    [member.cookie, 403],
  ] as const) {
    const statuses = [
      await send('/api/imports/template.csv', { headers: { cookie } }),
      await send(`/api/imports/${id}/photos`, zip(cookie)),
    ].map((response) => response.status)
    expect(statuses).toEqual([status, status])
  }
  const { cookie } = await signedInMember(database, { role: 'admin' })
  expect((await send('/api/imports/template.csv', { headers: { cookie } })).status).toBe(200)
  expect((await send(`/api/imports/${id}/photos`, zip(cookie))).status).toBe(404)
  expect((await send('/api/imports/no-id/photos', zip(cookie))).status).toBe(400)
  const tooLarge = zip(cookie, { 'content-length': String(maxZipBytes + 1) })
  expect((await send(`/api/imports/${id}/photos`, tooLarge)).status).toBe(413)
})

test('the proxies of deploy/ let the largest zip through', () => {
  const largest = (path: string, size: RegExp, unit: number) =>
    Math.max(...[...readFileSync(path, 'utf8').matchAll(size)].map(([, count]) => Number(count) * unit))
  expect(largest('deploy/Caddyfile', /max_size (\d+)MB$/gm, 1_000_000)).toBeGreaterThan(maxZipBytes)
  expect(largest('deploy/nginx.conf', /client_max_body_size (\d+)m;/g, 2 ** 20)).toBeGreaterThan(maxZipBytes)
})
