import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filteredListing } from '#tests/support/filtered-listing.ts'
import { numberOf, stepsOf } from './filters.ts'

const listing = fc.sample(filteredListing, 1)[0]!

test('a value equal to a filter step satisfies the filter', () => {
  const ratings = [null, 2.99, 3, 3.99, 4, 4.49, 4.5, 5]
  expect(ratings.map((ratingAvg) => stepsOf('rating', { ...listing, ratingAvg }))).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  const prices = [null, 0, 20_000, 20_001, 50_000, 300_000, 300_001]
  expect(prices.map((lowestPriceCents) => stepsOf('price', { ...listing, lowestPriceCents }))).toEqual([
    0, 4, 4, 3, 3, 1, 0,
  ])
})

test('the easiest value of a filter with steps has number 1', () => {
  expect(['3', '4', '4.5'].map((value) => numberOf('rating', value))).toEqual([1, 2, 3])
  expect(['200', '500', '1000', '3000'].map((value) => numberOf('price', value))).toEqual([4, 3, 2, 1])
})
