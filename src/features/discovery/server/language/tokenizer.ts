import stemmer from 'wink-porter2-stemmer'
import { truncateText } from '#shared/text.ts'

/** A word in an alphabetic script, a number, or an unbroken run of Chinese characters or kana. `text` is folded. */
export type Token = { text: string; isChinese: boolean }

const tokenPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{N}\p{M}])+/gu
const chinese = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const spaceInChinese = /(?<=\p{Script=Han})[ \t]+(?=\p{Script=Han})/gu
const hyphenated = /(?<![a-z0-9])[a-z0-9]+(?:-[a-z0-9]+)+/g

/** Far below PostgreSQL's limit of 2,046 bytes per lexeme; nobody searches for longer words. */
const maxWordLength = 60

/** Words that are too common to be indexed or searched for. */
const stopWords = new Set(
  'a an and are as at be by for from i in is me my near of on or our the to we with you your'.split(' '),
)

export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

/** The tokens without stop words; all tokens if there are only stop words. */
export function significantTokens(tokens: readonly Token[]): Token[] {
  const significant = tokens.filter(({ text, isChinese }) => isChinese || !stopWords.has(text))
  return significant.length > 0 ? significant : [...tokens]
}

/** The tokens of a folded text, in order. */
export function tokenize(folded: string): Token[] {
  return (folded.match(tokenPattern) ?? []).map((text) => {
    const isChinese = chinese.test(text)
    return { text: isChinese ? text : truncateText(text, maxWordLength), isChinese }
  })
}

/**
 * Stemming takes 2.5 µs per word. A plain map, since indexing asks it for every word of a listing and noting each use takes
 * as long as stemming. The size is far above a language's vocabulary and limits what random input can use.
 */
const stems = new Map<string, string>()
const maxStems = 100_000

/** Porter 2 stem of a folded word. Short words and words with characters other than a-z are returned unchanged. */
export function stemOf(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= maxStems) stems.clear()
  const stem = stemmer(word)
  stems.set(word, stem)
  return stem
}

/** Lexemes that a document must contain to match a token: the stem of a word, the bigrams of a run, or a single character. */
export function lexemesOf({ text, isChinese }: Token): string[] {
  if (!isChinese) return [stemOf(text)]
  const characters = [...text]
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, index) => characters[index]! + character)
}

/**
 * Lexemes of a folded text for the index: stems, bigrams, and the last character of each run. Every Chinese character is
 * thus the first of some lexeme and can be found by a prefix search. Spaces between Chinese characters do not break a run.
 * Hyphenated words are also indexed joined.
 */
export function indexedLexemes(folded: string): Set<string> {
  const lexemes = new Set<string>()
  for (const token of tokenize(folded.replace(spaceInChinese, ''))) {
    if (!token.isChinese && stopWords.has(token.text)) continue
    for (const lexeme of lexemesOf(token)) lexemes.add(lexeme)
    if (token.isChinese) lexemes.add([...token.text].at(-1)!)
  }
  for (const [word] of folded.matchAll(hyphenated))
    lexemes.add(stemOf(word.replaceAll('-', '').slice(0, maxWordLength)))
  return lexemes
}

/** A folded name without spaces and punctuation. */
export function joinTokens(folded: string): string {
  return tokenize(folded)
    .map(({ text }) => text)
    .join('')
}

/** The lexeme of a whole name without separators, cut to the maximum length of a lexeme. */
export const wholeNameLexeme = (name: string) => `e.${truncateText(name, 200)}`

/** The English words of a folded text that spelling correction may suggest. */
export function spellingWords(folded: string): Set<string> {
  return new Set(folded.match(/(?<![a-z0-9])[a-z]{3,24}(?![a-z0-9])/g))
}
