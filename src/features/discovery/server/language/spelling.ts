import { setImmediate } from 'node:timers/promises'
import { fold } from './folding.ts'
import { isFunctionWord } from './function-words.ts'
import { editDistance, type Lexicon } from './lexicon.ts'
import { completeWords, readWordLines } from './lexicons.ts'
import type { LookUp } from './look-up.ts'
import { isStopWord, stemOf, type Token, tokenize } from './tokenizer.ts'
import { unitsOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

type Words = { vocabulary: Vocabulary; lexicon: Lexicon }

/** Result of the spelling correction of a query. */
export type SpellingResult = {
  tokens: Token[]
  /** Whether the last token is treated as the prefix of a word. */
  endsWithPrefix: boolean
  /** From typed words to corrected words, as in `tokens`. */
  corrections: Map<string, string>
  /** Words that neither occur in the index nor resemble a known word. */
  unknown: string[]
}

/** The unindexed ones of these words, and the closest words to each, which are sought while the database looks them up. */
async function findNearest({ findUnindexed }: LookUp, words: readonly string[], lexicon: Lexicon) {
  if (words.length === 0) return { unindexed: new Set<string>(), nearest: new Map<string, string[]>() }
  const [unindexed, nearest] = await Promise.all([
    findUnindexed(words),
    // The query is sent first.
    setImmediate().then(() => new Map(words.map((word) => [word, lexicon.near(word)]))),
  ])
  return { unindexed, nearest }
}

/**
 * Corrects only English words that are neither in the index nor in a dictionary, so that unusual business names and plain
 * English are not changed. A last word that is a prefix of known words is treated as incomplete rather than misspelt.
 * @param words the words that are no place, manner or filler
 */
export async function correctSpelling(
  lookUp: LookUp,
  tokens: readonly Token[],
  words: readonly string[],
  { vocabulary, lexicon }: Words,
): Promise<SpellingResult> {
  const isNew = (text: string) => words.includes(text) && isNewWord(text, lexicon)
  const isUnknown = (text: string) => isNew(text) && !isCategoryWord(text, vocabulary)
  const last = tokens.at(-1)?.text ?? ''
  const endsWithPrefix = isNew(last) && !completeWords.has(last) && lexicon.startingWith(last, 1).length > 0
  const candidates = tokens
    .slice(0, endsWithPrefix ? -1 : undefined)
    .flatMap(({ text }) => (isUnknown(text) ? [text] : []))
  const known = words.filter((word) => !candidates.includes(word))
  const isOther = (correction: string) => !known.includes(correction)
  const { unindexed, nearest } = await findNearest(lookUp, [...new Set(candidates)], lexicon)
  const corrections = new Map(
    [...unindexed].flatMap((word) => {
      const near = likeliest(nearest.get(word)!.filter(isOther), known, vocabulary)
      const split = lexicon.split(word) ?? splitPlace(word, vocabulary)
      // Two words written together are nearer than a word with two other letters.
      const isFar = near !== undefined && editDistance(word, near, 1) > 1
      const correction = split && isFar ? split : (near ?? split)
      return correction === undefined ? [] : [[word, correction] as const]
    }),
  )
  return {
    tokens: tokens.flatMap((token) => correctToken(token, corrections)),
    endsWithPrefix,
    corrections,
    unknown: [...unindexed].filter((word) => !corrections.has(word)),
  }
}

/** A word of what people need and a place that are written together (plumbershatin), in either order. */
function splitPlace(word: string, vocabulary: Vocabulary): string | undefined {
  const unit = (text: string) => unitsOf([{ text, isChinese: false }])
  const isPlace = (text: string) => vocabulary.understanding.places.matchesAt(unit(text), 0).length > 0
  const isNeed = (text: string) => vocabulary.understanding.needs.phrases.matchesAt(unit(text), 0).length > 0
  for (let at = minPartLength; at <= word.length - minPartLength; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if ((isNeed(first) && isPlace(second)) || (isPlace(first) && isNeed(second))) return `${first} ${second}`
  }
  return undefined
}
const minPartLength = 3

/** The correction that fits what the other words ask for; the closest one if they ask for nothing or none fits. */
function likeliest(corrections: string[], known: readonly string[], { understanding }: Vocabulary): string | undefined {
  const { scorer } = understanding.needs
  const scoreOf = (words: readonly string[]) => scorer.score(unitsOf(tokenize(words.join(' '))))
  if (corrections.length < 2) return corrections[0]
  const asked = [...scoreOf(known)].sort(([, one], [, other]) => other - one).slice(0, maxNeeds)
  const fits = corrections.map((word) => {
    const scores = scoreOf([word])
    return Math.max(0, ...asked.map(([no, score]) => (scores.has(no) ? score + scores.get(no)! : 0)))
  })
  const best = Math.max(...fits)
  return corrections[best > 0 ? fits.indexOf(best) : 0]
}
const maxNeeds = 6

const isNewWord = (text: string, lexicon: Lexicon) =>
  /^[a-z]{2,}$/.test(text) && !isPlainEnglish(text) && !lexicon.has(text)

/** Whether neither the listings nor the categories nor a dictionary know this word. */
export const isUnknownWord = (text: string, { vocabulary, lexicon }: Words): boolean =>
  isNewWord(text, lexicon) && !isCategoryWord(text, vocabulary)

/** Whether a word is neither plain English nor a name of a category or place: at most a part of other names, or of a romanised phrase. */
export const isNoMeaningfulWord = (text: string, { vocabulary }: Words): boolean =>
  /^[a-z]{2,}$/.test(text) && !isPlainEnglish(text) && !vocabulary.phraseWords.has(text)

const isCategoryWord = (word: string, { understanding }: Vocabulary) =>
  understanding.needs.scorer.frequency(stemOf(word)) > 0

/** Words that are no names of trades: they are not corrected. */
export const englishWords: ReadonlySet<string> = new Set(readWordLines('english-words.txt'))
const plainEnglish = new Set([...englishWords].map(stemOf))
/** Too rare to be what somebody meant to type. Not by their stems: "dentits" has that of "dentition". */
const rareEnglish = new Set(readWordLines('rare-english-words.txt'))
export const isPlainEnglish = (word: string) =>
  isStopWord(word) ||
  isFunctionWord(word) ||
  plainEnglish.has(stemOf(word)) ||
  rareEnglish.has(word) ||
  rareEnglish.has(word.replace(/s$/, ''))

function correctToken(token: Token, corrections: ReadonlyMap<string, string>): Token[] {
  const words = corrections.get(token.text)?.split(' ') ?? [token.text]
  return words.map((text) => ({ ...token, text }))
}

/** Replaces misspelt words in the query as typed. */
export function applyCorrections(q: string, corrections: ReadonlyMap<string, string>): string {
  const corrected = q.replace(/[\p{Script=Latin}\p{M}'’]+/gu, (word) => corrections.get(fold(word)) ?? word)
  return completeEnd(corrected.replace(/\s+/g, ' ').trim(), corrections)
}

/** Chinese is not corrected but completed, at the end: 水喉沙. */
function completeEnd(q: string, corrections: ReadonlyMap<string, string>): string {
  const [typed, name] = [...corrections].find(([text]) => /\p{Script=Han}/u.test(text) && fold(q).endsWith(text)) ?? []
  return typed === undefined ? q : q.slice(0, -typed.length) + name
}
