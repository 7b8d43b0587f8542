import type { SearchInput, SearchResult } from '../../contract.ts'
import { filterKeys } from '../../rules/search-state.ts'
import type { SearchDictionary } from '../search/dictionary.ts'
import type { Counts } from '../search/facets.ts'
import { fold } from '../search/fold.ts'
import { tokensOfQuery, parseQuery, type ParsedQuery } from '../search/query.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { type Reading, respell } from '../search/spelling.ts'
import type { Filters } from '../search/tags.ts'
import { facetOf } from './facets-in.ts'

/** A search that found nothing, with all that is known of it. */
export type Emptiness = {
  index: SearchIndex
  knowledge: SearchDictionary
  reading: Reading
  words: ParsedQuery | null
  filters: Filters
  input: SearchInput
  counts: Counts
}

/** What a visitor may do next: spell it so, drop this, look next door. */
export async function helpWithNothing(empty: Emptiness): Promise<NonNullable<SearchResult['nothingFound']>> {
  return {
    spelling: await findSpelling(empty),
    dropFilter: await findDrop(empty),
    neighbouringAreas: await findNeighbours(empty),
    wordsElsewhere: wordsElsewhere(empty),
  }
}

/** The words put right (when they were searched for as typed), or else without those that nobody knows. */
async function findSpelling({ index, knowledge, reading, filters, input }: Emptiness): Promise<string | null> {
  const { corrections, unknown } = reading
  if (corrections.size + unknown.length === 0) return null
  const respelt = respell(input.q ?? '', new Map([...corrections, ...unknown.map((word) => [word, ''] as const)]))
  const spelling = respelt.replace(/\s+/g, ' ').trim()
  const tokens = tokensOfQuery(spelling)
  if (tokens.length === 0) return null
  const { total } = await index.count(parseQuery(tokens, false, knowledge.vocabulary, knowledge.lexicon), filters)
  return total > 0 ? spelling : null
}

/** The one thing in use, filter or words, without which most would be found. */
async function findDrop({
  index,
  words,
  filters,
  counts,
}: Emptiness): Promise<{ filter: keyof Filters | 'q'; total: number } | null> {
  const drops: { filter: keyof Filters | 'q'; total: number }[] = filterKeys.map((filter) => ({
    filter,
    total: counts.without[filter] ?? 0,
  }))
  const hasFilters = filterKeys.some((key) => filters[key] > 0)
  if (words && hasFilters) drops.push({ filter: 'q', total: (await index.count(null, filters)).total })
  const best = drops.reduce((one, other) => (other.total > one.total ? other : one))
  return best.total > 0 ? best : null
}

/** The part of the words that names a place. */
const placeOf = (words: ParsedQuery | null) => words?.units.find(({ meaning }) => meaning.areas.length > 0)

/** What was typed without the place that it names, in the typed characters. */
function wordsElsewhere({ words, input }: Emptiness): string | null {
  const place = placeOf(words)
  if (!place || !input.q) return null
  const plain = (text: string) => fold(text).replace(/\s/g, '')
  const wanted = place.text.replace(/\s/g, '')
  const typed = input.q
  for (let start = 0; start < typed.length; start++) {
    // Folding keeps the number of characters, apart from spaces and the odd ligature.
    for (let end = start + 1; end <= Math.min(typed.length, start + place.text.length + 4); end++) {
      if (plain(typed.slice(start, end)) !== wanted) continue
      return `${typed.slice(0, start)} ${typed.slice(end)}`.replace(/\s+/g, ' ').trim()
    }
  }
  return null
}

/** Areas beside the one that was asked for, by filter or in the words, where there is something. */
async function findNeighbours({ index, knowledge, words, filters, input, counts }: Emptiness) {
  const { areas } = knowledge.vocabulary
  const named = placeOf(words)
  const asked = areas.get(filters.area || named?.meaning.areas.at(-1) || 0)
  if (!asked) return []
  const others = words && { ...words, units: words.units.filter((unit) => unit !== named), runs: [] }
  const elsewhere = filters.area ? counts : await index.count(others?.units.length ? others : null, filters)
  const parentOf = (no: number | null) => (no === null ? null : (areas.get(no)?.parent ?? null))
  const parents = new Set([...areas.values()].map(({ parent }) => parent))
  const places = [...areas.values()].filter(({ no }) => no !== asked.no && !parents.has(no))
  const isWithin = (no: number | null, around: number): boolean =>
    no !== null && (no === around || isWithin(parentOf(no), around))
  // As near as there is something: the same district, then the same region, then anywhere.
  for (let around = asked.parent; ; around = parentOf(around)) {
    const near = around
    const found = places
      .filter(({ no }) => near === null || isWithin(no, near))
      .map((entry) => facetOf(entry, elsewhere.areas, input.locale))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
      .slice(0, 6)
    if (found.length > 0 || near === null) return found
  }
}
