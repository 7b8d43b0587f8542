import pg from 'pg'
import { migrationHashes } from '../migrate.ts'
import { quoted, type Manifest } from './contents.ts'

/** @throws unless the database holds no rows and this build has every migration of the backup */
export async function assertRestorable(databaseUrl: string, manifest: Manifest): Promise<void> {
  const known = migrationHashes()
  if (manifest.migrations.some((hash, index) => known[index] !== hash))
    throw new Error('this backup was made by a newer or another version of Kaifong: restore it with that version')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
    const filled = tables.map(({ name }) => `exists (select from ${quoted(name)})`)
    const { rows } = await client.query<{ filled: boolean }>(`select ${filled.join(' or ') || 'false'} as filled`)
    if (rows[0]!.filled) throw new Error('the database is not empty: a backup is restored into an empty one only')
    const { rows: journal } = await client.query<{ exists: boolean }>(
      "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
    )
    if (!journal[0]!.exists) return
    const { rows: applied } = await client.query<{ count: number }>(
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    )
    if (applied[0]!.count > manifest.migrations.length)
      throw new Error('the database has a newer schema than the backup: give an empty database without tables')
  } finally {
    await client.end()
  }
}
