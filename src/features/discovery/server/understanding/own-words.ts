import type { Db } from '#platform/server/db.ts'
import { nameQuery, queryUnits, textQuery } from '../search/query.ts'
import { lexemesOf, type Token } from '../search/tokenizer.ts'
import type { Vocabulary } from '../search/vocabulary.ts'
import * as store from '../store.ts'

/** A word that more categories use is too general to say that a listing belongs to one of them. */
const maxCategories = 15
const maxWords = 2
/** More listings than these only mention it. */
const maxMentions = 3

/**
 * The tsquery for listings of other categories whose own words name this category or one of its synonyms, in any language:
 * in the name, or, for a query that names it too, anywhere if few do, since many mention what they do not offer. It does
 * not depend on the visitor's words, so that every language finds the same listings. Null for none.
 */
export async function findOwnWords(
  db: Db,
  category: number,
  isNamed: boolean,
  { phrases, understanding }: Vocabulary,
): Promise<string | null> {
  const { scorer } = understanding.needs
  const isSpecific = (tokens: readonly Token[]) =>
    tokens.length <= maxWords &&
    tokens.every(({ text }) => [...text].length > 1) &&
    tokens.flatMap(lexemesOf).some((lexeme) => scorer.frequency(lexeme) <= maxCategories)
  const own = phrases
    .filter(({ kind, entry, isPhrase }) => kind === 'category' && entry.no === category && !isPhrase)
    .flatMap(({ tokens }) => (isSpecific(tokens) ? [queryUnits(tokens, null)] : []))
  const anyOf = (queries: readonly string[]) => [...new Set(queries)].map((query) => `(${query})`).join(' | ')
  if (own.length === 0) return null
  const inText = anyOf(own.map(textQuery))
  const isRare = isNamed && (await store.isRareOutside(db, category, inText, maxMentions))
  return isRare ? inText : anyOf(own.map(nameQuery))
}
