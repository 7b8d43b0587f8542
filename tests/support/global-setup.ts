import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { tableFile } from '#features/discovery/server/language/scorer-table.ts'
import { openDatabase } from '#platform/server/db.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { loadReference } from '#server/reference.ts'
import { runScript } from '../../scripts/run.ts'
import { withDatabaseName } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server on which test databases are created and dropped. */
    serverUrl: string
    /** Template database with schema and reference data; the names of its copies begin with its own. */
    templateName: string
  }
}

let tearDown = () => Promise.resolve()

/** One PostgreSQL server per run: embedded in a temporary directory, or the one at DATABASE_URL. */
export async function setup(project: TestProject): Promise<void> {
  // `npm test` has made it; Vitest started by hand may be the first to need it.
  if (!existsSync(tableFile)) await runScript('scripts/train.ts')
  const given = process.env['DATABASE_URL']
  const dataDir = given ? undefined : mkdtempSync('/tmp/kaifong-tests-')
  // When run as root, PostgreSQL runs as another user, who needs to enter the directory.
  if (dataDir) chmodSync(dataDir, 0o711)
  // Test data does not need to survive a crash.
  const embedded = dataDir
    ? await startEmbeddedPostgres(dataDir, {
        settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200' },
      })
    : undefined
  const serverUrl = given ?? embedded!.url
  const templateName = `kaifong_template_${process.pid}`
  const admin = new pg.Client(serverUrl)
  await admin.connect()
  await admin.query(`create database ${templateName} template template0 encoding 'UTF8'`)

  const url = withDatabaseName(serverUrl, templateName)
  await migrateDatabase(url)
  const database = openDatabase(url, { max: 1 })
  await loadReference(database.db)
  await database.close()
  project.provide('serverUrl', serverUrl)
  project.provide('templateName', templateName)

  tearDown = async () => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [templateName],
    )
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
    await admin.end()
    await embedded?.stop()
    if (dataDir) rmSync(dataDir, { recursive: true, force: true })
  }
}

export const teardown = () => tearDown()
