import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { preparedVariant, unseen } from '#platform/server/prepared.ts'
import {
  type IndexQuery,
  indexQuery,
  nameQuery,
  type QueryUnit,
  queryUnits,
  textQuery,
  wholeNameQuery,
} from '../language/query.ts'
import { matchesMoment, noFilters, paidBit } from './filter-sql.ts'
import { isByName, type PageRequest, sortColumn } from './search-sql.ts'

/** All listings that match a query, whatever the filters, in any order. Columns are null without a listing. */
export type Hits = {
  /** Their numbers, four bytes each. */
  nos: Buffer | null
  /** The column of the order: eight bytes each, or texts for the orders by name. */
  values: Buffer | string[] | null
  /** Their filter values: see `facets.ts`. */
  facets: string | null
  /** Numbers of those eligible for a paid place, each followed by the eight bytes of today's hash. */
  premium: Buffer | null
  /** Numbers of those whose whole name it is, with the words in their name, and, in Featured order, with each word that weighs. */
  parts: (Buffer | null)[]
  /** Numbers of those that contain the longest run of Chinese, in Featured order. */
  withRun: Buffer | null
}

/** The text of the statement depends on these alone; everything else is a parameter, so that few texts are planned. */
type Shape = Pick<PageRequest, 'sort' | 'nameKey'> & {
  hasPaid: boolean
  /** The moment of "open now", part of the text, which is then used once; or 0. */
  open: number
  hasAnyArea: boolean
  hasQuery: boolean
}

/**
 * Reads all hits in one pass. Filters, order and page are applied in memory (`ranked-hits.ts`), which costs half of what
 * PostgreSQL would take for it, and leaves a handful of texts to plan.
 * @param query null for all listings
 */
export function findHits(
  db: Db,
  query: IndexQuery | null,
  { filters, sort, nameKey, anyArea, day }: PageRequest,
  hasPaid: boolean,
): Promise<Hits> {
  const shape: Shape = {
    sort,
    nameKey: isByName(sort) ? nameKey : 'en',
    hasPaid,
    open: filters.open,
    hasAnyArea: anyArea.length > 0,
    hasQuery: query !== null,
  }
  const values = {
    anyArea: [...anyArea],
    day,
    query: query && indexQuery(query),
    ...(query ? partsOf(query, sort === 'featured') : { parts: [], run: null, lexemesOfRun: null }),
  }
  const key = filters.open > 0 ? null : JSON.stringify(shape)
  return preparedVariant<Hits>(db, 'search_hits', key, () => hitsQuery(shape), values)
}

/** Further words would cost more than they tell. */
const maxWeighedWords = 4

/** Words that weigh beside a need. */
export const weighedWords = ({ categories, units }: IndexQuery): readonly QueryUnit[] =>
  categories.length > 0 ? units.slice(0, maxWeighedWords) : []

/** Words that a name must contain for the tier of names. */
const namesOf = ({ nameUnits, categories, units }: IndexQuery): readonly QueryUnit[] =>
  nameUnits.length > 0 ? nameUnits : categories.length === 0 ? units : []

/**
 * The tsqueries for `parts`, and the run. A word may be in very many listings, so that it is looked up among the hits only;
 * and a run only in those that have all its lexemes, since texts are stored out of line.
 * @param hasPoints whether words and runs weigh
 */
function partsOf(query: IndexQuery, hasPoints: boolean) {
  const names = namesOf(query)
  const within = (units: readonly QueryUnit[]) => `(${indexQuery(query)}) & (${textQuery(units)})`
  const parts = [wholeNameQuery(query.name), names.length > 0 ? nameQuery(names) : null]
  if (!hasPoints) return { parts, run: null, lexemesOfRun: null }
  const [run] = query.runs.toSorted((one, other) => other.length - one.length)
  return {
    parts: [...parts, ...weighedWords(query).map((unit) => within([unit]))],
    run: run === undefined ? null : `%${run}%`,
    lexemesOfRun: run === undefined ? null : within(queryUnits([{ text: run, isChinese: true }], null)),
  }
}

const bytesOfNos = sql`string_agg(int4send(listing_no), '')`

function hitsQuery(shape: Shape) {
  const { sort, hasPaid, hasQuery, hasAnyArea, open } = shape
  const column = sortColumn(shape)
  const matches = hasQuery ? sql`lex @@ ${unseen('query', 'tsquery')}` : sql`true`
  return {
    columns: {
      nos: bytesOfNos,
      values: isByName(sort) ? sql`json_agg(${column})` : sql`string_agg(float8send(${column}), '')`,
      facets: sql`string_agg(facets, '')`,
      premium: hasPaid
        ? sql`string_agg(int4send(listing_no) || int8send(hashint8extended(listing_no, ${sql.placeholder('day')}::bigint)), '')
            filter (where tags & ${sql.raw(String(paidBit))} <> 0)`
        : sql`null::bytea`,
      parts: sql`array(
        select (select ${bytesOfNos} from listing_search where lex @@ part.query::tsquery)
        from unnest(${unseen('parts', 'text[]')}) with ordinality part (query, place) order by place)`,
      withRun: sql`(select ${bytesOfNos} from listing_search
        where lex @@ ${unseen('lexemesOfRun', 'tsquery')} and doc like ${unseen('run', 'text')})`,
    },
    from: sql`listing_search where ${matches} and ${matchesMoment({ ...noFilters, open })}${hasAnyArea ? sql` and areas && ${sql.placeholder('anyArea')}::int[]` : sql``}`,
  }
}
