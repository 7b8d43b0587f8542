import type { Entry } from '../language/phrases.ts'
import { distanceBetween, neighboursOf } from '../language/places.ts'
import type { IndexQuery } from '../language/query.ts'
import type { Vocabulary } from '../language/vocabulary.ts'
import type { FacetCounts } from '../search-index/facets.ts'
import type { Filters } from '../search-index/filter-sql.ts'
import type { SearchIndex } from '../search-index/search-index.ts'
import type { Page } from '../search-index/text-search.ts'

/** Where a search is continued that finds nothing of what was asked for in its area. `areas` are numbers; empty for everywhere. */
export type Widening = { step: 'neighbours' | 'district' | 'near_districts' | 'everywhere'; areas: number[] }

/**
 * The nearest areas with results: neighbours, then the district, then neighbouring districts, then everywhere. Null if
 * there are none anywhere.
 * @param counts of the search, whose counts by area ignore the area filter
 */
export function widen(
  area: Entry,
  counts: Pick<FacetCounts, 'area' | 'without'>,
  { areas, areaOf }: Vocabulary,
): Widening | null {
  const hasResults = ({ no }: Entry) => (counts.area.get(no) ?? 0) > 0
  const around = ({ slug }: Entry) =>
    neighboursOf(slug)
      .flatMap((neighbour) => areaOf(neighbour) ?? [])
      .filter(hasResults)
      .sort((one, other) => distanceBetween(slug, one.slug) - distanceBetween(slug, other.slug))
  const parent = area.parent === null ? undefined : areas.get(area.parent)
  const isDistrict = parent?.parent === null
  const district = isDistrict ? area : parent
  const steps: Widening[] = [
    { step: isDistrict ? 'near_districts' : 'neighbours', areas: around(area).map(({ no }) => no) },
    { step: 'district', areas: district && district !== area && hasResults(district) ? [district.no] : [] },
    { step: 'near_districts', areas: district ? around(district).map(({ no }) => no) : [] },
  ]
  const nearest = steps.find((step) => step.areas.length > 0)
  if (nearest) return nearest
  return (counts.without.area ?? 0) > 0 ? { step: 'everywhere', areas: [] } : null
}

/**
 * Where to continue a search with this first page. Listings of other categories with the words of the need are no reason
 * to stay in the place, but they are shown when the category has no listings anywhere.
 */
export async function findWidening(
  index: SearchIndex,
  query: IndexQuery | null,
  filters: Filters,
  { counts, asked, total }: Pick<Page, 'counts' | 'asked' | 'total'>,
  vocabulary: Vocabulary,
): Promise<Widening | null> {
  const place = vocabulary.areas.get(filters.area)
  if (!place || !counts || asked > 0) return null
  const hasNeed = query !== null && query.categories.length > 0
  const widening = hasNeed
    ? widen(place, await index.count({ ...query, related: [], ownWords: null }, filters), vocabulary)
    : null
  return widening ?? (total === 0 ? widen(place, counts, vocabulary) : null)
}
