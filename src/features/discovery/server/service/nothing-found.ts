import type { SearchInput, SearchResult } from '../../contract.ts'
import { facetKeys, filterKeys } from '../../filters.ts'
import type { SearchDictionary } from '../search/dictionary.ts'
import type { FacetCounts } from '../search/facets.ts'
import type { Filters } from '../search/filter-sql.ts'
import { fold } from '../search/folding.ts'
import { tokenizeQuery, parseQuery, type ParsedQuery } from '../search/query.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { type SpellingResult, applyCorrections } from '../search/spelling.ts'
import { facetOf } from './localize-facets.ts'

/** A search without results and the data computed for it. */
export type EmptySearch = {
  index: SearchIndex
  dictionary: SearchDictionary
  spelling: SpellingResult
  query: ParsedQuery | null
  filters: Filters
  input: SearchInput
  counts: FacetCounts
}

/** Alternatives that have results: another spelling, one filter less, neighbouring areas. */
export async function findAlternatives(search: EmptySearch): Promise<NonNullable<SearchResult['nothingFound']>> {
  return {
    spelling: await findSpelling(search),
    dropFilter: await findFilterToDrop(search),
    neighbouringAreas: await findNeighbours(search),
    wordsElsewhere: queryWithoutPlace(search),
  }
}

/** The query with corrections applied (for an exact search) and without unknown words, if that has results. */
async function findSpelling({ index, dictionary, spelling, filters, input }: EmptySearch): Promise<string | null> {
  const { corrections, unknown } = spelling
  if (corrections.size + unknown.length === 0) return null
  const respelt = applyCorrections(
    input.q ?? '',
    new Map([...corrections, ...unknown.map((word) => [word, ''] as const)]),
  )
  const q = respelt.replace(/\s+/g, ' ').trim()
  const tokens = tokenizeQuery(q)
  if (tokens.length === 0) return null
  const { total } = await index.count(parseQuery(tokens, false, dictionary.vocabulary, dictionary.lexicon), filters)
  return total > 0 ? q : null
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

/** The unit of the query that denotes an area. */
const placeUnitOf = (query: ParsedQuery | null) => query?.units.find(({ meaning }) => meaning.areas.length > 0)

/** The query as typed, without the area in it; null if it contains none. */
function queryWithoutPlace({ query, input }: EmptySearch): string | null {
  const place = placeUnitOf(query)
  if (!place || !input.q) return null
  const normalize = (text: string) => fold(text).replace(/\s/g, '')
  const placeText = place.text.replace(/\s/g, '')
  const typed = input.q
  for (let start = 0; start < typed.length; start++) {
    // Folding keeps the number of characters, except for spaces and a few ligatures.
    for (let end = start + 1; end <= Math.min(typed.length, start + place.text.length + 4); end++) {
      if (normalize(typed.slice(start, end)) !== placeText) continue
      return `${typed.slice(0, start)} ${typed.slice(end)}`.replace(/\s+/g, ' ').trim()
    }
  }
  return null
}

/** Areas with results near the area of the search, which comes from the filter or from the query. */
async function findNeighbours({ index, dictionary, query, filters, input, counts }: EmptySearch) {
  const { areas } = dictionary.vocabulary
  const place = placeUnitOf(query)
  const searched = areas.get(filters.area || place?.meaning.areas.at(-1) || 0)
  if (!searched) return []
  const rest = query && { ...query, units: query.units.filter((unit) => unit !== place), runs: [] }
  const restCounts = filters.area ? counts : await index.count(rest?.units.length ? rest : null, filters)
  const parentOf = (no: number | null) => (no === null ? null : (areas.get(no)?.parent ?? null))
  const parents = new Set([...areas.values()].map(({ parent }) => parent))
  const leaves = [...areas.values()].filter(({ no }) => no !== searched.no && !parents.has(no))
  const isWithin = (no: number | null, ancestor: number): boolean =>
    no !== null && (no === ancestor || isWithin(parentOf(no), ancestor))
  // Widens the scope until there are results: same district, same region, anywhere.
  for (let ancestor = searched.parent; ; ancestor = parentOf(ancestor)) {
    const scope = ancestor
    const found = leaves
      .filter(({ no }) => scope === null || isWithin(no, scope))
      .map((entry) => facetOf(entry, restCounts.area, input.locale))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
      .slice(0, 6)
    if (found.length > 0 || scope === null) return found
  }
}
