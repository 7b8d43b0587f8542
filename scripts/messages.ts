import { existsSync, globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { foreignCharacters } from '#platform/server/chinese-scripts.ts'

const locales = ['en', 'zh-Hant', 'zh-Hans'] as const
type Locale = (typeof locales)[number]
type Messages = Record<string, string>
/** The messages of one feature, by language. */
export type FeatureMessages = Record<Locale, Messages>

/** Proper nouns that stay as they are in Chinese. */
const properNouns =
  /WhatsApp|WeChat Pay|AlipayHK|PayMe|FPS|Kaifong|Google|Apple|Facebook|Instagram|LinkedIn|Twitter|YouTube|OpenAPI|API|RSS|JSON|CSV|PDF|QR|URL|HK\$|HKD|English|Visa|Mastercard|Premium|Cookies?|OpenCC|Lucide/g
/** Texts that the specification prescribes word for word. */
const prescribedTexts = new Set([
  'Unexpected Application Error!',
  'Error signing in',
  'Error signing in with Google',
  'Error signing in with Apple',
])

/** Words that readers corrected, and other words for what has one name: a listing, what is saved, to log in. */
const avoidedWords: Record<Locale, RegExp> = {
  en: new RegExp(
    [
      '\\b(?:by quotation|afresh|mend|is nobody’s|favou?rites?|shortlist|short notice|in the same district)\\b',
      '\\bsign(?:ed|ing|s)?[ -]in\\b|nothing passes through us|network identifier|a median of|link that ends it',
      'how far did you get|ask several|call-out or inspection|labelled “featured”|can’t read this address',
    ].join('|'),
    'i',
  ),
  'zh-Hant': new RegExp(
    [
      '裏|什麼|QR 碼|我的服務|收藏|心水名單|審視|擱置|密鑰|顧客|記錄|雜湊|輪候|敬請|起步價|臨時安排|每個套餐|首頁',
      '手提電話|WhatsApp 我們|[個項]新?(?:刊登|商戶)(?!頁)|(?:[我你]的|新|這個|審核|查看|修改)刊登(?!服務)',
      '遛狗|說出所需|一應俱全|申報了?付款|標明「精選」|全港服務|檢查費|價錢平|進行到哪一步',
    ].join('|'),
  ),
  'zh-Hans': new RegExp(
    [
      '高级套餐|我的服务(?!页)|转到.{0,4}账户|短码|资讯|无需签署|牌照|呎|服务信息|商户|[个条]新?(?:商家|店铺)|备选名单|顾客',
      '电子邮[箱件]|搁置|临时安排|每堂|登记册核实|赠予|审视|甚么|讯息|萤幕|硬碟|连结|结他|帐单|外判|程式|纪录|哈希值保留',
      '职业治疗|灭虫|租务|标明“精选”|全港服务|检查费|进行到哪一步|每个套餐|敬请',
    ].join('|'),
  ),
}

const stemOf = (key: string) => key.replace(/_(one|other)$/, '')
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map((match) => match[1] ?? '')
    .sort()
    .join(' ')

/**
 * Whether a Chinese text still contains English that is not a proper noun: three words in a row, or no Chinese at all.
 */
export function isUntranslated(text: string): boolean {
  const rest = text
    .replace(/\{\w+\}/g, ' ')
    .replace(/\S+@\S+|https?:\S+/g, ' ')
    .replace(properNouns, ' ')
  return /[A-Za-z]+(?:[ ,']+[A-Za-z]+){2,}/.test(rest) || (!/\p{Script=Han}/u.test(rest) && /[A-Za-z]{2,}/.test(rest))
}

/**
 * Whether a space misses between Chinese and Latin, or stands between Chinese characters. In Chinese the brand starts with
 * a Latin letter and ends with a Chinese character.
 */
const isMisspaced = (text: string) =>
  /\p{Script=Han}(?:[A-Za-z0-9]|\{brand\})|[A-Za-z0-9%]\p{Script=Han}|(?:\p{Script=Han}|\{brand\}) \p{Script=Han}/u.test(
    text,
  )

const avoidedWord = (text: string, locale: Locale): string | undefined =>
  prescribedTexts.has(text) ? undefined : avoidedWords[locale].exec(text)?.[0]

/** Problems of one text in one language. */
export function textErrors(text: string, locale: Locale): string[] {
  const errors: string[] = []
  // Separators such as ", " need their space.
  if (text === '' || (text.trim() !== text && /\p{L}/u.test(text))) errors.push('is empty or has spaces at its ends')
  const avoided = avoidedWord(text, locale)
  if (avoided) errors.push(`uses “${avoided}”, which readers corrected`)
  if (/[!！]/.test(text) && !prescribedTexts.has(text)) errors.push('exclaims')
  if (locale === 'en') return errors
  const foreign = foreignCharacters(text, locale)
  if (foreign.length > 0) errors.push(`holds characters of the other script: ${foreign.join('')}`)
  if (isUntranslated(text)) errors.push('holds untranslated English')
  if (/\p{Script=Han}[,;:?]/u.test(text)) errors.push('has Western punctuation after Chinese')
  if (isMisspaced(text)) errors.push('has a space too few or too many beside Chinese')
  return errors
}

/** Compares the three languages of a feature: same keys (English also has _one), same placeholders, valid texts. */
export function messageErrors(feature: FeatureMessages): string[] {
  const stems = new Set(locales.flatMap((locale) => Object.keys(feature[locale]).map(stemOf)))
  const errors: string[] = []
  for (const stem of stems) {
    const isPlural = locales.some((locale) => `${stem}_one` in feature[locale] || `${stem}_other` in feature[locale])
    for (const locale of locales) {
      const expected = isPlural ? (locale === 'en' ? [`${stem}_one`, `${stem}_other`] : [`${stem}_other`]) : [stem]
      const unexpected = [stem, `${stem}_one`, `${stem}_other`].filter(
        (key) => !expected.includes(key) && key in feature[locale],
      )
      errors.push(...unexpected.map((key) => `${locale}: ${key} does not belong here`))
      for (const key of expected) {
        const text = feature[locale][key]
        if (text === undefined) {
          errors.push(`${locale}: ${key} is missing`)
          continue
        }
        errors.push(...textErrors(text, locale).map((error) => `${locale}: ${key} ${error}`))
        const english = feature.en[isPlural ? `${stem}_other` : stem]
        const mayOmitPlaceholders = key.endsWith('_one')
        if (english !== undefined && !mayOmitPlaceholders && placeholdersOf(text) !== placeholdersOf(english)) {
          errors.push(`${locale}: ${key} has other placeholders than English (${placeholdersOf(english) || 'none'})`)
        }
      }
    }
  }
  return errors
}

/**
 * Returns a test whether source text uses a key: by its literal name, or by a template such as t(`status.${status}`),
 * which uses every key with that prefix.
 */
export function usesKey(text: string): (key: string) => boolean {
  const literals = new Set([...text.matchAll(/'(?=([^'\n]+)')/g)].map(([, literal]) => literal))
  const prefixes = [...new Set([...text.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix = '']) => prefix))]
  return (key) => literals.has(stemOf(key)) || prefixes.some((prefix) => key.startsWith(prefix))
}

/**
 * Keys that the sources use by `t('…')` but no feature defines, and keys of a feature that neither its own sources use nor
 * those that import from it or read its messages.
 *
 * @param keysOf Keys by the folder of the feature, such as `src/features/billing`.
 */
export function usageErrors(keysOf: Map<string, Set<string>>, sources: Map<string, string>): string[] {
  const errors: string[] = []
  const keys = new Set([...keysOf.values()].flatMap((own) => [...own]))
  for (const [path, source] of sources) {
    for (const [, key = ''] of source.matchAll(/\bt\(\s*'([^']+)'/g)) {
      if (!keys.has(key)) errors.push(`${path}: t('${key}') is in no messages file`)
    }
  }
  for (const [folder, own] of keysOf) {
    const ways = [folder.replace('src/', '#') + '/', `messages.${folder.replace(/.*\//, '')}`]
    const users = [...sources].filter(
      ([path, source]) => path.startsWith(`${folder}/`) || ways.some((way) => source.includes(way)),
    )
    const isUsed = usesKey(users.map(([, source]) => source).join('\n'))
    for (const key of own) if (!isUsed(key)) errors.push(`${folder}: ${key} is never used`)
  }
  return errors
}

/** Field errors of a feature's rules that have no message, where its screens look one up by `error.CODE`. */
export function fieldErrors(folder: string, keys: Set<string>, sources: Map<string, string>): string[] {
  const own = [...sources].filter(([path]) => path.startsWith(`${folder}/`))
  if (!own.some(([, source]) => source.includes('t(`error.${error}` as'))) return []
  const codes = own
    .filter(([path]) => path.startsWith(`${folder}/rules`))
    .flatMap(([, source]) => [...source.matchAll(/\berror: '(\w+)'/g)].map(([, code]) => `error.${code}`))
  return [...new Set(codes)].filter((key) => !keys.has(key)).map((key) => `${folder}: ${key} has no message`)
}

/** The language of a text in TypeScript by its characters, or null for one that may be either Chinese. */
function localeOfText(text: string): Locale | null {
  if (!/\p{Script=Han}/u.test(text)) return 'en'
  const [isNotTraditional, isNotSimplified] = (['zh-Hant', 'zh-Hans'] as const).map(
    (locale) => foreignCharacters(text, locale).length > 0,
  )
  if (isNotTraditional === isNotSimplified) return null
  return isNotTraditional ? 'zh-Hans' : 'zh-Hant'
}

/** The words that a conversion of listings' texts replaces. */
const convertedWords = 'src/platform/server/script-words.ts'

const emailFile = /\/emails(?:\/[^/]+)?\.ts$|-emails?\.ts$/

/**
 * Checks the texts of a source: files named for their language, `'zh-Hans': '…'` properties, other Chinese literals by
 * their characters, and English literals of e-mails.
 */
export function sourceErrors(path: string, source: string): string[] {
  const named = /\.(en|zh-Han[st])\.(?:tsx?|md)$/.exec(path)?.[1] as Locale | undefined
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"\w])\/\/.*$/gm, '')
  if (named) {
    const foreign = named === 'en' ? [] : foreignCharacters(code, named)
    const avoided = avoidedWord(code, named)
    return [
      ...(avoided ? [`${path} uses “${avoided}”, which readers corrected`] : []),
      ...(foreign.length > 0 ? [`${path} holds characters of the other script: ${foreign.join('')}`] : []),
      ...(named !== 'en' && isMisspaced(code) ? [`${path} has a space too few or too many beside Chinese`] : []),
    ]
  }
  const properties = [...code.matchAll(/'(zh-Han[st])':\s*(['"`])((?:(?!\2).)+)\2/g)]
  const literals = [...code.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map(([, , text = '']) => text)
  return [
    ...properties.flatMap(([, locale, , text = '']) => {
      const foreign = foreignCharacters(text, locale as 'zh-Hant' | 'zh-Hans')
      return foreign.length > 0
        ? [`${path}: '${locale}' text "${text}" holds characters of the other script: ${foreign.join('')}`]
        : []
    }),
    ...literals.flatMap((text) => {
      const locale = localeOfText(text)
      const isText = locale !== 'en' || (emailFile.test(path) && text.includes(' '))
      const avoided = locale && isText ? avoidedWord(text, locale) : undefined
      return avoided ? [`${path}: '${locale}' text uses “${avoided}”, which readers corrected`] : []
    }),
  ]
}

function checkAll(): { errors: string[]; features: number; keys: number } {
  const toPosix = (path: string) => path.split(sep).join('/')
  const folders = [
    ...new Set(globSync('src/**/messages/*').map((path) => toPosix(path).replace(/\/[^/]+$/, ''))),
  ].sort()
  const errors: string[] = []
  const keys = new Set<string>()
  const keysOf = new Map<string, Set<string>>()
  for (const folder of folders) {
    const read = (locale: Locale) => {
      const path = `${folder}/${locale}.json`
      if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Messages
      errors.push(`${path} is missing`)
      return {}
    }
    const feature = Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as FeatureMessages
    const stems = new Set(Object.keys(feature.en).map(stemOf))
    for (const key of stems) keys.add(key)
    keysOf.set(folder.replace(/\/messages$/, ''), stems)
    errors.push(...messageErrors(feature).map((error) => `${folder}/${error}`))
  }
  const documents = globSync('src/web/content/*.md').map(toPosix)
  for (const path of documents) errors.push(...sourceErrors(path, readFileSync(path, 'utf8')))
  const paths = globSync('src/**/*.{ts,tsx}')
    .map(toPosix)
    .filter((path) => !/\.test\.tsx?$/.test(path))
  const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
  errors.push(...usageErrors(keysOf, sources))
  for (const [path, source] of sources) if (path !== convertedWords) errors.push(...sourceErrors(path, source))
  for (const [folder, own] of keysOf) errors.push(...fieldErrors(folder, own, sources))
  if (folders.length === 0 || keys.size < 20)
    errors.push(`only ${folders.length} features and ${keys.size} keys were read: the check reads the wrong folder`)
  return { errors, features: folders.length, keys: keys.size }
}

if (import.meta.main) {
  const { errors, features, keys } = checkAll()
  for (const error of errors) console.error(error)
  console.log(`messages: ${features} features, ${keys} keys in three languages, ${errors.length} errors`)
  process.exitCode = errors.length > 0 ? 1 : 0
}
