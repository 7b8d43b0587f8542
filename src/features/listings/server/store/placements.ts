import { sql } from 'drizzle-orm'
import type { CategoryDetail } from '#features/catalog/contract.ts'
import type { EntryKind } from '#features/catalog/rules/entries.ts'
import type { Db } from '#platform/server/db.ts'

// The links of listings to categories and to areas have the same shape.
const links = {
  category: { table: sql`listing_categories`, column: sql`category_id`, contentKey: 'categories' },
  area: { table: sql`listing_areas`, column: sql`area_id`, contentKey: 'areas' },
}

/** Number of listings in each category or area, by its id. */
export async function countPlaced(db: Db, kind: EntryKind): Promise<ReadonlyMap<string, number>> {
  const { table, column } = links[kind]
  const { rows } = await db.execute<{ id: string; n: number }>(
    sql`select ${column} as id, count(*)::int as n from ${table} group by 1`,
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** Moves listings from one entry to another. A listing in both keeps one link, with the lower position. Returns the count. */
export async function moveListings(db: Db, kind: EntryKind, fromId: string, toId: string): Promise<number> {
  const { table, column } = links[kind]
  await db.execute(sql`
    update ${table} k set position = least(k.position, o.position) from ${table} o
    where o.listing_id = k.listing_id and o.${column} = ${fromId}::uuid and k.${column} = ${toId}::uuid and o.position < k.position`)
  const { rowCount: duplicates } = await db.execute(sql`
    delete from ${table} k using ${table} o
    where k.${column} = ${fromId}::uuid and o.listing_id = k.listing_id and o.${column} = ${toId}::uuid`)
  const { rowCount: moved } = await db.execute(
    sql`update ${table} set ${column} = ${toId}::uuid where ${column} = ${fromId}::uuid`,
  )
  return (duplicates ?? 0) + (moved ?? 0)
}

/** Replaces the slug of a category or area in pending revisions, whose content refers to it by slug. */
export async function renameSlug(db: Db, kind: EntryKind, from: string, to: string): Promise<void> {
  const { contentKey } = links[kind]
  await db.execute(sql`
    update listing_revisions set content = jsonb_set(content, ${sql.param([contentKey])}::text[], (
      select jsonb_agg(slug order by at) from (
        select case slug when ${from} then ${to} else slug end as slug, min(at) as at
        from jsonb_array_elements_text(content -> ${contentKey}::text) with ordinality e (slug, at) group by 1) s))
    where status = 'pending' and content -> ${contentKey}::text ? ${from}`)
}

/**
 * Median and quartiles of the lowest prices in a category, in HK cents. Null for fewer than five prices, and for groups,
 * whose categories are not comparable.
 */
export async function findTypicalPrice(db: Db, categoryId: string): Promise<CategoryDetail['typicalPrice']> {
  const { rows } = await db.execute<NonNullable<CategoryDetail['typicalPrice']>>(
    sql`select median_cents as "medianCents", low_cents as "lowCents", high_cents as "highCents" from typical_price(${categoryId})`,
  )
  return rows[0] ?? null
}
