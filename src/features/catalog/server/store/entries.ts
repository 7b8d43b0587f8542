import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { CatalogEntry } from '../../contract.ts'
import { areaKindAt, type EntryKind } from '../../rules/entries.ts'

// Two tables of the same shape.
const tables = {
  category: {
    table: sql`categories`,
    own: sql`t.is_popular as "isPopular", t.takes_reviews as "takesReviews", t.phrases, t.singular_en as "singularEn",
      t.singular_zh_hant as "singularZhHant", t.singular_zh_hans as "singularZhHans"`,
  },
  area: {
    table: sql`areas`,
    own: sql`false as "isPopular", false as "takesReviews", '{}'::text[] as phrases, '' as "singularEn",
      '' as "singularZhHant", '' as "singularZhHans"`,
  },
}

/** Serializes changes of a tree until the end of the transaction: concurrent renumbering would mix up positions. */
export async function lockTree(db: Db, kind: EntryKind): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`catalog ${kind}`}))`)
}

export type EntryRow = Omit<CatalogEntry, 'public' | 'placed'> & { phrases: string[] }

export async function findEntries(db: Db, kind: EntryKind): Promise<EntryRow[]> {
  const { table, own } = tables[kind]
  const { rows } = await db.execute<EntryRow>(sql`
    select t.id, t.parent_id as "parentId", t.slug, t.name_en as "nameEn", t.name_zh_hant as "nameZhHant",
      t.name_zh_hans as "nameZhHans", t.synonyms_en as "synonymsEn", t.synonyms_zh_hant as "synonymsZhHant",
      t.synonyms_zh_hans as "synonymsZhHans", t.icon, t.is_active as "isActive", ${own},
      t.updated_at::text as version
    from ${table} t order by t.position, t.slug`)
  return rows
}

export type EntryFields = Pick<
  EntryRow,
  | 'slug'
  | 'nameEn'
  | 'nameZhHant'
  | 'nameZhHans'
  | 'singularEn'
  | 'singularZhHant'
  | 'singularZhHans'
  | 'synonymsEn'
  | 'synonymsZhHant'
  | 'synonymsZhHans'
  | 'phrases'
  | 'icon'
  | 'isActive'
  | 'isPopular'
  | 'takesReviews'
>

const columnsOf = (kind: EntryKind, fields: EntryFields) => {
  const column = (name: string, value: unknown) => [sql.identifier(name), sql.param(value)] as const
  return [
    column('slug', fields.slug),
    column('name_en', fields.nameEn),
    column('name_zh_hant', fields.nameZhHant),
    column('name_zh_hans', fields.nameZhHans),
    column('synonyms_en', fields.synonymsEn),
    column('synonyms_zh_hant', fields.synonymsZhHant),
    column('synonyms_zh_hans', fields.synonymsZhHans),
    column('icon', fields.icon),
    column('is_active', fields.isActive),
    ...(kind === 'category'
      ? [
          column('is_popular', fields.isPopular),
          column('takes_reviews', fields.takesReviews),
          column('phrases', fields.phrases),
          column('singular_en', fields.singularEn),
          column('singular_zh_hant', fields.singularZhHant),
          column('singular_zh_hans', fields.singularZhHans),
        ]
      : []),
  ]
}

/** Inserts an entry as the last child of its parent; returns its id. */
export async function insertEntry(
  db: Db,
  kind: EntryKind,
  { parentId, level, fields }: { parentId: string | null; level: number; fields: EntryFields },
): Promise<string> {
  const { table } = tables[kind]
  const columns = [
    ...columnsOf(kind, fields),
    ...(kind === 'area' ? [[sql.identifier('kind'), sql.param(areaKindAt(level))] as const] : []),
  ]
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${table} (parent_id, position, ${sql.join(
      columns.map(([name]) => name),
      sql`, `,
    )})
    select ${parentId}::uuid, coalesce(max(position) + 1, 0), ${sql.join(
      columns.map(([, value]) => value),
      sql`, `,
    )}
    from ${table} where parent_id is not distinct from ${parentId}::uuid
    returning id`)
  return rows[0]!.id
}

/** Returns false when the entry has changed since `version`. */
export async function updateEntry(
  db: Db,
  kind: EntryKind,
  { id, version, fields }: { id: string; version: string; fields: EntryFields },
): Promise<boolean> {
  const set = columnsOf(kind, fields).map(([name, value]) => sql`${name} = ${value}`)
  const { rowCount } = await db.execute(sql`
    update ${tables[kind].table} set ${sql.join(set, sql`, `)} where id = ${id}::uuid and updated_at::text = ${version}`)
  return rowCount === 1
}

/** Adds a phrase to a category, or removes it. */
export async function updatePhrase(
  db: Db,
  change: 'array_append' | 'array_remove',
  id: string,
  phrase: string,
): Promise<void> {
  await db.execute(sql`
    update categories set phrases = ${sql.raw(change)}(phrases, ${phrase}::text) where id = ${id}::uuid`)
}

export async function updateParent(db: Db, kind: EntryKind, id: string, parentId: string | null): Promise<void> {
  await db.execute(sql`update ${tables[kind].table} set parent_id = ${parentId}::uuid where id = ${id}::uuid`)
}

/** Sets the positions of siblings to this order; rows whose position does not change are not written. */
export async function updateOrder(db: Db, kind: EntryKind, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update ${tables[kind].table} t set position = o.at - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality o (id, at) where o.id = t.id and t.position <> o.at - 1`)
}

/**
 * Deletes an entry. With a successor, its slug and its former slugs redirect there. The slug trigger only handles changes
 * of a single row, so redirects for a merge are written here.
 */
export async function deleteEntry(
  db: Db,
  kind: EntryKind,
  { id, slug }: { id: string; slug: string },
  successorId: string | undefined,
): Promise<void> {
  if (successorId !== undefined) {
    await db.execute(sql`
      update slug_redirects set target_id = ${successorId}::uuid where kind = ${kind} and target_id = ${id}::uuid`)
  }
  await db.execute(sql`delete from ${tables[kind].table} where id = ${id}::uuid`)
  if (successorId !== undefined) {
    await db.execute(sql`
      insert into slug_redirects (kind, old_slug, target_id) values (${kind}, ${slug}, ${successorId}::uuid)
      on conflict (kind, old_slug) do update set target_id = excluded.target_id`)
  }
}
