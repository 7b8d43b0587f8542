import { afterEach, expect, test } from 'vitest'
import type { OpeningHours, Span } from '#features/listings/rules.ts'
import { enableCache } from '#platform/server/cached.ts'
import { recordChange } from '#platform/server/dependencies.ts'
import { clientOf, makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing } from '#tests/support/factories.ts'
import { discoveryProcedures } from './procedures.ts'
import { upsertSearch } from './service.ts'

const database = useDatabase()
type Client = ReturnType<typeof clientOf<typeof discoveryProcedures>>
type Input = Parameters<Client['search']>[0]

async function list(nameEn: string, openingHours: OpeningHours | null, areas = ['wan-chai']): Promise<void> {
  const { id } = await createListing(database.db, { nameEn, nameZh: null, openingHours, areas })
  await upsertSearch(database.db, [id])
}

const findAt = (time: string, input: Input = {}) =>
  clientOf(
    discoveryProcedures,
    makeCtx(database.db, { areLimitsOn: false, now: () => new Date(`${time}:00+08:00`) }),
  ).search({ open: '1', sort: 'name', ...input })
const openAt = async (time: string, input?: Input) => (await findAt(time, input)).items.map(({ name }) => name.text)

afterEach(() => enableCache(database.db, false))

const office: Span[] = [{ from: 540, to: 1080 }]
const week = { mon: office, tue: office, wed: office, thu: office, fri: office }

test('open now follows the hours of the day in Hong Kong, to the minute', async () => {
  await list('Office', { kind: 'weekly', days: week })
  await list('Always', { kind: 'always' })
  await list('By appointment', { kind: 'appointment' })
  await list('Unknown', null)
  // 2026-11-20 is a Friday.
  expect(await openAt('2026-11-20T08:59')).toEqual(['Always'])
  expect(await openAt('2026-11-20T09:00')).toEqual(['Always', 'Office'])
  expect(await openAt('2026-11-20T17:59')).toEqual(['Always', 'Office'])
  expect(await openAt('2026-11-20T18:00')).toEqual(['Always'])
  expect(await openAt('2026-11-21T12:00')).toEqual(['Always'])
})

test('hours past midnight belong to the day on which they begin', async () => {
  await list('Late', { kind: 'weekly', days: { sun: [{ from: 1200, to: 1560 }] } })
  expect(await openAt('2026-11-23T01:59')).toEqual(['Late'])
  expect(await openAt('2026-11-23T02:00')).toEqual([])
  expect(await openAt('2026-11-24T01:00')).toEqual([])
})

test('on a public holiday the holiday hours apply, and those of the weekday where none are given', async () => {
  await list('Closed on holidays', { kind: 'weekly', days: { ...week, holiday: [] } })
  await list('Noon on holidays', { kind: 'weekly', days: { ...week, holiday: [{ from: 720, to: 780 }] } })
  await list('Says nothing', { kind: 'weekly', days: week })
  // 25 December 2026 is a Friday.
  expect(await openAt('2026-12-25T12:30')).toEqual(['Noon on holidays', 'Says nothing'])
  expect(await openAt('2026-12-25T10:00')).toEqual(['Says nothing'])
  expect(await openAt('2026-12-24T10:00')).toEqual(['Closed on holidays', 'Noon on holidays', 'Says nothing'])
})

test('other counts take open now into account, with and without a query', async () => {
  await list('Open plumber', { kind: 'always' })
  await list('Closed plumber', { kind: 'weekly', days: { sat: office } })
  await list('Open far away', { kind: 'always' }, ['sha-tin'])
  for (const q of [undefined, 'plumber']) {
    const { total, facets } = await findAt('2026-11-20T12:00', { q })
    expect(total).toBe(2)
    expect(facets?.areas.map(({ slug, count }) => [slug, count])).toEqual([
      ['hong-kong-island', 1],
      ['new-territories', 1],
    ])
    expect((await findAt('2026-11-20T12:00', { q, area: 'sha-tin' })).total).toBe(1)
  }
})

test('what is open at a minute is counted from memory, with every filter, until the index or the minute changes', async () => {
  enableCache(database.db, true)
  await list('In Wan Chai', { kind: 'always' })
  await list('In Sha Tin', { kind: 'always' }, ['sha-tin'])
  const totals = async (minute: string) => [
    (await findAt(minute, { area: 'wan-chai' })).total,
    (await findAt(minute, { category: 'plumbers' })).total,
    (await findAt(minute, { area: 'sha-tin', rating: '4' })).total,
  ]
  const noon = '2026-11-20T12:00'
  expect(await totals(noon)).toEqual([1, 2, 0])
  await list('Another in Wan Chai', { kind: 'always' })
  expect((await findAt(noon, { area: 'hong-kong-island' })).total).toBe(1)
  recordChange('listing_search')
  expect(await totals(noon)).toEqual([2, 3, 0])
  await list('A third in Wan Chai', { kind: 'always' })
  expect(await totals('2026-11-20T12:01')).toEqual([3, 4, 0])
})

test('a search that finds nothing open now offers to leave out that filter', async () => {
  await list('Closed plumber', { kind: 'weekly', days: { sat: office } })
  const { nothingFound } = await findAt('2026-11-20T12:00', { category: 'plumbers' })
  expect(nothingFound?.dropFilter).toEqual({ filter: 'open', total: 1 })
})
