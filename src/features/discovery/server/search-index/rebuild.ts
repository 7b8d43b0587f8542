import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { spellingWords } from '../language/tokenizer.ts'
import { indexVersion, type IndexRow, indexRowOf } from './document.ts'
import { countAxes, countIndex, countsLength, decodeTags, noFilters } from './filter-sql.ts'
import { batchSize, insertRows, lockIndex } from './index-writer.ts'
import { findSources, findTrees } from './source.ts'

/** Stored as the comment of table `listing_search`. */
const versionComment = `written by version ${indexVersion}`

/** Rebuilds the index if another index version wrote it. When several processes start together, one of them rebuilds. */
export async function rebuildIfOutdated(db: Db): Promise<void> {
  if (await isCurrent(db)) return
  await db.transaction(async (tx) => {
    // A statement that waits for a lock runs.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local lock_timeout = 0`)
    await lockIndex(tx)
    if (!(await isCurrent(tx))) await rebuild(tx)
  })
}

/** Whether this version of the code wrote the index. */
export async function isCurrent(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ comment: string | null }>(
    sql`select obj_description('listing_search'::regclass) as comment`,
  )
  return rows[0]?.comment === versionComment
}

/**
 * Rebuilds the whole index from the listings, after a bulk load or a change of `indexVersion`. Runs in one transaction, at
 * most 0.3 s per thousand listings. Searches are blocked meanwhile, so it runs before the process serves requests; other
 * processes answer them with 503.
 */
export async function rebuild(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local lock_timeout = '60s'`)
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`)
    await lockIndex(tx)
    // Changes queued so far are read below; changes queued later stay in the queue.
    await tx.execute(sql`delete from search_stale`)
    await tx.execute(sql`truncate listing_search, search_counts, search_words, search_hours`)
    // Creating the indexes after the inserts takes a fraction of the time, and counting here is cheaper than the triggers.
    const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = 'listing_search'::regclass and not indisprimary`)
    for (const { name } of indexes) await tx.execute(sql`drop index ${sql.raw(name)}`)
    await tx.execute(sql`alter table listing_search disable trigger user`)

    const trees = await findTrees(tx)
    const counters = new Map<string, number[]>()
    const words = new Map<string, number>()
    const listingNos = await findOrder(tx)
    for (let start = 0; start < listingNos.length; start += batchSize) {
      const batch = sql.param(listingNos.slice(start, start + batchSize))
      const sources = await findSources(tx, sql`l.listing_no = any(${batch}::int[])`, batchSize)
      const rows = sources.map((source) => indexRowOf(source, trees)).sort(byMainCategory)
      await insertRows(tx, rows)
      for (const row of rows) {
        addToCounters(counters, row)
        for (const word of spellingWords(row.doc)) words.set(word, (words.get(word) ?? 0) + 1)
      }
    }
    await writeCounters(tx, counters)
    await tx.execute(sql`
      insert into search_words (word, listings)
      select * from unnest(${sql.param([...words.keys()])}::text[], ${sql.param([...words.values()])}::int[])`)

    await tx.execute(sql`alter table listing_search enable trigger user`)
    for (const { definition } of indexes) await tx.execute(sql.raw(definition))
    await tx.execute(sql`analyze listing_search`)
    await tx.execute(sql`analyze search_counts`)
    await tx.execute(sql`analyze search_hours`)
    await tx.execute(sql.raw(`comment on table listing_search is '${versionComment}'`))
  })
}

/**
 * Numbers of all public listings, those with the same main category together: a search for a need then reads few pages.
 * Later changes move rows, which costs time only, until the next rebuild.
 */
async function findOrder(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ listingNos: number[] | null }>(sql`
    select array_agg(listing_no order by category_no, listing_no) as "listingNos" from public_listings
    left join (select distinct on (lc.listing_id) lc.listing_id as id, c.category_no
      from listing_categories lc join categories c on c.id = lc.category_id order by lc.listing_id, lc.position) main using (id)`)
  return rows[0]!.listingNos ?? []
}

const byMainCategory = (one: IndexRow, other: IndexRow) =>
  (one.categories[0] ?? Infinity) - (other.categories[0] ?? Infinity)

/** Counts a listing at exactly its own filter steps; `cumulate` turns the counts into "at least" counts. */
function addToCounters(counters: Map<string, number[]>, { categories, areas, tags }: IndexRow): void {
  const numbers = decodeTags(tags)
  const steps = countAxes.map(({ key }) => [key, numbers[key].length] as const)
  const index = countIndex({ ...noFilters, ...Object.fromEntries(steps) })
  for (const language of [0, ...numbers.language]) {
    for (const category of [0, ...categories]) {
      for (const area of [0, ...areas]) {
        const key = `${language},${category},${area}`
        const counts = counters.get(key) ?? Array<number>(countsLength).fill(0)
        counts[index]!++
        counters.set(key, counts)
      }
    }
  }
}

async function writeCounters(db: Db, counters: Map<string, number[]>): Promise<void> {
  const all = [...counters]
  for (let start = 0; start < all.length; start += 2_000) {
    const batch = all.slice(start, start + 2_000)
    await db.execute(sql`
      insert into search_counts (language, category, area, counts)
      select split_part(key, ',', 1)::int, split_part(key, ',', 2)::int, split_part(key, ',', 3)::int, counts::int[]
      from unnest(${sql.param(batch.map(([key]) => key))}::text[], ${sql.param(batch.map(([, counts]) => `{${cumulate(counts).join()}}`))}::text[]) c (key, counts)`)
  }
}

/** Converts counts per exact combination of steps into counts of listings that reach at least that combination. */
function cumulate(counts: readonly number[]): number[] {
  const cumulative = [...counts]
  for (const { stride, size } of countAxes) {
    for (let index = cumulative.length - 1; index >= 0; index--) {
      if (Math.floor(index / stride) % size < size - 1) cumulative[index]! += cumulative[index + stride]!
    }
  }
  return cumulative
}
