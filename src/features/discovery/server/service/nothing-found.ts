import type { ListingCard } from '#features/listings/contract.ts'
import type { Db } from '#platform/server/db.ts'
import type { SearchInput, SearchResult } from '../../contract.ts'
import { facetKeys, type FilterKey, filterKeys, valueKeys } from '../../filters.ts'
import type { SearchDictionary } from '../search/dictionary.ts'
import type { FacetCounts } from '../search/facets.ts'
import type { Filters } from '../search/filter-sql.ts'
import type { IndexQuery } from '../search/query.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { type SpellingResult, applyCorrections } from '../search/spelling.ts'
import { interpret } from './interpret.ts'

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
  /** The first listings with other filters. */
  findCards: (filters: Filters) => Promise<ListingCard[]>
}

/** Alternatives that have results: another spelling, fewer filters. */
export async function findAlternatives(search: EmptySearch): Promise<NonNullable<SearchResult['nothingFound']>> {
  return {
    spelling: await findSpelling(search),
    drop: await findFiltersToDrop(search),
  }
}

/** The query with corrections applied (for an exact search) and without unknown words, if that has results. */
async function findSpelling({ db, index, dictionary, spelling, filters, input }: EmptySearch): Promise<string | null> {
  const { corrections, unknown } = spelling
  if (corrections.size + unknown.length === 0) return null
  const respelt = applyCorrections(
    input.q ?? '',
    new Map([...corrections, ...unknown.map((word) => [word, ''] as const)]),
  )
  const q = respelt.replace(/\s+/g, ' ').trim()
  const { query } = await interpret(db, { ...input, q }, dictionary)
  return query && (await index.count(query, filters)).total > 0 ? q : null
}

type Dropped = { filters: (FilterKey | 'q')[]; total: number }

/** The filter or the text query without which the most listings would be found, or else all filters but category and area. */
async function findFiltersToDrop(search: EmptySearch): Promise<(Dropped & { cards: ListingCard[] }) | null> {
  const { query, filters, findCards } = search
  const one = await findOneToDrop(search)
  const dropped = one && !isNeed(one) ? one : ((await findAllToDrop(search)) ?? one)
  if (!dropped) return null
  const isNeedKnown = filters.category > 0 || (query !== null && query.categories.length > 0)
  return {
    ...dropped,
    cards: isNeedKnown && !isNeed(dropped) ? await findCards(without(filters, dropped.filters)) : [],
  }
}

const without = (filters: Filters, dropped: Dropped['filters']): Filters => ({
  ...filters,
  ...Object.fromEntries(dropped.map((key) => [key, 0])),
})

async function findOneToDrop({ index, query, filters, counts }: EmptySearch): Promise<Dropped | null> {
  const candidates: Dropped[] = facetKeys.map((key) => ({ filters: [key], total: counts.without[key] ?? 0 }))
  if (filters.open)
    candidates.push({ filters: ['open'], total: (await index.count(query, without(filters, ['open']))).total })
  const hasFilters = filterKeys.some((key) => filters[key] > 0)
  if (query && hasFilters) candidates.push({ filters: ['q'], total: (await index.count(null, filters)).total })
  const [best] = candidates
    .filter(({ total }) => total > 0)
    .sort((one, other) => Number(isNeed(one)) - Number(isNeed(other)) || other.total - one.total)
  return best ?? null
}

/** What is needed matters more than the filters. */
const isNeed = ({ filters }: Dropped) => filters.some((filter) => filter === 'q' || filter === 'category')

async function findAllToDrop({ index, query, filters }: EmptySearch): Promise<Dropped | null> {
  const chosen = valueKeys.filter((key) => filters[key] > 0)
  if (chosen.length < 2) return null
  const { total } = await index.count(query, without(filters, chosen))
  return total > 0 ? { filters: chosen, total } : null
}
