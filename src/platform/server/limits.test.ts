import { expect, test } from 'vitest'
import { rateLimitsOf } from '#shared/rate-limit.ts'
import { makeCtx, testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import type { Ctx } from './context.ts'
import type { Db } from './db.ts'
import { consumeLimit, localWait, shareCounters } from './limits.ts'

const rolledBack = useDatabase()
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

test('processes that share a database count a local limit together, as of the last second', async () => {
  const databases = [rolledBack.db, Object.create(rolledBack.db) as Db] as const
  const [one, other] = databases.map((db) => makeCtx(db)) as [Ctx, Ctx]
  expect([await consumeLimit(one, read), await consumeLimit(other, read)]).toEqual([null, null])
  for (const db of databases) await shareCounters(db)
  expect(await consumeLimit(other, read)).toBe(60)
  await shareCounters(databases[1])
  expect(await consumeLimit(one, read)).toBeNull()
  expect(await consumeLimit(one, read)).toBe(60)
  await shareCounters(databases[0])
  await shareCounters(databases[0])
})

test('the networks of an IPv6 site have four times as much together, and other sites their own', async () => {
  const db = {} as Db
  const from = (address: string) => consumeLimit(makeCtx(db, { client: { address, userAgent: '' } }), read)
  for (let n = 0; n < 8; n++) expect(await from(`2001:db8:1:1${n}::1`)).toBeNull()
  expect(await from('2001:db8:1:1f::1')).toBe(60)
  expect(await from('2001:db8:1:100::1')).toBeNull()
})
