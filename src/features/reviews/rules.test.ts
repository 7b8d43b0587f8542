import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isContactedHere, shortName, summaryOfPaid } from './rules.ts'
import { reviewForm } from './rules/forms.ts'

describe('the author of a review', () => {
  test.each([
    ['Mary', 'Chan', 'Mary C.'],
    [' Mary Ann ', ' de Silva', 'Mary Ann D.'],
    ['Zoë', 'Østergård', 'Zoë Ø.'],
    ['大文', '陳', '大文'],
    ['Chris', '黃', 'Chris'],
    ['Madonna', '', 'Madonna'],
    ['', 'Wong', 'W.'],
    ['', '', ''],
  ])('%s %s is shown as “%s”', (first, last, shown) => {
    expect(shortName(first, last)).toBe(shown)
  })

  test('is shown with at most one letter of the surname', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (last) => {
        expect([...shortName('', last)].length).toBeLessThanOrEqual(4)
      }),
    )
  })
})

describe('“Contacted through Kaifong”', () => {
  const now = new Date('2026-11-20T06:00:00Z')
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)
  test.each([
    [1, 1, true],
    [90, 90, true],
    [0.99, 0.99, false],
    [90.01, 90.01, false],
    [200, 30, true],
    [30, 0, true],
    [200, 0.5, false],
  ])('is decided by first contact %s and last contact %s days before: %s', (first, last, expected) => {
    expect(isContactedHere({ firstAt: daysAgo(first), lastAt: daysAgo(last) }, now)).toBe(expected)
  })
  test('is false without a contact', () => expect(isContactedHere(undefined, now)).toBe(false))
})

describe('what people paid', () => {
  test('is shown from five prices on, with median and range', () => {
    expect(summaryOfPaid([100, 200, 300, 400])).toBeNull()
    expect(summaryOfPaid([500, 100, 900_000, 300, 200])).toEqual({
      count: 5,
      medianCents: 300,
      lowestCents: 100,
      highestCents: 900_000,
    })
    expect(summaryOfPaid([1, 2, 3, 4, 5, 6])?.medianCents).toBe(4)
  })
})

describe('the review form', () => {
  const valid = { rating: '5', stage: 'work_done', title: '', body: 'x'.repeat(20), jobMonth: '', pricePaid: '' }
  const validate = (name: keyof typeof reviewForm, typed: string) => reviewForm[name](typed, valid)
  test('accepts 20 to 4,000 code points of the cleaned text', () => {
    expect(validate('body', '  ')).toEqual({ error: 'bodyRequired' })
    expect(validate('body', '😀'.repeat(19))).toEqual({ error: 'bodyTooShort' })
    expect(validate('body', ` ${'😀'.repeat(20)} `)).toEqual({ value: '😀'.repeat(20) })
    expect(validate('body', '😀'.repeat(4_000))).toEqual({ value: '😀'.repeat(4_000) })
    expect(validate('body', '😀'.repeat(4_001))).toEqual({ error: 'bodyTooLong' })
    expect(validate('body', `${'x'.repeat(19)}\u202e\u0000`)).toEqual({ error: 'bodyTooShort' })
  })
  test.each([
    ['', null],
    ['1200', 1_200_00],
    ['HK$ 1,200.50', 1_200_50],
    ['$99.5', 99_50],
    ['１２００', 1_200_00],
    ['0', 0],
    ['-5', undefined],
    ['12.345', undefined],
    ['10000001', undefined],
    ['lots', undefined],
    ['1e5', undefined],
  ])('reads the price %s as %s cents', (typed, cents) => {
    expect(validate('pricePaid', typed)).toEqual(cents === undefined ? { error: 'priceInvalid' } : { value: cents })
  })
  test('refuses a month, stage or rating that does not exist', () => {
    for (const typed of ['2026-13', '26-10', '2026-1', '1999-01'])
      expect(validate('jobMonth', typed)).toHaveProperty('error')
    expect(validate('jobMonth', '2026-10')).toEqual({ value: '2026-10' })
    for (const typed of ['', '0', '6', '5.0', ' 5'])
      expect(validate('rating', typed)).toEqual({ error: 'ratingRequired' })
    expect(validate('stage', 'done')).toEqual({ error: 'stageRequired' })
  })
})
