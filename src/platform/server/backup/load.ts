import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams'
import { migrateDatabase } from '../migrate.ts'
import type { Storage } from '../storage.ts'
import type { Entry } from './archive.ts'
import {
  checksumsName,
  checksumsSchema,
  copySettings,
  manifestName,
  manifestSchema,
  quoted,
  sha256,
  type Checksums,
  type Manifest,
} from './contents.ts'
import { assertRestorable } from './restorable.ts'
import { prepareForLoading } from './schema.ts'

export type RestoreTarget = { databaseUrl: string; storage: Storage; dataDir: string }
export type Restored = { manifest: Manifest; rows: number; uploads: number; secrets: string[] }

/**
 * Loads a backup into an empty database, completely or not at all: the schema as it was, every table in one
 * transaction, then the migrations that came later; uploads and generated secrets beside it. An existing secret is left.
 * @throws when the database is not empty, the backup is damaged or it was made by a newer version
 */
export async function load(entries: AsyncIterable<Entry>, target: RestoreTarget): Promise<Restored> {
  const iterator = entries[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done || first.value.name !== manifestName) throw new Error('this file is not a backup of Kaifong')
  const manifest = manifestSchema.parse(JSON.parse(first.value.bytes.toString()))
  await assertRestorable(target.databaseUrl, manifest)
  await migrateDatabase(target.databaseUrl, { upTo: manifest.migrations.length })

  const newKeys: string[] = []
  const secrets = new Map<string, Buffer>()
  let uploads = 0
  const client = new pg.Client({ connectionString: target.databaseUrl })
  await client.connect()
  const tables = tableLoader(client, manifest)
  try {
    await client.query(copySettings)
    await client.query('begin')
    const completeSchema = await prepareForLoading(client)
    const found: Checksums = { entries: { [manifestName]: sha256(first.value.bytes) }, rows: tables.rows }
    let expected: Checksums | undefined
    for await (const { name, bytes } of { [Symbol.asyncIterator]: () => iterator }) {
      const [kind, ...rest] = name.split('/')
      if (name === checksumsName) {
        expected = checksumsSchema.parse(JSON.parse(bytes.toString()))
        continue
      }
      found.entries[name] = sha256(bytes)
      if (kind === 'tables') await tables.write(rest[0]!, bytes)
      else if (kind === 'uploads') {
        const key = rest.join('/')
        uploads++
        if ((await target.storage.get(key)) === null) newKeys.push(key)
        await target.storage.put(key, bytes)
      } else if (kind === 'secrets') secrets.set(rest[0]!, bytes)
    }
    await tables.end()
    assertComplete(found, expected)
    for (const { name, value } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, value])
    await completeSchema()
    await client.query('commit')
  } catch (error) {
    tables.abort()
    await client.query('rollback').catch(() => {})
    await target.storage.remove(newKeys)
    throw error
  } finally {
    await client.end()
  }
  // The rows are there to stay, and their uploads with them, whatever fails from here on.
  await migrateDatabase(target.databaseUrl)
  const rows = Object.values(tables.rows).reduce((sum, count) => sum + count, 0)
  return { manifest, rows, uploads, secrets: writeSecrets(target.dataDir, secrets) }
}

/** Writes the parts of one table after the other into COPY. */
function tableLoader(client: pg.Client, manifest: Manifest) {
  const rows: Checksums['rows'] = Object.fromEntries(manifest.tables.map(({ name }) => [name, 0]))
  let open: { name: string; stream: CopyStreamQuery; finished: Promise<unknown> } | undefined
  async function end() {
    if (!open) return
    const { name, stream, finished } = open
    open = undefined
    stream.end()
    await finished
    rows[name] = stream.rowCount
  }
  return {
    rows,
    end,
    /** Nothing else can be sent to the server before a table under way has ended. */
    abort: () => void open?.stream.destroy(new Error('the restore failed')),
    write: async (name: string, bytes: Buffer) => {
      if (open?.name !== name) {
        await end()
        const columns = manifest.tables.find((table) => table.name === name)?.columns
        if (!columns) throw new Error(`the backup does not describe the table ${name}`)
        const stream = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`))
        const finished = once(stream, 'finish')
        // Reported by `end` or by the write that fails.
        finished.catch(() => {})
        open = { name, stream, finished }
      }
      if (!open.stream.write(bytes)) await Promise.race([once(open.stream, 'drain'), open.finished])
    },
  }
}

function assertComplete(found: Checksums, expected: Checksums | undefined): void {
  if (!expected) throw new Error('the backup is not complete: its checksums are missing')
  for (const [name, hash] of Object.entries(expected.entries))
    if (found.entries[name] !== hash) throw new Error(`the backup is damaged: ${name}`)
  for (const [table, count] of Object.entries(expected.rows))
    if (found.rows[table] !== count) throw new Error(`the backup is damaged: rows of ${table}`)
}

/** Returns the names that were written. */
function writeSecrets(dataDir: string, secrets: ReadonlyMap<string, Buffer>): string[] {
  mkdirSync(dataDir, { recursive: true })
  return [...secrets].flatMap(([name, bytes]) => {
    try {
      writeFileSync(join(dataDir, name), bytes, { mode: 0o600, flag: 'wx' })
      return [name]
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      return []
    }
  })
}
