import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

test('a value is made once and again after its time', () => {
  let time = 0
  let made = 0
  const cache = new BoundedCache<number>({ maxEntries: 2, lifetimeMs: 60, now: () => time })
  const get = () => cache.get('a', () => ++made)
  expect([get(), get()]).toEqual([1, 1])
  time = 59
  expect(get()).toBe(1)
  time = 60
  expect(cache.peek('a')).toBeUndefined()
  expect(get()).toBe(2)
})

test('the least recently used entry leaves when the cache is full', () => {
  const cache = new BoundedCache<string>({ maxEntries: 2 })
  for (const key of ['a', 'b', 'a', 'c']) cache.get(key, () => key)
  expect(['a', 'b', 'c'].map((key) => cache.peek(key))).toEqual(['a', undefined, 'c'])
})

test('entries that are counted by their size leave until the new one fits', () => {
  const cache = new BoundedCache<string>({ maxEntries: 10, sizeOf: (text) => text.length })
  for (const [key, length] of [
    ['a', 4],
    ['b', 4],
    ['a', 4],
    ['c', 6],
    ['d', 1],
  ] as const)
    cache.get(key, () => 'x'.repeat(length))
  expect(['a', 'b', 'c', 'd'].map((key) => cache.peek(key)?.length)).toEqual([undefined, undefined, 6, 1])
})

test('a value that has grown is measured again, and one larger than the cache is not stored', () => {
  const cache = new BoundedCache<number[]>({ maxEntries: 10, sizeOf: (all) => all.length })
  const grown = [1]
  cache.set('a', [1, 2])
  cache.set('b', grown)
  grown.push(...Array.from({ length: 8 }, () => 0))
  cache.resize('b', grown)
  expect([cache.peek('a'), cache.peek('b'), cache.size]).toEqual([undefined, grown, 9])
  grown.push(1, 2)
  cache.resize('b', grown)
  expect([cache.count, cache.size]).toEqual([0, 0])
})

test('callers at once share one promise, and a rejected one is not cached', async () => {
  let made = 0
  const cache = new BoundedCache<Promise<number>>({ maxEntries: 2 })
  const failing = () => cache.get('a', () => Promise.reject(new Error(`failure ${++made}`)))
  const [one, two] = [failing(), failing()]
  expect(one).toBe(two)
  await expect(one).rejects.toThrow('failure 1')
  expect(await cache.get('a', async () => 7)).toBe(7)
})
