import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { filters, tagKeys, valuesOf } from '../../filters.ts'
import { paidBit } from './filter-sql.ts'

const database = useDatabase()

test('the partial indexes for paid places use the bit that the index writer sets', async () => {
  const { rows } = await database.db.execute<{ bit: string }>(
    sql`select substring(indexdef from 'tags & ([0-9]+)') as bit from pg_indexes where indexdef like '%tags & %'`,
  )
  expect(rows).toEqual([{ bit: `${paidBit}` }, { bit: `${paidBit}` }])
})

test('no two filter values share a bit', () => {
  const bits = tagKeys.flatMap((key) => {
    const { kind, bit } = filters[key]
    const count = kind === 'steps' ? Math.ceil(Math.log2(valuesOf(key).length + 1)) : valuesOf(key).length
    return Array.from({ length: count }, (_, index) => bit + index)
  })
  const all = [...bits, Math.log2(paidBit)]
  expect(new Set(all).size).toBe(all.length)
  expect(Math.max(...all)).toBeLessThan(31)
})
