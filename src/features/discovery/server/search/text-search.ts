import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { matchPoints } from '../../rules.ts'
import { type FacetCounts, countFacets } from './facets.ts'
import { type Filters, matchesFilters, matchesMoment } from './filter-sql.ts'
import type { IndexQuery } from './query.ts'
import {
  bonusOf,
  isMainCategory,
  matchesQuery,
  pageQuery,
  type PageRequest,
  paidPlacesQuery,
  rowsQuery,
  sortColumn,
  tieredSortColumn,
  tierOf,
} from './search-sql.ts'

/** One page of listing numbers with their sort values. `paid` precede `rows`, on the first page only. */
export type Page = {
  rows: [listingNo: number, value: number | string][]
  paid: number[]
  total: number
  /** How many of them were asked for: are in a category asked for or have the name. All of them without a need. */
  asked: number
  counts: FacetCounts | null
}

/** Condition on `listing_search` for what is counted: the query, and the filters that no counter knows. */
const isCounted = (query: IndexQuery | null, filters: Filters, anyArea: readonly number[] = []) =>
  sql`${query ? matchesQuery(query) : sql`true`} and ${matchesMoment(filters)}${anyArea.length > 0 ? sql` and areas && ${sql.param([...anyArea])}::int[]` : sql``}`

/**
 * One page of the listings that match the query and the filters. Facet counts come with the first page.
 * @param query null for all listings that match the filters
 */
export async function findByQuery(db: Db, query: IndexQuery | null, request: PageRequest): Promise<Page> {
  const isFirst = request.after === null
  const hasPaid = isFirst && request.sort === 'featured' && request.paidFor !== 'nobody'
  const isAsked = !query || query.categories.length === 0 ? sql`true` : sql`tier >= ${lowestAsked(query)}`
  const value = request.sort === 'featured' ? sql`tier + bonus` : tieredSortColumn(request, isAsked)
  const sortColumns =
    request.sort === 'featured' ? sql`${query ? bonusOf(query) : sql`featured`} as bonus` : sortColumn(request)
  const condition = hasPaid ? sql`ok and listing_no not in (select listing_no from paid)` : sql`ok`
  // Paid places are of the best tier and in the category asked for, so never before a business asked for by name.
  const least = query ? (request.paidFor === 'main' ? matchPoints.need : matchPoints.otherCategory) : 0
  const mayBePaid = sql`ok and tier = (select top from t) and tier between ${least} and ${matchPoints.need}`
  const { rows } = await db.execute<{
    page: Page['rows']
    paid: number[] | null
    total: number
    asked: number
    facets: string | null
  }>(sql`
    with h as materialized (
      select listing_no, tags, ${matchesFilters(request.filters)} as ok, ${query ? tierOf(query) : tierOfCategory(request.filters)} as tier, ${sortColumns}${isFirst ? sql`, facets` : sql``}
      from listing_search where ${isCounted(query, request.filters, request.anyArea)}
    ), t as materialized (
      select count(*) filter (where ok)::int as total, count(*) filter (where ok and ${isAsked})::int as asked,
        max(tier) filter (where ok) as top, ${isFirst ? sql`string_agg(facets, '')` : sql`null::text`} as facets from h
    )${hasPaid ? sql`, paid as materialized (${paidPlacesQuery(request, sql`h`, mayBePaid)})` : sql``}
    select ${pageQuery(rowsQuery(request, value, sql`h`, condition))} as page,
      ${hasPaid ? sql`(select json_agg(listing_no) from paid)` : sql`null::json`} as paid,
      total, asked, facets from t`)
  const { page, facets, ...result } = rows[0]!
  const counts = isFirst ? countFacets(facets ?? '', request.filters) : null
  return { ...result, rows: page, paid: result.paid ?? [], counts }
}

/** Lowest tier of listings in a category that was asked for. */
const lowestAsked = ({ categories }: IndexQuery) => matchPoints.otherCategory - 2 * (categories.length - 1)

/** Without a query, those whose main category is the chosen one come first. */
const tierOfCategory = ({ category }: Filters) => sql`(case when ${isMainCategory(category)} then 1 else 0 end)::float8`

/** Total and facet counts of the listings that match the query and the filters. */
export async function countByQuery(db: Db, query: IndexQuery | null, filters: Filters): Promise<FacetCounts> {
  const { rows } = await db.execute<{ facets: string | null }>(sql`
    select string_agg(facets, '') as facets from listing_search where ${isCounted(query, filters)}`)
  return countFacets(rows[0]!.facets ?? '', filters)
}
