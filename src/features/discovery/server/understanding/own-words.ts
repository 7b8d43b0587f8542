import { anyPhraseQuery } from '../search/query.ts'
import { lexemesOf, type Token } from '../search/tokenizer.ts'
import type { Vocabulary } from '../search/vocabulary.ts'

/** A word that more categories use is too general to say that a listing belongs to one of them. */
const maxCategories = 15
const maxWords = 2

/**
 * The tsquery for listings whose own words name this category or one of its synonyms, in any language. It does not depend
 * on the visitor's words, so that every language finds the same listings.
 */
export function ownWordsOf(category: number, { phrases, understanding }: Vocabulary): string | null {
  const { scorer } = understanding.needs
  const isSpecific = (tokens: readonly Token[]) =>
    tokens.length <= maxWords &&
    tokens.every(({ text }) => [...text].length > 1) &&
    tokens.flatMap(lexemesOf).some((lexeme) => scorer.frequency(lexeme) <= maxCategories)
  const own = phrases.filter(({ kind, entry, isPhrase }) => kind === 'category' && entry.no === category && !isPhrase)
  return anyPhraseQuery(own.map(({ tokens }) => tokens).filter(isSpecific))
}
