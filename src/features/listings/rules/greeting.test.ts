import { describe, expect, test } from 'vitest'
import type { SpokenLanguage } from '../rules.ts'
import { greetingLine, greetingLocales } from './greeting.ts'

const provider = (...languagesSpoken: SpokenLanguage[]) => ({
  languagesSpoken,
  isWrittenInEnglish: false,
  isWrittenInChinese: true,
})

describe('the greeting text', () => {
  test('names listing, site, category and area', () => {
    expect(greetingLine('en', { name: 'Bright Tap', site: 'Kaifong', category: 'Plumbers', area: 'Wan Chai' })).toBe(
      'Hi Bright Tap, I found you on Kaifong. I am looking for plumbers in Wan Chai. Are you available, and what is the price?',
    )
    expect(greetingLine('zh-Hant', { name: '光明水喉', site: '街坊', category: '水喉師傅', area: '灣仔' })).toBe(
      '你好 光明水喉，我喺 街坊 見到你。我想搵灣仔嘅水喉師傅，請問有冇時間同點收費？',
    )
    expect(greetingLine('zh-Hans', { name: '光明水喉', site: '街坊', category: '水管师傅', area: null })).toBe(
      '您好 光明水喉，我在街坊上看到您。我想找水管师傅，请问是否有空、怎样收费？',
    )
  })

  test('writes an English category as inside a sentence', () => {
    const line = (category: string) => greetingLine('en', { name: 'Bright Tap', site: 'Kaifong', category, area: null })
    expect(line('Deep & Move-In Cleaning')).toContain('looking for deep & move-in cleaning.')
    expect(line('CCTV & Security Systems')).toContain('looking for CCTV & security systems.')
    expect(line('Cantonese Lessons')).toContain('looking for Cantonese lessons.')
    expect(line('Smart Home & Home Wi-Fi')).toContain('looking for smart home & home Wi-Fi.')
  })

  test('does not replace a placeholder in the listing’s name', () => {
    expect(
      greetingLine('en', { name: '{site} $& {area}', site: 'Kaifong', category: 'Vets', area: 'Tai Po' }),
    ).toContain('Hi {site} $& {area}, I found')
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
