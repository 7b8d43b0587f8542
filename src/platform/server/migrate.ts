import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Db } from './db.ts'

/** Advisory lock id, the same in every instance, so that concurrent starts migrate one after the other. */
const migrationLock = 20_261_120
const migrationsFolder = path.resolve('migrations')

/**
 * Migrates the database at `url` to the newest file of migrations/ in one transaction. Waits indefinitely for another
 * instance that migrates, but only one second for a table lock: then it lets traffic pass and retries, ten times.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query("set lock_timeout = '1s'; set client_min_messages = warning")
    const db = drizzle({ client })
    for (let attemptsLeft = 10; ; attemptsLeft--) {
      try {
        await migrate(db, { migrationsFolder })
        break
      } catch (error) {
        if (!isLockTimeout(error) || attemptsLeft === 1) throw error
        await sleep(1_000)
      }
    }
    if (!(await isMigrated(db)))
      throw new Error('migrations/ is out of order: a file older than the last one applied was never run')
  } finally {
    await client.end()
  }
}

/** Whether every migration of this build has been applied; part of the readiness check. */
export async function isMigrated(db: Pick<Db, 'execute'>): Promise<boolean> {
  const journal = JSON.parse(fs.readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: unknown[]
  }
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  )
  return (rows[0]?.applied ?? 0) >= journal.entries.length
}

function isLockTimeout(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? error) as { code?: string }
  return code === '55P03'
}
