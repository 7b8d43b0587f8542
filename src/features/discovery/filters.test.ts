import { expect, test } from 'vitest'
import { type FilteredListing, numberOf, stepsOf } from './filters.ts'

const plain: FilteredListing = {
  ratingAvg: null,
  lowestPriceCents: null,
  takesUrgentJobs: false,
  isVerified: false,
  languagesSpoken: [],
}

test('a value equal to a filter step satisfies the filter', () => {
  const ratings = [null, 2.99, 3, 3.99, 4, 4.49, 4.5, 5]
  expect(ratings.map((ratingAvg) => stepsOf('rating', { ...plain, ratingAvg }))).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  const prices = [null, 0, 20_000, 20_001, 50_000, 300_000, 300_001]
  expect(prices.map((lowestPriceCents) => stepsOf('price', { ...plain, lowestPriceCents }))).toEqual([
    0, 4, 4, 3, 3, 1, 0,
  ])
})

test('the easiest value of a filter with steps has number 1', () => {
  expect(['3', '4', '4.5'].map((value) => numberOf('rating', value))).toEqual([1, 2, 3])
  expect(['200', '500', '1000', '3000'].map((value) => numberOf('price', value))).toEqual([4, 3, 2, 1])
})
