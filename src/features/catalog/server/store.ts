import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { areaCounts, areas, categories, categoryCounts, licenceKinds, slugRedirects } from './tables.ts'

/** Every active category and group, in the admin's order. */
export function findCategories(db: Db) {
  return db
    .select()
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(categories.position), asc(categories.slug))
}
export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number]

/** Every active region, district and area, in the admin's order. */
export function findAreas(db: Db) {
  return db.select().from(areas).where(eq(areas.isActive, true)).orderBy(asc(areas.position), asc(areas.slug))
}
export type AreaRow = Awaited<ReturnType<typeof findAreas>>[number]

export function findLicences(db: Db) {
  return db.select().from(licenceKinds)
}

/** Public listings by id of category or group; those without any are left out. */
export async function countByCategory(db: Db): Promise<Map<string, number>> {
  const rows = await db.select().from(categoryCounts)
  return new Map(rows.map(({ categoryId, listings }) => [categoryId, listings]))
}

/** Public listings by id of area, district or region; those without any are left out. */
export async function countByArea(db: Db): Promise<Map<string, number>> {
  const rows = await db.select().from(areaCounts)
  return new Map(rows.map(({ areaId, listings }) => [areaId, listings]))
}

/** The category that once had this slug. */
export async function findMovedCategory(db: Db, oldSlug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: slugRedirects.targetId })
    .from(slugRedirects)
    .where(and(eq(slugRedirects.kind, 'category'), eq(slugRedirects.oldSlug, oldSlug)))
  return row?.id
}

/**
 * Median and quartiles of the lowest prices in a category, in HK cents; null under five prices, and for a group, whose
 * categories have nothing in common.
 */
export async function findTypicalPrice(db: Db, categoryId: string) {
  const { rows } = await db.execute<{ medianCents: number; lowCents: number; highCents: number }>(
    sql`select median_cents as "medianCents", low_cents as "lowCents", high_cents as "highCents" from typical_price(${categoryId})`,
  )
  return rows[0] ?? null
}
