import { describe, expect, it } from 'vitest'
import { detectLocale, localeOfPath, localeOfTag, translate } from './i18n.ts'

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

  it('is the saved choice before anything else', () => expect(detectLocale('zh-Hans', 'en-GB')).toBe('zh-Hans'))
  it('is the browser’s most wanted language that we have', () => {
    expect(detectLocale(undefined, 'fr;q=0.9, zh-HK;q=0.8, en;q=0.7')).toBe('zh-Hant')
    expect(detectLocale(undefined, 'en;q=0.5, zh-CN')).toBe('zh-Hans')
  })
  it('is English when nothing is known, refused or nonsense', () => {
    expect(detectLocale(undefined, undefined)).toBe('en')
    expect(detectLocale('klingon', 'de, zh-HK;q=0')).toBe('en')
    expect(detectLocale(undefined, ';;;,,q=,zz;q=abc')).toBe('en')
  })
  it('is fixed by the prefix of a path, in any case of letters', () => {
    expect(localeOfPath('/zh-hant/explore')).toBe('zh-Hant')
    expect(localeOfPath('/ZH-Hans')).toBe('zh-Hans')
    expect(localeOfPath('/zh-hantfoo')).toBe(null)
    expect(localeOfPath('/explore')).toBe(null)
  })
})

describe('words', () => {
  const words = {
    room: { plain: 'Find {what}', n_one: '{count} review', n_other: '{count} reviews', zh_other: '{count} 則' },
  }
  it('fill in what is named and leave what is not', () => {
    expect(translate(words, 'en', 'room', 'plain', { what: 'a plumber' })).toBe('Find a plumber')
    expect(translate(words, 'en', 'room', 'plain', { other: 'x' })).toBe('Find {what}')
  })
  it('choose the plural of the language and write numbers its way', () => {
    expect(translate(words, 'en', 'room', 'n', { count: 1 })).toBe('1 review')
    expect(translate(words, 'en', 'room', 'n', { count: 1500 })).toBe('1,500 reviews')
    expect(translate(words, 'zh-Hant', 'room', 'zh', { count: 1 })).toBe('1 則')
  })
  it('answer with the key when it is missing, so that a page never breaks', () => {
    expect(translate(words, 'en', 'nowhere', 'lost', { count: 2 })).toBe('lost')
  })
})
