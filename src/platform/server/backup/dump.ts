import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { to as copyTo, type CopyToStreamQuery } from 'pg-copy-streams'
import type { Storage } from '../storage.ts'
import type { Entry } from './archive.ts'
import {
  backupFormat,
  checksumsName,
  copySettings,
  jsonEntry,
  manifestName,
  quoted,
  sha256,
  type Checksums,
  type Manifest,
} from './contents.ts'

/** Bytes of one part of a table. */
const partBytes = 4 * 1024 * 1024

export type BackupSource = { databaseUrl: string; storage: Storage; dataDir: string; authSecret: string; now: Date }

/**
 * Yields the entries of a backup: a manifest, each table as COPY text within one snapshot, the uploads, the generated
 * secrets, and checksums. Blocks nobody: the site may go on writing.
 */
export async function* dump(source: BackupSource): AsyncGenerator<Entry> {
  const checksums: Checksums = { entries: {}, rows: {} }
  for await (const entry of contents(source, checksums)) {
    checksums.entries[entry.name] = sha256(entry.bytes)
    yield entry
  }
  yield jsonEntry(checksumsName, checksums)
}

async function* contents(source: BackupSource, checksums: Checksums): AsyncGenerator<Entry> {
  const client = new pg.Client({ connectionString: source.databaseUrl })
  await client.connect()
  try {
    await client.query(copySettings)
    await client.query('begin transaction isolation level repeatable read, read only')
    const manifest = await describe(client, source)
    yield jsonEntry(manifestName, manifest)
    const copied = new Map<string, CopyToStreamQuery>()
    for (const { name, columns } of manifest.tables) {
      const stream = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`))
      let number = 0
      let chunks: Buffer[] = []
      let bytes = 0
      const part = () => ({
        name: `tables/${name}/${String(++number).padStart(6, '0')}.copy`,
        bytes: Buffer.concat(chunks),
      })
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes < partBytes) continue
        yield part()
        chunks = []
        bytes = 0
      }
      if (bytes > 0) yield part()
      copied.set(name, stream)
    }
    await client.query('commit')
    // The server tells how many rows it copied after the rows, perhaps in a later packet; by now all of it has arrived.
    for (const [name, { rowCount }] of copied) checksums.rows[name] = rowCount
  } finally {
    await client.end()
  }
  for await (const { key } of source.storage.list()) {
    const bytes = await source.storage.get(key)
    // Null when it was deleted in the meantime.
    if (bytes) yield { name: `uploads/${key}`, bytes: Buffer.from(bytes) }
  }
  for (const name of secretsIn(source.dataDir)) {
    yield { name: `secrets/${name}`, bytes: readFileSync(join(source.dataDir, name)) }
  }
}

/** Secrets that were generated; those of the environment are not part of a backup. */
const secretsIn = (dataDir: string) => readdirSync(dataDir).filter((name) => /^[\w-]+\.secret$/.test(name))

async function describe(client: pg.Client, { authSecret, now }: BackupSource): Promise<Manifest> {
  const { rows: tables } = await client.query<Manifest['tables'][number]>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.relname order by c.relname`)
  const { rows: sequences } = await client.query<Manifest['sequences'][number]>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`)
  const { rows: applied } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  )
  const { rows: version } = await client.query<{ server_version: string }>('show server_version')
  return {
    format: backupFormat,
    createdAt: now.toISOString(),
    postgresVersion: version[0]!.server_version,
    migrations: applied.map(({ hash }) => hash),
    tables,
    sequences,
    authSecretHash: sha256(authSecret),
  }
}
