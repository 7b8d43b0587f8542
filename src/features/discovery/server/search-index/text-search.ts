import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { matchPoints, paidPlaces } from '../../rules.ts'
import type { IndexQuery } from '../language/query.ts'
import { countFacets, type FacetCounts } from './facets.ts'
import { type Filters, matchesMoment } from './filter-sql.ts'
import { findHits } from './hits-sql.ts'
import { type RankedHits, rankHits, type Row } from './ranked-hits.ts'
import { matchesQuery, type PageRequest, readFacets } from './search-sql.ts'

/** One page of listing numbers with their sort values. `paid` precede `rows`, on the first page only. */
export type Page = {
  rows: Row[]
  paid: number[]
  total: number
  /** How many of them were asked for: are in a category asked for or have the name. All of them without a need. */
  asked: number
  counts: FacetCounts | null
}

/**
 * One page of the listings that match the query and the filters. Facet counts come with the first page.
 * @param query null for all listings that match the filters
 */
export async function findByQuery(db: Db, query: IndexQuery | null, request: PageRequest): Promise<Page> {
  const isFirst = request.after === null
  const hasPaid = isFirst && request.sort === 'featured' && request.mayBePaid
  const hits = await findHits(db, query, request, hasPaid)
  const { rows, premium, total, asked, counts } = rankHits(hits, query, request, request.size + 1 + paidPlaces)
  const paid = paidPlacesOf(premium, query, request)
  const unpaid = rows.filter(([listingNo]) => !paid.includes(listingNo))
  return { rows: unpaid.slice(0, request.size + 1), paid, total, asked, counts: isFirst ? counts : null }
}

/** Paid places are of the best tier and in the category asked for, so never before a business asked for by name. */
function paidPlacesOf(premium: RankedHits['premium'], query: IndexQuery | null, { size }: PageRequest): number[] {
  const least = query ? matchPoints.otherCategory : 0
  return premium
    .filter(({ tier }) => tier >= least && tier <= matchPoints.need)
    .sort((one, other) => (one.hash === other.hash ? one.listingNo - other.listingNo : one.hash < other.hash ? -1 : 1))
    .slice(0, Math.min(paidPlaces, size - 1))
    .map(({ listingNo }) => listingNo)
}

/** Total and facet counts of the listings that match the query and the filters. */
export async function countByQuery(db: Db, query: IndexQuery, filters: Filters): Promise<FacetCounts> {
  return countFacets(await readFacets(db, sql`${matchesQuery(query)} and ${matchesMoment(filters)}`), filters)
}
