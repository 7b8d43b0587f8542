import type { Locale } from '#shared/locale.ts'
import type { Ignorable } from '../../rules/manners.ts'
import type { SearchState } from '../../rules/search-state.ts'
import type { SitePage } from '../../rules/site-pages.ts'
import type { Budget } from './budget.ts'
import type { SearchDictionary } from './dictionary.ts'
import type { Danger } from './helplines.ts'
import type { LookUp } from './look-up.ts'
import type { IndexQuery } from './query.ts'
import type { Sorting } from './sorting.ts'
import type { SpellingResult } from './spelling.ts'
import type { Token } from './tokenizer.ts'
import { understand, type Understanding } from './understand.ts'
import { unitsOf } from './units.ts'

/** The words of a search, and how they are to be read. */
export type Words = Pick<SearchState, 'q' | 'exact' | 'ignore'> & { locale: Locale }

/** Is told what each step made of a query, and those of understanding of its words. */
export type Watcher = {
  onStep: (step: string, before: Reading, after: Reading) => void
  onWords: (step: string, before: Sorting, after: Sorting) => void
}

/** The inputs that stay the same while a query is read. */
export type Given = {
  q: string
  locale: Locale
  /** Whether the words are meant as typed. */
  isExact: boolean
  ignore: ReadonlySet<Ignorable>
  /** Whether a weak need is better than none. */
  isGuess: boolean
  /** The budget. */
  budget: Budget | null
  dictionary: SearchDictionary
  lookUp: LookUp
  watcher: Watcher | undefined
}

/** The state of a query after a step. */
export type Reading = {
  given: Given
  typed: readonly Token[]
  /** The words to search for. */
  tokens: readonly Token[]
  /** The same where the last one, begun only, is completed to what it may mean. */
  completed: readonly Token[]
  understanding: Understanding
  spelling: SpellingResult
  /** Whether the corrections were applied. */
  isCorrected: boolean
  /** Whether the last word may be the beginning of another one. */
  endsWithPrefix: boolean
  danger: Danger | null
  /** Whether the query names a danger and nothing that a provider does: then no listing is an answer. */
  isOnlyDanger: boolean
  /** The page of the site that it asks for, and no listing. */
  sitePage: SitePage | null
  /** Whether it is understood, so that no further step reads its words. */
  isSettled: boolean
  /** The query for the index; null if only a place or manners are left. */
  query: IndexQuery | null
}

/** The reading of a query before the first step. */
export const unread = (given: Given): Reading => ({
  given,
  typed: [],
  tokens: [],
  completed: [],
  understanding: { need: null, place: null, from: null, manners: [], wishes: [], words: [], rest: [] },
  spelling: asTyped([]),
  isCorrected: false,
  endsWithPrefix: false,
  danger: null,
  isOnlyDanger: false,
  sitePage: null,
  isSettled: false,
  query: null,
})

/** The spelling of words that are right. */
export const asTyped = (tokens: readonly Token[]): SpellingResult => ({
  tokens: [...tokens],
  endsWithPrefix: false,
  corrections: new Map(),
  unknown: [],
})

export const understandTokens = (
  tokens: readonly Token[],
  { dictionary, ignore, isGuess, budget, watcher }: Given,
): Understanding => {
  const read = understand(unitsOf(tokens), dictionary.vocabulary.understanding, ignore, isGuess, watcher?.onWords)
  if (!budget) return read
  const manners = ignore.has(budget.manner) ? [] : [budget.manner]
  const wishes = budget.words.map((words) => ({ manners: [budget.manner], words }))
  return { ...read, manners: [...read.manners, ...manners], wishes: [...read.wishes, ...wishes] }
}
