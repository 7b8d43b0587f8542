import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { makeServices, sendRequest } from '#tests/support/http.ts'
import { createApp } from './app.ts'
import { canonicalPath } from './canonical-path.ts'

test.for([
  ['/', '/'],
  ['/explore', '/explore'],
  ['/explore/', '/explore'],
  ['/ZH-Hant/explore//', '/zh-hant/explore'],
  ['/zh-hans/', '/zh-hans'],
  ['//', '/'],
  ['/service/%E6%B0%B4/', '/service/%E6%B0%B4'],
] as const)('the canonical path of %s is %s', ([path, canonical]) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test.for([
  '//evil.com/',
  '///evil.com//',
  '/%5Cevil.com/',
  '/%5C%5Cevil.com/',
  '/x/..//evil.com/',
  '/%2F/evil.com/',
  '/%09/evil.com/',
  '/\\evil.com/',
  '/zh-hant/..//evil.com/',
  '/ZH-HANT//evil.com/',
  '//evil.com/%2e%2e/',
])('no redirect of %s leaves the site', async (path) => {
  const database = { db: {} as never }
  const app = new Hono()
  const site = createApp(makeServices(database), {} as ServerBuild)
  app.all('*', (c) => site.fetch(c.req.raw, c.env))
  const response = await sendRequest(app, path)
  const location = response.headers.get('location')
  expect(response.status).toBe(301)
  expect(new URL(location!, 'https://kaifong.example/').origin).toBe('https://kaifong.example')
})
