import { LRUCache } from 'lru-cache'
import { findAreaRows, findCategoryRows } from '#features/catalog/server/service.ts'
import { cached } from '#platform/server/cached.ts'
import type { Db } from '#platform/server/db.ts'
import { type ListingWords, makeDictionary, type SearchDictionary } from '../language/dictionary.ts'
import { scoreListingWords } from '../language/listing-words.ts'
import type { Entry } from '../language/phrases.ts'
import { makeVocabulary, type Vocabulary } from '../language/vocabulary.ts'
import { findCommonWords } from '../search-index/look-up.ts'
import * as store from '../store.ts'

/** Changes of categories and areas take effect as soon as their notification arrives, new words within ten minutes. */
export async function getSearchDictionary(db: Db): Promise<SearchDictionary> {
  return withListingWords(await findVocabulary(db), await getListingWords(db))
}

/** The same entries have the same vocabulary, so that what is cached by it remains valid. */
const vocabularies = new LRUCache<string, Vocabulary>({ max: 2 })

/** Categories and areas as the search reads them. */
export const findVocabulary = cached(async (db) => {
  const categories = entriesOf(await findCategoryRows(db), (row) => row.categoryNo)
  const areas = entriesOf(await findAreaRows(db), (row) => row.areaNo)
  const key = JSON.stringify([categories, areas])
  const vocabulary = vocabularies.get(key) ?? makeVocabulary(categories, areas)
  vocabularies.set(key, vocabulary)
  return vocabulary
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
