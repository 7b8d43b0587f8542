import { describe, expect, test } from 'vitest'
import { chooseText, displayTextIn, type DisplayText, languageNotesOf } from './display-text.ts'

const toSimplified = (text: string) => text.replaceAll('喉', '管').replaceAll('師', '师')
const both = { en: 'Plumber', zh: '水喉師傅' }
const english = { text: 'Plumber', lang: 'en', isConverted: false }
const traditional = { text: '水喉師傅', lang: 'zh-Hant', isConverted: false }
const simplified = { text: '水管师傅', lang: 'zh-Hans', isConverted: true }

describe('a listing’s text for a reader', () => {
  test('is in the reader’s language', () => {
    expect(chooseText('en', both, toSimplified)).toEqual(english)
    expect(chooseText('zh-Hant', both, toSimplified)).toEqual(traditional)
    expect(chooseText('zh-Hans', both, toSimplified)).toEqual(simplified)
  })

  test('falls back to the other language and marks it', () => {
    expect(chooseText('en', { en: null, zh: '水喉師傅' }, toSimplified)).toEqual(traditional)
    expect(chooseText('zh-Hant', { en: 'Plumber', zh: null }, toSimplified)).toEqual(english)
    expect(chooseText('zh-Hans', { en: 'Plumber', zh: null }, toSimplified)).toEqual(english)
    expect(chooseText('zh-Hant', { en: 'Plumber', zh: '' }, toSimplified)).toEqual(english)
  })

  test('is null when there is none', () => {
    expect(chooseText('en', { en: null, zh: null }, toSimplified)).toBeNull()
  })

  test('is not marked as converted when conversion changes nothing', () => {
    expect(chooseText('zh-Hans', { en: null, zh: '水' }, toSimplified)).toEqual({
      text: '水',
      lang: 'zh-Hans',
      isConverted: false,
    })
  })
})

describe('a text in one language', () => {
  test('is only converted from Traditional to Simplified', () => {
    expect(displayTextIn('zh-Hans', '水喉師傅', 'zh-Hant', toSimplified)).toEqual(simplified)
    expect(displayTextIn('zh-Hant', '水管师傅', 'zh-Hans', toSimplified)).toEqual({
      text: '水管师傅',
      lang: 'zh-Hans',
      isConverted: false,
    })
    expect(displayTextIn('zh-Hans', 'Plumber', 'en', toSimplified)).toEqual(english)
  })
})

describe('the notes about the language of a page', () => {
  const [inEnglish, inChinese, converted] = [english, traditional, simplified] as DisplayText[]

  test('say whether all texts of a section are in the other language, or some', () => {
    expect(languageNotesOf('en', [inChinese!, null])).toEqual({ other: 'all', isConverted: false })
    expect(languageNotesOf('en', [inChinese!, inEnglish!])).toEqual({ other: 'some', isConverted: false })
    expect(languageNotesOf('zh-Hant', [inEnglish!])).toEqual({ other: 'all', isConverted: false })
    expect(languageNotesOf('zh-Hant', [inChinese!])).toEqual({ other: null, isConverted: false })
  })

  test('are not repeated by a section below', () => {
    expect(languageNotesOf('en', [inChinese!], [inEnglish!, inChinese!])).toEqual({ other: null, isConverted: false })
    expect(languageNotesOf('zh-Hans', [converted!])).toEqual({ other: null, isConverted: true })
    expect(languageNotesOf('zh-Hans', [converted!, inEnglish!], [converted!])).toEqual({
      other: 'some',
      isConverted: false,
    })
  })
})
