import { type SQL, sql } from 'drizzle-orm'
import { featuredShare, matchPoints, paidPlaces } from '../../rules.ts'
import type { Sort } from '../../rules/search-state.ts'
import { wholeName } from './document.ts'
import { isNamed, nameQuery, textQuery, type ParsedQuery } from './query.ts'
import { type Filters, paidBit } from './tags.ts'

/** Where a page ended: the sort value and number of its last listing. */
export type Position = readonly [value: number | string, listingNo: number]

/** Which name sorts a listing: that of readers of English or of Chinese. */
export type NameKey = 'en' | 'zh'

export type PageAsk = {
  filters: Filters
  sort: Sort
  nameKey: NameKey
  /** null: the first page. */
  after: Position | null
  /** Listings that already stood in the paid places. */
  paid: readonly number[]
  /** Listings on a page, those in paid places included. One more row is read, to tell whether there are more. */
  size: number
  /** Any number that changes once a day: it turns the paid places. */
  day: number
}

const isAscending = (sort: Sort) => sort === 'name'
const isByName = (sort: Sort) => sort === 'name' || sort === 'name_desc'

/** The column that a sort without words goes by. */
export function sortColumn({ sort, nameKey }: Pick<PageAsk, 'sort' | 'nameKey'>): SQL {
  if (sort === 'featured') return sql`featured`
  if (sort === 'rating') return sql`rating`
  if (sort === 'reviews') return sql`reviews`
  return nameKey === 'en' ? sql`name_en` : sql`name_zh`
}

/** Whether a row of `listing_search` passes the filters; `tags` as in tags.ts. */
export function passes({ category, area, rating, verified, language, price }: Filters): SQL {
  const conditions: SQL[] = []
  if (category) conditions.push(sql`categories @> array[${category}]::int[]`)
  if (area) conditions.push(sql`areas @> array[${area}]::int[]`)
  if (rating) conditions.push(sql`tags & 3 >= ${rating}`)
  if (verified) conditions.push(sql`tags & 4 <> 0`)
  if (price) conditions.push(sql`tags >> 3 & 7 >= ${price}`)
  if (language) conditions.push(sql`tags >> ${7 + language} & 1 = 1`)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** A page of rows (listing_no, value) as JSON [[number, value], …], from a relation and a condition on it. */
export function pageOf(ask: PageAsk, value: SQL, from: SQL, condition: SQL): SQL {
  const direction = isAscending(ask.sort) ? sql`` : sql` desc`
  return sql`(select coalesce(json_agg(json_build_array(listing_no, value)), '[]') from (
    select listing_no, ${value} as value from ${from}
    where ${condition}${after(ask, value)}${ask.paid.length > 0 ? sql` and listing_no <> all(${sql.param([...ask.paid])}::int[])` : sql``}
    order by ${value}${direction}, listing_no${direction} limit ${ask.size + 1}) p)`
}

function after({ after: position, sort }: PageAsk, value: SQL): SQL {
  if (position === null) return sql``
  const type = isByName(sort) ? sql`text` : sql`float8`
  return sql` and (${value}, listing_no) ${isAscending(sort) ? sql`>` : sql`<`} (${position[0]}::${type}, ${position[1]}::int)`
}

/**
 * Which premium listings stand first today: the two with the smallest hash of day and listing, so that each gets the
 * same share of days whatever the others are. A page always keeps a place that is not paid for.
 */
export function paidOf({ day, size }: PageAsk, from: SQL, condition: SQL): SQL {
  return sql`select listing_no from ${from} where ${condition} and tags & ${sql.raw(String(paidBit))} <> 0
    order by hashint8extended(listing_no, ${day}::bigint), listing_no limit ${Math.min(paidPlaces, size - 1)}`
}

const points = (value: number) => sql.raw(value.toFixed(2))
const noWords = sql`'{}'::int[]`
const keys = (values: readonly number[]) => (values.length === 0 ? noWords : sql`${sql.param([...values])}::int[]`)

/** The listings that answer the words. */
export const answers = ({ units }: ParsedQuery): SQL => sql`lex @@ ${textQuery(units)}::tsquery`

/**
 * How well a listing that answers the words does so, and how good it is: the score of `rules.ts`. The names are asked
 * through the index, since a hit's own lexemes lie out of line.
 */
export function scoreOf({ units, name, runs }: ParsedQuery): SQL {
  const inIndex = (query: string) =>
    sql`listing_no in (select listing_no from listing_search where lex @@ ${query}::tsquery)`
  const named = units
    .filter(isNamed)
    .map(({ meaning }) => sql`(categories && ${keys(meaning.categories)} or areas && ${keys(meaning.areas)})`)
  const tier = sql`case when ${inIndex(`'${wholeName(name)}'`)} then ${points(matchPoints.wholeName)}
    when ${inIndex(nameQuery(units))} then ${points(matchPoints.name)}
    ${named.length > 0 ? sql`when ${sql.join(named, sql` and `)} then ${points(matchPoints.named)}` : sql``}
    else ${points(matchPoints.text)} end`
  const [run] = [...runs].sort((one, other) => other.length - one.length)
  const phrase =
    run === undefined ? sql`` : sql` + case when doc like ${`%${run}%`} then ${points(matchPoints.phrase)} else 0 end`
  return sql`(featured * ${points(featuredShare)} + ${tier}${phrase})::float8`
}
