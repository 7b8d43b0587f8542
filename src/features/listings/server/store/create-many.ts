import { inArray } from 'drizzle-orm'
import { areas, categories } from '#features/catalog/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { listingAreas, listingCategories, listingRevisions, listings } from '../tables.ts'
import { columnsOf, type KeptContent } from './content.ts'

export type NewListing = { slug: string; content: KeptContent }

/** Inserts live listings of nobody, each with its places and the version that an admin decided. Their ids, in order. */
export async function insertListings(
  db: Db,
  rows: readonly NewListing[],
  { actorId, at }: { actorId: string; at: Date },
): Promise<string[]> {
  if (rows.length === 0) return []
  const live = { status: 'approved' as const, publishedAt: at, createdAt: at, updatedAt: at }
  const inserted = await db
    .insert(listings)
    .values(rows.map(({ slug, content }) => ({ ...columnsOf(content), ...live, slug })))
    .returning({ id: listings.id, slug: listings.slug })
  const idBySlug = new Map(inserted.map(({ id, slug }) => [slug, id]))
  const made = rows.map(({ slug, content }) => ({ listingId: idBySlug.get(slug)!, content }))
  const placed = await idsOf(
    db,
    categories,
    made.flatMap(({ content }) => content.categories),
  )
  const served = await idsOf(
    db,
    areas,
    made.flatMap(({ content }) => content.areas),
  )
  const placesOf = (slugs: readonly string[], ids: Map<string, string>) => slugs.flatMap((slug) => ids.get(slug) ?? [])
  await db
    .insert(listingCategories)
    .values(
      made.flatMap(({ listingId, content }) =>
        placesOf(content.categories, placed).map((categoryId, position) => ({ listingId, categoryId, position })),
      ),
    )
  await db
    .insert(listingAreas)
    .values(
      made.flatMap(({ listingId, content }) =>
        placesOf(content.areas, served).map((areaId, position) => ({ listingId, areaId, position })),
      ),
    )
  const decided = {
    status: 'approved' as const,
    submittedBy: actorId,
    decidedBy: actorId,
    decidedAt: at,
    createdAt: at,
  }
  await db.insert(listingRevisions).values(made.map(({ listingId, content }) => ({ listingId, content, ...decided })))
  return made.map(({ listingId }) => listingId)
}

async function idsOf(db: Db, table: typeof categories | typeof areas, slugs: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(inArray(table.slug, [...new Set(slugs)]))
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
