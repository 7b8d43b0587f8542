import { expect, test } from 'vitest'
import { digitsIn, searchedParts } from './rules.ts'

test('a search is at most six words', () => {
  expect(searchedParts('  Mei   Chan ')).toEqual(['Mei', 'Chan'])
  expect(searchedParts('')).toEqual([])
  expect(searchedParts('a '.repeat(20))).toHaveLength(6)
})

test.each([
  ['6123-4567', '61234567'],
  ['+85261234567', '85261234567'],
  ['12', null],
  ['mei88888', null],
  ['mei', null],
])('in “%s” the digits looked for are %s', (word, digits) => {
  expect(digitsIn(word)).toBe(digits)
})
