import { spokenLanguages } from '#features/listings/rules.ts'
import { type FilterKey, filterKeys, priceSteps, ratingSteps } from '../../rules/search-state.ts'
import { type Filters, decodeTags } from './filter-bits.ts'

/** Number of listings per filter value, with all filters applied except the one of that value; indexed as in `Filters`. */
export type FacetCounts = {
  total: number
  categories: Map<number, number>
  areas: Map<number, number>
  /** Index 0 is not used. */
  ratings: number[]
  verified: number
  languages: number[]
  prices: number[]
  /** For each filter in use, the total without that filter. */
  without: Partial<Record<FilterKey, number>>
}

// One character per value, so that counting a hundred thousand listings is one loop over one string. The ranges hold up
// to 7,900 areas and 8,100 categories.
const endOfListing = 10
const firstArea = 0x100
const firstCategory = 0x2000
const codeLimit = 0x4000
const codes = {
  rating: (step: number) => 0x40 + step,
  verified: () => 0x50,
  price: (step: number) => 0x60 + step,
  language: (language: number) => 0x70 + language,
  area: (no: number) => firstArea + no,
  category: (no: number) => firstCategory + no,
} satisfies Record<FilterKey, (value: number) => number>

/** Encodes all filter values of a listing, one character per value, for column `facets`. */
export function encodeFacets(categories: readonly number[], areas: readonly number[], tags: number): string {
  const { rating, verified, price, languages } = decodeTags(tags)
  const upTo = (steps: number, code: (step: number) => number) =>
    Array.from({ length: steps }, (_, index) => code(index + 1))
  const values = [
    ...categories.map(codes.category),
    ...areas.map(codes.area),
    ...upTo(rating, codes.rating),
    ...upTo(verified, codes.verified),
    ...upTo(price, codes.price),
    ...languages.map(codes.language),
    endOfListing,
  ]
  if (areas.some((no) => codes.area(no) >= firstCategory) || categories.some((no) => codes.category(no) >= codeLimit)) {
    throw new RangeError('a category or area number is beyond what the index can hold')
  }
  return String.fromCharCode(...values)
}

/** Counts listings per filter value from the concatenated output of `facetsOf`. */
export function countFacets(facets: string, filters: Filters): FacetCounts {
  const active = filterKeys.filter((key) => filters[key] > 0)
  // For each character code, the bit of the active filter that it satisfies.
  const satisfies = new Uint8Array(codeLimit)
  for (const [index, key] of active.entries()) satisfies[codes[key](filters[key])] = 1 << index
  const all = (1 << active.length) - 1
  const matching = new Int32Array(codeLimit)
  /** Counts of listings that fail exactly one filter, by the bit of that filter. */
  const failingOne = new Map(active.map((_, index) => [1 << index, new Int32Array(codeLimit)]))

  for (let start = 0; start < facets.length;) {
    let satisfied = 0
    let end = start
    for (let code = facets.charCodeAt(end); code !== endOfListing; code = facets.charCodeAt(++end))
      satisfied |= satisfies[code]!
    const failed = all & ~satisfied
    const target = failed === 0 ? matching : failingOne.get(failed)
    if (target) for (let index = start; index <= end; index++) target[facets.charCodeAt(index)]!++
    start = end + 1
  }

  const failingOnly = (key: FilterKey) => failingOne.get(1 << active.indexOf(key))
  const count = (key: FilterKey, value: number) =>
    matching[codes[key](value)]! + (failingOnly(key)?.[codes[key](value)] ?? 0)
  const countValues = (key: FilterKey, length: number) =>
    Array.from({ length: length + 1 }, (_, value) => (value === 0 ? 0 : count(key, value)))
  const countEntries = (key: 'category' | 'area', first: number, next: number) => {
    const failing = failingOnly(key)
    const counts = new Map<number, number>()
    for (let code = first; code < next; code++) {
      const n = matching[code]! + (failing ? failing[code]! : 0)
      if (n > 0) counts.set(code - first, n)
    }
    return counts
  }
  const totalWithout = (index: number) => matching[endOfListing]! + failingOne.get(1 << index)![endOfListing]!
  return {
    total: matching[endOfListing]!,
    categories: countEntries('category', firstCategory, codeLimit),
    areas: countEntries('area', firstArea, firstCategory),
    ratings: countValues('rating', ratingSteps.length),
    verified: count('verified', 1),
    languages: countValues('language', spokenLanguages.length),
    prices: countValues('price', priceSteps.length),
    without: Object.fromEntries(active.map((key, index) => [key, totalWithout(index)])),
  }
}
