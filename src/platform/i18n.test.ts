import { describe, expect, it } from 'vitest'
import { formatNumber } from '#shared/formatters.ts'
import { localeOfPath } from '#shared/locale-path.ts'
import { locales } from '#shared/locale.ts'
import { formatHkd } from '#shared/money.ts'
import { breakableDate, detectLocale, formatDate, formatMonth, localeOfTag, translate, unbrokenDate } from './i18n.ts'

describe('the language of a request', () => {
  it.each([
    ['zh-HK', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh-Hant-CN', 'zh-Hant'],
    ['yue', 'zh-Hant'],
    ['yue-HK', 'zh-Hant'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['en-GB', 'en'],
    ['fr', null],
    ['', null],
  ])('reads the tag %s as %s', (tag, locale) => expect(localeOfTag(tag)).toBe(locale))

  it('prefers the saved choice', () => expect(detectLocale('zh-Hans', 'en-GB')).toBe('zh-Hans'))
  it('uses the supported language with the highest weight', () => {
    expect(detectLocale(undefined, 'fr;q=0.9, zh-HK;q=0.8, en;q=0.7')).toBe('zh-Hant')
    expect(detectLocale(undefined, 'en;q=0.5, zh-CN')).toBe('zh-Hans')
  })
  it('falls back to English when nothing is supported or the header is malformed', () => {
    expect(detectLocale(undefined, undefined)).toBe('en')
    expect(detectLocale('klingon', 'de, zh-HK;q=0')).toBe('en')
    expect(detectLocale(undefined, ';;;,,q=,zz;q=abc')).toBe('en')
  })
  it('is set by the prefix of a path, case-insensitively', () => {
    expect(localeOfPath('/zh-hant/explore')).toBe('zh-Hant')
    expect(localeOfPath('/ZH-Hans')).toBe('zh-Hans')
    expect(localeOfPath('/zh-hantfoo')).toBe(null)
    expect(localeOfPath('/explore')).toBe(null)
  })
})

describe('messages', () => {
  const messages = {
    feature: { plain: 'Find {what}', n_one: '{count} review', n_other: '{count} reviews', zh_other: '{count} 則' },
  }
  it('fill in known placeholders and leave unknown ones', () => {
    expect(translate(messages, 'en', 'feature', 'plain', { what: 'a plumber' })).toBe('Find a plumber')
    expect(translate(messages, 'en', 'feature', 'plain', { other: 'x' })).toBe('Find {what}')
  })
  it('use the plural rules and number format of the language', () => {
    expect(translate(messages, 'en', 'feature', 'n', { count: 1 })).toBe('1 review')
    expect(translate(messages, 'en', 'feature', 'n', { count: 1500 })).toBe('1,500 reviews')
    expect(translate(messages, 'zh-Hant', 'feature', 'zh', { count: 1 })).toBe('1 則')
  })
  it('return the key when a message is missing', () => {
    expect(translate(messages, 'en', 'nowhere', 'lost', { count: 2 })).toBe('lost')
  })

  it('spaces Chinese from Latin names and numbers, not from Chinese ones', () => {
    const zh = {
      feature: { of: '評價{name}', for: '{name}對{other}的評價', ask: '查詢 {name}', price: '{unit} {price} 起' },
    }
    const t = (key: string, params: Record<string, string>) => translate(zh, 'zh-Hant', 'feature', key, params)
    expect(t('of', { name: 'Biu Kee' })).toBe('評價 Biu Kee')
    expect(t('of', { name: '劉氏水喉' })).toBe('評價劉氏水喉')
    expect(t('for', { name: 'Yan', other: 'Biu Kee' })).toBe('Yan 對 Biu Kee 的評價')
    expect(t('ask', { name: '劉氏水喉' })).toBe('查詢劉氏水喉')
    expect(t('price', { unit: '每單', price: 'HK$300' })).toBe('每單 HK$300 起')
  })
})

it.each(locales)('writes days, months and numbers in %s as Intl does', (locale) => {
  const tag = locale === 'en' ? 'en-GB' : locale
  const intl = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'Asia/Hong_Kong' })
  for (let month = 0; month < 12; month++) {
    for (const hour of [15, 16]) {
      const at = new Date(Date.UTC(2026, month, 9, hour, 59))
      expect(formatDate(at.toISOString(), locale)).toBe(intl.format(at))
    }
  }
  const months = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  for (let month = 1; month <= 12; month++) {
    const yearMonth = `2026-${String(month).padStart(2, '0')}`
    expect(formatMonth(yearMonth, locale)).toBe(months.format(new Date(`${yearMonth}-15`)))
  }
  const numbers = [0, 4.6, 5, 999, 1000, 1234.5678, 99_999, 1_234_567, -12, -1500]
  const written = numbers.map((number) => new Intl.NumberFormat(tag).format(number))
  expect(numbers.map((number) => formatNumber(number))).toEqual(written)
  expect([120_000, 9950, 100, 5].map(formatHkd)).toEqual(['HK$1,200', 'HK$99.50', 'HK$1', 'HK$0.05'])
})

it.each([
  ['23 Nov 2026', '23\u00a0Nov\u00a02026'],
  ['November 2026', 'November\u00a02026'],
  ['2026年11月23日', '2026\u2060年\u206011\u2060月\u206023\u2060日'],
])('keeps %s on one line', (date, written) => {
  expect(unbrokenDate(date)).toBe(written)
})

it.each([
  ['23 Nov 2026, 01:52', '23 Nov 2026, 01:52'],
  ['2026年11月23日 01:52', '2026\u200b年\u200b11\u200b月\u200b23\u200b日 01:52'],
])('lets %s break, without thin spaces', (date, written) => {
  expect(breakableDate(date)).toBe(written)
})

it.each([
  ['en', '23 Nov 2026, 01:52'],
  ['zh-Hant', '2026年11月23日 01:52'],
  ['zh-Hans', '2026年11月23日 01:52'],
] as const)('shows times in %s on the 24-hour clock of Hong Kong', (locale, text) => {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const
  expect(formatDate('2026-11-22T17:52:00Z', locale, options)).toBe(text)
})
