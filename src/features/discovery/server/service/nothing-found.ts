import type { Db } from '#platform/server/db.ts'
import type { SearchInput, SearchResult } from '../../contract.ts'
import { facetKeys, filterKeys } from '../../filters.ts'
import type { SearchDictionary } from '../language/dictionary.ts'
import { meaningOf } from '../language/meaning-of.ts'
import type { IndexQuery } from '../language/query.ts'
import { type SpellingResult, applyCorrections } from '../language/spelling.ts'
import type { FacetCounts } from '../search-index/facets.ts'
import type { Filters } from '../search-index/filter-sql.ts'
import { lookUpIn } from '../search-index/look-up.ts'
import type { SearchIndex } from '../search-index/search-index.ts'

/** A search without results and the data computed for it. */
export type EmptySearch = {
  db: Db
  index: SearchIndex
  dictionary: SearchDictionary
  spelling: SpellingResult
  query: IndexQuery | null
  filters: Filters
  input: SearchInput
  counts: FacetCounts
}

/** Alternatives that have results: another spelling, one filter less. */
export async function findAlternatives(search: EmptySearch): Promise<NonNullable<SearchResult['nothingFound']>> {
  return {
    spelling: await findSpelling(search),
    dropFilter: await findFilterToDrop(search),
  }
}

/** The query with corrections applied (for an exact search) and without unknown words, if that has results. */
async function findSpelling({ db, index, dictionary, spelling, filters, input }: EmptySearch): Promise<string | null> {
  const { corrections, unknown } = spelling
  if (corrections.size + unknown.length === 0) return null
  const q = applyCorrections(input.q ?? '', new Map([...corrections, ...unknown.map((word) => [word, ''] as const)]))
  const { query } = await meaningOf({ ...input, q }, dictionary, lookUpIn(db))
  return query && (await index.count(query, filters)).total > 0 ? q : null
}

/** The filter, or the text query, without which the most listings would be found. */
async function findFilterToDrop({
  index,
  query,
  filters,
  counts,
}: EmptySearch): Promise<{ filter: keyof Filters | 'q'; total: number } | null> {
  const candidates: { filter: keyof Filters | 'q'; total: number }[] = facetKeys.map((filter) => ({
    filter,
    total: counts.without[filter] ?? 0,
  }))
  if (filters.open)
    candidates.push({ filter: 'open', total: (await index.count(query, { ...filters, open: 0 })).total })
  const hasFilters = filterKeys.some((key) => filters[key] > 0)
  if (query && hasFilters) candidates.push({ filter: 'q', total: (await index.count(null, filters)).total })
  const best = candidates.reduce((one, other) => (other.total > one.total ? other : one))
  return best.total > 0 ? best : null
}
