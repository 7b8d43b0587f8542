import { type Locale, locales, type Localized } from '#shared/locale.ts'
import { fold } from './fold.ts'
import { isStopWord, stemOf, significantTokens, tokensOf, type Token } from './words.ts'

/** A category or an area as the search knows it. `no` is its key in the index; names and synonyms in three languages. */
export type Entry = {
  no: number
  slug: string
  parent: number | null
  icon: string
  names: Localized
  synonyms: string[]
}

/** One name or synonym, folded. */
export type Phrase = {
  entry: Entry
  kind: 'category' | 'area'
  /** Its telling words. */
  tokens: Token[]
  /** Whether it is a name or a part of one, rather than a synonym. */
  isName: boolean
  /** The languages whose name begins so. */
  opens: Locale[]
  /** Without gaps, from each of its words to the end; the first is the whole. */
  tails: string[]
}

/** In folded text, hence 与 alone. */
const separators = /[&/,、;()]|\band\b|及|与/u

/** Names and synonyms; the name of a category that joins several ("Painters & Wallpaper") stands for each part too. */
export function phrasesOf(entry: Entry, kind: Phrase['kind']): Phrase[] {
  const isJoined = kind === 'category' && entry.parent !== null
  const names = locales.map((locale) => ({ locale, text: fold(entry.names[locale]).trim() }))
  const parts = new Set(
    names.flatMap(({ text }) => (isJoined ? [text, ...text.split(separators).map((part) => part.trim())] : [text])),
  )
  const texts = new Set([...parts, ...entry.synonyms.map((text) => fold(text).trim())])
  return [...texts].flatMap((text) => {
    const tokens = tokensOf(text)
    if (tokens.length === 0) return []
    const opens = names.filter((name) => name.text.startsWith(text)).map(({ locale }) => locale)
    const tails = tokens.map((_, index) =>
      tokens
        .slice(index)
        .map((token) => token.text)
        .join(''),
    )
    return [{ entry, kind, tokens: significantTokens(tokens), isName: parts.has(text), opens, tails }]
  })
}

/**
 * What phrases are made of: words by their stems, and single Chinese characters. Joined without spaces, so that "Wan
 * Chai" and "wanchai" are one phrase.
 */
export function lexemeTokens(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ text, isChinese }) => (isChinese ? [...text] : [stemOf(text)]))
}

/** Words that say nothing once a category or an area is named, and never name one by themselves: "plumber near me". */
const fillers = new Set(
  'best cheap company find good hire hk hong kong looking need nearby professional service want'.split(' ').map(stemOf),
)
export const isFillerWord = (word: string) => fillers.has(stemOf(word))

/** A word that stands in more categories than this is a general one, like "repair", 維修 or "teacher", 老師. */
const general = 3

/**
 * Which categories single words mean: those in whose names they stand ("interior", 開鎖), and those that they tell apart
 * by a synonym of one such and one general word ("piano teacher", 鋼琴老師). General words mean none.
 */
export function headWords(phrases: readonly Phrase[]): Map<string, Set<number>> {
  const leaves = phrases.filter(({ kind, entry }) => kind === 'category' && entry.parent !== null)
  const places = new Map<string, Set<number>>()
  for (const { tokens, entry } of leaves) {
    for (const word of singleWords(tokens)) places.set(word, (places.get(word) ?? new Set()).add(entry.no))
  }
  const isGeneral = (word: string) => (places.get(word)?.size ?? 0) > general
  const meant = new Map<string, Set<number>>()
  for (const { tokens, entry, isName } of leaves) {
    const words = singleWords(tokens)
    const isTold = words.length === 2 && words.some(isGeneral)
    for (const word of words) {
      if ((isName || isTold) && !isGeneral(word)) meant.set(word, (meant.get(word) ?? new Set()).add(entry.no))
    }
  }
  return meant
}

/** Stems of a phrase, and the halves of four Chinese characters: nearly all such names are two words of two. */
function singleWords(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ text, isChinese }) => {
    if (!isChinese) return text.length < 3 || isStopWord(text) || isFillerWord(text) ? [] : [stemOf(text)]
    return text.length === 4 ? [text.slice(0, 2), text.slice(2)] : []
  })
}
