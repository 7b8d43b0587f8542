import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { indexVersion, type Row, rowOf } from './document.ts'
import { findSources, findTrees } from './source.ts'
import { countAxes, countIndex, countsLength, filtersOf } from './tags.ts'
import { spellingWords } from './words.ts'
import { batchSize, insert, queue } from './write.ts'

const stamp = `written by version ${indexVersion}`

/** Rebuilds the index if another version of this code wrote it. Of several processes that start at once, one does. */
export async function refresh(db: Db): Promise<void> {
  if (await isCurrent(db)) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = 0`)
    await queue(tx)
    if (!(await isCurrent(tx))) await rebuild(tx)
  })
}

async function isCurrent(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ stamp: string | null }>(
    sql`select obj_description('listing_search'::regclass) as stamp`,
  )
  return rows[0]?.stamp === stamp
}

/**
 * Writes the whole index anew from the listings: after a load, or when folding, words or ranking were changed. One
 * transaction, a third of a second per thousand listings at most; searches wait meanwhile, so it is done before serving.
 */
export async function rebuild(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local lock_timeout = '60s'`)
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`)
    await queue(tx)
    // What is noted up to here is read below; what is noted later stays noted.
    await tx.execute(sql`delete from search_stale`)
    await tx.execute(sql`truncate listing_search, search_counts, search_words`)
    // Indexes made at the end take a fraction of the time, and the counters are cheaper counted here.
    const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = 'listing_search'::regclass and not indisprimary`)
    for (const { name } of indexes) await tx.execute(sql`drop index ${sql.raw(name)}`)
    await tx.execute(sql`alter table listing_search disable trigger user`)

    const trees = await findTrees(tx)
    const counters = new Map<string, number[]>()
    const words = new Map<string, number>()
    for (let last = 0; ;) {
      const sources = await findSources(tx, sql`l.listing_no > ${last}`, batchSize)
      if (sources.length === 0) break
      last = sources.at(-1)!.listingNo
      const rows = sources.map((source) => rowOf(source, trees))
      await insert(tx, rows)
      for (const row of rows) {
        count(counters, row)
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
    await tx.execute(sql.raw(`comment on table listing_search is '${stamp}'`))
  })
}

/** Adds a listing to the counters that it belongs to, at exactly its own steps; `writeCounters` sums them up. */
function count(counters: Map<string, number[]>, { categories, areas, tags }: Row): void {
  const { languages, ...steps } = filtersOf(tags)
  for (const language of [0, ...languages]) {
    for (const category of [0, ...categories]) {
      for (const area of [0, ...areas]) {
        const key = `${language},${category},${area}`
        const counts = counters.get(key) ?? Array<number>(countsLength).fill(0)
        counts[countIndex(steps)]!++
        counters.set(key, counts)
      }
    }
  }
}

async function writeCounters(db: Db, counters: Map<string, number[]>): Promise<void> {
  const all = [...counters]
  for (let at = 0; at < all.length; at += 2_000) {
    const part = all.slice(at, at + 2_000)
    await db.execute(sql`
      insert into search_counts (language, category, area, counts)
      select split_part(key, ',', 1)::int, split_part(key, ',', 2)::int, split_part(key, ',', 3)::int, counts::int[]
      from unnest(${sql.param(part.map(([key]) => key))}::text[], ${sql.param(part.map(([, counts]) => `{${atLeast(counts).join()}}`))}::text[]) c (key, counts)`)
  }
}

/** From how many listings stand exactly at each combination of steps to how many reach it. */
function atLeast(counts: readonly number[]): number[] {
  const reached = [...counts]
  for (const { stride, size } of countAxes) {
    for (let at = reached.length - 1; at >= 0; at--) {
      if (Math.floor(at / stride) % size < size - 1) reached[at]! += reached[at + stride]!
    }
  }
  return reached
}
