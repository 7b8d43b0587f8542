import { spokenLanguages } from '#features/listings/rules.ts'
import { type FilterKey, filterKeys, priceSteps, ratingSteps } from '../../rules/search-state.ts'
import { type Filters, filtersOf } from './tags.ts'

/** How many listings each value of each filter would give, its own filter left out; indexed as in `Filters`. */
export type Counts = {
  total: number
  categories: Map<number, number>
  areas: Map<number, number>
  /** Index 0 is not used. */
  ratings: number[]
  verified: number
  languages: number[]
  prices: number[]
  /** What each filter in use keeps out: the total without it. */
  without: Partial<Record<FilterKey, number>>
}

// One character for each value, so that counting a hundred thousand listings is one loop over one string. There is room
// for 7,900 areas and 8,100 categories.
const end = 10
const firstArea = 0x100
const firstCategory = 0x2000
const beyond = 0x4000
const codes = {
  rating: (step: number) => 0x40 + step,
  verified: () => 0x50,
  price: (step: number) => 0x60 + step,
  language: (language: number) => 0x70 + language,
  area: (no: number) => firstArea + no,
  category: (no: number) => firstCategory + no,
} satisfies Record<FilterKey, (value: number) => number>

/** Everything that the filters know of a listing, one character a value: column `facets`. */
export function facetsOf(categories: readonly number[], areas: readonly number[], tags: number): string {
  const { rating, verified, price, languages } = filtersOf(tags)
  const upTo = (steps: number, code: (step: number) => number) =>
    Array.from({ length: steps }, (_, index) => code(index + 1))
  const values = [
    ...categories.map(codes.category),
    ...areas.map(codes.area),
    ...upTo(rating, codes.rating),
    ...upTo(verified, codes.verified),
    ...upTo(price, codes.price),
    ...languages.map(codes.language),
    end,
  ]
  if (areas.some((no) => codes.area(no) >= firstCategory) || categories.some((no) => codes.category(no) >= beyond)) {
    throw new RangeError('a category or area number is beyond what the index can hold')
  }
  return String.fromCharCode(...values)
}

/** Counts listings, given one after the other as `facetsOf` writes them. */
export function countFacets(facets: string, filters: Filters): Counts {
  const active = filterKeys.filter((key) => filters[key] > 0)
  // The bit of each filter in use at the character that satisfies it.
  const satisfies = new Uint8Array(beyond)
  for (const [index, key] of active.entries()) satisfies[codes[key](filters[key])] = 1 << index
  const all = (1 << active.length) - 1
  const full = new Int32Array(beyond)
  /** By the filter that alone keeps a listing out. */
  const failing = new Map(active.map((_, index) => [1 << index, new Int32Array(beyond)]))

  for (let start = 0; start < facets.length;) {
    let satisfied = 0
    let at = start
    for (let code = facets.charCodeAt(at); code !== end; code = facets.charCodeAt(++at)) satisfied |= satisfies[code]!
    const missed = all & ~satisfied
    const into = missed === 0 ? full : failing.get(missed)
    if (into) for (let index = start; index <= at; index++) into[facets.charCodeAt(index)]!++
    start = at + 1
  }

  const alone = (key: FilterKey) => failing.get(1 << active.indexOf(key))
  const count = (key: FilterKey, value: number) => full[codes[key](value)]! + (alone(key)?.[codes[key](value)] ?? 0)
  const each = (key: FilterKey, length: number) =>
    Array.from({ length: length + 1 }, (_, value) => (value === 0 ? 0 : count(key, value)))
  const numbered = (key: 'category' | 'area', first: number, next: number) => {
    const own = alone(key)
    const counts = new Map<number, number>()
    for (let code = first; code < next; code++) {
      const n = full[code]! + (own ? own[code]! : 0)
      if (n > 0) counts.set(code - first, n)
    }
    return counts
  }
  return {
    total: full[end]!,
    categories: numbered('category', firstCategory, beyond),
    areas: numbered('area', firstArea, firstCategory),
    ratings: each('rating', ratingSteps.length),
    verified: count('verified', 1),
    languages: each('language', spokenLanguages.length),
    prices: each('price', priceSteps.length),
    without: Object.fromEntries(active.map((key, index) => [key, full[end]! + failing.get(1 << index)![end]!])),
  }
}
