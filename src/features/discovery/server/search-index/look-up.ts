import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { preparedRows, unseen } from '#platform/server/prepared.ts'
import type { LookUp } from '../language/look-up.ts'
import { stemOf } from '../language/tokenizer.ts'

/** The most frequent words only, which limits memory to about 30 MB for a million listings. */
const maxWords = 200_000

export async function findCommonWords(db: Db): Promise<[word: string, listings: number][]> {
  const { rows } = await db.execute<{ word: string; listings: number }>(sql`
    select word, listings from search_words order by listings desc limit ${maxWords}`)
  return rows.map(({ word, listings }) => [word, listings])
}

/** Which of these English words no listing contains in any form. */
async function findUnindexed(db: Db, words: readonly string[]): Promise<Set<string>> {
  const query = () => sql`
    select word from unnest(${unseen('words', 'text[]')}, ${unseen('stems', 'text[]')}) w (word, stem)
    where not exists (select from listing_search where lex @@ stem::tsquery)`
  const values = { words, stems: words.map((word) => `'${stemOf(word)}'`) }
  const rows = await preparedRows<{ word: string }>(db, 'unindexed_words', query, values)
  return new Set(rows.map(({ word }) => word))
}

/** The place of the first of these tsqueries that a listing matches, or null. */
async function findFirst(db: Db, queries: readonly string[]): Promise<number | null> {
  const query = () => sql`
    select place::int as place from unnest(${unseen('queries', 'text[]')}) with ordinality q (query, place)
    where exists (select from listing_search where lex @@ query::tsquery) order by place limit 1`
  const [row] = await preparedRows<{ place: number }>(db, 'first_match', query, { queries: [...queries] })
  return row ? row.place - 1 : null
}

/**
 * Whether a tsquery matches at most `most` listings outside a category. The first step is planned without the limit, and
 * without a look at the tsquery: PostgreSQL would read the texts of the whole table instead of the index, in the hope of
 * finding so few at once.
 */
async function isRareOutside(db: Db, categoryNo: number, query: string, most: number): Promise<boolean> {
  const countQuery = () => sql`
    with mentions as materialized
      (select categories from listing_search where lex @@ (select ${sql.placeholder('query')}::tsquery))
    select count(*)::int as count from (select from mentions
      where not categories @> array[${sql.placeholder('categoryNo')}::int] limit ${sql.placeholder('limit')}::int) found`
  const values = { query, categoryNo, limit: most + 1 }
  const [row] = await preparedRows<{ count: number }>(db, 'mentions_outside', countQuery, values)
  return row!.count <= most
}

/** Answers from the index. */
export const lookUpIn = (db: Db): LookUp => ({
  findUnindexed: (words) => findUnindexed(db, words),
  findFirst: (queries) => findFirst(db, queries),
  isRareOutside: (categoryNo, query, most) => isRareOutside(db, categoryNo, query, most),
})
