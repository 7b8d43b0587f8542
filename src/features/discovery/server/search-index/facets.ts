import { type FacetKey, facetKeys, tagKeys, type TreeKey, valuesOf } from '../../filters.ts'
import { type Filters, decodeTags } from './filter-sql.ts'

/** Number of listings per filter value, with all filters applied except the one of that value. Keys are numbers as in `Filters`. */
export type FacetCounts = Record<FacetKey, ReadonlyMap<number, number>> & {
  total: number
  /** For each filter in use, the total without that filter. */
  without: Partial<Record<FacetKey, number>>
}

// One character per value, so that counting a hundred thousand listings is one loop over one string. The ranges hold up
// to 7,900 areas and 8,100 categories.
const endOfListing = 10
const firstCode = { area: 0x100, category: 0x2000 } satisfies Record<TreeKey, number>
const codeLimit = 0x4000
const firstValueCode = 0x20

/** Range of character codes of a filter, from its first code to before its last. */
function codeRange(key: FacetKey): { first: number; end: number } {
  if (key === 'area') return { first: firstCode.area, end: firstCode.category }
  if (key === 'category') return { first: firstCode.category, end: codeLimit }
  const before = tagKeys.slice(0, tagKeys.indexOf(key))
  const first = before.reduce((code, other) => code + valuesOf(other).length, firstValueCode)
  return { first, end: first + valuesOf(key).length }
}
const ranges = Object.fromEntries(facetKeys.map((key) => [key, codeRange(key)])) as Record<
  FacetKey,
  { first: number; end: number }
>

/** Character of a value; numbers of values start at 1, and so do those of categories and areas. */
const codeOf = (key: FacetKey, number: number) => ranges[key].first + number - 1

/** Encodes all filter values of a listing, one character per value, the main category first, for column `facets`. */
export function encodeFacets(categories: readonly number[], areas: readonly number[], tags: number): string {
  const numbers: Record<FacetKey, readonly number[]> = { ...decodeTags(tags), category: categories, area: areas }
  const codes = facetKeys.flatMap((key) => numbers[key].map((number) => codeOf(key, number)))
  if (facetKeys.some((key) => numbers[key].some((number) => codeOf(key, number) >= ranges[key].end)))
    throw new RangeError('a category or area number is beyond what the index can hold')
  return String.fromCharCode(...codes, endOfListing)
}

/** Categories of the listing at this position in the output of `encodeFacets`, the main one first. */
export function categoriesAt(facets: string, start: number): number[] {
  const categories: number[] = []
  for (let at = start; facets.charCodeAt(at) >= ranges.category.first; at++)
    categories.push(facets.charCodeAt(at) - ranges.category.first + 1)
  return categories
}

/** Areas of the listing at this position, with those above and below them. */
export function areasAt(facets: string, start: number): number[] {
  const areas: number[] = []
  for (let at = start, code = facets.charCodeAt(at); code !== endOfListing; code = facets.charCodeAt(++at))
    if (code >= ranges.area.first && code < ranges.area.end) areas.push(code - ranges.area.first + 1)
  return areas
}

/** How many values of a filter the listing at this position satisfies. */
export function numbersAt(facets: string, start: number, key: FacetKey): number {
  let count = 0
  for (let at = start, code = facets.charCodeAt(at); code !== endOfListing; code = facets.charCodeAt(++at))
    if (code >= ranges[key].first && code < ranges[key].end) count++
  return count
}

/**
 * Counts listings per filter value from the concatenated output of `encodeFacets`.
 * @param onMatch called for each listing that meets the filters, with its index and where it starts
 */
export function countFacets(
  facets: string,
  chosen: Filters,
  onMatch?: (index: number, start: number) => void,
): FacetCounts {
  const active = facetKeys.filter((key) => chosen[key] > 0)
  // For each character code, the bit of the active filter that it satisfies.
  const satisfies = zeros(0)
  for (const [index, key] of active.entries()) satisfies[codeOf(key, chosen[key])] = 1 << index
  const all = (1 << active.length) - 1
  const matching = zeros(1)
  /** Counts of listings that fail exactly one filter, by the bit of that filter. */
  const failingOne = new Map(active.map((_, index) => [1 << index, zeros(index + 2)]))
  /** Codes that were counted: a few hundred of all. */
  const counted = new Set<number>()

  for (let start = 0, listing = 0; start < facets.length; listing++) {
    let satisfied = 0
    let end = start
    for (let code = facets.charCodeAt(end); code !== endOfListing; code = facets.charCodeAt(++end))
      satisfied |= satisfies[code]!
    const failed = all & ~satisfied
    if (failed === 0) onMatch?.(listing, start)
    const target = failed === 0 ? matching : failingOne.get(failed)
    if (target) {
      for (let index = start; index <= end; index++) {
        const code = facets.charCodeAt(index)
        if (target[code]!++ === 0) counted.add(code)
      }
    }
    start = end + 1
  }

  const codes = Uint16Array.from(counted).sort()
  const countsOf = (key: FacetKey) => {
    const { first, end } = ranges[key]
    const failing = active.includes(key) ? failingOne.get(1 << active.indexOf(key)) : undefined
    const counts = new Map<number, number>()
    for (const code of codes) {
      const count = code < first || code >= end ? 0 : matching[code]! + (failing ? failing[code]! : 0)
      if (count > 0) counts.set(code - first + 1, count)
    }
    return counts
  }
  const totalWithout = (index: number) => matching[endOfListing]! + failingOne.get(1 << index)![endOfListing]!
  return {
    ...(Object.fromEntries(facetKeys.map((key) => [key, countsOf(key)])) as Record<FacetKey, Map<number, number>>),
    total: matching[endOfListing]!,
    without: Object.fromEntries(active.map((key, index) => [key, totalWithout(index)])),
  }
}

/** One number per character code. Kept, since new ones of this size take longer to allocate than to fill. */
const arrays: Int32Array[] = []
const zeros = (index: number) => (arrays[index] ??= new Int32Array(codeLimit)).fill(0)
