import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'

const database = useDatabase()
const column = async (query: ReturnType<typeof sql>) =>
  (await database.db.execute<{ name: string }>(query)).rows.map(({ name }) => name)

describe('every table', () => {
  test('has created_at, except counters and derived search tables', async () => {
    const without = await column(sql`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not in (
        select table_name from information_schema.columns where table_schema = 'public' and column_name = 'created_at')
      order by 1`)
    expect(without.filter((name) => !/^(rate_limits$|listing_search$|search_)/.test(name))).toEqual([])
  })

  test('with updated_at has the trigger that maintains it', async () => {
    const untouched = await column(sql`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'updated_at'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not exists (
        select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'touch_updated_at')`)
    expect(untouched).toEqual([])
  })

  test('has an index for each foreign key, otherwise deleting a referenced row scans the table', async () => {
    const bare = await column(sql`
      select conrelid::regclass || ' ' || conname as name from pg_constraint k
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`)
    expect(bare).toEqual([])
  })
})

test('ids are UUIDs of version 7 and ordered, even within a millisecond', async () => {
  const { rows } = await database.db.execute<{ ids: string[]; near: boolean }>(sql`
    with made as materialized (select n, uuid_v7() as id, pg_sleep(0.00001) from generate_series(1, 500) n)
    select array_agg(id order by n) as ids,
      abs(('x' || left(replace(max(id::text), '-', ''), 12))::bit(48)::bigint - extract(epoch from clock_timestamp()) * 1000) < 5000 as near
    from made`)
  const { ids, near } = rows[0]!
  expect(near).toBe(true)
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true)
  expect(ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ids)
})
