import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { type FacetCounts, countFacets } from './facets.ts'
import { type Filters, matchesFilters, matchesMoment } from './filter-sql.ts'
import type { ParsedQuery } from './query.ts'
import { matchesQuery, pageQuery, type PageRequest, paidPlacesQuery, scoreOf, sortColumn } from './search-sql.ts'

/** One page of listing numbers with their sort values. `paid` precede `rows`, on the first page only. */
export type Page = {
  rows: [listingNo: number, value: number | string][]
  paid: number[]
  total: number
  counts: FacetCounts | null
}

/** Condition on `listing_search` for what is counted: the query, and the filter that no counter knows. */
const isCounted = (query: ParsedQuery | null, filters: Filters) =>
  sql`${query ? matchesQuery(query) : sql`true`} and ${matchesMoment(filters)}`

/** One page of the listings that match the query and the filters. Facet counts come with the first page. */
export async function findByQuery(db: Db, query: ParsedQuery | null, request: PageRequest): Promise<Page> {
  const isFirst = request.after === null
  const hasPaid = isFirst && request.sort === 'featured'
  const value = request.sort === 'featured' && query ? scoreOf(query) : sortColumn(request)
  const condition = hasPaid ? sql`ok and listing_no not in (select listing_no from paid)` : sql`ok`
  const { rows } = await db.execute<{
    page: Page['rows']
    paid: number[] | null
    total: number
    facets: string | null
  }>(sql`
    with h as materialized (
      select listing_no, tags, ${matchesFilters(request.filters)} as ok, ${value} as value${isFirst ? sql`, facets` : sql``}
      from listing_search where ${isCounted(query, request.filters)}
    )${hasPaid ? sql`, paid as materialized (${paidPlacesQuery(request, sql`h`, sql`ok`)})` : sql``}
    select ${pageQuery(request, sql`value`, sql`h`, condition)} as page,
      ${hasPaid ? sql`(select json_agg(listing_no) from paid)` : sql`null::json`} as paid,
      (select count(*)::int from h where ok) as total,
      ${isFirst ? sql`(select string_agg(facets, '') from h)` : sql`null::text`} as facets`)
  const { page, paid, total, facets } = rows[0]!
  return { rows: page, paid: paid ?? [], total, counts: isFirst ? countFacets(facets ?? '', request.filters) : null }
}

/** Total and facet counts of the listings that match the query and the filters. */
export async function countByQuery(db: Db, query: ParsedQuery | null, filters: Filters): Promise<FacetCounts> {
  const { rows } = await db.execute<{ facets: string | null }>(sql`
    select string_agg(facets, '') as facets from listing_search where ${isCounted(query, filters)}`)
  return countFacets(rows[0]!.facets ?? '', filters)
}
