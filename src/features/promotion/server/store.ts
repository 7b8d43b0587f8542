import { eq } from 'drizzle-orm'
import { listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'

const { id, slug, listingNo, ownerId, status, nameEn, nameZh } = listings
const columns = { id, slug, listingNo, ownerId, status, nameEn, nameZh }

export async function findById(db: Db, listingId: string) {
  const [row] = await db.select(columns).from(listings).where(eq(id, listingId))
  return row
}

/** The slug of the listing with this number, whether it is public or not. */
export async function findSlug(db: Db, no: number): Promise<string | undefined> {
  const [row] = await db.select({ slug }).from(listings).where(eq(listingNo, no))
  return row?.slug
}
