import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import { fold } from './fold.ts'
import { type Lexicon, makeLexicon } from './lexicon.ts'
import type { Entry, Phrase } from './phrases.ts'
import { nameQuery, type Unit } from './query.ts'
import type { Vocabulary } from './vocabulary.ts'
import { lexemesOf, type Token, tokensOf } from './words.ts'

export type SuggestedEntry = { kind: Phrase['kind']; entry: Entry }

const vocabularyLexicons = new WeakMap<Vocabulary, Lexicon>()

/** Categories and areas whose names or synonyms, in any language, begin with what is typed; best first. */
export function suggestEntries(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  locale: Locale,
  limits: Record<Phrase['kind'], number>,
): SuggestedEntry[] {
  const typed = tokens.map(({ text }) => text).join('')
  const matched = matches(typed, vocabulary, locale, limits)
  if (matched.length > 0) return matched
  // Nothing begins like this: perhaps a word is misspelt. Only words of the vocabulary itself are worth guessing here.
  const lexicon = vocabularyLexicons.get(vocabulary) ?? makeLexicon([], vocabulary.words)
  vocabularyLexicons.set(vocabulary, lexicon)
  const meant = tokens
    .map(({ text, isChinese }) => (isChinese || lexicon.has(text) ? text : (lexicon.nearest(text) ?? text)))
    .join('')
  return meant === typed ? [] : matches(meant, vocabulary, locale, limits)
}

function matches(
  typed: string,
  { phrases }: Vocabulary,
  locale: Locale,
  limits: Record<Phrase['kind'], number>,
): SuggestedEntry[] {
  const ranks = new Map<Entry, { kind: Phrase['kind']; rank: number }>()
  for (const phrase of phrases) {
    const rank = rankOf(phrase, typed, locale)
    const known = ranks.get(phrase.entry)
    if (rank !== null && (!known || rank < known.rank)) ranks.set(phrase.entry, { kind: phrase.kind, rank })
  }
  const sorted = [...ranks].sort(
    ([one, { rank }], [other, { rank: otherRank }]) =>
      rank - otherRank || one.names[locale].length - other.names[locale].length,
  )
  return (['category', 'area'] as const).flatMap((kind) =>
    sorted
      .filter(([, found]) => found.kind === kind)
      .slice(0, limits[kind])
      .map(([entry]) => ({ kind, entry })),
  )
}

/** How well a phrase answers what is typed, 0 best: the reader's own name first, then other names, then a later word. */
function rankOf({ opens, tails }: Phrase, typed: string, locale: Locale): number | null {
  const [whole = '', ...later] = tails
  const isOther = opens.includes(locale) ? 0 : 1
  if (whole === typed) return isOther
  if (whole.startsWith(typed)) return 2 + isOther
  const isInside = /\p{Script=Han}/u.test(typed) ? whole.includes(typed) : later.some((tail) => tail.startsWith(typed))
  return isInside ? 4 : null
}

/** How many names to weigh by rank; a beginning that more share is too short to tell. */
const enough = 500

/** Listings in whose name every word stands, the last one perhaps cut short; the better first. */
export async function findNames(db: Db, tokens: readonly Token[], limit: number): Promise<number[]> {
  const units = tokens.map((token, index): Unit => {
    const isOpen = index === tokens.length - 1 && (!token.isChinese || [...token.text].length === 1)
    const nothing = { categories: [], areas: [] }
    if (!isOpen)
      return { text: token.text, lexemes: lexemesOf(token), prefix: null, alternatives: [], meaning: nothing }
    return { text: token.text, lexemes: [], prefix: token.text, alternatives: lexemesOf(token), meaning: nothing }
  })
  const { rows } = await db.execute<{ listingNo: number }>(sql`
    select listing_no as "listingNo" from (
      select listing_no, featured from listing_search where lex @@ ${nameQuery(units)}::tsquery limit ${enough}) named
    order by featured desc, listing_no desc limit ${limit}`)
  return rows.map(({ listingNo }) => listingNo)
}

/** The words of something typed into a suggesting field. */
export const typedTokens = (q: string) => tokensOf(fold(q.toWellFormed().slice(0, 100)))
