import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filteredListing } from '#tests/support/filtered-listing.ts'
import {
  type FilteredListing,
  facetKeys,
  filters as table,
  numberOf,
  type TagKey,
  tagKeys,
  valuesOf,
} from '../../filters.ts'
import { categoriesAt, countFacets, encodeFacets, numbersAt } from './facets.ts'
import { type Filters, noFilters, tagsOf } from './filter-sql.ts'

type Listing = { categories: number[]; areas: number[]; properties: FilteredListing & { hasPaidPlace: boolean } }

const properties: fc.Arbitrary<Listing['properties']> = fc
  .tuple(filteredListing, fc.boolean())
  .map(([read, hasPaidPlace]) => ({ ...read, hasPaidPlace }))
const listing: fc.Arbitrary<Listing> = fc.record({
  categories: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
  areas: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
  properties,
})
const valueNumbers = Object.fromEntries(tagKeys.map((key) => [key, fc.nat(valuesOf(key).length)])) as Record<
  TagKey,
  fc.Arbitrary<number>
>
const filters: fc.Arbitrary<Filters> = fc.record({
  category: fc.nat(6),
  area: fc.nat(6),
  open: fc.constant(0),
  ...valueNumbers,
})

function matches({ categories, areas, properties: has }: Listing, wanted: Filters): boolean {
  return facetKeys.every((key) => {
    if (wanted[key] === 0) return true
    if (key === 'category') return categories.includes(wanted.category)
    if (key === 'area') return areas.includes(wanted.area)
    return valuesOf(key).some((value) => numberOf(key, value) === wanted[key] && table[key].has(has, value))
  })
}

test('a facet count is the number of results with that value, ignoring the current value of the filter', () => {
  fc.assert(
    fc.property(fc.array(listing, { maxLength: 30 }), filters, (listings, current) => {
      const counts = countFacets(
        listings.map((one) => encodeFacets(one.categories, one.areas, tagsOf(one.properties))).join(''),
        current,
      )
      const countWith = (change: Partial<Filters>) =>
        listings.filter((one) => matches(one, { ...current, ...change })).length
      expect(counts.total).toBe(countWith({}))
      for (const key of facetKeys) {
        const numbers = key === 'category' || key === 'area' ? [1, 2, 3, 4, 5, 6] : valuesOf(key).map((_, n) => n + 1)
        for (const number of numbers) expect(counts[key].get(number) ?? 0).toBe(countWith({ [key]: number }))
        expect(counts.without[key]).toBe(current[key] === 0 ? undefined : countWith({ [key]: 0 }))
      }
    }),
  )
})

test('listings that meet the filters are told with where they start, and so with their categories and values', () => {
  fc.assert(
    fc.property(fc.array(listing, { maxLength: 10 }), filters, (listings, current) => {
      const facets = listings.map((one) => encodeFacets(one.categories, one.areas, tagsOf(one.properties))).join('')
      const told = new Map<number, { categories: number[]; prices: number }>()
      countFacets(facets, current, (index, start) =>
        told.set(index, { categories: categoriesAt(facets, start), prices: numbersAt(facets, start, 'price') }),
      )
      const expected = listings.flatMap((one, index) => {
        const prices = valuesOf('price').filter((value) => table.price.has(one.properties, value)).length
        return matches(one, current) ? [[index, { categories: one.categories, prices }] as const] : []
      })
      expect([...told]).toEqual(expected)
    }),
  )
})

test('all counts are zero without results', () => {
  const none = new Map()
  expect(countFacets('', noFilters)).toMatchObject({ total: 0, verified: none, category: none, area: none })
})

test('numbers outside the encodable range are refused', () => {
  expect(() => encodeFacets([0x2001], [], 0)).toThrow(RangeError)
  expect(() => encodeFacets([], [0x1f01], 0)).toThrow(RangeError)
})
