import { gte, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { deleteInBatches, runSteps } from './delete-in-batches.ts'
import { rateLimits } from './tables.ts'

const database = useDatabase()

test('rows are deleted in statements of a few, and others stay', async () => {
  const { db } = database
  await db.execute(
    sql`insert into rate_limits (key, window_start, count) select n::text, now(), n from generate_series(1, 25) n`,
  )
  const execute = vi.spyOn(db, 'execute')
  expect(await deleteInBatches(db, rateLimits, gte(rateLimits.count, 3), { batchSize: 10 })).toBe(23)
  expect(execute).toHaveBeenCalledTimes(3)
  execute.mockRestore()
  expect(await db.select().from(rateLimits)).toHaveLength(2)
})

test('a step that fails keeps no other from running, and is told in the end', async () => {
  const run: string[] = []
  const steps = {
    first: () => Promise.reject(new Error('no such luck')),
    second: async () => void run.push('second'),
  }
  await expect(runSteps(steps)).rejects.toThrow('failed: first')
  expect(run).toEqual(['second'])
  expect(await runSteps({ one: async () => 1, two: async () => 2 })).toEqual({ one: 1, two: 2 })
})
