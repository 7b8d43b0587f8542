import { inArray, sql } from 'drizzle-orm'
import { areas, categories } from '#features/catalog/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { listingAreas, listingCategories, listingRevisions, listings } from '../tables.ts'
import { columnsOf, contentColumns, type StoredContent } from './content.ts'

export type NewListing = { slug: string; content: StoredContent }

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
  await insertPlaces(db, made)
  await insertDecided(db, made, { actorId, at })
  return made.map(({ listingId }) => listingId)
}

type Filled = { listingId: string; content: StoredContent }

/** Puts content in place of what these listings hold, but for their photos, with the version that an admin decided. */
export async function updateListings(
  db: Db,
  rows: readonly Filled[],
  { actorId, at }: { actorId: string; at: Date },
): Promise<void> {
  if (rows.length === 0) return
  const names = Object.entries(contentColumns).map(([field, { name }]) => ({ field, name }))
  const records = rows.map(({ listingId, content }) => {
    const columns: Record<string, unknown> = columnsOf(content)
    return { id: listingId, ...Object.fromEntries(names.map(({ field, name }) => [name, columns[field]])) }
  })
  const sets = sql.join(
    names.map(({ name }) => sql`${sql.identifier(name)} = new.${sql.identifier(name)}`),
    sql`, `,
  )
  await db.execute(sql`
    update listings l set ${sets}, updated_at = ${at}
    from jsonb_populate_recordset(null::listings, ${JSON.stringify(records)}::jsonb) new where l.id = new.id`)
  const ids = rows.map(({ listingId }) => listingId)
  await db.delete(listingCategories).where(inArray(listingCategories.listingId, ids))
  await db.delete(listingAreas).where(inArray(listingAreas.listingId, ids))
  await insertPlaces(db, rows)
  await insertDecided(db, rows, { actorId, at })
}

async function insertPlaces(db: Db, rows: readonly Filled[]): Promise<void> {
  const slugsOf = (kind: 'categories' | 'areas') => rows.flatMap(({ content }) => content[kind])
  const placed = await idsOf(db, categories, slugsOf('categories'))
  const served = await idsOf(db, areas, slugsOf('areas'))
  const placesOf = (slugs: readonly string[], ids: Map<string, string>) => slugs.flatMap((slug) => ids.get(slug) ?? [])
  const inCategories = rows.flatMap(({ listingId, content }) =>
    placesOf(content.categories, placed).map((categoryId, position) => ({ listingId, categoryId, position })),
  )
  const inAreas = rows.flatMap(({ listingId, content }) =>
    placesOf(content.areas, served).map((areaId, position) => ({ listingId, areaId, position })),
  )
  if (inCategories.length > 0) await db.insert(listingCategories).values(inCategories)
  if (inAreas.length > 0) await db.insert(listingAreas).values(inAreas)
}

/** An admin's version is decided as it is made. */
async function insertDecided(
  db: Db,
  rows: readonly Filled[],
  { actorId, at }: { actorId: string; at: Date },
): Promise<void> {
  const decided = {
    status: 'approved' as const,
    submittedBy: actorId,
    decidedBy: actorId,
    decidedAt: at,
    createdAt: at,
  }
  await db.insert(listingRevisions).values(rows.map(({ listingId, content }) => ({ listingId, content, ...decided })))
}

async function idsOf(db: Db, table: typeof categories | typeof areas, slugs: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(inArray(table.slug, [...new Set(slugs)]))
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
