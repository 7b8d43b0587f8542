import { expect, test } from 'vitest'
import { foreignCharacters } from '#platform/server/chinese-scripts.ts'
import {
  fieldErrors,
  isUntranslated,
  messageErrors,
  sourceErrors,
  textErrors,
  usageErrors,
  type FeatureMessages,
} from './messages.ts'

const validMessages: FeatureMessages = {
  en: { 'card.from': 'from {price}', results_one: '{count} result', results_other: '{count} results' },
  'zh-Hant': { 'card.from': '{price}起', results_other: '{count} 個結果' },
  'zh-Hans': { 'card.from': '{price}起', results_other: '{count} 个结果' },
}
const errorsWith = (locale: keyof FeatureMessages, messages: Record<string, string>) =>
  messageErrors({ ...validMessages, [locale]: { ...validMessages[locale], ...messages } }).join('\n')

test('valid messages have no errors', () => {
  expect(messageErrors(validMessages)).toEqual([])
})

test('every language has the same keys', () => {
  const { 'card.from': _, ...rest } = validMessages['zh-Hans']
  expect(messageErrors({ ...validMessages, 'zh-Hans': rest })).toEqual(['zh-Hans: card.from is missing'])
  expect(errorsWith('zh-Hant', { 'card.new': '新' })).toMatch(/en: card.new is missing\nzh-Hans: card.new is missing/)
})

test('English has both plurals, Chinese one', () => {
  expect(errorsWith('zh-Hant', { results_one: '{count} 個結果' })).toBe('zh-Hant: results_one does not belong here')
  const { results_one: _, ...en } = validMessages.en
  expect(messageErrors({ ...validMessages, en })).toEqual(['en: results_one is missing'])
})

test('placeholders are the same in all languages', () => {
  expect(errorsWith('zh-Hant', { 'card.from': '{cost}起' })).toBe(
    'zh-Hant: card.from has other placeholders than English (price)',
  )
  expect(errorsWith('zh-Hans', { 'card.from': '起' })).toMatch(/other placeholders/)
})

test('messages are not empty and do not exclaim', () => {
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

test('Latin words and numbers are spaced from Chinese, Chinese characters are not', () => {
  const error = 'has a space too few or too many beside Chinese'
  expect(textErrors('請用 WhatsApp 聯絡', 'zh-Hant')).toEqual([])
  expect(textErrors('請用WhatsApp 聯絡', 'zh-Hant')).toEqual([error])
  expect(textErrors('7日內', 'zh-Hant')).toEqual([error])
  expect(textErrors('用的是 尊貴計劃', 'zh-Hant')).toEqual([error])
  expect(textErrors('在 {brand}刊登', 'zh-Hant')).toEqual([])
  expect(textErrors('{brand}是甚麼', 'zh-Hant')).toEqual([])
  expect(textErrors('在{brand}刊登', 'zh-Hant')).toEqual([error])
  expect(textErrors('{brand} 是什么', 'zh-Hans')).toEqual([error])
  expect(sourceErrors('about.zh-Hans.ts', "lead: '{brand} 是什么'")).toEqual([`about.zh-Hans.ts ${error}`])
})

test('corrected words do not come back, in messages or in texts of e-mails', () => {
  const error = (word: string) => `uses “${word}”, which readers corrected`
  expect(textErrors('Only by quotation', 'en')).toEqual([error('by quotation')])
  expect(textErrors('在哪裏', 'zh-Hant')).toEqual([error('裏')])
  expect(textErrors('查看我的服务页', 'zh-Hans')).toEqual([])
  expect(sourceErrors('emails.ts', "{ 'zh-Hans': '我的服务' }")).toEqual([
    `emails.ts: 'zh-Hans' text ${error('我的服务')}`,
  ])
  expect(sourceErrors('emails.zh-Hant.ts', "where: '在哪裏'")).toEqual([`emails.zh-Hant.ts ${error('裏')}`])
})

test('one thing has one word, in messages, documents and e-mails of three languages', () => {
  const error = (word: string) => `uses “${word}”, which readers corrected`
  expect(textErrors('Sign in to see your favourites', 'en')).toEqual([error('Sign in')])
  expect(textErrors('Your favourites', 'en')).toEqual([error('favourites')])
  expect(textErrors('Error signing in with Google', 'en')).toEqual([])
  expect(textErrors('我的收藏', 'zh-Hant')).toEqual([error('收藏')])
  expect(textErrors('三個商戶', 'zh-Hant')).toEqual([error('個商戶')])
  expect(textErrors('我的商戶，免費刊登服務', 'zh-Hant')).toEqual([])
  expect(textErrors('比较商户', 'zh-Hans')).toEqual([error('商户')])
  expect(textErrors('我的收藏，三家商家', 'zh-Hans')).toEqual([])
  expect(sourceErrors('a/server/emails/welcome.ts', "button: 'Go to sign in'")).toEqual([
    `a/server/emails/welcome.ts: 'en' text ${error('sign in')}`,
  ])
  expect(sourceErrors('a/rules/x.ts', "name: '刪除我的收藏', other: '删除我的商户'")).toEqual([
    `a/rules/x.ts: 'zh-Hant' text ${error('收藏')}`,
    `a/rules/x.ts: 'zh-Hans' text ${error('商户')}`,
  ])
  expect(sourceErrors('src/web/content/about.en.md', 'Save a shortlist')).toEqual([
    `src/web/content/about.en.md ${error('shortlist')}`,
  ])
})

test('English left in a Chinese message is reported, proper nouns are not', () => {
  expect(isUntranslated('Browse services')).toBe(true)
  expect(isUntranslated('請 try again in a minute')).toBe(true)
  expect(isUntranslated('用 WhatsApp 分享')).toBe(false)
  expect(isUntranslated('以 PayMe、FPS 或 WeChat Pay 付款')).toBe(false)
  expect(isUntranslated('API')).toBe(false)
  expect(isUntranslated('{count}')).toBe(false)
  expect(isUntranslated('電郵至 {address} 或 help@example.com')).toBe(false)
})

test('Chinese sentences use Chinese punctuation', () => {
  expect(textErrors('你好,街坊', 'zh-Hant')).toEqual(['has Western punctuation after Chinese'])
})

test('missing and unused keys are reported', () => {
  const sources = new Map([
    ['src/features/a/a.tsx', "t('card.from', { price }); t(`status.${status}`); t('card.gone'); set('lit.key')"],
  ])
  const keysOf = new Map([['src/features/a', new Set(['card.from', 'status.pending', 'lit.key', 'card.dead'])]])
  expect(usageErrors(keysOf, sources)).toEqual([
    "src/features/a/a.tsx: t('card.gone') is in no messages file",
    'src/features/a: card.dead is never used',
  ])
})

test('a key is used where its own feature, one that imports from it, or a reader of its messages uses it', () => {
  const keysOf = new Map([['src/features/a', new Set(['error.small'])]])
  const errorsOf = (source: string) => usageErrors(keysOf, new Map([['src/features/b/b.tsx', source]]))
  expect(errorsOf("t('error.small')")).toEqual(['src/features/a: error.small is never used'])
  expect(errorsOf("import { useTranslation } from '#features/a/ui/use-translation.ts'; t('error.small')")).toEqual([])
  expect(errorsOf("messages.a['error.small']")).toEqual([])
})

test('Chinese in TypeScript must match its script, comments are ignored', () => {
  expect(sourceErrors('about.zh-Hans.ts', "// 師傅\nexport const a = '师傅'")).toEqual([])
  expect(sourceErrors('about.zh-Hans.ts', "export const a = '師傅'")).toHaveLength(1)
  expect(sourceErrors('brand.ts', "{ 'zh-Hant': '師傅', 'zh-Hans': '師傅' }")).toHaveLength(1)
  expect(sourceErrors('brand.ts', "{ 'zh-Hant': '師傅', 'zh-Hans': '师傅' }")).toEqual([])
})

test('every field error of a feature has a message', () => {
  const sources = new Map([
    ['src/features/a/rules/form.ts', "return { error: 'reasonRequired' }"],
    ['src/features/a/ui/use-error-messages.ts', 'errorMessage: (error) => t(`error.${error}` as never)'],
    ['src/features/b/rules.ts', "return { error: 'other' }"],
  ])
  const errorsOf = (feature: string, ...keys: string[]) =>
    fieldErrors(`src/features/${feature}`, new Set(keys), sources)
  expect(errorsOf('a')).toEqual(['src/features/a: error.reasonRequired has no message'])
  expect(errorsOf('a', 'error.reasonRequired')).toEqual([])
  expect(errorsOf('b')).toEqual([])
})
