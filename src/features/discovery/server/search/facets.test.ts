import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spokenLanguages } from '#features/listings/rules.ts'
import { filterKeys } from '../../rules/search-state.ts'
import { countFacets, encodeFacets } from './facets.ts'
import { type FilterProperties, type Filters, decodeTags, noFilters, tagsOf } from './filter-bits.ts'

type Listing = { categories: number[]; areas: number[]; tags: number }

const properties: fc.Arbitrary<FilterProperties> = fc.record({
  rating: fc.option(fc.constantFrom(1, 2.9, 3, 3.99, 4, 4.49, 4.5, 5)),
  isVerified: fc.boolean(),
  languages: fc.uniqueArray(fc.constantFrom(...spokenLanguages)),
  lowestPriceCents: fc.option(fc.constantFrom(0, 20_000, 20_001, 50_000, 100_000, 300_000, 300_001)),
  hasPaidPlace: fc.boolean(),
})
const listing: fc.Arbitrary<Listing> = fc.record({
  categories: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
  areas: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
  tags: properties.map(tagsOf),
})
const filters: fc.Arbitrary<Filters> = fc.record({
  category: fc.nat(6),
  area: fc.nat(6),
  rating: fc.nat(3),
  verified: fc.nat(1),
  language: fc.nat(spokenLanguages.length),
  price: fc.nat(4),
})

function matches({ categories, areas, tags }: Listing, wanted: Filters): boolean {
  const has = decodeTags(tags)
  return (
    (wanted.category === 0 || categories.includes(wanted.category)) &&
    (wanted.area === 0 || areas.includes(wanted.area)) &&
    has.rating >= wanted.rating &&
    has.verified >= wanted.verified &&
    has.price >= wanted.price &&
    (wanted.language === 0 || has.languages.includes(wanted.language))
  )
}

test('a facet count is the number of results with that value, ignoring the current value of the filter', () => {
  fc.assert(
    fc.property(fc.array(listing, { maxLength: 30 }), filters, (listings, current) => {
      const counts = countFacets(
        listings.map((one) => encodeFacets(one.categories, one.areas, one.tags)).join(''),
        current,
      )
      const countWith = (change: Partial<Filters>) =>
        listings.filter((one) => matches(one, { ...current, ...change })).length
      expect(counts.total).toBe(countWith({}))
      for (let no = 1; no <= 6; no++) {
        expect(counts.categories.get(no) ?? 0).toBe(countWith({ category: no }))
        expect(counts.areas.get(no) ?? 0).toBe(countWith({ area: no }))
      }
      for (let step = 1; step <= 3; step++) expect(counts.ratings[step]).toBe(countWith({ rating: step }))
      for (let step = 1; step <= 4; step++) expect(counts.prices[step]).toBe(countWith({ price: step }))
      expect(counts.verified).toBe(countWith({ verified: 1 }))
      for (const index of spokenLanguages.keys())
        expect(counts.languages[index + 1]).toBe(countWith({ language: index + 1 }))
      for (const key of filterKeys)
        expect(counts.without[key]).toBe(current[key] === 0 ? undefined : countWith({ [key]: 0 }))
    }),
  )
})

test('all counts are zero without results', () => {
  expect(countFacets('', noFilters)).toMatchObject({ total: 0, verified: 0, categories: new Map(), areas: new Map() })
})

test('numbers outside the encodable range are refused', () => {
  expect(() => encodeFacets([0x2000], [], 0)).toThrow(RangeError)
  expect(() => encodeFacets([], [0x1f00], 0)).toThrow(RangeError)
})
