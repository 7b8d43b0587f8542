import { expect, test } from 'vitest'
import { poolSize } from './db.ts'

test('one or two web processes have a full pool, and sixteen with a worker fit into PostgreSQL’s default', () => {
  expect([1, 2].map(poolSize)).toEqual([10, 10])
  const worker = 10 + 3
  for (let processes = 1; processes <= 16; processes++)
    expect(processes * (poolSize(processes) + 2) + worker).toBeLessThanOrEqual(97)
  expect(poolSize(64)).toBe(3)
})
