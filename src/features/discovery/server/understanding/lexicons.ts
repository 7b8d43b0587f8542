import fs from 'node:fs'
import path from 'node:path'
import { type SpokenLanguage, spokenLanguages } from '#features/listings/rules.ts'
import type { Locale } from '#shared/locale.ts'
import type { Manner } from '../../rules/manners.ts'
import { fold } from '../search/folding.ts'
import { tokenize } from '../search/tokenizer.ts'
import { makePhraseTable, type PhraseTable, type Unit, unitsOf } from './units.ts'

type Words = { en: string[]; zhHant: string[]; zhHans: string[] }
type IntentsFile = {
  fillers: Words
  modifiers: { meaning: string; words: Words }[]
  stop: string[]
  categories: Record<string, { problems?: Partial<Record<keyof Words, (string | { t: string })[]>> }>
}

const file = JSON.parse(fs.readFileSync(path.resolve('reference', 'intents.json'), 'utf8')) as IntentsFile

/** Lines of a text file in reference/ without comments. */
export function readWordLines(name: string): string[] {
  const lines = fs.readFileSync(path.resolve('reference', name), 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

const allWords = ({ en, zhHant, zhHans }: Words) => [...en, ...zhHant, ...zhHans]
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

/** Words and short phrases of the trade of each category, by slug. */
export const tradeWordsOf: ReadonlyMap<string, string[]> = new Map(
  readWordLines('trade-words.txt').map((line) => {
    const [slug = '', words = ''] = line.split(': ')
    return [slug, words.split(', ')]
  }),
)

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
  female: 'women',
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

/** Phrases about how a visitor wants a service; null for those that no listing has a fact for ("home visit"). */
export const mannerPhrases: PhraseTable<Manner | null> = makePhraseTable<Manner | null>(
  [
    ...file.modifiers.flatMap(({ meaning, words }) =>
      allWords(words).map((text) => [phraseUnits(text), mannerOf[meaning] ?? null] as const),
    ),
    ...spokenLanguages.flatMap((language) =>
      speakingPhrases(language).map((text) => [phraseUnits(text), `speaks:${language}` as Manner] as const),
    ),
  ],
  false,
  (one) => one,
)
