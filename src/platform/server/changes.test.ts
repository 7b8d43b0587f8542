import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { appSettings } from '#features/settings/server/tables.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { listenForChanges } from './changes.ts'

let database: TestDatabase
let heard: string[] = []
let states: boolean[] = []
let listener: { close: () => Promise<void> }
const soon = { timeout: 5_000, interval: 10 }

beforeAll(async () => {
  database = await openTestDatabase()
  listener = listenForChanges(
    database.url,
    (table) => heard.push(table),
    (isConnected) => states.push(isConnected),
  )
  await vi.waitUntil(() => states.at(-1) === true, soon)
})
afterEach(() => {
  heard = []
})
afterAll(async () => {
  await listener.close()
  await database.close()
})

/** What was heard up to here: notices arrive in the order of commits. */
async function heardSoFar() {
  await database.db.execute(sql`select pg_notify('changed', 'end')`)
  await vi.waitFor(() => expect(heard).toContain('end'), soon)
  return heard.filter((table) => table !== 'end')
}

test('a change is told after its commit, once a transaction and table', async () => {
  await database.db.transaction(async (tx) => {
    await tx.update(appSettings).set({ value: 'true' }).where(eq(appSettings.key, 'ENABLE_ADS'))
    await tx.update(appSettings).set({ value: 'false' }).where(eq(appSettings.key, 'ENABLE_ADS'))
    expect(heard).toEqual([])
  })
  expect(await heardSoFar()).toEqual(['app_settings'])
})

test('a review changes the reviews and the listing that they rate', async () => {
  const listing = await createListing(database.db)
  await heardSoFar()
  heard = []
  await createReview(database.db, listing.id)
  expect(new Set(await heardSoFar())).toEqual(new Set(['reviews', 'listings']))
})

test('a sign-up changes nothing that pages show; a new name, a deactivation do', async () => {
  const { id } = await createProfile(database.db)
  await database.db.update(profiles).set({ emailVerified: true }).where(eq(profiles.id, id))
  expect(await heardSoFar()).toEqual([])
  for (const given of [{ banned: true }, { firstName: 'May' }]) {
    heard = []
    await database.db.update(profiles).set(given).where(eq(profiles.id, id))
    expect(await heardSoFar()).toContain('profiles')
  }
})

test('a lost connection is told, and so is its return', async () => {
  states = []
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' or query = 'select 1'`,
  )
  await vi.waitFor(() => expect(states).toEqual([false, true]), soon)
  await database.db.update(appSettings).set({ value: 'true' }).where(eq(appSettings.key, 'ENABLE_ADS'))
  expect(await heardSoFar()).toEqual(['app_settings'])
})
