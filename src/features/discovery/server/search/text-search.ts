import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { matchPoints, paidPlaces } from '../../rules.ts'
import { type FacetCounts, countFacets } from './facets.ts'
import { type Filters, matchesMoment } from './filter-sql.ts'
import { findHits, type Hits } from './hits-sql.ts'
import type { IndexQuery } from './query.ts'
import { isAscending, matchesQuery, type PageRequest } from './search-sql.ts'

/** One page of listing numbers with their sort values. `paid` precede `rows`, on the first page only. */
export type Page = {
  rows: Row[]
  paid: number[]
  total: number
  /** How many of them were asked for: are in a category asked for or have the name. All of them without a need. */
  asked: number
  counts: FacetCounts | null
}
type Row = [listingNo: number, value: number | string]

/**
 * One page of the listings that match the query and the filters. Facet counts come with the first page.
 * @param query null for all listings that match the filters
 */
export async function findByQuery(db: Db, query: IndexQuery | null, request: PageRequest): Promise<Page> {
  const isFirst = request.after === null
  const hasPaid = isFirst && request.sort === 'featured' && request.paidFor !== 'nobody'
  const lowestAsked = matchPoints.otherCategory - 2 * Math.max(0, (query?.categories.length ?? 0) - 1)
  const hits = await findHits(db, query, request, { hasPaid, lowestAsked })
  const paid = paidPlacesOf(hits, query, request)
  const rows = rowsOf(hits)
  return {
    rows: firstRows(rows, request, new Set([...request.paid, ...paid])),
    paid,
    total: rows.length,
    asked: hits.asked,
    counts: isFirst ? countFacets(hits.facets ?? '', request.filters) : null,
  }
}

/** Paid places are of the best tier and in the category asked for, so never before a business asked for by name. */
function paidPlacesOf({ premium, topTier }: Hits, query: IndexQuery | null, { paidFor, size }: PageRequest): number[] {
  const least = query ? (paidFor === 'main' ? matchPoints.need : matchPoints.otherCategory) : 0
  return (premium ?? [])
    .filter(([, tier]) => tier === topTier && tier >= least && tier <= matchPoints.need)
    .map(([listingNo, , hash]) => ({ listingNo, hash: BigInt(hash) }))
    .sort((one, other) => (one.hash === other.hash ? one.listingNo - other.listingNo : one.hash < other.hash ? -1 : 1))
    .slice(0, Math.min(paidPlaces, size - 1))
    .map(({ listingNo }) => listingNo)
}

function rowsOf({ nos, values }: Hits): Row[] {
  if (!nos || !values) return []
  const valueOf = Buffer.isBuffer(values)
    ? (index: number) => values.readDoubleBE(8 * index)
    : (index: number) => values[index]!
  return Array.from({ length: nos.length / 4 }, (_, index) => [nos.readInt32BE(4 * index), valueOf(index)])
}

/** The first rows of a page and the next one, in order. */
function firstRows(rows: readonly Row[], { sort, after, size }: PageRequest, paid: ReadonlySet<number>): Row[] {
  const direction = isAscending(sort) ? 1 : -1
  const compare = ([oneNo, one]: Row, [otherNo, other]: Row) =>
    direction * (one === other ? oneNo - otherNo : one < other ? -1 : 1)
  const position: Row | null = after && [after[1], after[0]]
  const first: Row[] = []
  for (const row of rows) {
    if (first.length > size && compare(row, first.at(-1)!) > 0) continue
    if (paid.has(row[0]) || (position && compare(row, position) <= 0)) continue
    let at = first.length
    while (at > 0 && compare(row, first[at - 1]!) < 0) at--
    first.splice(at, 0, row)
    if (first.length > size + 1) first.pop()
  }
  return first
}

/** Total and facet counts of the listings that match the query and the filters. */
export async function countByQuery(db: Db, query: IndexQuery | null, filters: Filters): Promise<FacetCounts> {
  const { rows } = await db.execute<{ facets: string | null }>(sql`
    select string_agg(facets, '') as facets from listing_search
    where ${query ? matchesQuery(query) : sql`true`} and ${matchesMoment(filters)}`)
  return countFacets(rows[0]!.facets ?? '', filters)
}
