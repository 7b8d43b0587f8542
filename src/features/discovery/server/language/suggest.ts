import { truncateText } from '#shared/text.ts'
import { byCharacter, hasChinese } from './by-character.ts'
import { fold } from './folding.ts'
import { type Lexicon, makeLexicon } from './lexicon.ts'
import type { Entry, Phrase } from './phrases.ts'
import { joinedName } from './query.ts'
import { romanisedStartingWith } from './romanised.ts'
import { type Token, tokenize } from './tokenizer.ts'
import type { Vocabulary } from './vocabulary.ts'

export type SuggestedEntry = { kind: Phrase['kind']; entry: Entry }

const vocabularyLexicons = new WeakMap<Vocabulary, Lexicon>()

/**
 * Categories and areas with a name or synonym, in any language, that starts with the input, then those with one that
 * contains it or with a phrase that starts with it; categories before areas, best first. Where nothing does, with a romanised
 * phrase that sounds so, else with the corrected words.
 */
export function suggestEntries(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  limits: Record<Phrase['kind'], number>,
): SuggestedEntry[] {
  const typed = joinedName(tokens)
  const matched = matchPhrases(typed, vocabulary, limits)
  if (matched.length > 0) return matched
  const sound = hasChinese(typed) ? undefined : romanisedStartingWith(typed)[0]
  const sounding = sound ? matchPhrases(sound, vocabulary, limits) : []
  if (sounding.length > 0) return sounding
  // Without a match, misspelt words are corrected. Only vocabulary words are useful corrections here.
  const lexicon = vocabularyLexicons.get(vocabulary) ?? makeLexicon([], vocabulary.words)
  vocabularyLexicons.set(vocabulary, lexicon)
  const corrected = tokens
    .map(({ text, isChinese }) => (isChinese || lexicon.has(text) ? text : (lexicon.near(text)[0]?.word ?? text)))
    .join('')
  return corrected === typed ? [] : matchPhrases(corrected, vocabulary, limits)
}

function matchPhrases(
  typed: string,
  { phrases }: Vocabulary,
  limits: Record<Phrase['kind'], number>,
  worst = Infinity,
): SuggestedEntry[] {
  const ranks = new Map<Entry, { kind: Phrase['kind']; rank: number }>()
  const isChinese = hasChinese(typed)
  for (const phrase of phrasesWith(typed, phrases)) {
    const matched = rankOf(phrase, typed, isChinese)
    const rank = matched === null ? null : matched + tieOf(phrase, isChinese) / 1_000
    const best = ranks.get(phrase.entry)
    if (rank !== null && rank < worst && (!best || rank < best.rank))
      ranks.set(phrase.entry, { kind: phrase.kind, rank })
  }
  const sorted = [...ranks].sort(([, one], [, other]) => one.rank - other.rank)
  const isWeak = ([, { rank }]: (typeof sorted)[number]) => Number(rank >= weakRank)
  return (['category', 'area'] as const)
    .flatMap((kind) => sorted.filter(([, found]) => found.kind === kind).slice(0, limits[kind]))
    .sort((one, other) => isWeak(one) - isWeak(other))
    .map(([entry, { kind }]) => ({ kind, entry }))
}

/**
 * Of equal matches the shortest is first: Sha Tin before Sham Tseng. Chinese names are of nearly the same length: of these
 * the place for which people have the most words: 深水埗 before 深井.
 */
const tieOf = ({ kind, suffixes, entry }: Phrase, isChinese: boolean) =>
  kind === 'area' && isChinese ? 1 / (1 + entry.phrases.length) : suffixes[0]!.length

/** Shorter beginnings of a place behind a category, or of one behind a place, are the beginnings of too many. */
const minLatin = 2

/** Areas with a name or alias that starts with the input, best first. */
export const areasStartingWith = (tokens: readonly Token[], vocabulary: Vocabulary, limit: number): Entry[] =>
  startingWith(tokens, vocabulary, { category: 0, area: limit })

/** Categories, groups not among them, with a name, synonym or phrase that starts with the input, best first. */
export const categoriesStartingWith = (tokens: readonly Token[], vocabulary: Vocabulary, limit: number): Entry[] =>
  startingWith(tokens, vocabulary, { category: Infinity, area: 0 })
    .filter(({ parent }) => parent !== null)
    .slice(0, limit)

function startingWith(tokens: readonly Token[], vocabulary: Vocabulary, limits: Record<Phrase['kind'], number>) {
  const typed = joinedName(tokens)
  if (!hasChinese(typed) && typed.length < minLatin) return []
  return matchPhrases(typed, vocabulary, limits, insideRank).map(({ entry }) => entry)
}

const phrasesByCharacter = new WeakMap<readonly Phrase[], ReadonlyMap<string, Phrase[]>>()

/** The phrases in which a match of the input may begin. */
function phrasesWith(typed: string, phrases: readonly Phrase[]): readonly Phrase[] {
  const known = phrasesByCharacter.get(phrases) ?? byCharacter(phrases, ({ suffixes }) => suffixes)
  phrasesByCharacter.set(phrases, known)
  return known.get(/^[a-z0-9]{2}/.exec(typed)?.[0] ?? typed[0]!) ?? []
}

/** From here on neither a name nor a synonym starts with the input. */
const weakRank = 4
/** From here on nothing does: it is within a synonym or phrase. */
const insideRank = 5

/**
 * Rank of a phrase for the input, 0 best: beginning of a name in the script of the input, of other names, a later word of a
 * category's name (nurse), beginning of what people call a category or of a street or estate of a place, match at a later
 * word. In every language of the site the same: "sha" means Sha Tin before 上環 (Shanghuan). Null: no match.
 */
function rankOf(
  { kind, isName, isPhrase, prefixOf, suffixes }: Phrase,
  typed: string,
  isChinese: boolean,
): number | null {
  const [whole = '', ...later] = suffixes
  const isOther = prefixOf.some((language) => (language === 'en') !== isChinese) ? 0 : 1
  if (whole === typed) return isOther
  if (whole.startsWith(typed)) return isPhrase ? weakRank + 0.5 : 2 + isOther
  // 沙 means 尖沙咀 before a place whose alias begins with it.
  if (isChinese && kind === 'area' && isName && whole.includes(typed)) return 2.5
  const isInside = isChinese ? whole.includes(typed) : later.some((suffix) => suffix.startsWith(typed))
  if (!isInside) return null
  return kind === 'category' && isName ? weakRank : insideRank
}

/** Folds, truncates and tokenizes the input of a field with suggestions. */
export const tokenizeInput = (q: string) => tokenize(fold(truncateText(q.toWellFormed(), 100)))
