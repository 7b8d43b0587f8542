import type { Token } from '../search/tokenizer.ts'
import { romanisedPhrases } from './lexicons.ts'

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
    .replace(/eoi|eui/g, 'oi')
    .replace(/eo|eu|oe|ou/g, 'o')
    .replace(/ts|ch/g, 'c')
    .replace(/zh|dj|j/g, 'z')
    .replace(/sh/g, 's')
    .replace(/b/g, 'p')
    .replace(/d/g, 't')
    .replace(/g/g, 'k')
    .replace(/(.)\1+/g, '$1')
}

const phrases = new Map(
  romanisedPhrases.flatMap((text) => {
    const key = keyOf(text)
    return key.length < minKeyLength ? [] : [[key, text.split(' ')] as const]
  }),
)

/**
 * Replaces words that are a known romanised phrase in another spelling.
 * @param isUnknown whether a word means nothing as it is
 */
export function respellRomanised(tokens: readonly Token[], isUnknown: (word: string) => boolean): Token[] {
  const result: Token[] = []
  for (let start = 0; start < tokens.length;) {
    const run = tokens.slice(start, start + maxWords)
    const known = run.findIndex(({ text, isChinese }) => isChinese || !isUnknown(text))
    const free = known === -1 ? run : run.slice(0, known)
    const lengths = free.map((_, index) => free.length - index)
    const length = lengths.find((count) => phraseOf(free.slice(0, count)) !== undefined)
    const phrase = length === undefined ? undefined : phraseOf(free.slice(0, length))
    result.push(...(phrase?.map((text) => ({ text, isChinese: false })) ?? [tokens[start]!]))
    start += length ?? 1
  }
  return result
}

const phraseOf = (tokens: readonly Token[]) => phrases.get(keyOf(tokens.map(({ text }) => text).join('')))
