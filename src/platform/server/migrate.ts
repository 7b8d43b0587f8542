import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Db } from './db.ts'

/** Any number, the same in every instance: two that boot at once migrate one after the other. */
const migrationLock = 20_261_120
const folder = path.resolve('migrations')

/**
 * Brings the database at `url` up to the newest file of migrations/, all or nothing. Waits without end for another
 * instance that migrates, but only one second for a table that traffic holds: then it lets the traffic pass and tries
 * again, ten times.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query("set lock_timeout = '1s'; set client_min_messages = warning")
    const db = drizzle({ client })
    for (let left = 10; ; left--) {
      try {
        await migrate(db, { migrationsFolder: folder })
        break
      } catch (error) {
        if (!isLockTimeout(error) || left === 1) throw error
        await sleep(1_000)
      }
    }
    if (!(await isMigrated(db)))
      throw new Error('migrations/ is out of order: a file older than the last one applied was never run')
  } finally {
    await client.end()
  }
}

/** Whether every migration of this build has been applied: part of being ready. */
export async function isMigrated(db: Pick<Db, 'execute'>): Promise<boolean> {
  const journal = JSON.parse(fs.readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as { entries: unknown[] }
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  )
  return (rows[0]?.applied ?? 0) >= journal.entries.length
}

function isLockTimeout(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? error) as { code?: string }
  return code === '55P03'
}
