import { expect, test } from 'vitest'
import { cleanPairs, photoGroups, stageOf, withPair } from './pairs.ts'

const photos = (text: string) =>
  text.split(' ').map((one) => ({ id: one[0]!, pair: one.length > 1 ? Number(one.slice(1)) : null }))
const textOf = (list: readonly { id: string; pair?: number | null }[]) =>
  list.map(({ id, pair }) => `${id}${pair ?? ''}`).join(' ')

test('a pair is two photos; numbers follow the order of the photos', () => {
  expect(textOf(cleanPairs(photos('a7 b c2 d2 e7 f4 g3 h3 i3')))).toBe('a1 b c2 d2 e1 f g h i')
})

test('a pair is shown together in the place of its earlier photo', () => {
  expect(photoGroups(photos('a b1 c d1 e2')).map(textOf)).toEqual(['a', 'b1 d1', 'c', 'e2'])
  const list = photos('a b1 c d1 e2')
  expect(list.map((_, at) => stageOf(list, at))).toEqual([null, 'before', null, 'after', null])
})

test('marking two photos ends the pairs they were in', () => {
  expect(textOf(withPair(photos('a1 b1 c2 d2'), 1, 2))).toBe('a b1 c1 d')
  expect(textOf(withPair(photos('a1 b1 c2 d2'), 3, null))).toBe('a1 b1 c d')
  expect(textOf(withPair(photos('a b c'), 2, 0))).toBe('a1 b c1')
})
