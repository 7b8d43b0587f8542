import { truncateText } from '#shared/text.ts'
import { maxQueryLength } from '../../rules/search-state.ts'
import { fold } from './folding.ts'
import type { Lexicon } from './lexicon.ts'
import { subtokensOf, isFillerWord } from './phrases.ts'
import { lexemesOf, stemOf, significantTokens, tokenize, type Token } from './tokenizer.ts'
import type { Meaning, Vocabulary } from './vocabulary.ts'

/**
 * A part of the query that a listing must match: by all `lexemes` (and a word with the prefix `prefix`), by one of the
 * `alternatives`, or by belonging to a category or area of `meaning`.
 */
export type QueryUnit = {
  text: string
  lexemes: string[]
  prefix: string | null
  alternatives: string[]
  meaning: Meaning
}

/** A parsed query. `name` is the whole query without spaces; `runs` are its long runs of Chinese. */
export type ParsedQuery = { units: QueryUnit[]; name: string; runs: string[] }

/** Folds, truncates and tokenizes a query. Empty for a query without letters or digits. */
export function tokenizeQuery(q: string): Token[] {
  return tokenize(fold(truncateText(q.toWellFormed(), maxQueryLength)))
}

/** From this length on, bigrams alone could match scattered pieces of a run, so whole runs raise the score. */
const minRunLength = 5
const maxCompletions = 30
const noMeaning: Meaning = { categories: [], areas: [] }

/** Chinese words without meaning beside a category or an area, as in 我想搵灣仔嘅補習. For English see `isFillerWord`. */
const chineseFiller =
  /^(?:我想揾|想揾|请问|有冇|有没有|附近|邻近|推荐|边度|边个|边间|哪里|哪家|服务|公司|师傅|专业|香港|揾|找|有|嘅|的|喺|在|和|及|同|做)+$/

/**
 * Parses a query: names of categories and areas first, preferring long ones, then free text for the rest.
 * @param endsWithPrefix whether the last word is treated as the prefix of a word
 */
export function parseQuery(
  tokens: readonly Token[],
  endsWithPrefix: boolean,
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): ParsedQuery {
  const words = significantTokens(tokens)
  const ending = endsWithPrefix ? prefixUnitOf(words, vocabulary, lexicon) : null
  const units = [
    ...segment(words.slice(0, words.length - (ending?.tokens ?? 0)), vocabulary),
    ...(ending ? [ending.unit] : []),
  ]
  const hasNames = units.some(hasMeaning)
  return {
    units: units.filter((unit) => !hasNames || hasMeaning(unit) || !isFiller(unit)),
    name: tokens.map(({ text }) => text).join(''),
    runs: tokens.filter(({ text, isChinese }) => isChinese && [...text].length >= minRunLength).map(({ text }) => text),
  }
}

export const hasMeaning = ({ meaning }: QueryUnit) => meaning.categories.length + meaning.areas.length > 0

function isFiller({ text }: QueryUnit): boolean {
  return isFillerWord(text) || chineseFiller.test(text) || /^\p{Script=Han}$/u.test(text)
}

/** Unit for the last word as a prefix, together with preceding words of the same name ("wan cha"). */
function prefixUnitOf(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): { unit: QueryUnit; tokens: number } | null {
  const last = tokens.at(-1)
  if (!last || last.isChinese) return null
  const stems = new Set(lexicon.startingWith(last.text, maxCompletions).map(stemOf))
  for (let before = Math.min(tokens.length - 1, vocabulary.maxPhraseLength); before >= 0; before--) {
    const lead = tokens.slice(tokens.length - 1 - before, -1)
    const meaning = vocabulary.completionsOf(subtokensOf(lead), last.text)
    if (before > 0 && meaning.categories.length + meaning.areas.length === 0) continue
    const unit: QueryUnit = {
      text: [...lead, last].map(({ text }) => text).join(' '),
      lexemes: lead.flatMap(lexemesOf),
      prefix: last.text,
      // A stem may be shorter than the prefix: "plumbin" is a prefix of "plumbing", which is indexed as "plumb".
      alternatives: before === 0 ? [...stems].filter((stem) => !stem.startsWith(last.text)) : [],
      meaning,
    }
    return { unit, tokens: before + 1 }
  }
  return null
}

/** A stem or a single Chinese character (`key`) with the token that it comes from. */
type Subtoken = { key: string; token: Token; character: string }

function segment(tokens: readonly Token[], vocabulary: Vocabulary): QueryUnit[] {
  const subtokens = tokens.flatMap((token): Subtoken[] => {
    const characters = token.isChinese ? [...token.text] : [token.text]
    return subtokensOf([token]).map((key, index) => ({ key, token, character: characters[index]! }))
  })
  const nameLengths = findNameLengths(subtokens, vocabulary)
  const units: QueryUnit[] = []
  let pending: Subtoken[] = []
  const flush = () => {
    if (pending.length > 0) units.push(unitOf(pending, noMeaning))
    pending = []
  }
  for (let index = 0; index < subtokens.length;) {
    const length = nameLengths[index]!
    const subtoken = subtokens[index]!
    if (length > 0) {
      flush()
      const part = subtokens.slice(index, index + length)
      units.push(unitOf(part, vocabulary.meaningOf(part.map(({ key }) => key))!))
    } else {
      // Consecutive characters of a run without a meaning form one unit; every other word is a unit of its own.
      if (!subtoken.token.isChinese || pending[0]?.token !== subtoken.token) flush()
      pending.push(subtoken)
    }
    index += Math.max(length, 1)
  }
  flush()
  return units
}

/**
 * For each subtoken, how many subtokens from there on form a name (0: none). Dynamic programming over the sum of squared
 * lengths, which prefers few long names.
 */
function findNameLengths(subtokens: readonly Subtoken[], vocabulary: Vocabulary): number[] {
  const nameLengths: number[] = []
  const scores = [...subtokens.map(() => 0), 0]
  for (let index = subtokens.length - 1; index >= 0; index--) {
    nameLengths[index] = 0
    scores[index] = scores[index + 1]!
    for (let length = 1; length <= Math.min(vocabulary.maxPhraseLength, subtokens.length - index); length++) {
      const part = subtokens.slice(index, index + length)
      if (length === 1 && part[0]!.token.isChinese && part[0]!.token.text.length > 1) continue
      const score = length * length + scores[index + length]!
      if (score <= scores[index]! || !vocabulary.meaningOf(part.map(({ key }) => key))) continue
      scores[index] = score
      nameLengths[index] = length
    }
  }
  return nameLengths
}

function unitOf(part: readonly Subtoken[], meaning: Meaning): QueryUnit {
  const tokens: Token[] = []
  for (const { token, character } of part) {
    const last = tokens.at(-1)
    if (last?.isChinese && token.isChinese) last.text += character
    else tokens.push({ text: character, isChinese: token.isChinese })
  }
  const [first] = tokens
  const isSingleCharacter = tokens.length === 1 && first!.isChinese && [...first!.text].length === 1
  const isCompound = tokens.length > 1 && tokens.every(({ isChinese }) => !isChinese)
  return {
    text: tokens.map(({ text }) => text).join(' '),
    lexemes: isSingleCharacter ? [] : tokens.flatMap(lexemesOf),
    prefix: isSingleCharacter ? first!.text : null,
    alternatives: isCompound ? [stemOf(tokens.map(({ text }) => text).join(''))] : [],
    meaning,
  }
}

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

/** Alternatives of a unit in tsquery syntax. `lexemePrefix` is prepended to each lexeme ('n.' searches names only). */
function tsqueryAlternatives({ lexemes, prefix, alternatives }: QueryUnit, lexemePrefix: string): string[] {
  const all = [
    ...lexemes.map((lexeme) => quoted(lexemePrefix + lexeme)),
    ...(prefix === null ? [] : [`${quoted(lexemePrefix + prefix)}:*`]),
  ]
  return [`(${all.join(' & ')})`, ...alternatives.map((lexeme) => quoted(lexemePrefix + lexeme))]
}

/** The tsquery for listings that match every unit. Lexemes hold letters and digits only, so no input can break the syntax. */
export function textQuery(units: readonly QueryUnit[]): string {
  return units
    .map((unit) => {
      const named = [
        ...unit.meaning.categories.map((no) => `'c.${no}'`),
        ...unit.meaning.areas.map((no) => `'a.${no}'`),
      ]
      return `(${[...tsqueryAlternatives(unit, ''), ...named].join(' | ')})`
    })
    .join(' & ')
}

/** The tsquery for listings whose names match every unit. */
export function nameQuery(units: readonly QueryUnit[]): string {
  return units.map((unit) => `(${tsqueryAlternatives(unit, 'n.').join(' | ')})`).join(' & ')
}
