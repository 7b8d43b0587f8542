import { expect, test } from 'vitest'
import { foreignCharacters } from '#platform/server/scripts-of-chinese.ts'
import {
  isUntranslated,
  messageErrors,
  sourceErrors,
  textErrors,
  usageErrors,
  type FeatureMessages,
} from './messages.ts'

const sound: FeatureMessages = {
  en: { 'card.from': 'from {price}', results_one: '{count} result', results_other: '{count} results' },
  'zh-Hant': { 'card.from': '{price}起', results_other: '{count} 個結果' },
  'zh-Hans': { 'card.from': '{price}起', results_other: '{count} 个结果' },
}
const planted = (locale: keyof FeatureMessages, words: Record<string, string>) =>
  messageErrors({ ...sound, [locale]: { ...sound[locale], ...words } }).join('\n')

test('a sound room has no faults', () => {
  expect(messageErrors(sound)).toEqual([])
})

test('every language has the same keys', () => {
  const { 'card.from': _, ...rest } = sound['zh-Hans']
  expect(messageErrors({ ...sound, 'zh-Hans': rest })).toEqual(['zh-Hans: card.from is missing'])
  expect(planted('zh-Hant', { 'card.new': '新' })).toMatch(/en: card.new is missing\nzh-Hans: card.new is missing/)
})

test('English has both plurals, Chinese one', () => {
  expect(planted('zh-Hant', { results_one: '{count} 個結果' })).toBe('zh-Hant: results_one does not belong here')
  const { results_one: _, ...en } = sound.en
  expect(messageErrors({ ...sound, en })).toEqual(['en: results_one is missing'])
})

test('placeholders are the same in all languages', () => {
  expect(planted('zh-Hant', { 'card.from': '{cost}起' })).toBe(
    'zh-Hant: card.from has other placeholders than English (price)',
  )
  expect(planted('zh-Hans', { 'card.from': '起' })).toMatch(/other placeholders/)
})

test('texts are neither empty nor loud', () => {
  expect(textErrors('', 'en')).toHaveLength(1)
  expect(textErrors(' Home', 'en')).toHaveLength(1)
  expect(textErrors('Welcome!', 'en')).toEqual(['exclaims'])
  expect(textErrors('歡迎！', 'zh-Hant')).toEqual(['exclaims'])
  expect(textErrors('Unexpected Application Error!', 'en')).toEqual([])
})

test('the two Chinese scripts do not mix', () => {
  expect(textErrors('搜索师傅', 'zh-Hant')).toEqual(['holds characters of the other script: 师'])
  expect(textErrors('搜尋師傅', 'zh-Hans')).toEqual(['holds characters of the other script: 尋師'])
  expect(foreignCharacters('裏面乾淨，後來皇后在台灣吃麵，只有幾里路', 'zh-Hant')).toEqual([])
  expect(foreignCharacters('里面干净，后来皇后在台湾吃面，只有几里路，乾隆', 'zh-Hans')).toEqual([])
  expect(foreignCharacters('价广种党', 'zh-Hant')).toEqual(['价', '广', '种', '党'])
})

test('English left in a Chinese text is found, names are not', () => {
  expect(isUntranslated('Browse services')).toBe(true)
  expect(isUntranslated('請 try again in a minute')).toBe(true)
  expect(isUntranslated('用 WhatsApp 分享')).toBe(false)
  expect(isUntranslated('以 PayMe、FPS 或 WeChat Pay 付款')).toBe(false)
  expect(isUntranslated('API')).toBe(false)
  expect(isUntranslated('{count}')).toBe(false)
  expect(isUntranslated('電郵至 {address} 或 help@example.com')).toBe(false)
})

test('Chinese sentences carry Chinese punctuation', () => {
  expect(textErrors('你好,街坊', 'zh-Hant')).toEqual(['has Western punctuation after Chinese'])
})

test('a key that is asked for and missing is found, and one that nobody asks for', () => {
  const sources = new Map([
    ['a.tsx', "t('card.from', { price }); t(`status.${status}`); t('card.gone'); set('lit.key')"],
  ])
  expect(usageErrors(new Set(['card.from', 'status.pending', 'lit.key', 'card.dead']), sources)).toEqual([
    "a.tsx: t('card.gone') is in no messages file",
    'card.dead is asked for by nobody',
  ])
})

test('Chinese in TypeScript is held to its script, comments are not', () => {
  expect(sourceErrors('about.zh-Hans.ts', "// 師傅\nexport const a = '师傅'")).toEqual([])
  expect(sourceErrors('about.zh-Hans.ts', "export const a = '師傅'")).toHaveLength(1)
  expect(sourceErrors('brand.ts', "{ 'zh-Hant': '師傅', 'zh-Hans': '師傅' }")).toHaveLength(1)
  expect(sourceErrors('brand.ts', "{ 'zh-Hant': '師傅', 'zh-Hans': '师傅' }")).toEqual([])
})
