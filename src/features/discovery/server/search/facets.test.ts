import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spokenLanguages } from '#features/listings/rules.ts'
import { filterKeys } from '../../rules/search-state.ts'
import { countFacets, facetsOf } from './facets.ts'
import { type Facts, type Filters, filtersOf, noFilters, tagsOf } from './tags.ts'

type Listing = { categories: number[]; areas: number[]; tags: number }

const facts: fc.Arbitrary<Facts> = fc.record({
  rating: fc.option(fc.constantFrom(1, 2.9, 3, 3.99, 4, 4.49, 4.5, 5)),
  isVerified: fc.boolean(),
  languages: fc.uniqueArray(fc.constantFrom(...spokenLanguages)),
  lowestPriceCents: fc.option(fc.constantFrom(0, 20_000, 20_001, 50_000, 100_000, 300_000, 300_001)),
  hasPaidPlace: fc.boolean(),
})
const listing: fc.Arbitrary<Listing> = fc.record({
  categories: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
  areas: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
  tags: facts.map(tagsOf),
})
const filters: fc.Arbitrary<Filters> = fc.record({
  category: fc.nat(6),
  area: fc.nat(6),
  rating: fc.nat(3),
  verified: fc.nat(1),
  language: fc.nat(spokenLanguages.length),
  price: fc.nat(4),
})

function passes({ categories, areas, tags }: Listing, asked: Filters): boolean {
  const has = filtersOf(tags)
  return (
    (asked.category === 0 || categories.includes(asked.category)) &&
    (asked.area === 0 || areas.includes(asked.area)) &&
    has.rating >= asked.rating &&
    has.verified >= asked.verified &&
    has.price >= asked.price &&
    (asked.language === 0 || has.languages.includes(asked.language))
  )
}

test('a count is what choosing the value would give, its own filter left out', () => {
  fc.assert(
    fc.property(fc.array(listing, { maxLength: 30 }), filters, (listings, asked) => {
      const counts = countFacets(listings.map((one) => facetsOf(one.categories, one.areas, one.tags)).join(''), asked)
      const choosing = (chosen: Partial<Filters>) =>
        listings.filter((one) => passes(one, { ...asked, ...chosen })).length
      expect(counts.total).toBe(choosing({}))
      for (let no = 1; no <= 6; no++) {
        expect(counts.categories.get(no) ?? 0).toBe(choosing({ category: no }))
        expect(counts.areas.get(no) ?? 0).toBe(choosing({ area: no }))
      }
      for (let step = 1; step <= 3; step++) expect(counts.ratings[step]).toBe(choosing({ rating: step }))
      for (let step = 1; step <= 4; step++) expect(counts.prices[step]).toBe(choosing({ price: step }))
      expect(counts.verified).toBe(choosing({ verified: 1 }))
      for (const index of spokenLanguages.keys())
        expect(counts.languages[index + 1]).toBe(choosing({ language: index + 1 }))
      for (const key of filterKeys)
        expect(counts.without[key]).toBe(asked[key] === 0 ? undefined : choosing({ [key]: 0 }))
    }),
  )
})

test('nothing found counts nothing', () => {
  expect(countFacets('', noFilters)).toMatchObject({ total: 0, verified: 0, categories: new Map(), areas: new Map() })
})

test('a number that has no character is refused rather than counted as something else', () => {
  expect(() => facetsOf([0x2000], [], 0)).toThrow(RangeError)
  expect(() => facetsOf([], [0x1f00], 0)).toThrow(RangeError)
})
