import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { areaCounts, areas, categories, categoryCounts, licenceKinds, slugRedirects } from './tables.ts'

/** All active categories and groups, in the admin's order. */
export function findCategories(db: Db) {
  return db
    .select()
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(categories.position), asc(categories.slug))
}
export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number]

/** All active regions, districts and areas, in the admin's order. */
export function findAreas(db: Db) {
  return db.select().from(areas).where(eq(areas.isActive, true)).orderBy(asc(areas.position), asc(areas.slug))
}
export type AreaRow = Awaited<ReturnType<typeof findAreas>>[number]

export function findLicences(db: Db) {
  return db.select().from(licenceKinds)
}

/** Number of public listings by category or group id; entries without listings are omitted. */
export async function countByCategory(db: Db): Promise<Map<string, number>> {
  const rows = await db.select().from(categoryCounts)
  return new Map(rows.map(({ categoryId, listings }) => [categoryId, listings]))
}

/** Number of public listings by area, district or region id; entries without listings are omitted. */
export async function countByArea(db: Db): Promise<Map<string, number>> {
  const rows = await db.select().from(areaCounts)
  return new Map(rows.map(({ areaId, listings }) => [areaId, listings]))
}

/** Id of the category that formerly had this slug. */
export async function findMovedCategory(db: Db, oldSlug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: slugRedirects.targetId })
    .from(slugRedirects)
    .where(and(eq(slugRedirects.kind, 'category'), eq(slugRedirects.oldSlug, oldSlug)))
  return row?.id
}

/**
 * Median and quartiles of the lowest prices in a category, in HK cents. Null for fewer than five prices, and for groups,
 * whose categories are not comparable.
 */
export async function findTypicalPrice(db: Db, categoryId: string) {
  const { rows } = await db.execute<{ medianCents: number; lowCents: number; highCents: number }>(
    sql`select median_cents as "medianCents", low_cents as "lowCents", high_cents as "highCents" from typical_price(${categoryId})`,
  )
  return rows[0] ?? null
}
