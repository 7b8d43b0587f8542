import { truncateText } from '#shared/text.ts'
import type { Manner } from '../../rules/manners.ts'
import { maxQueryLength } from '../../rules/search-state.ts'
import { withoutAmounts } from './budget.ts'
import { wordsOfPictures } from './emoji.ts'
import { fold } from './folding.ts'
import type { Lexicon } from './lexicon.ts'
import { lexemesOf, stemOf, significantTokens, tokenize, type Token, wholeNameLexeme } from './tokenizer.ts'

/** A word that a listing must contain: all `lexemes` and a word with the prefix `prefix`, or one of the `alternatives`. */
export type QueryUnit = { lexemes: string[]; prefix: string | null; alternatives: string[] }

/** A query for the index. */
export type IndexQuery = {
  /** Categories asked for, likeliest first; empty when no need is recognised. */
  categories: readonly number[]
  /** Categories that follow them, likeliest first. */
  related: readonly number[]
  /** The tsquery for listings outside these categories whose own words say the need; null for none. */
  ownWords: string | null
  /** Words that weigh beside a need and that a listing must contain without one. */
  units: readonly QueryUnit[]
  /** All words as typed, for names that contain them. Empty if they name nothing but a need. */
  nameUnits: readonly QueryUnit[]
  /** The whole query without spaces. */
  name: string
  /** Long runs of Chinese, for phrase matches. */
  runs: readonly string[]
  manners: readonly Manner[]
  /** Lexemes that a listing must have, whatever else it matches. */
  facts: readonly string[]
}

/** Folds, truncates and tokenizes a query, without amounts of money. Empty for a query without letters, digits or pictures. */
export function tokenizeQuery(q: string): Token[] {
  const text = fold(truncateText(q.toWellFormed(), maxQueryLength)).replace(partsOfPictures, '')
  const tokens = tokenize(withoutAmounts(text))
  if (tokens.length > 0) return tokens
  const typed = tokenize(text)
  return typed.length > 0 ? typed : wordsOfPictures(text).map((word) => ({ text: word, isChinese: false }))
}

/** Colours of skin, and characters that join pictures or say how to draw them. */
const partsOfPictures = /\p{Emoji_Modifier}|\p{Variation_Selector}|\u{200D}/gu

/** From this length on, bigrams alone could match scattered pieces of a run, so whole runs raise the score. */
const minRunLength = 5
const maxCompletions = 30

export const joinedName = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('')

export const longRuns = (tokens: readonly Token[]) =>
  tokens.filter(({ text, isChinese }) => isChinese && [...text].length >= minRunLength).map(({ text }) => text)

/**
 * Units of the words that a listing must contain.
 * @param lexicon completes the last word, which may be a prefix; null if it is complete
 */
export function queryUnits(tokens: readonly Token[], lexicon: Lexicon | null): QueryUnit[] {
  const words = significantTokens(tokens)
  return words.map((token, index) => {
    const isLast = index === words.length - 1
    return isLast && lexicon && !token.isChinese ? prefixUnit(token.text, lexicon) : unitOf(token)
  })
}

function unitOf(token: Token): QueryUnit {
  const isSingleCharacter = token.isChinese && [...token.text].length === 1
  return isSingleCharacter
    ? { lexemes: [], prefix: token.text, alternatives: [] }
    : { lexemes: lexemesOf(token), prefix: null, alternatives: [] }
}

function prefixUnit(prefix: string, lexicon: Lexicon): QueryUnit {
  // A stem may be shorter than the prefix: "plumbin" is a prefix of "plumbing", which is indexed as "plumb".
  const stems = new Set(lexicon.startingWith(prefix, maxCompletions).map(stemOf))
  return { lexemes: [], prefix, alternatives: [...stems].filter((stem) => !stem.startsWith(prefix)) }
}

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

/** A unit in tsquery syntax. `lexemePrefix` is prepended to each lexeme ('n.' searches names only). */
function tsqueryOf({ lexemes, prefix, alternatives }: QueryUnit, lexemePrefix: string): string {
  const all = [
    ...lexemes.map((lexeme) => quoted(lexemePrefix + lexeme)),
    ...(prefix === null ? [] : [`${quoted(lexemePrefix + prefix)}:*`]),
  ]
  const options = [`(${all.join(' & ')})`, ...alternatives.map((lexeme) => quoted(lexemePrefix + lexeme))]
  return `(${options.join(' | ')})`
}

/** The tsquery for listings whose text contains every unit. Lexemes hold letters, digits and pictures only, so no input breaks the syntax. */
export const textQuery = (units: readonly QueryUnit[]) => units.map((unit) => tsqueryOf(unit, '')).join(' & ')

/** The tsquery for listings whose names contain every unit. */
export const nameQuery = (units: readonly QueryUnit[]) => units.map((unit) => tsqueryOf(unit, 'n.')).join(' & ')

/** The tsquery for listings of which this is the whole name. */
export const wholeNameQuery = (name: string) => quoted(wholeNameLexeme(name))

/** The tsquery for everything that a query finds. */
export function indexQuery({ categories, related, ownWords, units, nameUnits, name, facts }: IndexQuery): string {
  const options = [
    ...[...categories, ...related].map((no) => `'c.${no}'`),
    ...(ownWords === null ? [] : [ownWords]),
    ...(categories.length === 0 && units.length > 0 ? [`(${textQuery(units)})`] : []),
    ...(nameUnits.length > 0 ? [`(${nameQuery(nameUnits)})`] : []),
    ...(name === '' ? [] : [wholeNameQuery(name)]),
  ].join(' | ')
  return [...(options === '' ? [] : [facts.length > 0 ? `(${options})` : options]), ...facts.map(quoted)].join(' & ')
}
