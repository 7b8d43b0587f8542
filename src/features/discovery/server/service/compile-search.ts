import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/server/context.ts'
import { fallbackLocale } from '#shared/locale.ts'
import { filters as entries, type TagKey, tagKeys } from '../../filters.ts'
import type { SearchState } from '../../rules/search-state.ts'
import { meaningOf } from '../language/meaning-of.ts'
import { indexQuery } from '../language/query.ts'
import { stepsExpression } from '../search-index/filter-sql.ts'
import { lookUpIn } from '../search-index/look-up.ts'
import { getSearchDictionary } from './dictionary.ts'
import { filtersOf, withManners } from './manner-filters.ts'
import { resolveFilters } from './resolve-filters.ts'

/**
 * What a listing must have to be found by a search, as numbers of the index: one of `categories` and `category` and
 * `area` (0: any), at least `needs`, and, for words that name no need, `query`, which no listing without the lexeme `term`
 * matches.
 */
export type CompiledSearch = {
  categories: number[]
  category: number
  area: number
  needs: Partial<Record<TagKey, number>>
  query: string | null
  term: string | null
}

/** Compiles a search for matching it with single listings. The order and "open now" have no meaning there. */
export async function compileSearch(ctx: Ctx, state: SearchState): Promise<CompiledSearch> {
  const input = { ...state, open: undefined, ignore: state.ignore ?? [], locale: fallbackLocale, limit: 1 }
  const dictionary = await getSearchDictionary(ctx.db)
  const searched = { ...input, cards: 'short', facets: 'open' } as const
  const { filters: chosen } = await resolveFilters(ctx, searched, dictionary.vocabulary)
  const asSearched = await meaningOf(searched, dictionary, lookUpIn(ctx.db))
  // Words that no listing has yet are what somebody waits for: they are not corrected.
  const { understanding, query } = asSearched.understanding.need
    ? asSearched
    : await meaningOf({ ...searched, exact: '1' }, dictionary, lookUpIn(ctx.db))
  const asChosen = { ...chosen, area: chosen.area || (understanding.place ?? 0) }
  const filters = withManners(asChosen, filtersOf(understanding.manners, ctx.now()))
  const categories = understanding.need?.categories ?? (filters.category > 0 ? [filters.category] : [])
  const words = understanding.need ? null : query
  return {
    categories: categories.length > 0 ? [...categories] : [0],
    category: filters.category,
    area: filters.area,
    needs: Object.fromEntries(tagKeys.flatMap((key) => (filters[key] > 0 ? [[key, filters[key]]] : []))),
    query: words && indexQuery(words),
    term: words?.units.flatMap(({ lexemes }) => lexemes)[0] ?? null,
  }
}

/** The needs in the column `needs` (jsonb) as one number per filter, named `need_rating` and so on; 0 for none. */
export const needColumns: SQL = sql.raw(
  tagKeys.map((key) => `coalesce((needs ->> '${key}')::int, 0) as need_${key}`).join(', '),
)

/** Condition on `tags` of `listing_search` and the columns of `needColumns`. */
export const meetsNeeds: SQL = sql.join(
  tagKeys.map((key) => {
    const { kind, bit } = entries[key]
    const need = sql.raw(`need_${key}`)
    if (kind === 'steps') return sql`${stepsExpression(key)} >= ${need}`
    return sql`(${need} = 0 or tags >> (${sql.raw(String(bit - 1))} + ${need}) & 1 = 1)`
  }),
  sql` and `,
)
