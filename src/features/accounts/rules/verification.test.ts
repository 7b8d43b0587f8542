import { expect, test } from 'vitest'
import { parseCode, verificationStatusOf } from './verification.ts'

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
  expect(parseCode(typed)).toBe(code)
})

test('reports the first missing prerequisite', () => {
  const all = { isVerified: false, hasNumber: true, isSetUp: true }
  expect(verificationStatusOf(all)).toBe('ready')
  expect(verificationStatusOf({ ...all, isVerified: true, isSetUp: false })).toBe('verified')
  expect(verificationStatusOf({ ...all, hasNumber: false, isSetUp: false })).toBe('number-missing')
  expect(verificationStatusOf({ ...all, isSetUp: false })).toBe('not-set-up')
})
