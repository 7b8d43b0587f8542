import { inArray, sql } from 'drizzle-orm'
import { areas, categories } from '#features/catalog/server/tables.ts'
import { columnsOf, contentColumns, type StoredContent } from '#features/listings/server/service/content.ts'
import { listingAreas, listingCategories, listingRevisions, listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'

export type NewListing = { slug: string; content: StoredContent }

/** Inserts unclaimed live listings with their categories, areas and an approved revision. Returns the ids, in order. */
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
  const created = rows.map(({ slug, content }) => ({ listingId: idBySlug.get(slug)!, content }))
  await insertCategoriesAndAreas(db, created)
  await insertApprovedRevisions(db, created, { actorId, at })
  return created.map(({ listingId }) => listingId)
}

type ContentOfListing = { listingId: string; content: StoredContent }

/** Replaces the content of these listings, except photos, and adds an approved revision to each. */
export async function updateListings(
  db: Db,
  rows: readonly ContentOfListing[],
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
  await insertCategoriesAndAreas(db, rows)
  await insertApprovedRevisions(db, rows, { actorId, at })
}

async function insertCategoriesAndAreas(db: Db, rows: readonly ContentOfListing[]): Promise<void> {
  const slugsOf = (kind: 'categories' | 'areas') => rows.flatMap(({ content }) => content[kind])
  const categoryIds = await idsOf(db, categories, slugsOf('categories'))
  const areaIds = await idsOf(db, areas, slugsOf('areas'))
  const pickIds = (slugs: readonly string[], ids: Map<string, string>) => slugs.flatMap((slug) => ids.get(slug) ?? [])
  const inCategories = rows.flatMap(({ listingId, content }) =>
    pickIds(content.categories, categoryIds).map((categoryId, position) => ({ listingId, categoryId, position })),
  )
  const inAreas = rows.flatMap(({ listingId, content }) =>
    pickIds(content.areas, areaIds).map((areaId, position) => ({ listingId, areaId, position })),
  )
  if (inCategories.length > 0) await db.insert(listingCategories).values(inCategories)
  if (inAreas.length > 0) await db.insert(listingAreas).values(inAreas)
}

/** Stores each content as a revision approved by the admin who wrote it. */
async function insertApprovedRevisions(
  db: Db,
  rows: readonly ContentOfListing[],
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
