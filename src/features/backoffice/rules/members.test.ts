import { expect, test } from 'vitest'
import { searchDigits, searchWords } from './members.ts'

test('a search uses at most six words', () => {
  expect(searchWords('  Mei   Chan ')).toEqual(['Mei', 'Chan'])
  expect(searchWords('')).toEqual([])
  expect(searchWords('a '.repeat(20))).toHaveLength(6)
})

test.each([
  ['6123-4567', '61234567'],
  ['+85261234567', '85261234567'],
  ['12', null],
  ['mei88888', null],
  ['mei', null],
])('the digits to search for “%s” are %s', (word, digits) => {
  expect(searchDigits(word)).toBe(digits)
})
