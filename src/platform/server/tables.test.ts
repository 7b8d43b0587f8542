import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'

const database = useDatabase()
const column = async (query: ReturnType<typeof sql>) =>
  (await database.db.execute<{ name: string }>(query)).rows.map(({ name }) => name)

describe('every table', () => {
  test('says when a row was made, unless it only repeats or counts others', async () => {
    const without = await column(sql`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not in (
        select table_name from information_schema.columns where table_schema = 'public' and column_name = 'created_at')
      order by 1`)
    expect(without.filter((name) => !/^(rate_limits$|listing_search$|search_)/.test(name))).toEqual([])
  })

  test('that says when a row was changed has the trigger that knows', async () => {
    const untouched = await column(sql`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'updated_at'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not exists (
        select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'touch_updated_at')`)
    expect(untouched).toEqual([])
  })

  test('has an index under each of its foreign keys, or deleting what they point at would read it whole', async () => {
    const bare = await column(sql`
      select conrelid::regclass || ' ' || conname as name from pg_constraint k
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`)
    expect(bare).toEqual([])
  })
})
