import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { EntryKind } from '../rules/entries.ts'
import { areas, categories, licenceKinds, slugRedirects } from './tables.ts'

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
  return db.select().from(licenceKinds).orderBy(asc(licenceKinds.key))
}
export type LicenceKindRow = Awaited<ReturnType<typeof findLicences>>[number]

/** Id of the category or area that formerly had this slug. */
export async function findMoved(db: Db, kind: EntryKind, oldSlug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: slugRedirects.targetId })
    .from(slugRedirects)
    .where(and(eq(slugRedirects.kind, kind), eq(slugRedirects.oldSlug, oldSlug)))
  return row?.id
}
