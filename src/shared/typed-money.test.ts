import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatHkd } from './money.ts'
import { parseHkd, typedHkd } from './typed-money.ts'

test.each([
  ['', null],
  [' ', null],
  ['HK$', null],
  ['1,200', 1_200_00],
  [' HK$ 1,200.50 ', 1_200_50],
  ['HKD 350', 350_00],
  ['HKD$350', 350_00],
  ['350 hkd', 350_00],
  ['$ 300', 300_00],
  ['５００', 500_00],
  ['＄１，２００', 1_200_00],
  ['0', 0],
  ['999999999', 999_999_999_00],
  ['1000000000', NaN],
  ['12.345', NaN],
  ['.5', NaN],
  ['-5', NaN],
  ['1$2', NaN],
  ['US$5', NaN],
  ['about 5', NaN],
  ['1,234,567', 1_234_567_00],
  ['99,50', NaN],
  ['1,2', NaN],
  ['HK$ 5\u200B0', 50_00],
])('"%s" is %s HK cents', (typed, cents) => {
  expect(parseHkd(typed)).toBe(cents)
})

test('every amount that is written is read as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_99 }), (cents) => {
      expect(parseHkd(formatHkd(cents))).toBe(cents)
      expect(parseHkd(typedHkd(cents))).toBe(cents)
    }),
  )
  expect(parseHkd(typedHkd(null))).toBe(null)
})
