import { expect, test } from 'vitest'
import { rateLimitsOf } from '#shared/rate-limit.ts'
import { makeCtx, testNow } from '#tests/support/ctx.ts'
import type { Db } from './db.ts'
import { consumeLimit, localWait } from './limits.ts'

const { read, list } = rateLimitsOf('test', {
  read: { count: 2, seconds: 60, isLocal: true },
  list: { count: 2, seconds: 60, isLocal: true },
})

test('a limit counted in memory refuses until its window ends, each network and limit apart', async () => {
  // Reads cost no query, so no database is needed.
  const db = {} as Db
  const at = (seconds: number, address = '192.0.2.1') =>
    makeCtx(db, { now: () => new Date(testNow.getTime() + seconds * 1000), client: { address, userAgent: '' } })
  expect(await consumeLimit(at(0), read)).toBeNull()
  expect(await consumeLimit(at(10), read)).toBeNull()
  expect(localWait(db, read, '192.0.2.1', at(15).now())).toBe(45)
  expect(await consumeLimit(at(20), read)).toBe(40)
  expect(await consumeLimit(at(20), list)).toBeNull()
  expect(await consumeLimit(at(20, '198.51.100.7'), read)).toBeNull()
  expect(await consumeLimit(at(60), read)).toBeNull()
  expect(localWait(db, read, '192.0.2.1', at(60).now())).toBeNull()
})
