import { type Locale, locales, type Localized } from '#shared/locale.ts'
import { fold } from './folding.ts'
import { significantTokens, tokenize, type Token } from './tokenizer.ts'

/** A category or an area. `no` is its key in the index; names and synonyms are in all three languages. */
export type Entry = {
  no: number
  slug: string
  parent: number | null
  icon: string
  names: Localized
  synonyms: string[]
  /** How people ask for the category in their own words. */
  phrases: string[]
  /** Phrases that fit another category better. */
  possiblePhrases: string[]
}

/** One folded name or synonym. */
export type Phrase = {
  entry: Entry
  kind: 'category' | 'area'
  /** Its significant tokens. */
  tokens: Token[]
  /** Whether it is a name or a part of a name, rather than a synonym. */
  isName: boolean
  /** Whether it is one of the entry's phrases or aliases, rather than a name or synonym. */
  isPhrase: boolean
  /** The languages whose name begins with this phrase. */
  prefixOf: Locale[]
  /** The text from each token to the end, without spaces; the first is the whole phrase. */
  suffixes: string[]
}

/** Applied to folded text, so only the Simplified 与 is listed. */
export const separators = /[&/,、;()]|\band\b|及|与/u

/** Names and synonyms of an entry. A category name that joins several ("Painters & Wallpaper") also gives one phrase per part. */
export function phrasesOf(entry: Entry, kind: Phrase['kind']): Phrase[] {
  const isJoined = kind === 'category' && entry.parent !== null
  const names = locales.map((locale) => ({ locale, text: fold(entry.names[locale]).trim() }))
  const parts = new Set(
    names.flatMap(({ text }) => (isJoined ? [text, ...text.split(separators).map((part) => part.trim())] : [text])),
  )
  const synonyms = new Set(entry.synonyms.map((text) => fold(text).trim()))
  const texts = new Set([...parts, ...synonyms, ...entry.phrases.map((text) => fold(text).trim())])
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
    return [
      {
        entry,
        kind,
        tokens: significantTokens(tokens),
        isName: parts.has(text),
        isPhrase: !parts.has(text) && !synonyms.has(text),
        prefixOf,
        suffixes,
      },
    ]
  })
}
