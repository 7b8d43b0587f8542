import { budgetIn } from './budget.ts'
import { completeLastWord } from './complete-last-word.ts'
import { correctWords } from './correct-words.ts'
import type { SearchDictionary } from './dictionary.ts'
import { tradesOfPictures } from './emoji.ts'
import { fold } from './folding.ts'
import { addOwnWords, makeIndexQuery } from './index-query.ts'
import type { LookUp } from './look-up.ts'
import { tokenizeQuery } from './query.ts'
import { readBegunPlace } from './read-begun-place.ts'
import { readDanger } from './read-danger.ts'
import { asTyped, type Given, type Reading, understandTokens, unread, type Watcher, type Words } from './reading.ts'
import { respellRomanised } from './romanised.ts'
import { readSiteWords } from './site-words.ts'
import { isNoMeaningfulWord, isUnknownWord } from './spelling.ts'

/** A query with what it means. `tokens` are the words as typed. */
export type Meaning = Pick<
  Reading,
  'tokens' | 'understanding' | 'spelling' | 'isCorrected' | 'query' | 'danger' | 'isOnlyDanger' | 'sitePage'
>

/** A step of understanding a query. `isFor`: whether a reading needs it; every reading if absent. */
type Step = {
  name: string
  isFor?: (reading: Reading) => boolean
  run: (reading: Reading) => Reading | Promise<Reading>
}

const isOpen = ({ isSettled }: Reading) => !isSettled
/** Nothing is guessed about a query that is a phrase of a category. */
const isNoPhrase = ({ isSettled, understanding }: Reading) => !isSettled && understanding.need?.isPhrase !== true

/** The steps in order. Each takes what is known of a query, and returns it with what the step adds. */
const steps: readonly Step[] = [
  { name: 'cut into words', run: cutWords },
  { name: 'find a danger', run: readDanger },
  {
    name: 'find a page of the site',
    isFor: (reading) => isOpen(reading) && !reading.given.isExact,
    run: readSiteWords,
  },
  { name: 'understand the words', isFor: isOpen, run: readMeaning },
  {
    name: 'complete the name of a place',
    isFor: (reading) => isNoPhrase(reading) && !reading.given.isExact && reading.given.ignore.size === 0,
    run: readBegunPlace,
  },
  { name: 'correct the spelling', isFor: isNoPhrase, run: correctWords },
  { name: 'complete the last word', isFor: isOpen, run: completeLastWord },
  { name: 'make the query for the index', run: makeIndexQuery },
  { name: 'add words of other listings', run: addOwnWords },
]

/**
 * Understands the words of a search, after correcting their spelling.
 * @param isGuess whether a weak need is better than none
 */
export async function meaningOf(
  { q = '', exact, ignore, locale }: Words,
  dictionary: SearchDictionary,
  lookUp: LookUp,
  isGuess = false,
  watcher?: Watcher,
): Promise<Meaning> {
  const given: Given = {
    q,
    locale,
    isExact: exact === '1',
    ignore: new Set(ignore),
    isGuess,
    budget: budgetIn(fold(q)),
    dictionary,
    lookUp,
    watcher,
  }
  let reading = unread(given)
  for (const { name, isFor, run } of steps) {
    if (isFor?.(reading) === false) continue
    const before = reading
    reading = await run(before)
    watcher?.onStep(name, before, reading)
  }
  const { typed, understanding, spelling, isCorrected, query, danger, isOnlyDanger, sitePage } = reading
  return { tokens: typed, understanding, spelling, isCorrected, query, danger, isOnlyDanger, sitePage }
}

/** Cuts the query into words. Where they say no need, its pictures do: 💅 旺角. */
function cutWords(reading: Reading): Reading {
  const { given } = reading
  const words = tokenizeQuery(given.q)
  const pictures = words.length > 0 ? tradesOfPictures(given.q) : []
  const isSaid = pictures.length === 0 || understandTokens(words, given).need !== null
  const typed = isSaid ? words : [...tokenizeQuery(pictures.join(' ')), ...words]
  return { ...reading, typed, tokens: typed, completed: typed, spelling: asTyped(typed) }
}

/** Reads the words, those of Cantonese and Mandarin in Latin letters by their sound. */
function readMeaning(reading: Reading): Reading {
  const { given, typed } = reading
  const heard = given.isExact
    ? typed
    : respellRomanised(
        typed,
        (word) => isUnknownWord(word, given.dictionary),
        (word) => isNoMeaningfulWord(word, given.dictionary),
      )
  return { ...reading, understanding: understandTokens(heard, given) }
}
