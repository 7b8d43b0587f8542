import { describe, expect, test } from 'vitest'
import type { Faq } from '../rules.ts'
import { checkContent } from './check-content.ts'
import { contentFields, emptyContent, type ListingContent } from './content.ts'

const today = '2026-11-20'
const valid: ListingContent = {
  ...emptyContent,
  nameEn: 'Bright Tap',
  descriptionEn: 'Taps mended.',
  categories: ['plumbers'],
  areas: ['wan-chai'],
  prices: [{ title: { en: 'Visit', zh: null }, unit: 'visit', fromCents: 100, toCents: null, note: null }],
  whatsappNumber: '+85261234567',
}
const errorsOf = (given: Partial<ListingContent>) =>
  checkContent({ ...valid, ...given }, today).errors.map(({ path, error }) => `${path} ${error}`)
const cleaned = (given: Partial<ListingContent>) => checkContent({ ...valid, ...given }, today).content

test('valid content has no errors and is unchanged', () => {
  expect(checkContent(valid, today)).toEqual({ content: valid, errors: [] })
})

test('empty content has an error at each required field', () => {
  expect(
    checkContent(emptyContent, today)
      .errors.map(({ path, error }) => `${path} ${error}`)
      .toSorted(),
  ).toEqual([
    'areas areaRequired',
    'categories categoryRequired',
    'descriptionEn descriptionRequired',
    'nameEn nameRequired',
    'prices pricesRequired',
    'whatsappNumber whatsappRequired',
  ])
})

test('the path of every error starts with a content field', () => {
  for (const { path } of checkContent(emptyContent, today).errors) expect(contentFields).toContain(path.split('.')[0])
})

describe('lengths are counted by code points', () => {
  test.each([
    ['nameZh', '𠮷'.repeat(120), []],
    ['nameZh', '𠮷'.repeat(121), ['nameZh tooLong']],
    ['summaryEn', '😀'.repeat(160), []],
    ['summaryEn', 'x'.repeat(161), ['summaryEn tooLong']],
    ['descriptionZh', '街'.repeat(5_000), []],
    ['descriptionZh', '街'.repeat(5_001), ['descriptionZh tooLong']],
  ] as const)('%s', (field, text, expected) => {
    expect(errorsOf({ [field]: text })).toEqual(expected)
  })
})

test('a photo is described in each language: one line, 300 characters at most, blanks as none', () => {
  const photo = (en: string | null, zh: string | null) => ({ id: `${en}${zh}`, alt: { en, zh }, pair: null })
  expect(cleaned({ photos: [photo(' A\ntap ', ' ')] }).photos).toMatchObject([{ alt: { en: 'A tap', zh: null } }])
  const long = '𠮷'.repeat(301)
  expect(errorsOf({ photos: [photo('𠮷'.repeat(300), long), photo(long, null)] })).toEqual([
    'photos.0.alt.zh tooLong',
    'photos.1.alt.en tooLong',
  ])
})

describe('links', () => {
  test.each([
    ['example.com', 'https://example.com/'],
    ['http://example.com/a?b', 'http://example.com/a?b'],
    ['HTTPS://EXAMPLE.com', 'https://example.com/'],
    ['  ', null],
  ])('“%s” is normalized to %s', (typed, expected) => {
    expect(errorsOf({ websiteUrl: typed })).toEqual([])
    expect(cleaned({ websiteUrl: typed }).websiteUrl).toBe(expected)
  })
  test.each(['javascript:alert(1)', 'ftp://a.hk', 'data:text/html,x', 'https://u:p@a.hk', 'localhost', 'a b', '//'])(
    '“%s” is refused',
    (typed) => {
      expect(errorsOf({ websiteUrl: typed, videoUrl: typed })).toEqual(['websiteUrl urlInvalid', 'videoUrl urlInvalid'])
    },
  )
})

describe('numbers', () => {
  test('eight digits, also full-width, are a Hong Kong number', () => {
    expect(cleaned({ whatsappNumber: '６１２３ 4567' }).whatsappNumber).toBe('+85261234567')
  })
  test.each([
    ['+447911123456', 'whatsappNumber phoneNotHongKong'],
    ['12345', 'whatsappNumber phoneInvalid'],
  ])('%s', (typed, expected) => {
    expect(errorsOf({ whatsappNumber: typed })).toEqual([expected])
  })
})

describe('prices', () => {
  const row = { title: { en: 'Visit', zh: null }, unit: 'visit' as const, fromCents: 100, toCents: null, note: null }
  test.each([
    [{ ...row, title: { en: ' ', zh: null } }, 'prices.0.title.en titleRequired'],
    [{ ...row, title: { en: 'Visit', zh: '街'.repeat(121) } }, 'prices.0.title.zh tooLong'],
    [{ ...row, fromCents: null }, 'prices.0.fromCents amountRequired'],
    [{ ...row, fromCents: Number.NaN }, 'prices.0.fromCents amountInvalid'],
    [{ ...row, fromCents: -1 }, 'prices.0.fromCents amountInvalid'],
    [{ ...row, toCents: 99 }, 'prices.0.toCents amountsReversed'],
    [{ ...row, fromCents: 2e9 }, 'prices.0.fromCents amountInvalid'],
  ])('%o', (price, expected) => {
    expect(errorsOf({ prices: [price] })).toEqual([expected])
  })
  test('are named in either language or in both, with blanks removed', () => {
    const prices = [{ ...row, title: { en: ' ', zh: ' 檢查 ' }, note: { en: '', zh: null } }]
    expect(errorsOf({ prices })).toEqual([])
    expect(cleaned({ prices }).prices).toEqual([{ ...row, title: { en: null, zh: '檢查' }, note: null }])
  })
  test('by quotation carries no amount', () => {
    const prices = [{ ...row, unit: 'quote' as const, toCents: 5 }]
    expect(cleaned({ prices }).prices).toEqual([{ ...row, unit: 'quote', fromCents: null, toCents: null }])
  })
})

test('a question needs its answer in the same language', () => {
  const none = { en: null, zh: null }
  const errors = (question: Faq['question'], answer: Faq['answer']) => errorsOf({ faq: [{ question, answer }] })
  expect(errors({ en: 'Why?', zh: '點解？' }, { en: 'So.', zh: '因為。' })).toEqual([])
  expect(errors({ en: null, zh: '點解？' }, { en: null, zh: '因為。' })).toEqual([])
  expect(errors({ en: 'Why?', zh: null }, { en: null, zh: '因為。' })).toEqual([
    'faq.0.answer.en answerRequired',
    'faq.0.question.zh questionRequired',
  ])
  expect(errors(none, none)).toEqual(['faq.0.question.en questionRequired', 'faq.0.answer.en answerRequired'])
})

describe('opening hours', () => {
  const on = (...spans: [number, number][]) => ({
    openingHours: { kind: 'weekly' as const, days: { mon: spans.map(([from, to]) => ({ from, to })) } },
  })
  test.each([
    [on([540, 780], [840, 1_080]), []],
    [on([1_080, 1_560]), []],
    [on(), ['openingHours hoursRequired']],
    [on([540, 780], [700, 1_080]), ['openingHours.days.mon hoursOverlap']],
    [on([540, 540]), ['openingHours.days.mon hoursInvalid']],
    [on([540, 600], [660, 720], [780, 840]), ['openingHours.days.mon hoursInvalid']],
    [on([0, 1_441]), ['openingHours.days.mon hoursInvalid']],
  ])('%o', (given, expected) => {
    expect(errorsOf(given)).toEqual(expected)
  })
  test('spans are sorted by time', () => {
    expect(cleaned(on([840, 900], [540, 600])).openingHours).toEqual(on([540, 600], [840, 900]).openingHours)
  })
})

describe('registration, year and licences', () => {
  test.each([
    ['12345678', '12345678'],
    ['12345678-000-01-26-1', '12345678'],
    ['c0012345', 'C0012345'],
  ])('the number of “%s” is %s', (typed, expected) => {
    expect(errorsOf({ businessRegistrationNo: typed })).toEqual([])
    expect(cleaned({ businessRegistrationNo: typed }).businessRegistrationNo).toBe(expected)
  })
  test('invalid values are reported', () => {
    expect(errorsOf({ businessRegistrationNo: '1234' })).toEqual(['businessRegistrationNo registrationInvalid'])
    expect(errorsOf({ isBusinessRegistrationShown: true })).toEqual(['businessRegistrationNo registrationRequired'])
    expect(errorsOf({ establishedYear: 2_027 })).toEqual(['establishedYear yearInvalid'])
    const licence = { key: 'eaa', number: 'C-1', expiresOn: null }
    expect(errorsOf({ licences: [{ ...licence, number: '' }] })).toEqual(['licences.0.number numberRequired'])
    expect(errorsOf({ licences: [{ ...licence, expiresOn: '2026-11-19' }] })).toEqual([
      'licences.0.expiresOn licenceExpired',
    ])
    expect(errorsOf({ licences: [{ ...licence, expiresOn: '2027-02-30' }] })).toEqual([
      'licences.0.expiresOn dateInvalid',
    ])
    expect(errorsOf({ licences: [{ ...licence, expiresOn: '2026-11-20' }] })).toEqual([])
  })
})
