import { findAreaRows, findCategoryRows } from '#features/catalog/server/service.ts'
import { cached } from '#platform/server/cached.ts'
import type { Db } from '#platform/server/db.ts'
import * as store from '../store.ts'
import { scoreListingWords } from '../understanding/listing-words.ts'
import { type Lexicon, makeLexicon } from './lexicon.ts'
import type { Entry } from './phrases.ts'
import { englishWords, findCommonWords } from './spelling.ts'
import { makeVocabulary, type Vocabulary } from './vocabulary.ts'

/** Query-time dictionaries: categories and areas with their synonyms, and the words of listings. */
export type SearchDictionary = {
  vocabulary: Vocabulary
  lexicon: Lexicon
  /** Number of public listings by `category_no`, a few minutes old. */
  sizes: ReadonlyMap<number, number>
}

/** Changes of categories and areas take effect as soon as their notification arrives, new words within ten minutes. */
export async function getSearchDictionary(db: Db): Promise<SearchDictionary> {
  return withListingWords(await findVocabulary(db), await getListingWords(db))
}

/** Categories and areas as the search reads them. */
export const findVocabulary = cached(async (db) => {
  const categories = await findCategoryRows(db)
  const areas = await findAreaRows(db)
  return makeVocabulary(
    entriesOf(categories, (row) => row.categoryNo),
    entriesOf(areas, (row) => row.areaNo),
  )
})

type Rows<F extends (db: Db) => Promise<unknown[]>> = Awaited<ReturnType<F>>[number]

function entriesOf<R extends Rows<typeof findCategoryRows> | Rows<typeof findAreaRows>>(
  rows: readonly R[],
  noOf: (row: R) => number,
): Entry[] {
  const numbers = new Map(rows.map((row) => [row.id, noOf(row)]))
  return rows.map((row) => ({
    no: noOf(row),
    slug: row.slug,
    parent: row.parentId === null ? null : (numbers.get(row.parentId) ?? null),
    icon: row.icon,
    names: { en: row.nameEn, 'zh-Hant': row.nameZhHant, 'zh-Hans': row.nameZhHans },
    synonyms: [...row.synonymsEn, ...row.synonymsZhHant, ...row.synonymsZhHans],
    phrases: 'phrases' in row ? row.phrases : [],
    possiblePhrases: 'possiblePhrases' in row ? row.possiblePhrases : [],
  }))
}

/** What listings add to the vocabulary. */
type ListingWords = {
  common: [word: string, listings: number][]
  scoreListings: ReturnType<typeof scoreListingWords>
  sizes: SearchDictionary['sizes']
}

const lifetimeMs = 600_000
const listingWords = new WeakMap<Db, { words: Promise<ListingWords>; expiresAt: number }>()

/**
 * The words of listings, read again after ten minutes, which takes seconds for many listings. Older ones are harmless: they
 * change slowly, and unknown words are looked up in the index. They are used while new ones are read, and if that fails.
 */
function getListingWords(db: Db): Promise<ListingWords> {
  const known = listingWords.get(db)
  const now = performance.now()
  if (known && now < known.expiresAt) return known.words
  const words = readListingWords(db)
  const expiresAt = now + lifetimeMs
  listingWords.set(db, { words: known?.words ?? words, expiresAt })
  words.then(
    () => listingWords.set(db, { words, expiresAt }),
    () => known ?? listingWords.delete(db),
  )
  return known?.words ?? words
}

const readListingWords = async (db: Db): Promise<ListingWords> => ({
  common: await findCommonWords(db),
  scoreListings: scoreListingWords(await store.findListingTerms(db)),
  sizes: await store.findCategorySizes(db),
})

const dictionaries = new WeakMap<Vocabulary, { words: ListingWords; dictionary: SearchDictionary }>()

function withListingWords(vocabulary: Vocabulary, words: ListingWords): SearchDictionary {
  const known = dictionaries.get(vocabulary)
  if (known?.words === words) return known.dictionary
  const dictionary = makeDictionary(vocabulary, words)
  dictionaries.set(vocabulary, { words, dictionary })
  return dictionary
}

function makeDictionary(vocabulary: Vocabulary, { common, scoreListings, sizes }: ListingWords): SearchDictionary {
  const { understanding } = vocabulary
  const { needs } = understanding
  const lexicon = makeLexicon(common, vocabulary.words, {
    phrases: vocabulary.phraseWords,
    ofNeeds: needs.words,
    plain: englishWords,
    joined: needs.joinedNames,
  })
  const withListings = { ...understanding, needs: { ...needs, scoreListings } }
  return { lexicon, sizes, vocabulary: { ...vocabulary, understanding: withListings } }
}
