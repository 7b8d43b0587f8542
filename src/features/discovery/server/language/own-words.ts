import { isFunctionWord } from './function-words.ts'
import type { LookUp } from './look-up.ts'
import type { Phrase } from './phrases.ts'
import { nameQuery, type QueryUnit, queryUnits, textQuery } from './query.ts'
import { lexemesOf, type Token } from './tokenizer.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word that more categories use is too general to say that a listing belongs to one of them. */
const maxCategories = 25
const maxWords = 2
/** More listings than these only mention it. */
const maxMentions = 3

/**
 * The tsquery for listings of other categories whose own words name this category or one of its synonyms, in any language:
 * in the name, or, for a query that names it too, anywhere in the text of one of the same group (a vet cleans teeth too) if
 * few do, since many mention what they do not offer. It does not depend on the visitor's words, so that every language finds
 * the same listings. Null for none.
 */
export async function findOwnWords(
  lookUp: LookUp,
  category: number,
  { isNamed, hasListings }: { isNamed: boolean; hasListings: boolean },
  vocabulary: Vocabulary,
): Promise<string | null> {
  const { short, own } = wordsOf(vocabulary, category)
  const anyOf = (queries: readonly string[]) => [...new Set(queries)].map((query) => `(${query})`).join(' | ')
  // Where nobody is in the category, a word that others use too is better than nothing.
  const words = hasListings ? own : short
  const inGroup = hasListings ? ` & 'c.${vocabulary.categories.get(category)?.parent}'` : ''
  const inText = anyOf([...words.map((word) => textQuery(word) + inGroup), ...own.map(nameQuery)])
  const isRare = isNamed && words.length > 0 && (await lookUp.isRareOutside(category, inText, maxMentions))
  return (isRare ? inText : anyOf(own.map(nameQuery))) || null
}

/** Short names and synonyms of a category, and those of them that are in no name or synonym of another. */
type OwnWords = { short: QueryUnit[][]; own: QueryUnit[][] }

/** A name or synonym of a category. */
type Name = { no: number; tokens: readonly Token[]; lexemes: readonly string[]; lexemeSet: ReadonlySet<string> }

type Known = { names: readonly Name[]; wordsByNo: Map<number, OwnWords> }
const knownOf = new WeakMap<readonly Phrase[], Known>()

/** Computed once for each vocabulary. */
function wordsOf(vocabulary: Vocabulary, category: number): OwnWords {
  const { phrases } = vocabulary
  const known: Known = knownOf.get(phrases) ?? { names: findNames(phrases), wordsByNo: new Map<number, OwnWords>() }
  knownOf.set(phrases, known)
  const words = known.wordsByNo.get(category) ?? findWords(known.names, category, vocabulary)
  known.wordsByNo.set(category, words)
  return words
}

const findNames = (phrases: readonly Phrase[]): Name[] =>
  phrases
    .filter(({ kind, entry, isPhrase }) => kind === 'category' && entry.parent !== null && !isPhrase)
    .map(({ entry, tokens }) => {
      const lexemes = tokens.flatMap(lexemesOf)
      return { no: entry.no, tokens, lexemes, lexemeSet: new Set(lexemes) }
    })

function findWords(names: readonly Name[], category: number, { understanding }: Vocabulary): OwnWords {
  const { scorer } = understanding.needs
  const others = names.filter(({ no }) => no !== category)
  const isShort = ({ tokens, lexemes }: Name) =>
    tokens.length <= maxWords &&
    tokens.every(({ text }) => [...text].length > 1 && !isFunctionWord(text)) &&
    lexemes.some((lexeme) => scorer.frequency(lexeme) <= maxCategories)
  // A "coach" is a bus too.
  const isOwn = ({ lexemes }: Name) => !others.some(({ lexemeSet }) => lexemes.every((lexeme) => lexemeSet.has(lexeme)))
  const short = names.filter((name) => name.no === category && isShort(name))
  const unitsOf = ({ tokens }: Name) => queryUnits(tokens, null)
  return { short: short.map(unitsOf), own: short.filter(isOwn).map(unitsOf) }
}
