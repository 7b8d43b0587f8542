import { type SQL, sql } from 'drizzle-orm'
import { cached } from '#platform/server/cached.ts'
import type { Db } from '#platform/server/db.ts'
import { type FacetKey, stepKeys, valuesOf } from '../../filters.ts'
import { countFacets, type FacetCounts } from './facets.ts'
import { countIndex, type Filters, matchesFilters, matchesMoment, noFilters } from './filter-sql.ts'
import {
  type CursorPosition,
  isAscending,
  isMainCategory,
  pageQuery,
  type PageRequest,
  paidPlacesQuery,
  readFacets,
  rowsQuery,
  sortColumn,
} from './search-sql.ts'
import type { Page } from './text-search.ts'

/**
 * One page of all listings that match the filters. Facet counts come with the first page and are read from
 * `search_counts` instead of counting listings, unless only those open at a minute count, which no counter knows.
 */
export async function browse(db: Db, request: PageRequest): Promise<Page> {
  const [{ rows, paid, counters }, countsOfOpen] = await Promise.all([
    readPage(db, request),
    request.filters.open > 0 ? countOpen(db, request.filters) : null,
  ])
  const counts = countsOfOpen ?? countsOf(counters!, request.filters)
  const { total } = counts
  return { rows, paid: paid ?? [], total, asked: total, counts: request.after === null ? counts : null }
}

/** The page with its paid places, and the counters, unless only those open at a minute count. */
async function readPage(db: Db, request: PageRequest) {
  const { filters, after, sort, mayBePaid: isSold } = request
  const isFirst = after === null
  const hasPaid = isFirst && sort === 'featured' && isSold
  const isOpen = filters.open > 0
  const moment = matchesMoment(filters)
  const condition = isOpen ? sql`${matchesFilters(filters)} and ${moment}` : matchesFilters(filters)
  const isTiered = sort === 'featured' && filters.category > 0
  // An array is compared after the filters, where "not in" would be for each row that they leave out.
  const unpaid = hasPaid ? sql` and listing_no <> all(array(select listing_no from paid))` : sql``
  const main = sql`${matchesFilters({ ...filters, category: 0 })} and ${moment} and ${isMainCategory(filters.category)}`
  const mayBePaid = isTiered
    ? sql`${condition} and (${isMainCategory(filters.category)} or not exists (select from listing_search where ${main}))`
    : condition
  const rowsOfPage = isTiered
    ? mainFirstQuery(request, sql`${main}${unpaid}`, sql`${condition}${unpaid}`)
    : mayBeRare(filters)
      ? rareOrOftenQuery(request, unpaid)
      : rowsQuery(request, sortColumn(request), table, sql`${condition}${unpaid}`)
  const { rows } = await db.execute<{ rows: Page['rows']; paid: number[] | null; counters: Counters | null }>(sql`
    with ${hasPaid ? sql`paid as materialized (${paidPlacesQuery(request, table, mayBePaid)})` : sql`paid as (select null::int as listing_no limit 0)`}
    select ${pageQuery(rowsOfPage)} as rows, (select json_agg(listing_no) from paid) as paid,
      ${isOpen ? sql`null::json` : countersQuery(filters, isFirst)} as counters`)
  return rows[0]!
}

const table = sql`listing_search`

/** Multiplies the values of the first of two tiers: a power of two, so that a cursor is exact. Featured values are .03 to 1. */
const mainFactor = 1_024

/**
 * Rows in Featured order, those of the chosen category as their main one first. The others are read only if these do not
 * fill the page.
 */
function mainFirstQuery(request: PageRequest, isMain: SQL, isAny: SQL): SQL {
  const [value, listingNo] = (request.after ?? [Infinity, 0]) as [number, number]
  const isAfterMain = value <= 1
  const rows = (after: CursorPosition | null, condition: SQL) =>
    rowsQuery({ ...request, after }, sql`featured`, table, condition)
  const afterOther: CursorPosition | null = isAfterMain ? [value, listingNo] : null
  const afterMain: CursorPosition | null = request.after && [value / mainFactor, listingNo]
  return sql`with main as materialized (${rows(afterMain, isAfterMain ? sql`false` : isMain)})
    select listing_no, value * ${mainFactor} as value from main union all
    (${rows(afterOther, sql`${isAny} and not ${isMainCategory(request.filters.category)} and (select count(*) from main) <= ${request.size}`)})
    order by value desc, listing_no desc limit ${request.size + 1}`
}

/** Filters that few listings of a category or place may meet, which the planner cannot know. */
const mayBeRare = ({ category, area, open, ...others }: Filters) =>
  open === 0 && (category > 0 ? area > 0 || hasAny(others) : area > 0 && hasAny(others))
const hasAny = (chosen: Partial<Filters>) => Object.values(chosen).some((value) => value > 0)

/**
 * Rows by the index of the order, which passes listings until enough of them meet the filters, or all listings of the place,
 * sorted: whichever the counters promise to read fewer. The first way reads rows only of those whose tags, which are in
 * the index, meet the filters.
 */
function rareOrOftenQuery(request: PageRequest, unpaid: SQL): SQL {
  const { filters, size, sort } = request
  const { category, area, language } = filters
  const [column, direction] = [sortColumn(request), isAscending(sort) ? sql`` : sql` desc`]
  const count = (
    chosen: Record<ColumnKey, number>,
    index: number,
  ) => sql`coalesce((select counts[${index + 1}]::float8 from search_counts
    where language = ${chosen.language} and category = ${chosen.category} and area = ${chosen.area}), 0)`
  const anywhere = { language: 0, category: 0, area: 0 }
  const isRare = sql`${count({ category, area, language }, countIndex(filters))} * ${count({ ...anywhere, category, area }, 0)}
    < ${count(anywhere, 0)} * ${size + 1}`
  const there = sql`(select * from listing_search where ${matchesFilters(filters)}${unpaid} and (select is_rare from rare) offset 0) there`
  const places = matchesFilters({ ...noFilters, category, area })
  const tags = { ...filters, category: 0, area: 0 }
  const isThere = hasAny(tags)
    ? sql`${matchesFilters(tags)} and (select ${places} from listing_search itself where itself.listing_no = listing_search.listing_no)`
    : places
  return sql`with rare as materialized (select ${isRare} as is_rare)
    select * from (
      (${rowsQuery(request, column, table, sql`not (select is_rare from rare) and ${isThere}${unpaid}`)}) union all
      (${rowsQuery(request, column, there, sql`true`)})) either_way
    order by value${direction}, listing_no${direction}`
}

/** Total and facet counts of all listings that match the filters. */
export async function countAll(db: Db, filters: Filters): Promise<FacetCounts> {
  if (filters.open > 0) return countOpen(db, filters)
  const { rows } = await db.execute<{ counters: Counters }>(sql`select ${countersQuery(filters, true)} as counters`)
  return countsOf(rows[0]!.counters, filters)
}

/** The same of those that are open at the minute. */
async function countOpen(db: Db, filters: Filters): Promise<FacetCounts> {
  return countFacets(await readOpenFacets(db, filters.open), filters)
}

/**
 * The facets of what is open at this minute, whatever the other filters, and of what is open at all times: reading them
 * takes most of such a search. Two bytes for each value of a listing, 2.5 MB for 100,000.
 */
const readOpenFacets = cached((db: Db, open: number) => readFacets(db, matchesMoment({ ...noFilters, open })))

/** Dimensions of `search_counts` that are columns. */
const columnKeys = ['language', 'category', 'area'] as const
type ColumnKey = (typeof columnKeys)[number]

/** `current`: counts for the chosen category, area and language. The others: count per value with all other filters. */
type Counters = { current: number[] | null } & Partial<Record<ColumnKey, [number, number][] | null>>

function countersQuery(filters: Filters, withFacets: boolean): SQL {
  const conditions = (keys: readonly ColumnKey[]) =>
    sql.join(
      keys.map((key) => sql`${sql.raw(key)} = ${filters[key]}`),
      sql` and `,
    )
  const pairs = columnKeys.map((key) => {
    const others = columnKeys.filter((other) => other !== key)
    return sql`, ${sql.raw(`'${key}'`)}, (select json_agg(json_build_array(${sql.raw(key)}, counts[${countIndex(filters) + 1}]))
      from search_counts where ${conditions(others)}${key === 'language' ? sql` and language between 0 and ${valuesOf('language').length}` : sql``})`
  })
  return sql`json_build_object('current', (select to_json(counts) from search_counts where ${conditions(columnKeys)})
    ${withFacets ? sql.join(pairs) : sql``})`
}

function countsOf({ current, ...pairs }: Counters, filters: Filters): FacetCounts {
  const countWith = (change: Partial<Filters>) => current?.[countIndex({ ...filters, ...change })] ?? 0
  const isColumn = (key: FacetKey): key is ColumnKey => columnKeys.some((column) => column === key)
  const numbersOf = (key: FacetKey): [number, number][] =>
    isColumn(key)
      ? (pairs[key] ?? [])
      : [0, ...valuesOf(key).map((_, index) => index + 1)].map((number) => [number, countWith({ [key]: number })])
  const all = [...columnKeys, ...stepKeys].map((key) => [key, new Map(numbersOf(key))] as const)
  return {
    ...(Object.fromEntries(
      all.map(([key, numbers]) => [key, new Map([...numbers].filter(([number, count]) => number > 0 && count > 0))]),
    ) as Record<FacetKey, Map<number, number>>),
    total: countWith({}),
    without: Object.fromEntries(
      all.flatMap(([key, numbers]) => (filters[key] > 0 ? [[key, numbers.get(0) ?? 0]] : [])),
    ),
  }
}
