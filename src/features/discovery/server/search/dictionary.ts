import { findAreaRows, findCategoryRows } from '#features/catalog/server/service.ts'
import { cachedUntilChange } from '#platform/server/cached.ts'
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
  return withListingWords(db, await findVocabulary(db))
}

const findVocabulary = cachedUntilChange(['categories', 'areas'], async (db) => {
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

const lifetimeMs = 600_000
const dictionaries = new WeakMap<
  Db,
  { vocabulary: Vocabulary; dictionary: Promise<SearchDictionary>; expiresAt: number }
>()

/** Adds the words of listings. Older ones are harmless: they change slowly, and unknown words are looked up in the index. */
async function withListingWords(db: Db, vocabulary: Vocabulary): Promise<SearchDictionary> {
  const cached = dictionaries.get(db)
  const now = performance.now()
  if (cached?.vocabulary === vocabulary && now < cached.expiresAt) return cached.dictionary
  const dictionary = load(db, vocabulary)
  dictionary.catch(() => dictionaries.delete(db))
  dictionaries.set(db, { vocabulary, dictionary, expiresAt: now + lifetimeMs })
  // The expired one is returned while the new one loads, unless the vocabulary has changed.
  if (cached?.vocabulary !== vocabulary) return dictionary
  return cached.dictionary
}

async function load(db: Db, vocabulary: Vocabulary): Promise<SearchDictionary> {
  const { words, phraseWords, understanding } = vocabulary
  const { needs } = understanding
  const lexicon = makeLexicon(await findCommonWords(db), words, {
    phrases: phraseWords,
    ofNeeds: needs.words,
    plain: englishWords,
    joined: needs.joinedNames,
  })
  const scoreListings = scoreListingWords(await store.findListingTerms(db))
  return {
    lexicon,
    sizes: await store.findCategorySizes(db),
    vocabulary: { ...vocabulary, understanding: { ...understanding, needs: { ...needs, scoreListings } } },
  }
}
