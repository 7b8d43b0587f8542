import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { CatalogEntry } from '../../contract.ts'
import { areaKindAt, type EntryKind } from '../../rules/entries.ts'

// Two tables of one shape, and the links of listings to them, which belong to a room above and are reached by name alone.
const tables = {
  category: {
    own: sql`categories`,
    counts: sql`(select category_id as id, listings from category_counts)`,
    links: sql`listing_categories`,
    link: sql`category_id`,
    popular: sql`is_popular`,
    reviewed: sql`t.takes_reviews`,
    words: 'categories',
  },
  area: {
    own: sql`areas`,
    counts: sql`(select area_id as id, listings from area_counts)`,
    links: sql`listing_areas`,
    link: sql`area_id`,
    popular: sql`false`,
    reviewed: sql`false`,
    words: 'areas',
  },
}

/** Whoever changes a tree waits for whoever is at it: places are renumbered, and two at once would mix them. */
export async function lockTree(db: Db, kind: EntryKind): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`catalog ${kind}`}))`)
}

export async function findEntries(db: Db, kind: EntryKind): Promise<CatalogEntry[]> {
  const { own, counts, links, link, popular, reviewed } = tables[kind]
  const { rows } = await db.execute<CatalogEntry>(sql`
    select t.id, t.parent_id as "parentId", t.slug, t.name_en as "nameEn", t.name_zh_hant as "nameZhHant",
      t.name_zh_hans as "nameZhHans", t.synonyms_en as "synonymsEn", t.synonyms_zh_hant as "synonymsZhHant",
      t.synonyms_zh_hans as "synonymsZhHans", t.icon, t.is_active as "isActive", ${popular} as "isPopular",
      ${reviewed} as "takesReviews",
      t.updated_at::text as version, coalesce(c.listings, 0) as public, coalesce(p.n, 0)::int as placed
    from ${own} t left join ${counts} c on c.id = t.id
    left join (select ${link} as id, count(*) as n from ${links} group by 1) p on p.id = t.id
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

/** At the end of its parent. */
export async function insertEntry(
  db: Db,
  kind: EntryKind,
  { parentId, level, fields }: { parentId: string | null; level: number; fields: EntryFields },
): Promise<string> {
  const { own } = tables[kind]
  const columns = [
    ...columnsOf(kind, fields),
    ...(kind === 'area' ? [[sql.identifier('kind'), sql.param(areaKindAt(level))] as const] : []),
  ]
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${own} (parent_id, position, ${sql.join(
      columns.map(([name]) => name),
      sql`, `,
    )})
    select ${parentId}::uuid, coalesce(max(position) + 1, 0), ${sql.join(
      columns.map(([, value]) => value),
      sql`, `,
    )}
    from ${own} where parent_id is not distinct from ${parentId}::uuid
    returning id`)
  return rows[0]!.id
}

/** False when somebody has changed it since this version. */
export async function updateEntry(
  db: Db,
  kind: EntryKind,
  { id, version, fields }: { id: string; version: string; fields: EntryFields },
): Promise<boolean> {
  const set = columnsOf(kind, fields).map(([name, value]) => sql`${name} = ${value}`)
  const { rowCount } = await db.execute(sql`
    update ${tables[kind].own} set ${sql.join(set, sql`, `)} where id = ${id}::uuid and updated_at::text = ${version}`)
  return rowCount === 1
}

export async function updateParent(db: Db, kind: EntryKind, id: string, parentId: string | null): Promise<void> {
  await db.execute(sql`update ${tables[kind].own} set parent_id = ${parentId}::uuid where id = ${id}::uuid`)
}

/** Numbers siblings in this order; those that keep their number are left alone. */
export async function updateOrder(db: Db, kind: EntryKind, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update ${tables[kind].own} t set position = o.at - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality o (id, at) where o.id = t.id and t.position <> o.at - 1`)
}

/** Versions of listings that wait for a decision name categories and areas by slug: they follow. */
export async function renameInRevisions(db: Db, kind: EntryKind, from: string, to: string): Promise<void> {
  const { words } = tables[kind]
  await db.execute(sql`
    update listing_revisions set content = jsonb_set(content, ${sql.param([words])}::text[], (
      select jsonb_agg(slug order by at) from (
        select case slug when ${from} then ${to} else slug end as slug, min(at) as at
        from jsonb_array_elements_text(content -> ${words}::text) with ordinality e (slug, at) group by 1) s))
    where status = 'pending' and content -> ${words}::text ? ${from}`)
}

/** Gives listings of one entry to another; who stands in both stays once, in the better place. */
export async function moveListings(db: Db, kind: EntryKind, fromId: string, toId: string): Promise<number> {
  const { links, link } = tables[kind]
  await db.execute(sql`
    update ${links} k set position = least(k.position, o.position) from ${links} o
    where o.listing_id = k.listing_id and o.${link} = ${fromId}::uuid and k.${link} = ${toId}::uuid and o.position < k.position`)
  const { rowCount: twice } = await db.execute(sql`
    delete from ${links} k using ${links} o
    where k.${link} = ${fromId}::uuid and o.listing_id = k.listing_id and o.${link} = ${toId}::uuid`)
  const { rowCount: moved } = await db.execute(
    sql`update ${links} set ${link} = ${toId}::uuid where ${link} = ${fromId}::uuid`,
  )
  return (twice ?? 0) + (moved ?? 0)
}

/**
 * Deletes an entry; with a successor its address, and those it had before, lead there. The trigger on slugs knows only
 * changes of one row, so the merge of two is written here.
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
  await db.execute(sql`delete from ${tables[kind].own} where id = ${id}::uuid`)
  if (successorId !== undefined) {
    await db.execute(sql`
      insert into slug_redirects (kind, old_slug, target_id) values (${kind}, ${slug}, ${successorId}::uuid)
      on conflict (kind, old_slug) do update set target_id = excluded.target_id`)
  }
}
