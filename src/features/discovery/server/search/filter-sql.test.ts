import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filters, tagKeys, valuesOf } from '../../filters.ts'
import { counterFunction, paidBit } from './filter-sql.ts'

const migration = readFileSync('migrations/0002_triggers.sql', 'utf8')

test('the counter function in the database is the one generated from the filters', () => {
  expect(migration).toContain(counterFunction())
})

test('the partial indexes for paid places use the bit that the index writer sets', () => {
  expect(migration.match(/where tags & \d+ <> 0/g)).toEqual(Array(2).fill(`where tags & ${paidBit} <> 0`))
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
