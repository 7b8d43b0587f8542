import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#platform/server/db.ts'

/** Waits until a statement of another connection, or of so many, waits for a lock. */
export async function waitForLock(db: Db, connections = 1): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length >= connections
  }
  await expect.poll(isWaiting, { timeout: 5_000 }).toBe(true)
}
