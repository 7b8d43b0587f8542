import { type SQL, sql } from 'drizzle-orm'
import { featuredShare, matchPoints, paidPlaces } from '../../rules.ts'
import type { Sort } from '../../rules/search-state.ts'
import { wholeNameLexeme } from './document.ts'
import { type Filters, paidBit } from './filter-sql.ts'
import { hasMeaning, nameQuery, textQuery, type ParsedQuery } from './query.ts'

/** Sort value and number of the last listing of a page. */
export type CursorPosition = readonly [value: number | string, listingNo: number]

/** Which name column is used for sorting, by the language of the visitor. */
export type NameKey = 'en' | 'zh'

export type PageRequest = {
  filters: Filters
  sort: Sort
  nameKey: NameKey
  /** Null for the first page. */
  after: CursorPosition | null
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

/** Subquery for one page as JSON [[listing_no, value], …], from a relation and a condition on it. */
export function pageQuery(request: PageRequest, value: SQL, from: SQL, condition: SQL): SQL {
  const direction = isAscending(request.sort) ? sql`` : sql` desc`
  return sql`(select coalesce(json_agg(json_build_array(listing_no, value)), '[]') from (
    select listing_no, ${value} as value from ${from}
    where ${condition}${afterCondition(request, value)}${request.paid.length > 0 ? sql` and listing_no <> all(${sql.param([...request.paid])}::int[])` : sql``}
    order by ${value}${direction}, listing_no${direction} limit ${request.size + 1}) p)`
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

const scoreLiteral = (value: number) => sql.raw(value.toFixed(2))
const emptyIntArray = sql`'{}'::int[]`
const intArray = (values: readonly number[]) =>
  values.length === 0 ? emptyIntArray : sql`${sql.param([...values])}::int[]`

/** Condition on `listing_search` for a text query. */
export const matchesQuery = ({ units }: ParsedQuery): SQL => sql`lex @@ ${textQuery(units)}::tsquery`

/**
 * Score of a listing that matches the query, as defined in `rules.ts`. Name matches are looked up through the GIN index
 * because the lexemes of the row itself are stored out of line.
 */
export function scoreOf({ units, name, runs }: ParsedQuery): SQL {
  const matchesTsquery = (query: string) =>
    sql`listing_no in (select listing_no from listing_search where lex @@ ${query}::tsquery)`
  const named = units
    .filter(hasMeaning)
    .map(({ meaning }) => sql`(categories && ${intArray(meaning.categories)} or areas && ${intArray(meaning.areas)})`)
  const tier = sql`case when ${matchesTsquery(`'${wholeNameLexeme(name)}'`)} then ${scoreLiteral(matchPoints.wholeName)}
    when ${matchesTsquery(nameQuery(units))} then ${scoreLiteral(matchPoints.name)}
    ${named.length > 0 ? sql`when ${sql.join(named, sql` and `)} then ${scoreLiteral(matchPoints.named)}` : sql``}
    else ${scoreLiteral(matchPoints.text)} end`
  const [run] = [...runs].sort((one, other) => other.length - one.length)
  const phrase =
    run === undefined
      ? sql``
      : sql` + case when doc like ${`%${run}%`} then ${scoreLiteral(matchPoints.phrase)} else 0 end`
  return sql`(featured * ${scoreLiteral(featuredShare)} + ${tier}${phrase})::float8`
}
