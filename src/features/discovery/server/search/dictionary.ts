import { findAreaRows, findCategoryRows } from '#features/catalog/server/service.ts'
import { cachedUntilChange } from '#platform/server/cached.ts'
import type { Db } from '#platform/server/db.ts'
import { type Lexicon, makeLexicon } from './lexicon.ts'
import type { Entry } from './phrases.ts'
import { findCommonWords } from './spelling.ts'
import { makeVocabulary, type Vocabulary } from './vocabulary.ts'

/** Query-time dictionaries: categories and areas with their synonyms, and the words of listings. */
export type SearchDictionary = { vocabulary: Vocabulary; lexicon: Lexicon }

/** Changes of categories and areas take effect as soon as their notification arrives, new words within ten minutes. */
export async function getSearchDictionary(db: Db): Promise<SearchDictionary> {
  const vocabulary = await findVocabulary(db)
  return { vocabulary, lexicon: await getLexicon(db, vocabulary) }
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
const lexicons = new WeakMap<Db, { vocabulary: Vocabulary; lexicon: Promise<Lexicon>; expiresAt: number }>()

/** A stale lexicon is harmless: words of listings change slowly, and unknown words are looked up in the index. */
async function getLexicon(db: Db, vocabulary: Vocabulary): Promise<Lexicon> {
  const cached = lexicons.get(db)
  const now = performance.now()
  if (cached?.vocabulary === vocabulary && now < cached.expiresAt) return cached.lexicon
  const lexicon = findCommonWords(db).then((words) => makeLexicon(words, vocabulary.words, vocabulary.phraseWords))
  lexicon.catch(() => lexicons.delete(db))
  lexicons.set(db, { vocabulary, lexicon, expiresAt: now + lifetimeMs })
  // The expired lexicon is returned while the new one loads, unless the vocabulary has changed.
  if (cached?.vocabulary !== vocabulary) return lexicon
  return cached.lexicon
}
