import type { SearchDictionary } from './dictionary.ts'
import type { Need } from './needs.ts'
import { findOwnWords } from './own-words.ts'
import { joinedName, longRuns, queryUnits, textQuery } from './query.ts'
import type { Reading } from './reading.ts'
import { tokenize } from './tokenizer.ts'
import { tokensOf, type Unit } from './units.ts'

/** Makes the query for the index. */
export function makeIndexQuery(reading: Reading): Reading {
  const { tokens, understanding } = reading
  const { need, rest, manners } = understanding
  const { sizes } = reading.given.dictionary
  if (tokens.length === 0 || (!need && understanding.words.length === 0)) return reading
  const words = asBegun(reading)
  const units = unitsOfQuery(need ? rest : words, reading)
  // Listings whose text has what no filter knows come first: halal.
  const wished = understanding.wishes.filter((wish) => wish.manners.length === 0).map((wish) => tokenize(wish.words))
  // Words that only say the need must not lift listings with these words in their names.
  const isNamePossible = need && words.length <= maxWordsOfName && (rest.length > 0 || !need.isPhrase)
  const query = {
    categories: need?.categories ?? [],
    related: need && needsMore(need, sizes) ? need.related : [],
    ownWords: null,
    units: [
      ...(rest.length > 0 || !need ? units : []),
      ...(need ? wished.flatMap((wish) => queryUnits(wish, null)) : []),
    ],
    nameUnits: isNamePossible ? unitsOfQuery(words, reading) : [],
    name: joinedName(tokens),
    runs: need?.isSure ? [] : longRuns(tokensOf(words)),
    manners,
    facts: [],
  }
  return { ...reading, query }
}
const maxWordsOfName = 8

const unitsOfQuery = (units: readonly Unit[], { endsWithPrefix, given }: Reading) =>
  queryUnits(tokensOf(units), endsWithPrefix ? given.dictionary.lexicon : null)

/** The words with the last one as it was begun: the index completes it itself, to any word of a listing. */
function asBegun({ tokens, completed, understanding }: Reading): Unit[] {
  const [last, completedLast] = [tokens.at(-1)?.text ?? '', completed.at(-1)?.text]
  return understanding.words.map((unit) => (unit.text === completedLast ? { ...unit, text: last } : unit))
}

/** A category with this many listings answers by itself. */
const enoughListings = 100

const needsMore = ({ categories }: Need, sizes: SearchDictionary['sizes']) =>
  !categories.some((no) => (sizes.get(no) ?? 0) >= enoughListings)

/** Adds the words by which listings of other categories say the need, where its own are few. */
export async function addOwnWords(reading: Reading): Promise<Reading> {
  const { given, query, understanding } = reading
  const { need } = understanding
  const { vocabulary, sizes } = given.dictionary
  if (!query || !need || !needsMore(need, sizes)) return reading
  const { categories, isSure, isPhrase } = need
  const words = unitsOfQuery(asBegun(reading), reading)
  // Without a phrase, the visitor's own words may say more than the category.
  const typed = isPhrase || words.length === 0 ? [] : [`(${textQuery(words)})`]
  const named = { isNamed: isPhrase, hasListings: (sizes.get(categories[0]!) ?? 0) > 0 }
  const own = isSure ? await findOwnWords(given.lookUp, categories[0]!, named, vocabulary) : null
  return { ...reading, query: { ...query, ownWords: [own ?? [], typed].flat().join(' | ') || null } }
}
