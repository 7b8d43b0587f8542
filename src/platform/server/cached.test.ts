import { afterEach, expect, test } from 'vitest'
import { cached, enableCache } from './cached.ts'
import type { Db } from './db.ts'
import { recordChange, recordStatement } from './dependencies.ts'

const db = {} as Db
let reads = 0
const read = cached(async () => {
  recordStatement('select from plans')
  return ++reads
})

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
  recordChange('plans')
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
  const flaky = cached(() => (isFailing ? Promise.reject(new Error('away')) : Promise.resolve('here')))
  enableCache(db, true)
  await expect(flaky(db)).rejects.toThrow('away')
  isFailing = false
  expect(await flaky(db)).toBe('here')
})

test('who shares a read that fails reads again', async () => {
  const failing = Promise.withResolvers<string>()
  const answers = [failing.promise, Promise.resolve('here')]
  const flaky = cached(() => answers.shift()!)
  enableCache(db, true)
  const both = Promise.allSettled([flaky(db), flaky(db)])
  failing.reject(new Error('away'))
  expect(await both).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'here' }])
})

test('results are cached for their arguments', async () => {
  const readOf = cached(async (_db, name: string) => `${name} ${++reads}`)
  enableCache(db, true)
  expect([await readOf(db, 'a'), await readOf(db, 'b'), await readOf(db, 'a')]).toEqual(['a 1', 'b 2', 'a 1'])
})

test('a result that became obsolete while it was read is read again by those who wait', async () => {
  const first = Promise.withResolvers<void>()
  const slow = cached(async () => {
    recordStatement('select from plans')
    if (++reads === 1) await first.promise
    return reads
  })
  enableCache(db, true)
  const [before, after] = [slow(db), slow(db)]
  recordChange('plans')
  first.resolve()
  await before
  expect([await after, await slow(db)]).toEqual([2, 2])
})

test('a result depends on what the results within it depend on, also when these are cached', async () => {
  const inner = cached(async () => {
    recordStatement('select from plans')
    return ++reads
  })
  const outer = cached(async (database) => (await inner(database)) * 10)
  enableCache(db, true)
  await inner(db)
  expect(await outer(db)).toBe(10)
  recordChange('plans')
  expect(await outer(db)).toBe(20)
})
