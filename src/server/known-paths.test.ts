import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createUnknownPathTest } from './known-paths.ts'

const build = {
  routes: { home: { path: undefined }, service: { path: 'service/:id' }, rest: { path: '*' } },
} as unknown as Pick<ServerBuild, 'routes'>
const isUnknown = createUnknownPathTest([{ path: '/*' }, { path: '/api/rpc/*' }, { path: '/' }], build, 'public')

test.for(['/', '/service/abc', '/zh-hant/service/abc', '/zh-hant', '/api', '/api/none', '/favicon.svg'])(
  '%s may be answered',
  (path) => expect(isUnknown(path)).toBe(false),
)

test.for(['/wp-login.php', '/zh-hans/.env', '/services', '/zh-hant/apis/x', '/*'])('%s is unknown', (path) =>
  expect(isUnknown(path)).toBe(true),
)
