import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { appSettings } from '#features/settings/server/tables.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { listenForChanges } from './changes.ts'

let database: TestDatabase
let received: string[] = []
let states: boolean[] = []
let listener: { close: () => Promise<void> }
const waitOptions = { timeout: 5_000, interval: 10 }

beforeAll(async () => {
  database = await openTestDatabase()
  listener = listenForChanges(
    database.url,
    (table) => received.push(table),
    (isConnected) => states.push(isConnected),
  )
  await vi.waitUntil(() => states.at(-1) === true, waitOptions)
})
afterEach(() => {
  received = []
})
afterAll(async () => {
  await listener.close()
  await database.close()
})

let marks = 0
/** Tables received so far: notifications arrive in commit order, so all have arrived once a new mark has. */
async function receivedSoFar() {
  const mark = `mark-${++marks}`
  await database.db.execute(sql`select pg_notify('changed', ${mark})`)
  await vi.waitFor(() => expect(received).toContain(mark), waitOptions)
  return received.filter((table) => !table.startsWith('mark-'))
}

test('notifies after commit, once per transaction and table', async () => {
  await database.db.transaction(async (tx) => {
    await tx.update(appSettings).set({ value: 'true' }).where(eq(appSettings.key, 'ENABLE_ADS'))
    await tx.update(appSettings).set({ value: 'false' }).where(eq(appSettings.key, 'ENABLE_ADS'))
    expect(received).toEqual([])
  })
  expect(await receivedSoFar()).toEqual(['app_settings'])
})

test('a change of no row notifies nothing', async () => {
  await createListing(database.db)
  await receivedSoFar()
  await database.db.execute(sql`update listings set view_count = view_count where false`)
  received = []
  expect(await receivedSoFar()).toEqual([])
})

test('a review notifies reviews and listings', async () => {
  const listing = await createListing(database.db)
  await receivedSoFar()
  received = []
  await createReview(database.db, listing.id)
  expect(new Set(await receivedSoFar())).toEqual(new Set(['reviews', 'listings']))
})

test('a sign-up does not notify; a new name or a deactivation does', async () => {
  const { id } = await createProfile(database.db)
  await database.db.update(profiles).set({ emailVerified: true }).where(eq(profiles.id, id))
  expect(await receivedSoFar()).toEqual([])
  for (const values of [{ banned: true }, { firstName: 'May' }]) {
    received = []
    await database.db.update(profiles).set(values).where(eq(profiles.id, id))
    expect(await receivedSoFar()).toContain('profiles')
  }
})

test('reports a lost connection and reconnects', async () => {
  states = []
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' or query = 'select 1'`,
  )
  await vi.waitFor(() => expect(states).toEqual([false, true]), waitOptions)
  await database.db.update(appSettings).set({ value: 'true' }).where(eq(appSettings.key, 'ENABLE_ADS'))
  expect(await receivedSoFar()).toEqual(['app_settings'])
})
