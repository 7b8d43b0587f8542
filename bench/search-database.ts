import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import { loadDemo } from '#demo/load.ts'
import { rebuildSearch, refreshSearch } from '#features/discovery/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import { type Database, type Db, openDatabase } from '#platform/server/db.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { openStorage } from '#platform/server/storage.ts'
import { loadReference } from '#server/reference.ts'

/** Data directory of the database that the benchmarks of searches and pages share. */
export const dataDir = '.cache/bench-search-data'
const now = new Date('2026-11-20T06:00:00Z')

/** Picture storage of the benchmark's listings. */
const storage = openStorage(pathToFileURL(`${dataDir}/uploads`).href)

/** A visitor, without rate limits. */
export const contextOf = (db: Db): Ctx => ({
  actor: null,
  passwordAt: null,
  db,
  storage,
  now: () => now,
  log: pino({ level: 'silent' }),
  requestId: 'bench',
  client: { address: '192.0.2.1', userAgent: '' },
  baseUrl: 'http://localhost',
  isDemo: true,
  canSendMail: false,
  whatsapp: null,
  areLimitsOn: false,
})

/** A database with this many demonstration listings, created when it does not exist or `isFresh`. */
export async function openListings(
  serverUrl: string,
  size: number,
  isFresh: boolean,
): Promise<{ database: Database; url: string; loadSeconds: number | null }> {
  const name = `search_${size}`
  const admin = new pg.Client(serverUrl)
  await admin.connect()
  if (isFresh) await admin.query(`drop database if exists ${name}`)
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await admin.query(`create database ${name} template template0 encoding 'UTF8'`)
  await admin.end()
  const url = serverUrl.replace('/postgres?', `/${name}?`)
  await migrateDatabase(url)
  const database = openDatabase(url)
  await loadReference(database.db)
  const start = performance.now()
  const isLoaded = await loadDemo({ db: database.db, storage, listings: size, now, afterLoad: rebuildSearch })
  if (!isLoaded) await refreshSearch(database.db)
  const loadSeconds = isLoaded ? Math.round((performance.now() - start) / 1000) : null
  // Run now, because autovacuum and the checkpointer, which spreads its writes over minutes, would otherwise work during
  // the measurement.
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0; set lock_timeout = 0')
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  client.release(true)
  return { database, url, loadSeconds }
}
