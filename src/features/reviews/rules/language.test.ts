import { beforeAll, expect, test } from 'vitest'
import { loadScripts } from '../server/service/scripts.ts'
import { inReadersScript, languageOf, type Scripts } from './language.ts'

let scripts: Scripts
beforeAll(async () => {
  scripts = await loadScripts()
})

test.each([
  ['Came on time, mended the tap.', 'zh-Hant', 'en'],
  ['師傅準時到，水喉修理得好乾淨。', 'en', 'zh-Hant'],
  ['师傅准时到，水管修理得很干净。', 'zh-Hant', 'zh-Hans'],
  ['好好好', 'zh-Hans', 'zh-Hans'],
  ['好好好', 'en', 'zh-Hant'],
  ['The 師傅 was kind, on time and left everything clean.', 'zh-Hant', 'en'],
  ['搵咗 Bright Tap 嚟整水喉，好快搞掂，收費合理。', 'en', 'zh-Hant'],
  ['12345 👍👍', 'zh-Hant', 'en'],
] as const)('“%s” by a writer who uses %s is %s', (text, writer, language) => {
  expect(languageOf(text, writer, scripts)).toBe(language)
})

test('Chinese is converted to the reader’s script in both directions and marked; other text is unchanged', () => {
  const show = (reader: 'en' | 'zh-Hant' | 'zh-Hans', text: string, language: 'en' | 'zh-Hant' | 'zh-Hans') =>
    inReadersScript(reader, text, language, scripts)
  expect(show('zh-Hant', '师傅准时', 'zh-Hans')).toEqual({ text: '師傅準時', lang: 'zh-Hant', isConverted: true })
  expect(show('zh-Hans', '師傅準時', 'zh-Hant')).toEqual({ text: '师傅准时', lang: 'zh-Hans', isConverted: true })
  expect(show('zh-Hant', '好', 'zh-Hans')).toMatchObject({ text: '好', isConverted: false })
  expect(show('en', '师傅准时', 'zh-Hans')).toEqual({ text: '师傅准时', lang: 'zh-Hans', isConverted: false })
  expect(show('zh-Hant', 'On time', 'en')).toEqual({ text: 'On time', lang: 'en', isConverted: false })
})
