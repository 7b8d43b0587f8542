import { type SQL, sql } from 'drizzle-orm'
import { spokenLanguages } from '#features/listings/rules.ts'
import type { Db } from '#platform/server/db.ts'
import { priceSteps, ratingSteps } from '../../rules/search-state.ts'
import type { FacetCounts } from './facets.ts'
import { countIndex, type Filters } from './filter-bits.ts'
import { pageQuery, type PageRequest, paidPlacesQuery, matchesFilters, sortColumn } from './search-sql.ts'
import type { Page } from './text-search.ts'

/**
 * One page of all listings that match the filters. Facet counts come with the first page and are read from
 * `search_counts` instead of counting listings.
 */
export async function browse(db: Db, request: PageRequest): Promise<Page> {
  const isFirst = request.after === null
  const hasPaid = isFirst && request.sort === 'featured'
  const condition = matchesFilters(request.filters)
  const table = sql`listing_search`
  const { rows } = await db.execute<{ page: Page['rows']; paid: number[] | null; counters: Counters }>(sql`
    with ${hasPaid ? sql`paid as materialized (${paidPlacesQuery(request, table, condition)})` : sql`paid as (select null::int as listing_no limit 0)`}
    select ${pageQuery(request, sortColumn(request), table, hasPaid ? sql`${condition} and listing_no not in (select listing_no from paid)` : condition)} as page,
      (select json_agg(listing_no) from paid) as paid, ${countersQuery(request.filters, isFirst)} as counters`)
  const { page, paid, counters } = rows[0]!
  const counts = countsOf(counters, request.filters)
  return { rows: page, paid: paid ?? [], total: counts.total, counts: isFirst ? counts : null }
}

/** Total and facet counts of all listings that match the filters. */
export async function countAll(db: Db, filters: Filters): Promise<FacetCounts> {
  const { rows } = await db.execute<{ counters: Counters }>(sql`select ${countersQuery(filters, true)} as counters`)
  return countsOf(rows[0]!.counters, filters)
}

type Pairs = [number, number][] | null
/** `current`: counts for the chosen category, area and language. The others: count per value with all other filters. */
type Counters = { current: number[] | null; categories: Pairs; areas: Pairs; languages: Pairs }

function countersQuery(filters: Filters, withFacets: boolean): SQL {
  const { category, area, language } = filters
  const value = sql`counts[${countIndex(filters) + 1}]`
  const pairs = (key: SQL, condition: SQL) =>
    sql`(select json_agg(json_build_array(${key}, ${value})) from search_counts where ${condition})`
  const current = sql`(select to_json(counts) from search_counts where language = ${language} and category = ${category} and area = ${area})`
  if (!withFacets) return sql`json_build_object('current', ${current})`
  return sql`json_build_object('current', ${current},
    'categories', ${pairs(sql`category`, sql`language = ${language} and area = ${area}`)},
    'areas', ${pairs(sql`area`, sql`language = ${language} and category = ${category}`)},
    'languages', ${pairs(sql`language`, sql`language between 0 and ${spokenLanguages.length} and category = ${category} and area = ${area}`)})`
}

function countsOf({ current, categories, areas, languages }: Counters, filters: Filters): FacetCounts {
  const countWith = (change: Partial<Filters>) => current?.[countIndex({ ...filters, ...change })] ?? 0
  const nonZero = (pairs: Pairs | undefined) => new Map((pairs ?? []).filter(([no, n]) => no > 0 && n > 0))
  const countOfAny = (pairs: Pairs | undefined) => (pairs ?? []).find(([no]) => no === 0)?.[1] ?? 0
  const steps = (length: number, change: (step: number) => Partial<Filters>) =>
    Array.from({ length: length + 1 }, (_, step) => (step === 0 ? 0 : countWith(change(step))))
  const languageCounts = nonZero(languages)
  const without: [keyof Filters, number][] = [
    ['category', countOfAny(categories)],
    ['area', countOfAny(areas)],
    ['language', countOfAny(languages)],
    ['rating', countWith({ rating: 0 })],
    ['verified', countWith({ verified: 0 })],
    ['price', countWith({ price: 0 })],
  ]
  return {
    total: countWith({}),
    categories: nonZero(categories),
    areas: nonZero(areas),
    ratings: steps(ratingSteps.length, (rating) => ({ rating })),
    verified: countWith({ verified: 1 }),
    languages: steps(spokenLanguages.length, () => ({})).map((_, language) => languageCounts.get(language) ?? 0),
    prices: steps(priceSteps.length, (price) => ({ price })),
    without: Object.fromEntries(without.filter(([key]) => filters[key] > 0)),
  }
}
