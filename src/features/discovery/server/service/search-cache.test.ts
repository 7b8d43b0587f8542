import { afterEach, beforeEach, expect, test } from 'vitest'
import { enableCache } from '#platform/server/cached.ts'
import { recordChange } from '#platform/server/dependencies.ts'
import { clientOf, makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing } from '#tests/support/factories.ts'
import type { SearchInput } from '../../contract.ts'
import { discoveryProcedures } from '../procedures.ts'
import { search as findSearch, upsertSearch } from '../service.ts'
import { searchMisses } from '../tables.ts'

const database = useDatabase()
let now = new Date('2026-11-20T06:00:10Z')
const search = (input: object) =>
  clientOf(discoveryProcedures, makeCtx(database.db, { now: () => now, areLimitsOn: false })).search(input)
const list = async () => upsertSearch(database.db, [(await createListing(database.db)).id])

beforeEach(() => enableCache(database.db, true))
afterEach(() => enableCache(database.db, false))

test('the same words are answered from memory until the index or the minute changes', async () => {
  await list()
  const totals = async () => [(await search({ q: 'plumber' })).total, (await search({ q: '水喉' })).total]
  expect(await totals()).toEqual([1, 1])
  await list()
  expect(await totals()).toEqual([1, 1])
  recordChange('listing_search')
  expect(await totals()).toEqual([2, 2])
  await list()
  now = new Date(now.getTime() + 60_000)
  expect(await totals()).toEqual([3, 3])
})

test('those who search for the same words at once wait for one answer', async () => {
  await list()
  const ctx = makeCtx(database.db, { now: () => now })
  const common = { locale: 'en', sort: 'featured', limit: 24, cards: 'full', facets: 'all' } as const
  const input: SearchInput = { q: 'plumber', ...common, ignore: [] }
  const [one, other] = await Promise.all([findSearch(ctx, input), findSearch(ctx, input)])
  expect(other).toBe(one)
})

test('a search that finds nothing is recorded each time', async () => {
  await list()
  for (let times = 0; times < 3; times++) expect((await search({ q: 'zorbian quux' })).items).toEqual([])
  await Promise.all([search({ q: 'zorbian quux' }), search({ q: 'zorbian quux' })])
  const [miss] = await database.db.select().from(searchMisses)
  expect(miss?.count).toBe(5)
})
