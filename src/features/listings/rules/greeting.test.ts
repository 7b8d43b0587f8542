import { describe, expect, test } from 'vitest'
import type { Localized } from '#shared/locale.ts'
import type { SpokenLanguage } from '../rules.ts'
import { greetingLine, greetingLocales, requestOf, withRequest } from './greeting.ts'

const provider = (...languagesSpoken: SpokenLanguage[]) => ({
  languagesSpoken,
  isWrittenInEnglish: false,
  isWrittenInChinese: true,
})

const plumber: Localized = { en: 'a plumber', 'zh-Hant': '水喉師傅', 'zh-Hans': '水管师傅' }
const shaTin: Localized = { en: 'in Sha Tin', 'zh-Hant': '沙田', 'zh-Hans': '沙田' }

describe('the greeting text', () => {
  const english = greetingLine('en', { name: 'Bright Tap', site: 'Kaifong' })
  const cantonese = greetingLine('zh-Hant', { name: '光明水喉', site: '街坊' })
  const mandarin = greetingLine('zh-Hans', { name: '光明水喉', site: '街坊' })

  test('names the listing and the site', () => {
    expect(english).toBe('Hi Bright Tap, I found you on Kaifong. Are you available, and what is the price?')
    expect(cantonese).toBe('你好 光明水喉，我喺 街坊見到你。請問有冇時間同點收費？')
    expect(mandarin).toBe('您好 光明水喉，我在 街坊上看到您。请问是否有空、怎样收费？')
  })

  test('names what was searched for and where, in the singular', () => {
    const request = requestOf(plumber, shaTin)
    expect(withRequest(english, request)).toBe(
      "Hi Bright Tap, I found you on Kaifong. I'm looking for a plumber in Sha Tin. Are you available, and what is the price?",
    )
    expect(withRequest(`${cantonese}\n${english}`, request)).toBe(
      "你好 光明水喉，我喺 街坊見到你。我想搵沙田嘅水喉師傅，請問有冇時間同點收費？\nHi Bright Tap, I found you on Kaifong. I'm looking for a plumber in Sha Tin. Are you available, and what is the price?",
    )
    expect(withRequest(mandarin, request)).toBe(
      '您好 光明水喉，我在 街坊上看到您。我想找沙田的水管师傅，请问是否有空、怎样收费？',
    )
  })

  test('names no place when none was searched for, and nothing where there is no word for it', () => {
    expect(withRequest(cantonese, requestOf(plumber, null))).toContain('我想搵水喉師傅，')
    expect(withRequest(english, requestOf({ ...plumber, en: '' }, shaTin))).toBe(english)
    expect(withRequest(english, null)).toBe(english)
  })

  test('does not replace a placeholder in the listing’s name', () => {
    const line = greetingLine('en', { name: '{site} $& {name}', site: 'Kaifong' })
    expect(withRequest(line, requestOf(plumber, null))).toContain('Hi {site} $& {name}, I found you on Kaifong. I')
  })
})

describe('the languages of a greeting', () => {
  test('one line when the provider reads the reader’s language', () => {
    expect(greetingLocales('en', provider('cantonese', 'english'))).toEqual(['en'])
    expect(greetingLocales('zh-Hant', provider('mandarin'))).toEqual(['zh-Hant'])
    expect(greetingLocales('zh-Hans', provider('cantonese'))).toEqual(['zh-Hans'])
  })

  test('a second line when the provider reads another language', () => {
    expect(greetingLocales('en', provider('cantonese', 'tagalog'))).toEqual(['en', 'zh-Hant'])
    expect(greetingLocales('en', provider('mandarin'))).toEqual(['en', 'zh-Hans'])
    expect(greetingLocales('zh-Hant', provider('english', 'hindi'))).toEqual(['zh-Hant', 'en'])
    expect(greetingLocales('zh-Hans', provider('english'))).toEqual(['zh-Hans', 'en'])
  })

  test('without spoken languages, the listing’s texts decide', () => {
    expect(greetingLocales('en', provider('tagalog'))).toEqual(['en', 'zh-Hant'])
    expect(
      greetingLocales('zh-Hant', { languagesSpoken: [], isWrittenInEnglish: true, isWrittenInChinese: false }),
    ).toEqual(['zh-Hant', 'en'])
    expect(
      greetingLocales('en', { languagesSpoken: ['thai'], isWrittenInEnglish: true, isWrittenInChinese: true }),
    ).toEqual(['en'])
  })
})
