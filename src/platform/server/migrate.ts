import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { isDatabaseUnavailable } from './availability.ts'
import type { Db } from './db.ts'
import { StartFailure } from './start-failure.ts'

/** Advisory lock id, the same in every instance, so that concurrent starts migrate one after the other. */
const migrationLock = 20_261_120
const migrationsFolder = path.resolve('migrations')
/** How long a database that is starting, or coming back, is waited for. */
const maxWaitMs = 10_000
/** How long a host is waited for that does not answer at all; the system would try for two minutes. */
const connectMs = 30_000
const oldestVersion = 15

/**
 * Connects; to start the process again would take longer than the database does.
 * @throws StartFailure when it is older than 15
 */
export async function connectOnceUp(url: string): Promise<pg.Client> {
  const deadline = performance.now() + maxWaitMs
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
    try {
      await client.connect()
      await assertVersion(client)
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (!isDatabaseUnavailable(error) || performance.now() > deadline) throw error
      await sleep(100)
    }
  }
}

async function assertVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  )
  const { number, name } = rows[0]!
  if (number >= oldestVersion * 10_000) return
  throw new StartFailure(
    `PostgreSQL ${name} is too old: Kaifong needs ${oldestVersion} or later, so upgrade it or name another in DATABASE_URL.`,
  )
}

/**
 * Migrates the database at `url` to the newest file of migrations/ in one transaction. Waits indefinitely for another
 * instance that migrates, but only one second for a table lock: then it lets traffic pass and retries, ten times. With
 * `upTo` only that many of the oldest files are applied.
 */
export async function migrateDatabase(url: string, { upTo }: { upTo?: number } = {}): Promise<void> {
  const folder = upTo === undefined ? migrationsFolder : folderWithOldest(upTo)
  const client = await connectOnceUp(url)
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query("set lock_timeout = '1s'; set client_min_messages = warning")
    const db = drizzle({ client })
    for (let attemptsLeft = 10; ; attemptsLeft--) {
      try {
        await migrate(db, { migrationsFolder: folder })
        break
      } catch (error) {
        if (!isLockTimeout(error) || attemptsLeft === 1) throw error
        await sleep(1_000)
      }
    }
    if (upTo === undefined && !(await isMigrated(db)))
      throw new Error('migrations/ is out of order: a file older than the last one applied was never run')
  } finally {
    await client.end()
    if (folder !== migrationsFolder) fs.rmSync(folder, { recursive: true, force: true })
  }
}

type Journal = { entries: { tag: string }[] }
const readJournal = () =>
  JSON.parse(fs.readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal

/** SHA-256 of every migration file of this build, oldest first, as the database records them. */
export function migrationHashes(): string[] {
  return readJournal().entries.map(({ tag }) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(migrationsFolder, `${tag}.sql`)))
      .digest('hex'),
  )
}

/** A temporary copy of migrations/ with the oldest files only. */
function folderWithOldest(count: number): string {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'kaifong-migrations-'))
  const journal = readJournal()
  const entries = journal.entries.slice(0, count)
  fs.mkdirSync(path.join(folder, 'meta'))
  fs.writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries)
    fs.copyFileSync(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`))
  return folder
}

/** Whether every migration of this build has been applied; part of the readiness check. */
export async function isMigrated(db: Pick<Db, 'execute'>): Promise<boolean> {
  const journal = readJournal()
  const { rows: tables } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!tables[0]!.exists) return false
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  )
  return (rows[0]?.applied ?? 0) >= journal.entries.length
}

function isLockTimeout(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? error) as { code?: string }
  return code === '55P03'
}
