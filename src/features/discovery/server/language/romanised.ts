import { romanisedPhrases } from './lexicons.ts'
import { romanisedPlaces } from './places.ts'
import type { Token } from './tokenizer.ts'

/** Shorter words are too close to English ones. */
const minKeyLength = 5
const maxWords = 4

/**
 * Ways of writing the same sound of Cantonese or Mandarin (bou zaap, boujaap, bo jap) have the same key. Vowels are merged
 * first, then consonants.
 */
function keyOf(text: string): string {
  return text
    .replace(/[^a-z]/g, '')
    .replace(/aa/g, 'a')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/eoi|eui|ui/g, 'oi')
    .replace(/eo|eu|oe|ou/g, 'o')
    .replace(/ts|ch/g, 'c')
    .replace(/zh|dj|j|y(?=[aeiou])/g, 'z')
    .replace(/sh/g, 's')
    .replace(/b/g, 'p')
    .replace(/d/g, 't')
    .replace(/g/g, 'k')
    .replace(/(.)\1+/g, '$1')
}

const keyed = (texts: readonly string[]) =>
  new Map(
    texts.flatMap((text) => {
      const key = keyOf(text)
      return key.length < minKeyLength ? [] : [[key, text.split(' ')] as const]
    }),
  )
const phrases = keyed(romanisedPhrases)
const places = keyed(romanisedPlaces)

/** Shorter beginnings sound like too many phrases. */
const minPrefixLength = 3

/** The known romanised phrases that begin with the sound of the input (sui h, soi), without spaces; the shortest first. */
export function romanisedStartingWith(typed: string): string[] {
  const key = keyOf(typed)
  if (key.length < minPrefixLength) return []
  return [...phrases]
    .filter(([known]) => known.startsWith(key))
    .sort(([one], [other]) => one.length - other.length)
    .map(([, words]) => words.join(''))
}

/**
 * Replaces words that are a known romanised phrase in another spelling. Beside such a phrase, words that sound like a place
 * are that place, even where they mean something else ("sat tin").
 * @param isUnknown whether a word means nothing as it is
 * @param isOnlyNamed whether a word has no meaning by itself but is in names of listings or other romanised phrases (nga, yi): a
 * query of nothing else is what it sounds like
 */
export function respellRomanised(
  tokens: readonly Token[],
  isUnknown: (word: string) => boolean,
  isOnlyNamed: (word: string) => boolean = () => false,
): readonly Token[] {
  const isAllowed = (run: readonly Token[]) =>
    run.some(({ text }) => isUnknown(text)) ||
    (run.length > 1 && run.length === tokens.length && run.every(({ text }) => isUnknown(text) || isOnlyNamed(text)))
  const respelt = replaceRuns(tokens, phrases, isAllowed, 1)
  return respelt.some(({ text }, index) => text !== tokens[index]?.text)
    ? replaceRuns(respelt, places, () => true, 2)
    : tokens
}

/** Replaces the longest allowed runs of at least `minWords` Latin words that sound like a text of the table. */
function replaceRuns(
  tokens: readonly Token[],
  table: ReadonlyMap<string, readonly string[]>,
  isAllowed: (run: readonly Token[]) => boolean,
  minWords: number,
): Token[] {
  const result: Token[] = []
  for (let start = 0; start < tokens.length;) {
    const run = tokens.slice(start, start + maxWords)
    const end = run.findIndex(({ isChinese }) => isChinese)
    const free = end === -1 ? run : run.slice(0, end)
    const lengths = free.map((_, index) => free.length - index).filter((length) => length >= minWords)
    const textOf = (length: number) => {
      const words = free.slice(0, length)
      return isAllowed(words) ? table.get(keyOf(words.map(({ text }) => text).join(''))) : undefined
    }
    const length = lengths.find((count) => textOf(count) !== undefined)
    const words = length === undefined ? undefined : textOf(length)
    result.push(...(words?.map((text) => ({ text, isChinese: false })) ?? [tokens[start]!]))
    start += length ?? 1
  }
  return result
}
