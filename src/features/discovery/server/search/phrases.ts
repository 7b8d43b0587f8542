import { type Locale, locales, type Localized } from '#shared/locale.ts'
import { fold } from './folding.ts'
import { isStopWord, stemOf, significantTokens, tokenize, type Token } from './tokenizer.ts'

/** A category or an area. `no` is its key in the index; names and synonyms are in all three languages. */
export type Entry = {
  no: number
  slug: string
  parent: number | null
  icon: string
  names: Localized
  synonyms: string[]
}

/** One folded name or synonym. */
export type Phrase = {
  entry: Entry
  kind: 'category' | 'area'
  /** Its significant tokens. */
  tokens: Token[]
  /** Whether it is a name or a part of a name, rather than a synonym. */
  isName: boolean
  /** The languages whose name begins with this phrase. */
  prefixOf: Locale[]
  /** The text from each token to the end, without spaces; the first is the whole phrase. */
  suffixes: string[]
}

/** Applied to folded text, so only the Simplified 与 is listed. */
const separators = /[&/,、;()]|\band\b|及|与/u

/** Names and synonyms of an entry. A category name that joins several ("Painters & Wallpaper") also gives one phrase per part. */
export function phrasesOf(entry: Entry, kind: Phrase['kind']): Phrase[] {
  const isJoined = kind === 'category' && entry.parent !== null
  const names = locales.map((locale) => ({ locale, text: fold(entry.names[locale]).trim() }))
  const parts = new Set(
    names.flatMap(({ text }) => (isJoined ? [text, ...text.split(separators).map((part) => part.trim())] : [text])),
  )
  const texts = new Set([...parts, ...entry.synonyms.map((text) => fold(text).trim())])
  return [...texts].flatMap((text) => {
    const tokens = tokenize(text)
    if (tokens.length === 0) return []
    const prefixOf = names.filter((name) => name.text.startsWith(text)).map(({ locale }) => locale)
    const suffixes = tokens.map((_, index) =>
      tokens
        .slice(index)
        .map((token) => token.text)
        .join(''),
    )
    return [{ entry, kind, tokens: significantTokens(tokens), isName: parts.has(text), prefixOf, suffixes }]
  })
}

/**
 * The units by which phrases are compared: stems of words, and single Chinese characters. Callers join them without
 * spaces, so that "Wan Chai" and "wanchai" are the same phrase.
 */
export function subtokensOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ text, isChinese }) => (isChinese ? [...text] : [stemOf(text)]))
}

/** Words without meaning beside a category or an area ("best plumber nearby"), which never denote one themselves. */
const fillerWords = new Set(
  'best cheap company find good hire hk hong kong looking need nearby professional service want'.split(' ').map(stemOf),
)
export const isFillerWord = (word: string) => fillerWords.has(stemOf(word))

/** A word used by more categories than this is general, like "repair", 維修 or "teacher", 老師. */
const maxCategoriesOfWord = 3

/**
 * Categories that a single word denotes: those with the word in their name ("interior", 開鎖), and those with a synonym of
 * this word and one general word ("piano teacher", 鋼琴老師). General words denote no category.
 */
export function categoryWords(phrases: readonly Phrase[]): Map<string, Set<number>> {
  const leaves = phrases.filter(({ kind, entry }) => kind === 'category' && entry.parent !== null)
  const usedBy = new Map<string, Set<number>>()
  for (const { tokens, entry } of leaves) {
    for (const word of singleWords(tokens)) usedBy.set(word, (usedBy.get(word) ?? new Set()).add(entry.no))
  }
  const isGeneral = (word: string) => (usedBy.get(word)?.size ?? 0) > maxCategoriesOfWord
  const categories = new Map<string, Set<number>>()
  for (const { tokens, entry, isName } of leaves) {
    const words = singleWords(tokens)
    const hasGeneralWord = words.length === 2 && words.some(isGeneral)
    for (const word of words) {
      if ((isName || hasGeneralWord) && !isGeneral(word))
        categories.set(word, (categories.get(word) ?? new Set()).add(entry.no))
    }
  }
  return categories
}

/** Stems of a phrase, and the halves of four Chinese characters, since nearly all such names are two words of two. */
function singleWords(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ text, isChinese }) => {
    if (!isChinese) return text.length < 3 || isStopWord(text) || isFillerWord(text) ? [] : [stemOf(text)]
    return text.length === 4 ? [text.slice(0, 2), text.slice(2)] : []
  })
}
