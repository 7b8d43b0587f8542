import { and, asc, between, desc, eq, lt, sql } from 'drizzle-orm'
import { areas, categories, slugRedirects } from '#features/catalog/server/tables.ts'
import { listings, publicListings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { deleteInBatches } from '#platform/server/delete-in-batches.ts'
import { preparedRows } from '#platform/server/prepared.ts'
import type { Locale } from '#shared/locale.ts'
import type { ListingTerms } from './language/listing-words.ts'
import { areaCounts, categoryCounts, listingSearch, searchCounts, searchMisses } from './tables.ts'

/** Listings per sitemap page. With three URLs each this is far below the limit of 50,000 URLs. */
const sitemapPageSize = 5_000

/** Bounds the storage that automated nonsense queries can use. */
const maxMissesPerDay = 2_000

/** Counts a query without results, unless it would be one too many of the day. `day` is an ISO date. */
export async function incrementMiss(db: Db, day: string, query: string, locale: Locale): Promise<void> {
  await db.execute(sql`
    insert into search_misses (day, query, locale)
    select ${day}::date, ${query}, ${locale} where (select count(*) from search_misses where day = ${day}::date) < ${maxMissesPerDay}
      or exists (select from search_misses where day = ${day}::date and query = ${query} and locale = ${locale})
    on conflict (day, query, locale) do update set count = search_misses.count + 1`)
}

/** Deletes searches without results that are older than an ISO date. */
export async function deleteMissesBefore(db: Db, day: string): Promise<void> {
  await deleteInBatches(db, searchMisses, lt(searchMisses.day, day))
}

/** The first listings in Featured order, with their categories. */
export function findBest(db: Db, limit: number) {
  return db
    .select({ listingNo: listingSearch.listingNo, categories: listingSearch.categories })
    .from(listingSearch)
    .orderBy(desc(listingSearch.featured), desc(listingSearch.listingNo))
    .limit(limit)
}

export async function findTopRated(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ listingNo: listingSearch.listingNo })
    .from(listingSearch)
    .orderBy(desc(listingSearch.rating), desc(listingSearch.listingNo))
    .limit(limit)
  return rows.map(({ listingNo }) => listingNo)
}

export function findNewest(db: Db, limit: number) {
  return db
    .select({ id: listings.id, listingNo: listings.listingNo, publishedAt: listings.publishedAt })
    .from(listings)
    .innerJoin(publicListings, eq(publicListings.id, listings.id))
    .where(eq(listings.status, 'approved'))
    .orderBy(desc(listings.publishedAt), desc(listings.id))
    .limit(limit)
}

/** Other listings of the same categories: those that share an area first, then in Featured order. */
export async function findSimilar(
  db: Db,
  listingId: string,
  groups: readonly number[],
  limit: number,
): Promise<number[]> {
  const query = () => sql`
    with this as (select s.* from listing_search s join listings l using (listing_no) where l.id = ${sql.placeholder('listingId')}::uuid),
      leaves as (select array(select unnest(categories) from this except select unnest(${sql.placeholder('groups')}::int[])) as nos)
    select s.listing_no as "listingNo" from listing_search s, this, leaves
    where s.categories && leaves.nos and s.listing_no <> this.listing_no
    order by s.areas && this.areas desc, s.featured desc, s.listing_no desc limit ${sql.placeholder('limit')}::int`
  const values = { listingId, groups: [...groups], limit }
  const rows = await preparedRows<{ listingNo: number }>(db, 'similar_listings', query, values)
  return rows.map(({ listingNo }) => listingNo)
}

/** Categories and areas per sitemap page. */
const placesPerPage = 5_000

/** Number of categories in an area, and of areas, that have listings. */
export async function countPlacePages(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from search_counts where language = 0 and area > 0 and counts[1] > 0`,
  )
  return Math.ceil(rows[0]!.count / placesPerPage)
}

/** One page of areas, and of categories in an area, that have listings. `category` is null for an area as a whole. */
export async function findPlaces(db: Db, page: number): Promise<{ category: string | null; area: string }[]> {
  const { rows } = await db.execute<{ category: string | null; area: string }>(sql`
    select c.slug as category, a.slug as area from search_counts s
      join areas a on a.area_no = s.area left join categories c on c.category_no = s.category
    where s.language = 0 and s.counts[1] > 0 and (c.id is not null or s.category = 0)
    order by s.category, s.area limit ${placesPerPage} offset ${page * placesPerPage}`)
  return rows
}

/** Sitemap page of a listing, from 0. Depends on the listing's number only, so that listings never change pages. */
const pageOf = sql<number>`(${listingSearch.listingNo} - 1) / ${sql.raw(String(sitemapPageSize))}`

/** Numbers of the sitemap pages that contain public listings. */
export async function findSitemapPages(db: Db): Promise<number[]> {
  const rows = await db.selectDistinct({ page: pageOf }).from(listingSearch).orderBy(pageOf)
  return rows.map(({ page }) => page)
}

export function findSitemapEntries(db: Db, page: number) {
  return db
    .select({ slug: listings.slug, updatedAt: listings.updatedAt })
    .from(listingSearch)
    .innerJoin(listings, eq(listings.listingNo, listingSearch.listingNo))
    .where(between(listingSearch.listingNo, page * sitemapPageSize + 1, (page + 1) * sitemapPageSize))
    .orderBy(asc(listingSearch.listingNo))
}

/** The current slug of the category or area that formerly had this one. */
export async function findCurrentSlug(db: Db, kind: 'category' | 'area', oldSlug: string): Promise<string | undefined> {
  const table = kind === 'category' ? categories : areas
  const [row] = await db
    .select({ slug: table.slug })
    .from(slugRedirects)
    .innerJoin(table, eq(table.id, slugRedirects.targetId))
    .where(and(eq(slugRedirects.kind, kind), eq(slugRedirects.oldSlug, oldSlug)))
  return row?.slug
}

/** Number of public listings by category or group id; entries without listings are omitted. */
export async function countByCategory(db: Db): Promise<Map<string, number>> {
  const rows = await db.select().from(categoryCounts)
  return new Map(rows.map(({ categoryId, listings: count }) => [categoryId, count]))
}

/** Number of public listings by area, district or region id; entries without listings are omitted. */
export async function countByArea(db: Db): Promise<Map<string, number>> {
  const rows = await db.select().from(areaCounts)
  return new Map(rows.map(({ areaId, listings: count }) => [areaId, count]))
}

/** Number of public listings by `category_no`; categories without listings are omitted. */
export async function findCategorySizes(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ category: searchCounts.category, size: sql<number>`${searchCounts.counts}[1]` })
    .from(searchCounts)
    .where(and(eq(searchCounts.language, 0), eq(searchCounts.area, 0)))
  return new Map(rows.map(({ category, size }) => [category, size]))
}

/** Listings per category whose words are read. */
const sampledListings = 20

/** Words of listings of each category, as in `lex`. Words of one listing only are left out. Seconds while the machine is busy. */
export async function findListingTerms(db: Db): Promise<ListingTerms[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '60s'`)
    return readListingTerms(tx)
  })
}

async function readListingTerms(db: Db): Promise<ListingTerms[]> {
  const { rows } = await db.execute<ListingTerms>(sql`
    with found as (
      select c.category_no as category, l.lex, count(*) over (partition by c.category_no)::int as listings
      from categories c, lateral (select lex from listing_search
        where categories @> array[c.category_no] and categories[1] = c.category_no limit ${sampledListings}) l
      where c.parent_id is not null)
    select category, listings, array_agg(term) as terms, array_agg(n) as counts from (
      select category, listings, term, count(*)::int as n
      from found, unnest(tsvector_to_array(lex)) term where term !~ '^[nace]\\.' group by 1, 2, 3 having count(*) > 1) t
    group by 1, 2`)
  return rows
}

/** The best listings of each category, in one area if `area` is not 0; best first. */
export async function findBestOfEach(
  db: Db,
  categoryNos: readonly number[],
  area: number,
  limit: number,
): Promise<{ category: number; listingNo: number; id: string }[]> {
  const inArea = area === 0 ? sql`true` : sql`areas @> array[${area}]::int[]`
  const { rows } = await db.execute<{ category: number; listingNo: number; id: string }>(sql`
    select c.no as category, best.listing_no as "listingNo", l.id
    from unnest(${sql.param([...categoryNos])}::int[]) with ordinality c (no, position), lateral (
      select listing_no, featured from listing_search where categories @> array[c.no] and ${inArea}
      order by featured desc, listing_no desc limit ${limit}) best
      join listings l using (listing_no)
    order by c.position, best.featured desc, best.listing_no desc`)
  return rows
}
