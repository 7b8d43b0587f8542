import { distanceBetween, neighboursOf } from '../understanding/places.ts'
import type { FacetCounts } from './facets.ts'
import type { Entry } from './phrases.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Where a search without results in its area is continued. `areas` are numbers; empty for everywhere. */
export type Widening = { step: 'neighbours' | 'district' | 'near_districts' | 'everywhere'; areas: number[] }

/**
 * The nearest areas with results: neighbours, then the district, then neighbouring districts, then everywhere. Null if
 * there are none anywhere.
 * @param counts of the search, whose counts by area ignore the area filter
 */
export function widen(area: Entry, counts: FacetCounts, { areas, areaOf }: Vocabulary): Widening | null {
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
