import { findAreaRows, findCategoryRows } from '#features/catalog/server/service.ts'
import { cachedUntilChange } from '#platform/server/cached.ts'
import type { Db } from '#platform/server/db.ts'
import { type Lexicon, makeLexicon } from './lexicon.ts'
import type { Entry } from './phrases.ts'
import { findCommonWords } from './spelling.ts'
import { makeVocabulary, type Vocabulary } from './vocabulary.ts'

/** What the search knows besides the listings: the admin's categories and areas, and the words that listings hold. */
export type SearchDictionary = { vocabulary: Vocabulary; lexicon: Lexicon }

/** As of now: a change of a category or an area is known as soon as it is heard of, new words within ten minutes. */
export async function getSearchDictionary(db: Db): Promise<SearchDictionary> {
  const vocabulary = await findVocabulary(db)
  return { vocabulary, lexicon: await lexiconOf(db, vocabulary) }
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
  }))
}

const lifetimeMs = 600_000
const lexicons = new WeakMap<Db, { vocabulary: Vocabulary; lexicon: Promise<Lexicon>; until: number }>()

/** Words of listings change slowly, and one that is not known here is looked up in the index: an old lexicon does no harm. */
async function lexiconOf(db: Db, vocabulary: Vocabulary): Promise<Lexicon> {
  const kept = lexicons.get(db)
  const now = performance.now()
  if (kept?.vocabulary === vocabulary && now < kept.until) return kept.lexicon
  const lexicon = findCommonWords(db).then((words) => makeLexicon(words, vocabulary.words))
  lexicon.catch(() => lexicons.delete(db))
  lexicons.set(db, { vocabulary, lexicon, until: now + lifetimeMs })
  // While a new one is read, the old one serves, unless it knows other categories.
  if (kept?.vocabulary !== vocabulary) return lexicon
  return kept.lexicon
}
