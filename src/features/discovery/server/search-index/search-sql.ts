import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { paidPlaces } from '../../rules.ts'
import type { Sort } from '../../rules/search-state.ts'
import { type IndexQuery, indexQuery } from '../language/query.ts'
import { type Filters, paidBit } from './filter-sql.ts'
import { isOpenAt } from './open-now.ts'

/** Sort value and number of the last listing of a page. */
export type CursorPosition = readonly [value: number | string, listingNo: number]

/** Which name column is used for sorting, by the language of the visitor. */
export type NameKey = 'en' | 'zh'

export type PageRequest = {
  filters: Filters
  /** When not empty: only listings in one of these areas, beside `filters`. */
  anyArea: readonly number[]
  sort: Sort
  nameKey: NameKey
  /** For the sort by distance: kilometres to each area. Null without a place. */
  distances: ReadonlyMap<number, number> | null
  /** Null for the first page. */
  after: CursorPosition | null
  /** Whether listings may be in paid places: of the best tier, and in a category asked for. */
  mayBePaid: boolean
  /** When listings in paid places must be open, as a number of the filter "open now"; 0 for any time. */
  paidOpenAt: number
  /** Listings already shown in paid places. */
  paid: readonly number[]
  /** Listings per page, including those in paid places. One more row is read to detect a next page. */
  size: number
  /** Any number that changes daily: it rotates the paid places. */
  day: number
}

export const isAscending = (sort: Sort) => sort === 'name' || sort === 'price'
export const isByName = (sort: Sort) => sort === 'name' || sort === 'name_desc'

/** The column for a sort order that does not depend on the text query. */
export function sortColumn({ sort, nameKey }: Pick<PageRequest, 'sort' | 'nameKey'>): SQL {
  if (sort === 'featured' || sort === 'nearest') return sql`featured`
  if (sort === 'rating') return sql`rating`
  if (sort === 'price') return sql`price`
  if (sort === 'reviews') return sql`${sql.identifier('reviews')}`
  return nameKey === 'en' ? sql`name_en` : sql`name_zh`
}

/** Subquery for the rows of one page as JSON [[listing_no, value], …]. */
export const pageQuery = (rows: SQL): SQL =>
  sql`(select coalesce(json_agg(json_build_array(listing_no, value)), '[]') from (${rows}) p)`

/** Query for the rows of one page, (listing_no, value), from a relation and a condition on it. */
export function rowsQuery(request: PageRequest, value: SQL, from: SQL, condition: SQL): SQL {
  const direction = isAscending(request.sort) ? sql`` : sql` desc`
  return sql`select listing_no, ${value} as value from ${from}
    where ${condition}${afterCondition(request, value)}${request.paid.length > 0 ? sql` and listing_no <> all(${sql.param([...request.paid])}::int[])` : sql``}
    order by ${value}${direction}, listing_no${direction} limit ${request.size + 1}`
}

function afterCondition({ after: position, sort }: PageRequest, value: SQL): SQL {
  if (position === null) return sql``
  const type = isByName(sort) ? sql`text` : sql`float8`
  return sql` and (${value}, listing_no) ${isAscending(sort) ? sql`>` : sql`<`} (${position[0]}::${type}, ${position[1]}::int)`
}

/**
 * Subquery for today's premium listings in paid places: the two with the smallest hash of day and listing, so that each
 * premium listing gets an equal share of days. A page always has at least one unpaid place.
 */
export function paidPlacesQuery({ day, size, paidOpenAt }: PageRequest, from: SQL, condition: SQL): SQL {
  return sql`select listing_no from ${from} where ${condition} and ${mayHavePaidPlace(paidOpenAt)}
    order by hashint8extended(listing_no, ${day}::bigint), listing_no limit ${Math.min(paidPlaces, size - 1)}`
}

/** Condition on `listing_search`: it is eligible for a paid place, and open then. */
export const mayHavePaidPlace = (openAt: number): SQL =>
  openAt === 0 ? sql.raw(`tags & ${paidBit} <> 0`) : sql`${mayHavePaidPlace(0)} and ${isOpenAt(openAt)}`

/** Condition on `listing_search`: this is the listing's main category. A group is the main category of none. */
export const isMainCategory = (categoryNo: number): SQL => sql`categories[1] = ${sql.raw(String(categoryNo))}`

/** Condition on `listing_search` for a text query. */
export const matchesQuery = (query: IndexQuery): SQL => sql`lex @@ ${indexQuery(query)}::tsquery`

/** The facets of all listings that meet a condition on `listing_search`, joined. */
export async function readFacets(db: Db, condition: SQL): Promise<string> {
  const { rows } = await db.execute<{ facets: string | null }>(
    sql`select string_agg(facets, '') as facets from listing_search where ${condition}`,
  )
  return rows[0]!.facets ?? ''
}
