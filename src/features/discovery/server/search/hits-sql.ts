import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { preparedVariant } from '#platform/server/prepared.ts'
import { type FilterKey, filterKeys } from '../../filters.ts'
import { bonusPoints, featuredShare, matchPoints } from '../../rules.ts'
import { matchesFilters, matchesMoment, noFilters, paidBit, stepsExpression } from './filter-sql.ts'
import { type IndexQuery, indexQuery, nameQuery, type QueryUnit, textQuery, wholeNameQuery } from './query.ts'
import { isAscending, isByName, type PageRequest, sortColumn } from './search-sql.ts'

/** All listings that match a query and the filters, in any order. Columns are null without a listing. */
export type Hits = {
  /** Their numbers, four bytes each. */
  nos: Buffer | null
  /** Their sort values: eight bytes each, or texts for the orders by name. */
  values: Buffer | string[] | null
  /** How many were asked for: are in a category asked for or have the name. All of them without a need. */
  asked: number
  /** Those eligible for a paid place, with their tiers and today's hash. */
  premium: [listingNo: number, tier: number, hash: string][] | null
  topTier: number | null
  /** For counting; also of listings that match the query alone. */
  facets: string | null
}

/** What the text of the statement depends on; everything else is a parameter, so that few texts are planned. */
type Shape = Pick<PageRequest, 'sort' | 'nameKey'> & {
  isFirst: boolean
  hasPaid: boolean
  filters: FilterKey[]
  /** The moment of "open now", or 0: the text is never the same again. */
  open: number
  hasAnyArea: boolean
  hasQuery: boolean
  /** Number of categories asked for, and of related ones. */
  categories: number
  related: number
  hasName: boolean
  /** Number of words that weigh. */
  words: number
  hasRun: boolean
  isCheap: boolean
}

/**
 * Reads all hits in one pass: their order and page are chosen in memory (`text-search.ts`), which costs half of what sorting
 * and counting them from a common table does.
 * @param query null for all listings that match the filters
 */
export function findHits(
  db: Db,
  query: IndexQuery | null,
  request: PageRequest,
  { hasPaid, lowestAsked }: { hasPaid: boolean; lowestAsked: number },
): Promise<Hits> {
  const { filters, sort, nameKey } = request
  const names = query ? namesOf(query) : []
  const words = query && query.categories.length > 0 ? query.units.slice(0, maxWeighedWords) : []
  const [run] = (query?.runs ?? []).toSorted((one, other) => other.length - one.length)
  const shape: Shape = {
    sort,
    nameKey: isByName(sort) ? nameKey : 'en',
    isFirst: request.after === null,
    hasPaid,
    filters: filterKeys.filter((key) => key !== 'open' && filters[key] > 0),
    open: filters.open,
    hasAnyArea: request.anyArea.length > 0,
    hasQuery: query !== null,
    categories: query?.categories.length ?? 0,
    related: query?.related.length ?? 0,
    hasName: names.length > 0,
    words: words.length,
    hasRun: run !== undefined,
    isCheap: query?.manners.includes('cheap') ?? false,
  }
  const values = {
    ...filters,
    anyArea: [...request.anyArea],
    day: request.day,
    lowestAsked,
    ...(query && { query: indexQuery(query), wholeName: wholeNameQuery(query.name) }),
    ...(names.length > 0 && { names: nameQuery(names) }),
    run: `%${run}%`,
    ...Object.fromEntries(
      [...(query?.categories ?? []), ...(query?.related ?? [])].map((no, index) => [`category${index}`, no]),
    ),
    ...Object.fromEntries(words.map((unit, index) => [`word${index}`, textQuery([unit])])),
  }
  const key = filters.open > 0 ? null : JSON.stringify(shape)
  return preparedVariant<Hits>(db, 'search_hits', key, () => hitsQuery(shape), values)
}

/** Words that a name must contain for the tier of names. */
const namesOf = ({ nameUnits, categories, units }: IndexQuery): readonly QueryUnit[] =>
  nameUnits.length > 0 ? nameUnits : categories.length === 0 ? units : []

/** Further words would cost more than they tell. */
const maxWeighedWords = 4

const int = (name: string) => sql`${sql.placeholder(name)}::int`
const literal = (value: number) => sql.raw(value.toFixed(2))

function hitsQuery(shape: Shape) {
  const { sort, isFirst, hasPaid, hasQuery, hasAnyArea } = shape
  const isAsked = shape.categories > 0 ? sql`tier >= ${int('lowestAsked')}` : sql`true`
  const value = sort === 'featured' ? sql`tier + points` : tieredValue(shape, isAsked)
  const points = sort !== 'featured' ? sortColumn(shape) : hasQuery ? pointsOf(shape) : sql`featured`
  const chosen = { ...noFilters, ...Object.fromEntries(shape.filters.map((key) => [key, 1])), open: shape.open }
  // Without "offset 0" the subquery would be merged, and each of its columns computed several times.
  return {
    columns: {
      nos: sql`string_agg(int4send(listing_no), '') filter (where ok)`,
      values: isByName(sort)
        ? sql`json_agg(${value}) filter (where ok)`
        : sql`string_agg(float8send(${value}), '') filter (where ok)`,
      asked: sql`count(*) filter (where ok and ${isAsked})::int`,
      premium: hasPaid
        ? sql`json_agg(json_build_array(listing_no, tier, hashint8extended(listing_no, ${sql.placeholder('day')}::bigint)::text))
            filter (where ok and tags & ${sql.raw(String(paidBit))} <> 0)`
        : sql`null::json`,
      topTier: hasPaid ? sql`max(tier) filter (where ok)` : sql`null::float8`,
      facets: isFirst ? sql`string_agg(facets, '')` : sql`null::text`,
    },
    from: sql`(
      select listing_no, tags, ${matchesFilters(chosen, int)} as ok, ${hasQuery ? tierOf(shape) : tierWithoutQuery(shape)} as tier, ${points} as points, facets
      from listing_search
      where ${hasQuery ? sql`lex @@ ${sql.placeholder('query')}::tsquery` : sql`true`} and ${matchesMoment(chosen)}${hasAnyArea ? sql` and areas && ${sql.placeholder('anyArea')}::int[]` : sql``}
      offset 0) hits`,
  }
}

/** Sort value in an order that the visitor chose: what was asked for comes first. Names are prefixed, since their values are texts. */
function tieredValue({ sort }: Shape, isAsked: SQL): SQL {
  if (!isByName(sort)) return sql`(case when ${isAsked} then ${sql.raw('1e7')} else 0 end + points)::float8`
  const [first, last] = isAscending(sort) ? ['0', '1'] : ['1', '0']
  return sql`(case when ${isAsked} then ${sql.raw(`'${first}'`)} else ${sql.raw(`'${last}'`)} end || points)`
}

// Lexemes are looked up through the GIN index because those of the row itself are stored out of line.
const matchesLexemes = (name: string) =>
  sql`listing_no in (select listing_no from listing_search where lex @@ ${sql.placeholder(name)}::tsquery)`

/** Tier of a listing that matches the query: see `matchPoints`. */
function tierOf({ categories, related, hasName }: Shape): SQL {
  const cases = [
    sql`when ${matchesLexemes('wholeName')} then ${literal(matchPoints.wholeName)}`,
    ...(hasName ? [sql`when ${matchesLexemes('names')} then ${literal(matchPoints.name)}`] : []),
    ...Array.from({ length: categories + related }, (_, index) => int(`category${index}`)).flatMap((no, index) => [
      sql`when categories[1] = ${no} then ${literal(matchPoints.need - 2 * index)}`,
      sql`when categories @> array[${no}] then ${literal(matchPoints.otherCategory - 2 * index)}`,
    ]),
  ]
  return sql`(case ${sql.join(cases, sql` `)} else ${literal(matchPoints.text)} end)::float8`
}

/** Those whose main category is the chosen one come first. */
const tierWithoutQuery = ({ filters }: Shape) =>
  filters.includes('category')
    ? sql`(case when categories[1] = ${int('category')} then 1 else 0 end)::float8`
    : sql`0::float8`

/** Cheap listings first, in the steps of the price filter; within a step in Featured order. */
const cheapPoints = sql`(${stepsExpression('price')} * ${sql.raw(String(bonusPoints.cheap))} + featured * 0.1)`

/** Points within a tier: see `bonusPoints`. */
function pointsOf({ isCheap, hasRun, words }: Shape): SQL {
  const parts = [
    isCheap ? cheapPoints : sql`featured * ${literal(featuredShare)}`,
    ...(hasRun
      ? [sql`case when doc like ${sql.placeholder('run')} then ${literal(bonusPoints.phrase)} else 0 end`]
      : []),
    ...Array.from(
      { length: words },
      (_, index) =>
        sql`case when ${matchesLexemes(`word${index}`)} then ${literal(bonusPoints.words / words)} else 0 end`,
    ),
  ]
  return sql`(${sql.join(parts, sql` + `)})::float8`
}
