import { type SQL, sql } from 'drizzle-orm'
import { bonusPoints, featuredShare, matchPoints, paidPlaces } from '../../rules.ts'
import type { Sort } from '../../rules/search-state.ts'
import { type Filters, paidBit, stepsExpression } from './filter-sql.ts'
import { type IndexQuery, indexQuery, nameQuery, textQuery, wholeNameQuery } from './query.ts'

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
  /** Null for the first page. */
  after: CursorPosition | null
  /** Who may be in the paid places: listings `in` the category asked for, only those whose `main` category it is, or nobody. */
  paidFor: 'in' | 'main' | 'nobody'
  /** Listings already shown in paid places. */
  paid: readonly number[]
  /** Listings per page, including those in paid places. One more row is read to detect a next page. */
  size: number
  /** Any number that changes daily: it rotates the paid places. */
  day: number
}

const isAscending = (sort: Sort) => sort === 'name'
const isByName = (sort: Sort) => sort === 'name' || sort === 'name_desc'

/** The column for a sort order that does not depend on the text query. */
export function sortColumn({ sort, nameKey }: Pick<PageRequest, 'sort' | 'nameKey'>): SQL {
  if (sort === 'featured') return sql`featured`
  if (sort === 'rating') return sql`rating`
  if (sort === 'reviews') return sql`${sql.identifier('reviews')}`
  return nameKey === 'en' ? sql`name_en` : sql`name_zh`
}

/**
 * Sort value within a text search: what was asked for comes first in every sort. Names are prefixed instead, since their
 * values are texts.
 */
export function tieredSortColumn(request: Pick<PageRequest, 'sort' | 'nameKey'>, isAsked: SQL): SQL {
  const column = sortColumn(request)
  if (!isByName(request.sort)) return sql`(case when ${isAsked} then ${sql.raw('1e7')} else 0 end + ${column})::float8`
  const [first, last] = isAscending(request.sort) ? ['0', '1'] : ['1', '0']
  return sql`(case when ${isAsked} then ${sql.raw(`'${first}'`)} else ${sql.raw(`'${last}'`)} end || ${column})`
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
export function paidPlacesQuery({ day, size }: PageRequest, from: SQL, condition: SQL): SQL {
  return sql`select listing_no from ${from} where ${condition} and tags & ${sql.raw(String(paidBit))} <> 0
    order by hashint8extended(listing_no, ${day}::bigint), listing_no limit ${Math.min(paidPlaces, size - 1)}`
}

/** Condition on `listing_search`: this is the listing's main category. A group is the main category of none. */
export const isMainCategory = (categoryNo: number): SQL => sql`categories[1] = ${sql.raw(String(categoryNo))}`

const literal = (value: number) => sql.raw(value.toFixed(2))

/** Condition on `listing_search` for a text query. */
export const matchesQuery = (query: IndexQuery): SQL => sql`lex @@ ${indexQuery(query)}::tsquery`

// Lexemes are looked up through the GIN index because those of the row itself are stored out of line.
const matchesLexemes = (query: string) =>
  sql`listing_no in (select listing_no from listing_search where lex @@ ${query}::tsquery)`

/** Tier of a listing that matches the query: see `matchPoints`. */
export function tierOf({ categories, related, units, nameUnits, name }: IndexQuery): SQL {
  const named = nameUnits.length > 0 ? nameUnits : categories.length === 0 ? units : []
  const cases = [
    sql`when ${matchesLexemes(wholeNameQuery(name))} then ${literal(matchPoints.wholeName)}`,
    ...(named.length > 0 ? [sql`when ${matchesLexemes(nameQuery(named))} then ${literal(matchPoints.name)}`] : []),
    ...[...categories, ...related].flatMap((no, index) => [
      sql`when ${isMainCategory(no)} then ${literal(matchPoints.need - 2 * index)}`,
      sql`when categories @> array[${no}]::int[] then ${literal(matchPoints.otherCategory - 2 * index)}`,
    ]),
  ]
  return sql`(case ${sql.join(cases, sql` `)} else ${literal(matchPoints.text)} end)::float8`
}

/** Cheap listings first, in the steps of the price filter; within a step in Featured order. */
const cheapPoints = sql`(${stepsExpression('price')} * ${sql.raw(String(bonusPoints.cheap))} + featured * 0.1)`

/** Points within a tier: see `bonusPoints`. */
export function bonusOf({ categories, units, runs, manners }: IndexQuery): SQL {
  const [run] = [...runs].sort((one, other) => other.length - one.length)
  const words = categories.length > 0 ? units.slice(0, maxWeighedWords) : []
  const parts = [
    manners.includes('cheap') ? cheapPoints : sql`featured * ${literal(featuredShare)}`,
    ...(run === undefined
      ? []
      : [sql`case when doc like ${`%${run}%`} then ${literal(bonusPoints.phrase)} else 0 end`]),
    ...words.map(
      (unit) =>
        sql`case when ${matchesLexemes(textQuery([unit]))} then ${literal(bonusPoints.words / words.length)} else 0 end`,
    ),
  ]
  return sql`(${sql.join(parts, sql` + `)})::float8`
}

/** Further words would cost more than they tell. */
const maxWeighedWords = 4
