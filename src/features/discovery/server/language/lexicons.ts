import fs from 'node:fs'
import path from 'node:path'
import { type SpokenLanguage, spokenLanguages } from '#features/listings/rules.ts'
import type { Locale } from '#shared/locale.ts'
import type { Manner } from '../../rules/manners.ts'
import { fold } from './folding.ts'
import { timePhrases } from './time-phrases.ts'
import { tokenize } from './tokenizer.ts'
import { makePhraseTable, type PhraseTable, type Unit, unitsOf } from './units.ts'

type Words = { en: string[]; zhHant: string[]; zhHans: string[] }
type IntentsFile = {
  fillers: Words
  modifiers: { meaning: string; words: Words }[]
  stop: string[]
  categories: Record<string, { words: Romanised; problems?: Partial<Record<keyof Words, (string | { t: string })[]>> }>
  groups: Record<string, { words: Romanised }[]>
}
type Romanised = { roman?: (string | { t: string })[] }

const file = JSON.parse(fs.readFileSync(path.resolve('reference', 'intents.json'), 'utf8')) as IntentsFile

/** Lines of a text file in reference/ without comments. */
export function readWordLines(name: string): string[] {
  const lines = fs.readFileSync(path.resolve('reference', name), 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

const allWords = ({ en, zhHant, zhHans }: Words) => [...en, ...zhHant, ...zhHans]
/** A phrase of the lexicons as the units into which a query is cut. */
export const phraseUnits = (text: string): Unit[] => unitsOf(tokenize(fold(text)))

/** Phrases without a meaning for the search: "I am looking for", 有冇推介. */
export const fillers: PhraseTable<true> = makePhraseTable(
  allWords(file.fillers).map((text) => [phraseUnits(text), true] as const),
  false,
  () => true,
)

const localeOfWords = { en: 'en', zhHant: 'zh-Hant', zhHans: 'zh-Hans' } as const

/** Problems that belong to a category by its slug, with the language of each. Shared and uncertain phrases are left out. */
export const problemsOf: ReadonlyMap<string, { text: string; lang: Locale }[]> = new Map(
  Object.entries(file.categories).map(([slug, { problems = {} }]) => [
    slug,
    (Object.keys(problems) as (keyof Words)[]).flatMap((key) =>
      problems[key]!.flatMap((text) => (typeof text === 'string' ? [{ text, lang: localeOfWords[key] }] : [])),
    ),
  ]),
)

/** Lists by slug from a file of lines "slug: one, other". */
export const readLists = (name: string): ReadonlyMap<string, string[]> =>
  new Map(
    readWordLines(name).map((line) => {
      const [slug = '', words = ''] = line.split(': ')
      return [slug, words.split(', ')]
    }),
  )

/** Slugs of categories whose providers also do a part of the work of a category, likeliest first, by slug. */
export const relatedOf = readLists('related-categories.txt')

/** Cantonese and Mandarin words for trades in Latin letters. */
export const romanisedPhrases: readonly string[] = [
  ...Object.values(file.categories),
  ...Object.values(file.groups).flat(),
].flatMap(({ words }) => (words.roman ?? []).flatMap((text) => (typeof text === 'string' ? [text] : [])))

/** Words that are never read as the beginning of a longer one. */
export const completeWords: ReadonlySet<string> = new Set(file.stop)

/** Meanings of reference/intents.json that are manners; the words of the other meanings are only taken away. */
const mannerOf: Record<string, Manner> = {
  urgent: 'urgent',
  always_open: 'always_open',
  open_now: 'open_now',
  cheap: 'cheap',
  best_rated: 'best',
  near_me: 'near_me',
  english_speaking: 'speaks:english',
}

const languageWords: Record<SpokenLanguage, [en: string, ...zh: string[]]> = {
  cantonese: ['cantonese', '廣東話', '粵語', '粤语', '白話'],
  english: ['english', '英文', '英語'],
  mandarin: ['mandarin', '普通話', '國語', '中文'],
  tagalog: ['tagalog', '他加祿語', '菲律賓話', '菲律賓語'],
  indonesian: ['indonesian', '印尼話', '印尼語', '印尼文'],
  hindi: ['hindi', '印地語', '印度話'],
  urdu: ['urdu', '烏爾都語', '巴基斯坦話'],
  nepali: ['nepali', '尼泊爾語', '尼泊爾話'],
  thai: ['thai', '泰文', '泰語', '泰國話'],
  japanese: ['japanese', '日文', '日語', '日本話'],
  korean: ['korean', '韓文', '韓語', '韓國話'],
  french: ['french', '法文', '法語'],
  german: ['german', '德文', '德語'],
  spanish: ['spanish', '西班牙文', '西班牙語'],
}

/** "Hindi speaking", "who speaks Hindi", 識講印地語. */
function speakingPhrases(language: SpokenLanguage): string[] {
  const [english, ...chinese] = languageWords[language]
  return [
    ...['%-speaking', 'speaks %', 'speak %', 'who speaks %', 'who can speak %', 'that speaks %'].map((text) =>
      text.replace('%', english),
    ),
    ...chinese.flatMap((name) =>
      ['講%', '識%', '識講%', '識聽%', '%溝通', '會講%', '會說%', '會%', '說%', '講%嘅', '會講%的', '會說%的'].map(
        (text) => text.replace('%', name),
      ),
    ),
  ]
}

/** Times of day and haste that no fact of a listing answers: an evening is not "now". They are only taken away. */
const vagueWords = `today|tonight|right now|this minute|last minute|quick|quickly|fast|express|rush|on call|all night|overnight|through
  the night|any time|anytime|open late|late night|after hours|out of hours|after midnight|evening|evenings|public holiday|open
  on public holidays|open christmas|open chinese new year|open today|open tonight|今日|今晚|而家|依家|盡快|趕住|趕時間|臨時|今天|现在|
  尽快|赶时间|临时|日夜|無休|通宵|通頂|深夜|夜晚|半夜|凌晨|夜間|放工後|公眾假期|紅日|紅日照開|新年照開|過年有開|打風照開|開到幾點|今日有開|
  晚上|夜间|下班后|公众假期|节假日|过年营业|春节营业|今天开门|全天`

/** In a sentence these words mean something else ("a free afternoon", "a Great Dane"): they count in short queries only. */
const looseWords = `free|deal|deals|discount|discounted|promo|promotion|special offer|reasonable|bargain|good|great|excellent|popular|famous|
  top|recommended|local|expat|foreigner|bilingual|pinoy|for expats|for foreigners|lady|ladies|woman|women|female|around here|
  最好|免費|免费|優惠|优惠|折扣|減價|打折|抵|好評|好评|推介|推薦|推荐|人氣|人气|熱門|热门|出名|著名|知名|有名|排名|十大|好嘅|外籍|鬼佬|外國人|外国人|老外|
  雙語|双语|女性|女士|女工|樓下|楼下|隔籬|同區|同区|本區|本区|行得到|最近|周边`

const keyOf = (text: string) =>
  phraseUnits(text)
    .map((unit) => unit.text)
    .join('')
const keysOf = (words: string) => new Set(words.split('|').map(keyOf))
const [vague, loose] = [keysOf(vagueWords), keysOf(looseWords)]

/** A manner, null for those that no listing has a fact for ("home visit"); not firm if it counts in short queries only. */
export type MannerPhrase = { manner: Manner | null; isFirm: boolean }

/** Phrases about how a visitor wants a service. */
export const mannerPhrases: PhraseTable<MannerPhrase> = makePhraseTable<MannerPhrase>(
  [
    ...file.modifiers.flatMap(({ meaning, words }) =>
      allWords(words).map((text) => [phraseUnits(text), mannerPhraseOf(text, mannerOf[meaning] ?? null)] as const),
    ),
    ...timePhrases.map((text) => [phraseUnits(text), { manner: null, isFirm: false }] as const),
    ...spokenLanguages.flatMap((language) =>
      speakingPhrases(language).map(
        (text) => [phraseUnits(text), { manner: `speaks:${language}` as Manner, isFirm: true }] as const,
      ),
    ),
  ],
  false,
  (one) => one,
)

function mannerPhraseOf(text: string, manner: Manner | null): MannerPhrase {
  const key = keyOf(text)
  return vague.has(key) ? { manner: null, isFirm: false } : { manner, isFirm: !loose.has(key) }
}
