import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/server/db.ts'
import type { Localized } from '#shared/locale.ts'
import type { AreaKind } from '../../rules.ts'
import type { RegisterUrlKind } from '../../rules/registers.ts'
import { areas, categories, licenceKinds, referenceRows } from '../tables.ts'
import { type IntentsJson, phraseFields } from './reference-phrases.ts'

type Fields = Record<string, unknown>
type Kind = (typeof referenceRows.$inferSelect)['kind']
/** One entry of a reference file; `parent` is the key of another entry of the same kind. */
type Entry = { key: string; parent?: string; fields: Fields }
type Synonyms = Record<keyof Localized, string[]>

/**
 * Loads `reference/areas.json`, `categories.json` and, of the kinds of licence that it names, `registers.json`. Idempotent, runs at every start, and never reverts an admin's
 * change: a field is updated only while it still has the last loaded value, deleted rows are not recreated, `is_active`
 * is not touched, and rows that an admin created under the same slug are left alone. Entries removed from the files stay
 * in the tables.
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
  const references = await db
    .select()
    .from(referenceRows)
    .where(sql`${referenceRows.kind} = ${kind}`)
  const rowById = new Map(rows.map((row) => [String(row[idField]), row]))
  const rowBySlug = new Map(rows.map((row) => [String(row['slug'] ?? row['key']), row]))
  const referenceByKey = new Map(references.map((row) => [row.key, row]))

  const ids = await resolveIds(
    db,
    idField,
    entries,
    (key) => referenceByKey.get(key)?.target ?? (rowBySlug.get(key)?.[idField] as string | undefined),
  )
  const changedRows: Fields[] = []
  const changedReferences: (typeof referenceRows.$inferInsert)[] = []
  for (const { key, parent, fields } of entries) {
    const id = ids.get(key) ?? key
    const values = parent === undefined ? fields : { ...fields, parentId: ids.get(parent) }
    const loaded = referenceByKey.get(key)?.loaded
    const row = rowById.get(id)
    if (!loaded && !row) changedRows.push({ ...values, [idField]: id })
    if (loaded && row) {
      const changes = Object.entries(values).filter(
        ([name, value]) => !isSameJson(value, row[name]) && isSameJson(row[name], loaded[name]),
      )
      if (changes.length > 0) changedRows.push({ ...row, ...Object.fromEntries(changes) })
    }
    if (!isSameJson(loaded, values)) changedReferences.push({ kind, key, target: id, loaded: values })
  }
  await upsert(db, table, [idField], changedRows)
  await upsert(db, referenceRows, ['kind', 'key'], changedReferences)
}

/** Row id of each entry by its key; entries without a row get a new id from the database. */
async function resolveIds(db: Db, idField: string, entries: Entry[], findId: (key: string) => string | undefined) {
  const added = entries.filter(({ key }) => !findId(key))
  const generated =
    idField === 'id'
      ? await db.execute<{ id: string }>(sql`select uuid_v7() as id from generate_series(1, ${added.length}::int)`)
      : { rows: [] }
  const newIds = new Map(added.map(({ key }, i) => [key, generated.rows[i]?.id ?? key]))
  return new Map(entries.map(({ key }) => [key, findId(key) ?? newIds.get(key)]))
}

async function upsert(db: Db, table: PgTable, conflict: string[], rows: Fields[]): Promise<void> {
  if (rows.length === 0) return
  const columns = getTableColumns(table)
  const generated = ['areaNo', 'categoryNo', 'createdAt', 'updatedAt']
  const updatable = Object.entries(columns).filter(([name]) => !conflict.includes(name) && !generated.includes(name))
  const values = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !generated.includes(name))),
  )
  await db
    .insert(table)
    .values(values)
    .onConflictDoUpdate({
      target: conflict.map((name) => columns[name]!),
      set: Object.fromEntries(updatable.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)])),
    })
}

/** Equal as JSON; a missing field equals null. */
const isSameJson = (a: unknown, b: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a ?? null)), JSON.parse(JSON.stringify(b ?? null)))

function read(file: string): unknown {
  return JSON.parse(fs.readFileSync(path.resolve('reference', file), 'utf8'))
}

const nameFields = (name: Localized) => ({ nameEn: name.en, nameZhHant: name['zh-Hant'], nameZhHans: name['zh-Hans'] })
const synonymFields = (synonyms: Synonyms = { en: [], 'zh-Hant': [], 'zh-Hans': [] }) => ({
  synonymsEn: synonyms.en,
  synonymsZhHant: synonyms['zh-Hant'],
  synonymsZhHans: synonyms['zh-Hans'],
})

type AreaJson = { slug: string; order: number; name: Localized; aliases?: Synonyms; region: string; district: string }

function areaEntries(): Entry[] {
  const file = read('areas.json') as Record<'regions' | 'districts' | 'areas', AreaJson[]>
  const entry = (kind: AreaKind, area: AreaJson, parent?: string): Entry => ({
    key: area.slug,
    ...(parent && { parent }),
    fields: { slug: area.slug, kind, ...nameFields(area.name), ...synonymFields(area.aliases), position: area.order },
  })
  return [
    ...file.regions.map((region) => entry('region', region)),
    ...file.districts.map((district) => entry('district', district, district.region)),
    ...file.areas.map((area) => entry('area', area, area.district)),
  ]
}

type CategoryJson = {
  slug: string
  order: number
  icon: string
  name: Localized
  singular?: Localized
  synonyms?: Synonyms
  popular?: boolean
  priceUnits?: string[]
  licences?: string[]
  reviews?: boolean
}

function categoryEntries(): Entry[] {
  const { groups } = read('categories.json') as { groups: (CategoryJson & { categories: CategoryJson[] })[] }
  const intents = read('intents.json') as IntentsJson
  const entry = (category: CategoryJson, parent?: string): Entry => ({
    key: category.slug,
    ...(parent && { parent }),
    fields: {
      slug: category.slug,
      ...nameFields(category.name),
      singularEn: category.singular?.en ?? '',
      singularZhHant: category.singular?.['zh-Hant'] ?? '',
      singularZhHans: category.singular?.['zh-Hans'] ?? '',
      ...synonymFields(category.synonyms),
      ...phraseFields(category.slug, intents),
      icon: category.icon,
      position: category.order,
      isPopular: category.popular ?? false,
      priceUnits: category.priceUnits ?? [],
      licences: category.licences ?? [],
      takesReviews: category.reviews ?? true,
    },
  })
  return groups.flatMap((group) => [entry(group), ...group.categories.map((category) => entry(category, group.slug))])
}

type LicenceFile = {
  licences: { key: string; name: Localized; body: Localized; register: Localized | null; hint: Localized | null }[]
}

type RegisterJson = {
  key: string
  url: string | null
  urlIs: RegisterUrlKind | null
  complaintsUrl: string | null
  numberShape: { example: string } | null
}

function licenceEntries(): Entry[] {
  const registers = new Map((read('registers.json') as RegisterJson[]).map((register) => [register.key, register]))
  return (read('categories.json') as LicenceFile).licences.map(({ key, name, body, register, hint }) => {
    const { url = null, urlIs = null, complaintsUrl = null, numberShape = null } = registers.get(key) ?? {}
    const links = { registerUrl: url, registerUrlIs: urlIs, complaintsUrl }
    const fields = { key, ...nameFields(name), body, register, hint, ...links }
    return { key, fields: { ...fields, numberExample: numberShape?.example ?? null } }
  })
}
