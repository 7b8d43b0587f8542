import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { CatalogEntry } from '../../contract.ts'
import { areaKindAt, type EntryKind } from '../../rules/entries.ts'

// Two tables of the same shape, with the tables that link listings to them. The link tables belong to the listings
// feature, which depends on this one, so they are referenced by name instead of being imported.
const tables = {
  category: {
    table: sql`categories`,
    counts: sql`(select category_id as id, listings from category_counts)`,
    linkTable: sql`listing_categories`,
    linkColumn: sql`category_id`,
    popular: sql`is_popular`,
    takesReviews: sql`t.takes_reviews`,
    contentKey: 'categories',
  },
  area: {
    table: sql`areas`,
    counts: sql`(select area_id as id, listings from area_counts)`,
    linkTable: sql`listing_areas`,
    linkColumn: sql`area_id`,
    popular: sql`false`,
    takesReviews: sql`false`,
    contentKey: 'areas',
  },
}

/** Serializes changes of a tree until the end of the transaction: concurrent renumbering would mix up positions. */
export async function lockTree(db: Db, kind: EntryKind): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`catalog ${kind}`}))`)
}

export async function findEntries(db: Db, kind: EntryKind): Promise<CatalogEntry[]> {
  const { table, counts, linkTable, linkColumn, popular, takesReviews } = tables[kind]
  const { rows } = await db.execute<CatalogEntry>(sql`
    select t.id, t.parent_id as "parentId", t.slug, t.name_en as "nameEn", t.name_zh_hant as "nameZhHant",
      t.name_zh_hans as "nameZhHans", t.synonyms_en as "synonymsEn", t.synonyms_zh_hant as "synonymsZhHant",
      t.synonyms_zh_hans as "synonymsZhHans", t.icon, t.is_active as "isActive", ${popular} as "isPopular",
      ${takesReviews} as "takesReviews",
      t.updated_at::text as version, coalesce(c.listings, 0) as public, coalesce(p.n, 0)::int as placed
    from ${table} t left join ${counts} c on c.id = t.id
    left join (select ${linkColumn} as id, count(*) as n from ${linkTable} group by 1) p on p.id = t.id
    order by t.position, t.slug`)
  return rows
}

export type EntryFields = Pick<
  CatalogEntry,
  | 'slug'
  | 'nameEn'
  | 'nameZhHant'
  | 'nameZhHans'
  | 'synonymsEn'
  | 'synonymsZhHant'
  | 'synonymsZhHans'
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
      ? [column('is_popular', fields.isPopular), column('takes_reviews', fields.takesReviews)]
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

export async function updateParent(db: Db, kind: EntryKind, id: string, parentId: string | null): Promise<void> {
  await db.execute(sql`update ${tables[kind].table} set parent_id = ${parentId}::uuid where id = ${id}::uuid`)
}

/** Sets the positions of siblings to this order; rows whose position does not change are not written. */
export async function updateOrder(db: Db, kind: EntryKind, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update ${tables[kind].table} t set position = o.at - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality o (id, at) where o.id = t.id and t.position <> o.at - 1`)
}

/** Replaces a slug in pending listing revisions, whose content refers to categories and areas by slug. */
export async function renameInRevisions(db: Db, kind: EntryKind, from: string, to: string): Promise<void> {
  const { contentKey } = tables[kind]
  await db.execute(sql`
    update listing_revisions set content = jsonb_set(content, ${sql.param([contentKey])}::text[], (
      select jsonb_agg(slug order by at) from (
        select case slug when ${from} then ${to} else slug end as slug, min(at) as at
        from jsonb_array_elements_text(content -> ${contentKey}::text) with ordinality e (slug, at) group by 1) s))
    where status = 'pending' and content -> ${contentKey}::text ? ${from}`)
}

/** Moves listings from one entry to another. A listing in both keeps one link, with the lower position. Returns the count. */
export async function moveListings(db: Db, kind: EntryKind, fromId: string, toId: string): Promise<number> {
  const { linkTable, linkColumn } = tables[kind]
  await db.execute(sql`
    update ${linkTable} k set position = least(k.position, o.position) from ${linkTable} o
    where o.listing_id = k.listing_id and o.${linkColumn} = ${fromId}::uuid and k.${linkColumn} = ${toId}::uuid and o.position < k.position`)
  const { rowCount: duplicates } = await db.execute(sql`
    delete from ${linkTable} k using ${linkTable} o
    where k.${linkColumn} = ${fromId}::uuid and o.listing_id = k.listing_id and o.${linkColumn} = ${toId}::uuid`)
  const { rowCount: moved } = await db.execute(
    sql`update ${linkTable} set ${linkColumn} = ${toId}::uuid where ${linkColumn} = ${fromId}::uuid`,
  )
  return (duplicates ?? 0) + (moved ?? 0)
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
