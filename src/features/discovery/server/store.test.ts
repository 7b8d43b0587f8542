import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { createListing } from '#tests/support/factories.ts'
import { lookUpIn } from './search-index/look-up.ts'
import { upsertSearch } from './service.ts'
import { incrementMiss } from './store.ts'

const database = useDatabase()

test('searches without results are counted on when no further ones are recorded that day', async () => {
  const { db } = database
  const day = '2026-11-20'
  await incrementMiss(db, day, 'zorbian', 'en')
  await db.execute(sql`
    insert into search_misses (day, query, locale) select ${day}::date, 'query ' || n, 'en' from generate_series(1, 1999) n`)
  for (const query of ['zorbian', 'falconry']) await incrementMiss(db, day, query, 'en')
  const { rows } = await db.execute(sql`select query, count from search_misses where query !~ '^query'`)
  expect(rows).toEqual([{ query: 'zorbian', count: 2 }])
})

test('listings that mention a category are found by the index, however few are looked for', async () => {
  const { db } = database
  await upsertSearch(db, [(await createListing(db)).id])
  // Copies of its row, of which one in twenty mentions it; without their listings, which the index does not read.
  await db.execute(sql`set local session_replication_role = replica`)
  await db.execute(sql`
    insert into listing_search
    select 1000000 + n, categories, areas, tags, hours_no, facets, featured, rating, reviews, name_en, name_zh, doc,
      case when n % 20 = 0 then '''mention'''::tsvector else lex end
    from listing_search, generate_series(1, 3000) n`)
  // As the writer does; the planner would rather read the table than a long list of entries.
  await db.execute(sql`select gin_clean_pending_list('listing_search_lex_index')`)
  await db.execute(sql`analyze listing_search`)
  const wholeReads = async () =>
    (await db.execute(sql`select seq_scan from pg_stat_xact_user_tables where relname = 'listing_search'`)).rows[0]
  const before = await wholeReads()
  expect(await lookUpIn(db).isRareOutside(0, "'mention'", 3)).toBe(false)
  expect(await lookUpIn(db).isRareOutside(0, "'mention' & 'other'", 3)).toBe(true)
  expect(await wholeReads()).toEqual(before)
})
