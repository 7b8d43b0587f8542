import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/**
 * Deletes the rows of a table that meet a condition, in statements short enough for the limit of a statement however many
 * there are; a run that is cut short is continued by the next one. Returns how many.
 * @param batchSize rows per statement; fewer where each takes many others along
 */
export async function deleteInBatches(
  db: Db,
  table: PgTable,
  condition: SQL | undefined,
  { batchSize = 10_000, signal }: { batchSize?: number; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  for (let deleted = 0; ;) {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batchSize}))`)
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < batchSize) return deleted
    signal?.throwIfAborted()
  }
}

/**
 * Runs each of these steps in turn, also after one that throws. Returns what they return.
 * @throws AggregateError in the end, if any threw
 */
export async function runSteps<T>(steps: Record<string, () => Promise<T>>): Promise<Record<string, T>> {
  const results: Record<string, T> = {}
  const errors: unknown[] = []
  const failed: string[] = []
  for (const [name, step] of Object.entries(steps)) {
    try {
      results[name] = await step()
    } catch (error) {
      errors.push(error)
      failed.push(name)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `failed: ${failed.join(', ')}`)
  return results
}
