import { expect, test } from 'vitest'
import { moved, placeByKey } from './order.ts'

test('what is moved stands where it was put, and the others keep their order', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(list, 1, 1)).toEqual(list)
  expect(moved(list, 0, 9)).toEqual(['b', 'c', 'd', 'a'])
  expect(moved(list, 2, -1)).toEqual(['c', 'a', 'b', 'd'])
  expect(moved(list, 9, 0)).toEqual(list)
})

test('arrow keys move by one, Home and End to the ends, and none beyond them', () => {
  const from = (at: number) =>
    ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'a'].map((key) => placeByKey(key, at, 3))
  expect(from(0)).toEqual([null, null, 1, 1, null, 2, null])
  expect(from(1)).toEqual([0, 0, 2, 2, 0, 2, null])
  expect(from(2)).toEqual([1, 1, null, null, 0, null, null])
})
