import { afterEach, expect, test } from 'vitest'
import type { Db } from './db.ts'
import { forgetKept, keptUntilChange, trustKept } from './kept.ts'

const own = {} as Db
let reads = 0
const read = keptUntilChange(['plans'], () => Promise.resolve(++reads))

afterEach(() => {
  trustKept(own, false)
  reads = 0
})

test('while changes are not heard, every call reads', async () => {
  expect([await read(own), await read(own)]).toEqual([1, 2])
})

test('while they are heard, an answer holds until its table changes', async () => {
  trustKept(own, true)
  expect(await Promise.all([read(own), read(own)])).toEqual([1, 1])
  forgetKept('areas')
  expect(await read(own)).toBe(1)
  forgetKept('plans')
  expect(await read(own)).toBe(2)
})

test('when hearing stops and returns, what was kept is gone', async () => {
  trustKept(own, true)
  await read(own)
  trustKept(own, false)
  trustKept(own, true)
  expect(await read(own)).toBe(2)
})

test('a transaction reads for itself', async () => {
  trustKept(own, true)
  await read(own)
  expect(await read({} as Db)).toBe(2)
})

test('a failed read is not kept', async () => {
  let isAway = true
  const flaky = keptUntilChange([], () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('here')))
  trustKept(own, true)
  await expect(flaky(own)).rejects.toThrow('away')
  isAway = false
  expect(await flaky(own)).toBe('here')
})
