import { afterEach, expect, test } from 'vitest'
import { invalidateCache, cachedUntilChange, enableCache } from './cached.ts'
import type { Db } from './db.ts'

const own = {} as Db
let reads = 0
const read = cachedUntilChange(['plans'], () => Promise.resolve(++reads))

afterEach(() => {
  enableCache(own, false)
  reads = 0
})

test('while changes are not heard, every call reads', async () => {
  expect([await read(own), await read(own)]).toEqual([1, 2])
})

test('while they are heard, an answer holds until its table changes', async () => {
  enableCache(own, true)
  expect(await Promise.all([read(own), read(own)])).toEqual([1, 1])
  invalidateCache('areas')
  expect(await read(own)).toBe(1)
  invalidateCache('plans')
  expect(await read(own)).toBe(2)
})

test('when hearing stops and returns, what was kept is gone', async () => {
  enableCache(own, true)
  await read(own)
  enableCache(own, false)
  enableCache(own, true)
  expect(await read(own)).toBe(2)
})

test('a transaction reads for itself', async () => {
  enableCache(own, true)
  await read(own)
  expect(await read({} as Db)).toBe(2)
})

test('a failed read is not kept', async () => {
  let isAway = true
  const flaky = cachedUntilChange([], () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('here')))
  enableCache(own, true)
  await expect(flaky(own)).rejects.toThrow('away')
  isAway = false
  expect(await flaky(own)).toBe('here')
})
