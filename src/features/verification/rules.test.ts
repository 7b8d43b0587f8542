import { expect, test } from 'vitest'
import { codeIn, standingOf } from './rules.ts'

test.each([
  ['K7M2Q9', 'K7M2Q9'],
  ['VERIFY K7M2Q9', 'K7M2Q9'],
  [' verify  k7m 2q9 ', 'K7M2Q9'],
  ['Ｋ７Ｍ２Ｑ９', 'K7M2Q9'],
  ['K7M2Q0', null],
  ['K7M2QI', null],
  ['K7M2Q', null],
  ['K7M2Q99', null],
  ['', null],
])('the code in “%s” is %s', (typed, code) => {
  expect(codeIn(typed)).toBe(code)
})

test('what is missing first is said first', () => {
  const all = { isProved: false, hasNumber: true, hasBadge: true, isSetUp: true }
  expect(standingOf(all)).toBe('ready')
  expect(standingOf({ ...all, isProved: true, hasBadge: false })).toBe('proved')
  expect(standingOf({ ...all, hasBadge: false, hasNumber: false, isSetUp: false })).toBe('plan-missing')
  expect(standingOf({ ...all, hasNumber: false, isSetUp: false })).toBe('number-missing')
  expect(standingOf({ ...all, isSetUp: false })).toBe('not-set-up')
})
