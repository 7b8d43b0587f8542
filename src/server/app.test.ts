import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { makeServices, sendRequest } from '#tests/support/http.ts'
import { createApp } from './app.ts'

const database = useDatabase()

test('a body over 100 KB is refused on every path, unless it brings a file', async () => {
  const app = createApp(makeServices(database), {} as ServerBuild)
  const site = new Hono().all('*', (c) => app.fetch(c.req.raw, c.env))
  const post = async (path: string, type: string, size: number) => {
    const headers = { 'content-type': type }
    return (await sendRequest(site, path, { method: 'POST', headers, body: 'x'.repeat(size) })).status
  }
  const form = 'application/x-www-form-urlencoded'
  for (const path of ['/language', '/saved-search/unknown/confirm', '/api/auth/callback/apple'])
    expect([path, await post(path, form, 102_401), await post(path, form, 102_400)]).toEqual([
      path,
      413,
      path === '/language' ? 400 : 303,
    ])
  for (const path of ['/api/rpc/accounts/signIn', '/api/v1/search'])
    expect([path, await post(path, 'application/json', 102_401)]).toEqual([path, 413])
  for (const path of ['/api/avatar', '/api/uploads/listing-photo', '/api/imports'])
    expect([path, await post(path, 'multipart/form-data', 102_401)]).toEqual([path, 401])
})

test('a form that a browser without script sends to its own page leads back there; other methods are refused', async () => {
  const app = createApp(makeServices(database), {} as ServerBuild)
  const site = new Hono().all('*', (c) => app.fetch(c.req.raw, c.env))
  const sent = await sendRequest(site, '/zh-hant/auth?mode=sign-up', { method: 'POST', body: 'password=secret' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/zh-hant/auth?mode=sign-up'])
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const refused = await sendRequest(site, '/explore', { method })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
})

test('a redirect to an address in any script is percent-encoded once', async () => {
  const app = createApp(makeServices(database), {} as ServerBuild)
  const site = new Hono().all('*', (c) => app.fetch(c.req.raw, c.env))
  const leads = async (path: string, next?: string) => {
    const body = next === undefined ? undefined : new URLSearchParams({ language: 'zh-Hant', next })
    const sent = await sendRequest(site, path, { ...(body && { method: 'POST', body }) })
    return sent.headers.get('location')
  }
  const escaped = '%E6%B0%B4%E5%96%89'
  expect(await leads('/language', '/service/水喉?q=%E6%B0%B4喉&a=é')).toBe(
    `/zh-hant/service/${escaped}?q=${escaped}&a=%C3%A9`,
  )
  expect(await leads('/service/水喉/?q=é')).toBe(`/service/${escaped}?q=%C3%A9`)
  expect(await leads('/zh-hant/saved-search/é水喉%0A/end')).toBe(`/zh-hant/saved-search/%C3%A9${escaped}%0A`)
  expect(await leads('/api/auth/callback/水喉')).toBe(`/auth/callback?error=provider_off&provider=${escaped}`)
})
