import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/server/db.ts'
import type { Localized } from '#shared/locale.ts'
import type { AreaKind } from '../../rules.ts'
import { areas, categories, licenceKinds, referenceRows } from '../tables.ts'

type Fields = Record<string, unknown>
type Kind = (typeof referenceRows.$inferSelect)['kind']
/** One entry of a reference file; `parent` is the key of another entry of the same kind. */
type Entry = { key: string; parent?: string; fields: Fields }
type Words = Record<keyof Localized, string[]>

/**
 * Loads `reference/areas.json` and `categories.json`. Repeatable at every start, and never undoes an admin: a field
 * is updated only while it still reads as it was last loaded, a deleted row is not made again, `is_active` is not
 * touched, and what an admin made under the same slug is left alone. Entries that leave the files stay in the tables.
 */
export async function loadCatalog(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('reference'))`)
    await load(tx, 'licence', licenceKinds, 'key', licenceEntries())
    await load(tx, 'area', areas, 'id', areaEntries())
    await load(tx, 'category', categories, 'id', categoryEntries())
  })
}

async function load(db: Db, kind: Kind, table: PgTable, idField: string, entries: Entry[]): Promise<void> {
  const rows = (await db.select().from(table)) as Fields[]
  const remembered = await db
    .select()
    .from(referenceRows)
    .where(sql`${referenceRows.kind} = ${kind}`)
  const rowById = new Map(rows.map((row) => [String(row[idField]), row]))
  const rowBySlug = new Map(rows.map((row) => [String(row['slug'] ?? row['key']), row]))
  const before = new Map(remembered.map((row) => [row.key, row]))

  const target = await targets(
    db,
    idField,
    entries,
    (key) => before.get(key)?.target ?? (rowBySlug.get(key)?.[idField] as string | undefined),
  )
  const written: Fields[] = []
  const memories: (typeof referenceRows.$inferInsert)[] = []
  for (const { key, parent, fields } of entries) {
    const id = target.get(key) ?? key
    const wanted = parent === undefined ? fields : { ...fields, parentId: target.get(parent) }
    const loaded = before.get(key)?.loaded
    const row = rowById.get(id)
    if (!loaded && !row) written.push({ ...wanted, [idField]: id })
    if (loaded && row) {
      const changes = Object.entries(wanted).filter(
        ([name, value]) => !same(value, row[name]) && same(row[name], loaded[name]),
      )
      if (changes.length > 0) written.push({ ...row, ...Object.fromEntries(changes) })
    }
    if (!same(loaded, wanted)) memories.push({ kind, key, target: id, loaded: wanted })
  }
  await upsert(db, table, [idField], written)
  await upsert(db, referenceRows, ['kind', 'key'], memories)
}

/** The row of each entry, those that do not exist yet with a new id from the database. */
async function targets(db: Db, idField: string, entries: Entry[], known: (key: string) => string | undefined) {
  const unknown = entries.filter(({ key }) => !known(key))
  const fresh =
    idField === 'id'
      ? await db.execute<{ id: string }>(sql`select uuid_v7() as id from generate_series(1, ${unknown.length}::int)`)
      : { rows: [] }
  const made = new Map(unknown.map(({ key }, i) => [key, fresh.rows[i]?.id ?? key]))
  return new Map(entries.map(({ key }) => [key, known(key) ?? made.get(key)]))
}

async function upsert(db: Db, table: PgTable, conflict: string[], rows: Fields[]): Promise<void> {
  if (rows.length === 0) return
  const columns = getTableColumns(table)
  const numbered = ['areaNo', 'categoryNo', 'createdAt', 'updatedAt']
  const settable = Object.entries(columns).filter(([name]) => !conflict.includes(name) && !numbered.includes(name))
  const bare = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !numbered.includes(name))))
  await db
    .insert(table)
    .values(bare)
    .onConflictDoUpdate({
      target: conflict.map((name) => columns[name]!),
      set: Object.fromEntries(settable.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)])),
    })
}

/** Equal as JSON: a missing field and null are the same. */
const same = (a: unknown, b: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a ?? null)), JSON.parse(JSON.stringify(b ?? null)))

function read(file: string): unknown {
  return JSON.parse(fs.readFileSync(path.resolve('reference', file), 'utf8'))
}

const named = (name: Localized) => ({ nameEn: name.en, nameZhHant: name['zh-Hant'], nameZhHans: name['zh-Hans'] })
const called = (words: Words = { en: [], 'zh-Hant': [], 'zh-Hans': [] }) => ({
  synonymsEn: words.en,
  synonymsZhHant: words['zh-Hant'],
  synonymsZhHans: words['zh-Hans'],
})

type Place = { slug: string; order: number; name: Localized; aliases?: Words; region: string; district: string }

function areaEntries(): Entry[] {
  const file = read('areas.json') as Record<'regions' | 'districts' | 'areas', Place[]>
  const entry = (kind: AreaKind, place: Place, parent?: string): Entry => ({
    key: place.slug,
    ...(parent && { parent }),
    fields: { slug: place.slug, kind, ...named(place.name), ...called(place.aliases), position: place.order },
  })
  return [
    ...file.regions.map((place) => entry('region', place)),
    ...file.districts.map((place) => entry('district', place, place.region)),
    ...file.areas.map((place) => entry('area', place, place.district)),
  ]
}

type Service = {
  slug: string
  order: number
  icon: string
  name: Localized
  synonyms?: Words
  popular?: boolean
  priceUnits?: string[]
  licences?: string[]
  reviews?: boolean
}

function categoryEntries(): Entry[] {
  const { groups } = read('categories.json') as { groups: (Service & { categories: Service[] })[] }
  const entry = (service: Service, parent?: string): Entry => ({
    key: service.slug,
    ...(parent && { parent }),
    fields: {
      slug: service.slug,
      ...named(service.name),
      ...called(service.synonyms),
      icon: service.icon,
      position: service.order,
      isPopular: service.popular ?? false,
      priceUnits: service.priceUnits ?? [],
      licences: service.licences ?? [],
      takesReviews: service.reviews ?? true,
    },
  })
  return groups.flatMap((group) => [entry(group), ...group.categories.map((category) => entry(category, group.slug))])
}

type LicenceFile = {
  licences: { key: string; name: Localized; body: Localized; register: Localized | null; hint: Localized | null }[]
}

function licenceEntries(): Entry[] {
  return (read('categories.json') as LicenceFile).licences.map(({ key, name, body, register, hint }) => ({
    key,
    fields: { key, ...named(name), body, register, hint },
  }))
}
