import { expect, test } from 'vitest'
import { moveItem, indexAfterKey } from './order.ts'

test('moves an item to an index and keeps the order of the others', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(moveItem(list, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveItem(list, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moveItem(list, 1, 1)).toEqual(list)
  expect(moveItem(list, 0, 9)).toEqual(['b', 'c', 'd', 'a'])
  expect(moveItem(list, 2, -1)).toEqual(['c', 'a', 'b', 'd'])
  expect(moveItem(list, 9, 0)).toEqual(list)
})

test('arrow keys move by one, Home and End to the ends, never beyond them', () => {
  const from = (index: number) =>
    ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'a'].map((key) => indexAfterKey(key, index, 3))
  expect(from(0)).toEqual([null, null, 1, 1, null, 2, null])
  expect(from(1)).toEqual([0, 0, 2, 2, 0, 2, null])
  expect(from(2)).toEqual([1, 1, null, null, 0, null, null])
})
