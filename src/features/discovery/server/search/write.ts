import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { type Row, rowOf } from './document.ts'
import { findSources, findTrees } from './source.ts'
import { spellingWords } from './words.ts'

/** Listings per statement: some 2 MB of text. */
export const batchSize = 500

/**
 * Brings the index up to date for these listings, in the caller's transaction: what visitors may see is written, what
 * they may not is removed. The counters follow by triggers. Whoever else changes the index waits until the caller's
 * transaction ends.
 * @param listingIds uuids; unknown ones are ignored
 */
export async function upsert(db: Db, listingIds: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await queue(tx)
    const trees = await findTrees(tx)
    for (let at = 0; at < listingIds.length; at += batchSize) {
      const ids = sql.param(listingIds.slice(at, at + batchSize))
      const rows = (await findSources(tx, sql`l.id = any(${ids}::uuid[])`, batchSize)).map((source) =>
        rowOf(source, trees),
      )
      const before = await tx.execute<{ doc: string }>(sql`
        select s.doc from listing_search s join listings l using (listing_no) where l.id = any(${ids}::uuid[])`)
      const nos = sql.param(rows.map(({ listingNo }) => listingNo))
      await tx.execute(sql`
        delete from listing_search s using listings l
        where l.listing_no = s.listing_no and l.id = any(${ids}::uuid[]) and l.listing_no <> all(${nos}::int[])`)
      await insert(tx, rows)
      await countWords(tx, before.rows, rows)
    }
  })
}

/** Removes listings from the index, in the caller's transaction. Deleting or rejecting a listing does so by itself. */
export async function remove(db: Db, listingIds: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await queue(tx)
    const { rows } = await tx.execute<{ doc: string }>(sql`
      delete from listing_search s using listings l
      where l.listing_no = s.listing_no and l.id = any(${sql.param([...listingIds])}::uuid[]) returning s.doc`)
    await countWords(tx, rows, [])
  })
}

/** One writer at a time, from here to the end of the transaction (see the trigger of the same name). */
export async function queue(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('listing_search'))`)
}

const numbers = (values: readonly number[]) => `{${values.join()}}`
const texts = (values: readonly string[]) => `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join()}}`

export async function insert(db: Db, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const column = <T>(read: (row: Row) => T) => sql.param(rows.map(read))
  await db.execute(sql`
    insert into listing_search (listing_no, categories, areas, tags, facets, featured, rating, reviews, name_en, name_zh, doc, lex)
    select listing_no, categories::int[], areas::int[], tags, facets, featured, rating, reviews, name_en, name_zh, doc,
      array_to_tsvector(lexemes::text[])
    from unnest(
      ${column((row) => row.listingNo)}::int[], ${column((row) => numbers(row.categories))}::text[],
      ${column((row) => numbers(row.areas))}::text[], ${column((row) => row.tags)}::int[], ${column((row) => row.facets)}::text[],
      ${column((row) => row.featured)}::float8[], ${column((row) => row.rating)}::float8[], ${column((row) => row.reviews)}::float8[],
      ${column((row) => row.nameEn)}::text[], ${column((row) => row.nameZh)}::text[], ${column((row) => row.doc)}::text[],
      ${column((row) => texts(row.lexemes))}::text[]
    ) r (listing_no, categories, areas, tags, facets, featured, rating, reviews, name_en, name_zh, doc, lexemes)
    on conflict (listing_no) do update set categories = excluded.categories, areas = excluded.areas, tags = excluded.tags,
      facets = excluded.facets, featured = excluded.featured, rating = excluded.rating, reviews = excluded.reviews,
      name_en = excluded.name_en, name_zh = excluded.name_zh, doc = excluded.doc, lex = excluded.lex`)
}

async function countWords(
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
