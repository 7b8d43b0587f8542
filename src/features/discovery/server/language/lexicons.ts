import fs from 'node:fs'
import path from 'node:path'
import type { Locale } from '#shared/locale.ts'
import { fold } from './folding.ts'
import { tokenize } from './tokenizer.ts'
import { makePhraseTable, type PhraseTable, type Unit, unitsOf } from './units.ts'

type Words = { en: string[]; zhHant: string[]; zhHans: string[] }
type IntentsFile = {
  fillers: Words
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
