import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing } from '#tests/support/factories.ts'
import { cached, enableCache } from './cached.ts'
import { listenForChanges } from './changes.ts'
import {
  forgetRelations,
  isCurrent,
  loadRelations,
  recordChange,
  trustNotifications,
  withDependencies,
} from './dependencies.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await loadRelations(database.pool)
})
afterAll(async () => {
  forgetRelations()
  await database.close()
})
afterEach(() => trustNotifications(false))

const tablesBehind = async (statement: string) => {
  const { tables } = await withDependencies(() => database.db.execute(sql.raw(statement)))
  return [...tables].sort()
}

test('A statement depends on its tables, on those behind its views, and on those that its functions read', async () => {
  expect(await tablesBehind('select key from plans')).toEqual(['plans'])
  expect(await tablesBehind('select count(*) from public_listings')).toEqual(
    expect.arrayContaining(['listings', 'plans', 'profiles', 'subscriptions']),
  )
  expect(await tablesBehind("select plan_of('00000000-0000-7000-8000-000000000000'::uuid)")).toContain('subscriptions')
  expect(await tablesBehind('select 1')).toEqual([])
})

test('A query that is sent when it is awaited counts for the result that reads it', async () => {
  const outer = await withDependencies(() => withDependencies(() => database.db.execute(sql`select from plans`)))
  expect([...outer.value.tables]).toEqual(['plans'])
  expect([...outer.tables]).toEqual(['plans'])
})

test('A result that reads a table without notifications is never current', async () => {
  trustNotifications(true)
  expect(isCurrent(await withDependencies(() => database.db.execute(sql`select from sessions`)))).toBe(false)
  expect(isCurrent(await withDependencies(() => database.db.execute(sql`select from plans`)))).toBe(true)
})

describe('a write in another process', () => {
  test('is seen within a second by every cached result that read the table', async () => {
    await createListing(database.db)
    const arrived: string[] = []
    const isListening = Promise.withResolvers<void>()
    const listener = listenForChanges(
      database.url,
      (table) => {
        recordChange(table)
        arrived.push(table)
      },
      (isConnected) => isConnected && isListening.resolve(),
    )
    await isListening.promise
    enableCache(database.db, true)
    const read = cached((db) => db.execute<{ n: number }>(sql`select view_count as n from listings`))
    const count = async () => (await read(database.db)).rows[0]!.n
    const before = await count()
    await database.pool.query('update listings set view_count = view_count + 1')
    await vi.waitUntil(() => arrived.includes('listings'), { timeout: 5_000, interval: 10 })
    expect(await count()).toBe(before + 1)
    enableCache(database.db, false)
    await listener.close()
  })
})
