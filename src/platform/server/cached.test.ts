import { afterEach, expect, test } from 'vitest'
import { cachedByListing, cachedOfListing, cachedUntilChange, enableCache, invalidateCache } from './cached.ts'
import type { Db } from './db.ts'

const db = {} as Db
let reads = 0
const read = cachedUntilChange(['plans'], () => Promise.resolve(++reads))

afterEach(() => {
  enableCache(db, false)
  reads = 0
})

test('every call reads while the cache is disabled', async () => {
  expect([await read(db), await read(db)]).toEqual([1, 2])
})

test('a result is cached until one of its tables changes', async () => {
  enableCache(db, true)
  expect(await Promise.all([read(db), read(db)])).toEqual([1, 1])
  invalidateCache('areas')
  expect(await read(db)).toBe(1)
  invalidateCache('plans')
  expect(await read(db)).toBe(2)
})

test('disabling and enabling the cache drops its results', async () => {
  enableCache(db, true)
  await read(db)
  enableCache(db, false)
  enableCache(db, true)
  expect(await read(db)).toBe(2)
})

test('a transaction bypasses the cache', async () => {
  enableCache(db, true)
  await read(db)
  expect(await read({} as Db)).toBe(2)
})

test('a failed read is not cached', async () => {
  let isFailing = true
  const flaky = cachedUntilChange([], () => (isFailing ? Promise.reject(new Error('away')) : Promise.resolve('here')))
  enableCache(db, true)
  await expect(flaky(db)).rejects.toThrow('away')
  isFailing = false
  expect(await flaky(db)).toBe('here')
})

test('who shares a read that fails reads again', async () => {
  const failing = Promise.withResolvers<string>()
  const answers = [failing.promise, Promise.resolve('here')]
  const flaky = cachedUntilChange([], () => answers.shift()!)
  enableCache(db, true)
  const both = Promise.allSettled([flaky(db), flaky(db)])
  failing.reject(new Error('away'))
  expect(await both).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'here' }])
})

test('a query that is sent when awaited is sent once', async () => {
  const lazy = {} as Promise<number>
  Reflect.set(lazy, 'then', (done: (value: number) => void) => done(++reads))
  const readLazy = cachedUntilChange(['plans'], () => lazy)
  enableCache(db, true)
  expect([await readLazy(db), await readLazy(db)]).toEqual([1, 1])
})

const asked: number[][] = []
const findRows = cachedByListing(['listings', 'plans'], 2, (_, nos) => {
  asked.push([...nos])
  const found = nos.filter((no) => no < 100).map((listingNo) => ({ id: `id-${listingNo}`, listingNo }))
  return Promise.resolve(found)
})
/** The listings that were found, and those that were read for it. */
const find = async (...nos: number[]) => {
  asked.length = 0
  const rows = await findRows(db, nos)
  return { found: rows.map(({ listingNo }) => listingNo), read: asked.flat() }
}

test('only rows that are not known are read, and all come in the order asked for', async () => {
  enableCache(db, true)
  expect(await find(1, 2)).toEqual({ found: [1, 2], read: [1, 2] })
  expect(await find(3, 2, 500)).toEqual({ found: [3, 2], read: [3, 500] })
  expect(await find(2, 3)).toEqual({ found: [2, 3], read: [] })
  expect(await find(1)).toEqual({ found: [1], read: [1] })
})

test('a change drops the rows of its listings, or all if it does not say which', async () => {
  enableCache(db, true)
  await find(1, 2)
  invalidateCache('listings', ['id-1'])
  expect(await find(1, 2)).toEqual({ found: [1, 2], read: [1] })
  invalidateCache('plans')
  expect(await find(1, 2)).toEqual({ found: [1, 2], read: [1, 2] })
  invalidateCache('areas')
  expect(await find(1, 2)).toEqual({ found: [1, 2], read: [] })
})

test('rows that were read while something changed are not kept', async () => {
  enableCache(db, true)
  const reading = find(1)
  invalidateCache('listings', ['id-1'])
  expect(await reading).toEqual({ found: [1], read: [1] })
  expect(await find(1)).toEqual({ found: [1], read: [1] })
})

test('rows are not kept without notifications or in a transaction', async () => {
  await find(1)
  expect(await find(1)).toEqual({ found: [1], read: [1] })
  enableCache(db, true)
  await find(1)
  asked.length = 0
  await findRows({} as Db, [1])
  expect(asked).toEqual([[1]])
})

const findOne = cachedOfListing(['listings', 'plans'], 2, (_, slug: string, limit: number) => {
  asked.push([limit])
  return Promise.resolve(slug === 'none' ? undefined : { id: `id-${slug}`, slug, limit })
})
/** Whether each of these was read. */
const areRead = async (...keys: [string, number][]) => {
  const were: boolean[] = []
  for (const [slug, limit] of keys) {
    asked.length = 0
    expect(await findOne(db, slug, limit)).toEqual(slug === 'none' ? undefined : { id: `id-${slug}`, slug, limit })
    were.push(asked.length > 0)
  }
  return were
}

test('what one listing shows is kept by all arguments until it changes, and nothing of one that does not exist', async () => {
  enableCache(db, true)
  expect(await areRead(['a', 1], ['a', 2], ['a', 1], ['a', 2])).toEqual([true, true, false, false])
  invalidateCache('listings', ['id-b'])
  expect(await areRead(['a', 1])).toEqual([false])
  invalidateCache('listings', ['id-a'])
  expect(await areRead(['a', 1], ['a', 1])).toEqual([true, false])
  invalidateCache('plans')
  expect(await areRead(['a', 1], ['none', 1], ['none', 1])).toEqual([true, true, true])
  const reading = findOne(db, 'c', 1)
  invalidateCache('listings', ['id-c'])
  await reading
  expect(await areRead(['c', 1])).toEqual([true])
})

test('what one listing shows is not kept without notifications', async () => {
  expect(await areRead(['a', 1], ['a', 1])).toEqual([true, true])
})
