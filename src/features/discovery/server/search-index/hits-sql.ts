import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import {
  type IndexQuery,
  indexQuery,
  nameQuery,
  type QueryUnit,
  queryUnits,
  textQuery,
  wholeNameQuery,
} from '../language/query.ts'
import { matchesMoment, noFilters } from './filter-sql.ts'
import { isByName, mayHavePaidPlace, type PageRequest, sortColumn } from './search-sql.ts'

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

/**
 * Reads all hits in one pass. Filters, order and page are applied in memory (`ranked-hits.ts`), which costs half of what
 * PostgreSQL would take for it.
 * @param query null for all listings
 */
export async function findHits(
  db: Db,
  query: IndexQuery | null,
  { filters, sort, nameKey, anyArea, day, paidOpenAt }: PageRequest,
  hasPaid: boolean,
): Promise<Hits> {
  const column = sortColumn({ sort, nameKey })
  const matches = query ? sql`lex @@ ${unseen(indexQuery(query), 'tsquery')}` : sql`true`
  const areas = anyArea.length > 0 ? sql` and areas && ${sql.param([...anyArea])}::int[]` : sql``
  const { parts, run, lexemesOfRun } = partsOf(query, sort === 'featured')
  const columns: Record<keyof Hits, SQL> = {
    nos: bytesOfNos,
    values: isByName(sort) ? sql`json_agg(${column})` : sql`string_agg(float8send(${column}), '')`,
    facets: sql`string_agg(facets, '')`,
    premium: hasPaid
      ? sql`string_agg(int4send(listing_no) || int8send(hashint8extended(listing_no, ${day}::bigint)), '')
          filter (where ${mayHavePaidPlace(paidOpenAt)})`
      : sql`null::bytea`,
    parts: sql`array(
      select (select ${bytesOfNos} from listing_search where lex @@ part.query::tsquery)
      from unnest(${unseen(parts, 'text[]')}) with ordinality part (query, place) order by place)`,
    withRun: sql`(select ${bytesOfNos} from listing_search
      where lex @@ ${unseen(lexemesOfRun, 'tsquery')} and doc like ${unseen(run, 'text')})`,
  }
  const moment = matchesMoment({ ...noFilters, open: filters.open })
  const [hits] = await db.select(columns).from(sql`listing_search where ${matches} and ${moment}${areas}`)
  return hits as Hits
}

const bytesOfNos = sql`string_agg(int4send(listing_no), '')`

/** A value that the planner does not see: what it would estimate from it costs more time than it saves. */
const unseen = (value: unknown, type: 'text' | 'text[]' | 'tsquery') =>
  sql`(select ${sql.param(value)}::${sql.raw(type)})`

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
function partsOf(query: IndexQuery | null, hasPoints: boolean) {
  if (!query) return { parts: [], run: null, lexemesOfRun: null }
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
