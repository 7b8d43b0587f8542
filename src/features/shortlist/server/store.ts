import { inArray } from 'drizzle-orm'
import { publicListings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'

/** Numbers of the public ones among these listings, in the given order. */
export async function findPublicNos(db: Db, ids: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: publicListings.id, listingNo: publicListings.listingNo })
    .from(publicListings)
    .where(inArray(publicListings.id, [...ids]))
  const nos = new Map(rows.map(({ id, listingNo }) => [id, listingNo]))
  return ids.flatMap((id) => nos.get(id.toLowerCase()) ?? [])
}
