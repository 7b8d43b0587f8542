import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseProxy } from '#tests/support/database-proxy.ts'
import { openEmptyDatabase, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { isMigrated, migrateDatabase, migrationHashes } from '../migrate.ts'
import { openStorage } from '../storage.ts'
import { pack, unpack, type Entry } from './archive.ts'
import { dump } from './dump.ts'
import { load } from './load.ts'

let database: TestDatabase
let empty: TestDatabase
let folder: string
const picture = `photos/3f/${'0a'.repeat(16)}-480.webp`
const storageAt = (name: string) => openStorage(pathToFileURL(path.join(folder, name)).href)
const now = new Date('2026-11-22T08:00:00Z')

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kaifong-backup-'))
  database = await openTestDatabase()
  const author = await createProfile(database.db, { firstName: '家\t欣\n\\' })
  const listing = await createListing(database.db)
  await createReview(database.db, listing.id, { authorId: author.id })
  await storageAt('a').put(picture, new Uint8Array([1, 2, 3]))
  writeFileSync(path.join(folder, 'auth.secret'), 'a secret of this installation')
})
beforeEach(async () => {
  empty = await openEmptyDatabase()
})
afterEach(() => empty.close())
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const source = () => ({
  databaseUrl: database.url,
  storage: storageAt('a'),
  dataDir: folder,
  authSecret: 'a secret of this installation',
  now,
})
const target = (name: string) => ({
  databaseUrl: empty.url,
  storage: storageAt(name),
  dataDir: path.join(folder, name),
})

async function entriesOf(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const all: Entry[] = []
  for await (const entry of entries) all.push(entry)
  return all
}
async function* yielding(entries: readonly Entry[]) {
  yield* entries
}

/** Number and digest of the rows of every table, and what defines them. */
async function stateOf({ db }: TestDatabase) {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const state: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await db.execute(
      sql`select count(*)::int as count, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from ${sql.identifier(name)} t`,
    )
    state[name] = rows[0]
  }
  const { rows: schema } = await db.execute(sql`
    select md5(string_agg(definition, ',' order by definition)) as digest from (
      select pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select tgname::text || tgenabled::text from pg_trigger where not tgisinternal) parts`)
  return { ...state, schema }
}

describe('a backup', () => {
  test('restored elsewhere gives the same rows, constraints, triggers, files and secrets', async () => {
    const archive = pack(dump(source()))
    const restored = await load(unpack(archive), target('b'))
    expect(await stateOf(empty)).toEqual(await stateOf(database))
    expect(restored).toMatchObject({ uploads: 1, secrets: ['auth.secret'] })
    expect(await storageAt('b').get(picture)).toEqual(new Uint8Array([1, 2, 3]))
    expect(readFileSync(path.join(folder, 'b/auth.secret'), 'utf8')).toBe('a secret of this installation')
    // Sequences go on where they were.
    const { listingNo } = await createListing(empty.db)
    expect(listingNo).toBeGreaterThan(1)
  })

  test('is of one moment, while writes go on', async () => {
    const entries: Entry[] = []
    for await (const entry of dump(source())) {
      if (entries.length === 0) await createListing(database.db)
      entries.push(entry)
    }
    await load(yielding(entries), target('c'))
    const counted = async ({ db }: TestDatabase) =>
      (await db.execute<{ count: number }>(sql`select count(*)::int as count from listings`)).rows[0]!.count
    expect(await counted(empty)).toBe((await counted(database)) - 1)
  })

  test('counts rows although the network delivers the count after the rows', async () => {
    const endOfRows = Buffer.from([0x63, 0, 0, 0, 4])
    const proxy = await databaseProxy(database.url, {
      answers: () =>
        Duplex.from(async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            const end = chunk.indexOf(endOfRows)
            yield end < 0 ? chunk : chunk.subarray(0, end + endOfRows.length)
            if (end >= 0) await sleep(5)
            if (end >= 0) yield chunk.subarray(end + endOfRows.length)
          }
        }),
    })
    await load(dump({ ...source(), databaseUrl: proxy.url }), target('g'))
    proxy.close()
    expect(await stateOf(empty)).toEqual(await stateOf(database))
  })

  test('that is damaged or cut off restores nothing', async () => {
    const entries = await entriesOf(dump(source()))
    const cut = entries.slice(0, -1)
    await expect(load(yielding(cut), target('d'))).rejects.toThrow('checksums are missing')
    const inTable = entries.slice(0, entries.findIndex(({ name }) => name.startsWith('tables/profiles/')) + 1)
    const broken = async function* () {
      yield* inTable
      throw new Error('the file cannot be read')
    }
    await expect(load(broken(), target('d'))).rejects.toThrow('the file cannot be read')
    const damaged = entries.map((entry) =>
      entry.name === `uploads/${picture}` ? { ...entry, bytes: Buffer.from([9]) } : entry,
    )
    await expect(load(yielding(damaged), target('d'))).rejects.toThrow(`the backup is damaged: uploads/${picture}`)
    expect(await storageAt('d').get(picture)).toBeNull()
    // A failed attempt leaves the database empty enough for the next one.
    expect(await load(yielding(entries), target('d'))).toMatchObject({ uploads: 1 })
  })

  test('that is damaged leaves the uploads that were there before', async () => {
    const entries = await entriesOf(dump(source()))
    await storageAt('h').put(picture, new Uint8Array([1, 2, 3]))
    await expect(load(yielding(entries.slice(0, -1)), target('h'))).rejects.toThrow('checksums are missing')
    expect(await storageAt('h').get(picture)).toEqual(new Uint8Array([1, 2, 3]))
  })

  test('with an upload under no key of a storage leaves none of the uploads it brought', async () => {
    const entries = await entriesOf(dump(source()))
    const at = entries.findIndex(({ name }) => name === `uploads/${picture}`)
    const forged = entries.toSpliced(at + 1, 0, { name: 'uploads/photos/A.exe', bytes: Buffer.from([1]) })
    await expect(load(yielding(forged), target('j'))).rejects.toThrow('not a storage key')
    expect(await storageAt('j').get(picture)).toBeNull()
  })

  test('whose rows are restored keeps their uploads when its secrets cannot be written', async () => {
    const dataDir = path.join(folder, 'auth.secret/i')
    await expect(load(dump(source()), { ...target('i'), dataDir })).rejects.toThrow('ENOTDIR')
    expect(await stateOf(empty)).toEqual(await stateOf(database))
    expect(await storageAt('i').get(picture)).not.toBeNull()
  })

  test('of an earlier version gets the later migrations', async () => {
    const earlier = await openEmptyDatabase()
    try {
      await migrateDatabase(earlier.url, { upTo: migrationHashes().length - 1 })
      await createProfile(earlier.db, { firstName: '舊' })
      const entries = await entriesOf(dump({ ...source(), databaseUrl: earlier.url }))
      await load(yielding(entries), target('f'))
    } finally {
      await earlier.close()
    }
    expect(await isMigrated(empty.db)).toBe(true)
    expect((await empty.db.execute(sql`select first_name from profiles`)).rows).toEqual([{ first_name: '舊' }])
  })

  test('is not restored over data, nor one of another version', async () => {
    const entries = await entriesOf(dump(source()))
    await expect(load(yielding(entries), { ...target('e'), databaseUrl: database.url })).rejects.toThrow('not empty')
    const manifest = JSON.parse(entries[0]!.bytes.toString()) as { migrations: string[] }
    const newer = { ...manifest, migrations: [...manifest.migrations, 'of the future'] }
    const first = { ...entries[0]!, bytes: Buffer.from(JSON.stringify(newer)) }
    await expect(load(yielding([first, ...entries.slice(1)]), target('e'))).rejects.toThrow('newer or another version')
  })
})

test('an archive holds entries of any size and long names', async () => {
  const entries = [
    { name: 'empty', bytes: Buffer.alloc(0) },
    { name: `${'folder/'.repeat(18)}${'n'.repeat(90)}`, bytes: Buffer.alloc(512, 1) },
    { name: 'large', bytes: Buffer.alloc(100_001, 2) },
  ]
  expect(await entriesOf(unpack(pack(yielding(entries))))).toEqual(entries)
})
