import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { areas, categories, slugRedirects } from '#features/catalog/server/tables.ts'
import { anyOf } from '#platform/server/any-of.ts'
import type { Db } from '#platform/server/db.ts'
import { insertRows } from '#platform/server/insert-rows.ts'
import type { Licence, PhotoVariant } from '../../rules.ts'
import type { ListingContent } from '../../rules/content.ts'
import { columnFields, type ColumnField } from '../../rules/fields.ts'
import { type AltTexts, withAltTexts } from '../../rules/stored-content.ts'
import { listingAreas, listingCategories, listingPhotos, listings } from '../tables.ts'

/** A photo with all columns of its row. `id` is the id of its upload, or its own when `uploadId` is null. */
export type StoredPhoto = AltTexts & {
  id: string
  uploadId: string | null
  /** Missing in revisions from before there were pairs. */
  pair?: number | null
  variants: PhotoVariant[]
  blur: string | null
}
/** Content as a revision stores it: with full photos and with the state of each licence. */
export type StoredContent = Omit<ListingContent, 'photos' | 'licences'> & { photos: StoredPhoto[]; licences: Licence[] }

/** Content fields that are columns of `listings`. */
export const contentColumns = Object.fromEntries(columnFields.map((field) => [field, listings[field]])) as Pick<
  typeof listings,
  ColumnField
>

/** The listing's current content, in any status. */
export async function readContent(db: Db, listingId: string): Promise<StoredContent | undefined> {
  return (await readContents(db, [listingId])).get(listingId)
}

/** The content of many listings by id; deleted ones are left out. */
export async function readContents(db: Db, listingIds: readonly string[]): Promise<Map<string, StoredContent>> {
  if (listingIds.length === 0) return new Map()
  const rows = await db
    .select({ listingId: listings.id, ...contentColumns })
    .from(listings)
    .where(anyOf(listings.id, listingIds))
  const inCategories = await db
    .select({ listingId: listingCategories.listingId, slug: categories.slug })
    .from(listingCategories)
    .innerJoin(categories, eq(categories.id, listingCategories.categoryId))
    .where(anyOf(listingCategories.listingId, listingIds))
    .orderBy(asc(listingCategories.position))
  const inAreas = await db
    .select({ listingId: listingAreas.listingId, slug: areas.slug })
    .from(listingAreas)
    .innerJoin(areas, eq(areas.id, listingAreas.areaId))
    .where(anyOf(listingAreas.listingId, listingIds))
    .orderBy(asc(listingAreas.position))
  const { listingId, uploadId, alt, altEn, altZh, pair, variants, blur } = listingPhotos
  const photos = await db
    .select({
      listingId,
      id: sql<string>`coalesce(${uploadId}, ${listingPhotos.id})`,
      uploadId,
      alt,
      altEn,
      altZh,
      pair,
      variants,
      blur,
    })
    .from(listingPhotos)
    .where(anyOf(listingId, listingIds))
    .orderBy(asc(listingPhotos.position), asc(listingPhotos.id))
  const [categoriesById, areasById, photosById] = [
    groupByListing(inCategories),
    groupByListing(inAreas),
    groupByListing(photos),
  ]
  return new Map(
    rows.map(({ listingId: id, ...row }) => [
      id,
      {
        ...row,
        categories: (categoriesById.get(id) ?? []).map(({ slug }) => slug),
        areas: (areasById.get(id) ?? []).map(({ slug }) => slug),
        photos: (photosById.get(id) ?? []).map(({ listingId: _listingId, ...photo }) => withAltTexts(photo)),
      },
    ]),
  )
}

const groupByListing = <T extends { listingId: string }>(rows: T[]) => Map.groupBy(rows, ({ listingId }) => listingId)

/** Content as values for the columns of `listings`. */
export function columnsOf(content: StoredContent) {
  const { categories: _categories, areas: _areas, photos: _photos, ...columns } = content
  return columns
}

/** A new listing: its content, and its other columns. */
export type NewContent = { content: StoredContent; state: Omit<typeof listings.$inferInsert, keyof StoredContent> }

/** Inserts listings in any state, with their categories, areas and photos. Returns the ids, in order. */
export async function insertContents(db: Db, rows: readonly NewContent[]): Promise<string[]> {
  const inserted = await insertRows<typeof listings, { id: string; slug: string }>(
    db,
    listings,
    rows.map(({ content, state }) => ({ ...columnsOf(content), ...state })),
    sql`returning id, slug`,
  )
  const idBySlug = new Map(inserted.map(({ id, slug }) => [slug, id]))
  const created = rows.map(({ state, content }) => ({ listingId: idBySlug.get(state.slug)!, content }))
  await insertPlaces(db, 'categories', created)
  await insertPlaces(db, 'areas', created)
  await insertRows(
    db,
    listingPhotos,
    created.flatMap(({ listingId, content }) => photoRows(listingId, content.photos)),
  )
  return created.map(({ listingId }) => listingId)
}

const placements = {
  categories: { table: sql`listing_categories`, entries: sql`categories`, column: sql`category_id` },
  areas: { table: sql`listing_areas`, entries: sql`areas`, column: sql`area_id` },
}

/** Replaces the categories or areas of these listings. Slugs that are not in the catalogue are left out. */
export async function replacePlaces(
  db: Db,
  kind: 'categories' | 'areas',
  rows: readonly { listingId: string; content: StoredContent }[],
): Promise<void> {
  if (rows.length === 0) return
  const ids = sql.param(rows.map(({ listingId }) => listingId))
  await db.execute(sql`delete from ${placements[kind].table} where listing_id = any(${ids}::uuid[])`)
  await insertPlaces(db, kind, rows)
}

async function insertPlaces(
  db: Db,
  kind: 'categories' | 'areas',
  rows: readonly { listingId: string; content: StoredContent }[],
): Promise<void> {
  const { table, entries, column } = placements[kind]
  const places = rows.flatMap(({ listingId, content }) =>
    content[kind].map((slug, position) => ({ listingId, slug, position })),
  )
  await db.execute(sql`
    insert into ${table} (listing_id, ${column}, position)
    select (r ->> 'listingId')::uuid, e.id, (r ->> 'position')::int
    from jsonb_array_elements(${JSON.stringify(places)}::jsonb) r join ${entries} e on e.slug = r ->> 'slug'`)
}

/** Replaces the listing's content. */
export async function writeContent(db: Db, listingId: string, content: StoredContent): Promise<void> {
  await db.update(listings).set(columnsOf(content)).where(eq(listings.id, listingId))
  await writeRelations(db, listingId, content)
}

/** Replaces categories, areas and photos, which are separate tables. Slugs no longer in the catalogue are left out. */
export async function writeRelations(db: Db, listingId: string, content: StoredContent): Promise<void> {
  const categoryIds = await findIds(db, 'category', content.categories)
  const areaIds = await findIds(db, 'area', content.areas)
  await db.delete(listingCategories).where(eq(listingCategories.listingId, listingId))
  await db.delete(listingAreas).where(eq(listingAreas.listingId, listingId))
  await db.delete(listingPhotos).where(eq(listingPhotos.listingId, listingId))
  if (categoryIds.length > 0)
    await db
      .insert(listingCategories)
      .values(categoryIds.map((categoryId, position) => ({ listingId, categoryId, position })))
  if (areaIds.length > 0)
    await db.insert(listingAreas).values(areaIds.map((areaId, position) => ({ listingId, areaId, position })))
  if (content.photos.length > 0) await db.insert(listingPhotos).values(photoRows(listingId, content.photos))
}

const photoRows = (listingId: string, photos: readonly StoredPhoto[]) =>
  photos.map(({ id, ...photo }, position) => ({
    ...photo,
    alt: photo.altEn ?? photo.altZh ?? '',
    ...(photo.uploadId ? {} : { id }),
    listingId,
    position,
  }))

/** Ids of categories or areas by current or former slugs, in order and without duplicates. */
async function findIds(db: Db, kind: 'category' | 'area', slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return []
  const table = kind === 'category' ? categories : areas
  const current = await db
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(inArray(table.slug, [...slugs]))
  const former = await db
    .select({ id: slugRedirects.targetId, slug: slugRedirects.oldSlug })
    .from(slugRedirects)
    .innerJoin(table, eq(table.id, slugRedirects.targetId))
    .where(and(eq(slugRedirects.kind, kind), inArray(slugRedirects.oldSlug, [...slugs])))
  const idOf = new Map([...former, ...current].map(({ slug, id }) => [slug, id]))
  return [...new Set(slugs.flatMap((slug) => idOf.get(slug) ?? []))]
}

/** The listings that have or had these slugs, by slug. */
export async function findSlugHolders(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  const wanted = sql.param([...slugs])
  const { rows } = await db.execute<{ slug: string; id: string }>(sql`
    select old_slug as slug, target_id as id from slug_redirects
      where kind = 'listing' and old_slug = any(${wanted}::text[])
    union all select slug, id from listings where slug = any(${wanted}::text[])`)
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}
