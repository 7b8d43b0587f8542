import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { spellingWords } from '../language/tokenizer.ts'
import { type IndexRow, indexRowOf } from './document.ts'
import { findSources, findTrees } from './source.ts'

/** Listings per statement, about 2 MB of text. */
export const batchSize = 500
/** Listings whose words are found without a break, at most about 6 ms: pages are rendered in between. */
const rowsAtOnce = 25

/**
 * Updates the index rows of these listings in the caller's transaction: public listings are written, others are removed.
 * Triggers update the counters, and the words of removed rows. Other writers of the index wait until the caller's transaction ends.
 * @param listingIds uuids; unknown ids are ignored
 */
export async function upsertListings(db: Db, listingIds: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockIndex(tx)
    const trees = await findTrees(tx)
    for (let start = 0; start < listingIds.length; start += batchSize) {
      const ids = sql.param(listingIds.slice(start, start + batchSize))
      const rows: IndexRow[] = []
      for (const source of await findSources(tx, sql`l.id = any(${ids}::uuid[])`, batchSize)) {
        if (rows.length % rowsAtOnce === 0) await setImmediate()
        rows.push(indexRowOf(source, trees))
      }
      const nos = sql.param(rows.map(({ listingNo }) => listingNo))
      await tx.execute(sql`
        delete from listing_search s using listings l
        where l.listing_no = s.listing_no and l.id = any(${ids}::uuid[]) and l.listing_no <> all(${nos}::int[])`)
      const before = await tx.execute<{ doc: string }>(
        sql`select doc from listing_search where listing_no = any(${nos}::int[])`,
      )
      await insertRows(tx, rows)
      await mergeEntries(tx)
      await updateWordCounts(tx, before.rows, rows)
    }
  })
}

/** Serializes writers of the index until the end of the transaction. The trigger `queue_for_search` takes the same lock. */
export async function lockIndex(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('listing_search'))`)
}

const intArrayLiteral = (values: readonly number[]) => `{${values.join()}}`
const textArrayLiteral = (values: readonly string[]) =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join()}}`

export async function insertRows(db: Db, rows: readonly IndexRow[]): Promise<void> {
  if (rows.length === 0) return
  const column = <T>(read: (row: IndexRow) => T) => sql.param(rows.map(read))
  await db.execute(sql`
    insert into search_hours (open_times) select distinct open_times::int4multirange from unnest(${column((row) => row.openTimes)}::text[]) h (open_times)
    on conflict do nothing`)
  await db.execute(sql`
    insert into listing_search (listing_no, categories, areas, tags, hours_no, facets, featured, rating, reviews, price, name_en, name_zh, doc, lex)
    select listing_no, categories::int[], areas::int[], tags, (select hours_no from search_hours h where h.open_times = r.open_times::int4multirange), facets, featured, rating, reviews, price, name_en, name_zh, doc,
      array_to_tsvector(lexemes::text[])
    from unnest(
      ${column((row) => row.listingNo)}::int[], ${column((row) => intArrayLiteral(row.categories))}::text[],
      ${column((row) => intArrayLiteral(row.areas))}::text[], ${column((row) => row.tags)}::int[],
      ${column((row) => row.openTimes)}::text[], ${column((row) => row.facets)}::text[],
      ${column((row) => row.featured)}::float8[], ${column((row) => row.rating)}::float8[], ${column((row) => row.reviews)}::float8[], ${column((row) => row.price)}::float8[],
      ${column((row) => row.nameEn)}::text[], ${column((row) => row.nameZh)}::text[], ${column((row) => row.doc)}::text[],
      ${column((row) => textArrayLiteral(row.lexemes))}::text[]
    ) r (listing_no, categories, areas, tags, open_times, facets, featured, rating, reviews, price, name_en, name_zh, doc, lexemes)
    on conflict (listing_no) do update set categories = excluded.categories, areas = excluded.areas, tags = excluded.tags,
      hours_no = excluded.hours_no, facets = excluded.facets, featured = excluded.featured, rating = excluded.rating, reviews = excluded.reviews, price = excluded.price,
      name_en = excluded.name_en, name_zh = excluded.name_zh, doc = excluded.doc, lex = excluded.lex`)
}

/**
 * Writes what the statement before left in the pending lists of the inverted indexes into their trees: a word of many rows is
 * written once, and searches have no list to go through.
 */
async function mergeEntries(db: Db): Promise<void> {
  await db.execute(sql`select merge_search_entries()`)
}

/** Updates `search_words` by the difference between the old and the new text of rows. */
async function updateWordCounts(
  db: Db,
  before: readonly { doc: string }[],
  after: readonly { doc: string }[],
): Promise<void> {
  const changes = new Map<string, number>()
  const add = (docs: readonly { doc: string }[], n: number) => {
    for (const { doc } of docs) for (const word of spellingWords(doc)) changes.set(word, (changes.get(word) ?? 0) + n)
  }
  add(before, -1)
  add(after, 1)
  const changed = [...changes].filter(([, n]) => n !== 0)
  if (changed.length === 0) return
  await db.execute(sql`
    insert into search_words (word, listings)
    select * from unnest(${sql.param(changed.map(([word]) => word))}::text[], ${sql.param(changed.map(([, n]) => n))}::int[])
    on conflict (word) do update set listings = search_words.listings + excluded.listings`)
  if (before.length > 0) await db.execute(sql`delete from search_words where listings <= 0`)
}
