import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type * as Demo from '#demo/load.ts'
import { openDatabase, type Database, type Db } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { connectOnceUp, isMigrated, migrateDatabase } from '#platform/server/migrate.ts'
import { missingRights, ownsTables } from '#platform/server/rights.ts'
import { StartFailure } from '#platform/server/start-failure.ts'
import { openStorage } from '#platform/server/storage.ts'
import { demoAdmin, demoPassword } from './demo-admin.ts'
import {
  ensureAdmin,
  ensureFirstAdmin,
  hasNoListings,
  isSearchCurrent,
  rebuildSearch,
  refreshSearch,
} from './features.ts'
import { loadReference } from './reference.ts'

/** Nobody waits for an answer yet: a busy machine makes a start slower, and does not end it. */
const patience = { statementMs: 60_000, lockMs: 60_000, poolMs: 60_000 }

/** Prepares the database before the first request: migrations, reference data, first admin, demonstration data. */
export async function prepare(url: string, env: Env, log: Logger): Promise<void> {
  await (await connectOnceUp(url)).end()
  const database = openDatabase(url, patience)
  try {
    const isOwner = await mayMigrate(database.db)
    if (isOwner) await migrateDatabase(url)
    else await assertUsable(database.db)
    await fill(database, isOwner, env, log)
  } finally {
    await database.close()
  }
}

async function fill({ db }: Database, isOwner: boolean, env: Env, log: Logger): Promise<void> {
  await loadReference(db)
  if (env.firstAdmin) await ensureFirstAdmin(db, env.firstAdmin)
  if (env.demo) {
    if (isOwner && (await hasNoListings(db))) await loadDemo(db, log, env)
    await ensureAdmin(db, { ...demoAdmin, password: demoPassword(env.dataDir) })
  }
  if (isOwner) await refreshSearch(db)
}

/** A role that does not own the tables never migrates; on an empty database it is the first migration that decides. */
async function mayMigrate(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ isEmpty: boolean }>(
    sql`select not exists (select from pg_tables where schemaname = 'public')
      and has_schema_privilege('public', 'create') as "isEmpty"`,
  )
  return rows[0]!.isEmpty || (await ownsTables(db))
}

/** @throws StartFailure that says who must do what when this role cannot run the site on the database as it is */
async function assertUsable(db: Db): Promise<void> {
  const { rows } = await db.execute<{ role: string }>(sql`select quote_ident(current_user) as role`)
  const { role } = rows[0]!
  const remedy =
    'Run npm run migrate with DATABASE_OWNER_URL set to the owner of the tables (docs/deploy.md), then start again.'
  if (!(await isMigrated(db)))
    throw new StartFailure(`The database is not migrated, and its role ${role} may not do that. ${remedy}`)
  const missing = await missingRights(db)
  if (missing.length > 0) {
    const some = missing.slice(0, 5).join(', ') + (missing.length > 5 ? ` and ${missing.length - 5} more` : '')
    throw new StartFailure(`The role ${role} of the database lacks rights: ${some}. ${remedy}`)
  }
  if (!(await isSearchCurrent(db)))
    throw new StartFailure(`The search index is of another version, and ${role} may not make it anew. ${remedy}`)
}

/** The demonstration is not part of the build: Node loads its source when an empty database asks for it. */
const importDemo = async () =>
  (await import(/* @vite-ignore */ pathToFileURL(resolve('demo/load.ts')).href)) as typeof Demo

async function loadDemo(db: Db, log: Logger, { storageUrl }: Env): Promise<void> {
  const { loadDemo: load } = await importDemo()
  const storage = openStorage(storageUrl)
  if (await load({ db, storage, listings: 400, now: new Date(), afterLoad: rebuildSearch }))
    log.info('demonstration data loaded')
}
