import { describe, expect, test } from 'vitest'
import { chooseText, displayTextIn } from './display-text.ts'

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
