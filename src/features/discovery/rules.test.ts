import { expect, test } from 'vitest'
import {
  adjustedMean,
  bonusPoints,
  featuredShare,
  featuredValue,
  matchPoints,
  popularity,
  quality,
  reviewsValue,
} from './rules.ts'

test('Highest Rated sorts by a Bayesian mean with a prior of eight reviews of 4.2', () => {
  const formula = (mean: number, count: number) => (8 * 4.2 + mean * count) / (8 + count)
  for (const [mean, count] of [
    [5, 1],
    [4.8, 12],
    [4.6, 300],
    [1, 3],
  ] as const)
    expect(adjustedMean(mean, count)).toBeCloseTo(formula(mean, count), 10)
  const best: (readonly [mean: number, count: number])[] = [
    [5, 1],
    [5, 3],
    [4.8, 12],
    [4.6, 300],
    [1, 3],
  ]
  expect(best.toSorted((a, b) => adjustedMean(...b) - adjustedMean(...a))).toEqual([
    [4.6, 300],
    [4.8, 12],
    [5, 3],
    [5, 1],
    [1, 3],
  ])
})

test('a single five-star review does not beat many good reviews', () => {
  expect(adjustedMean(5, 1)).toBeCloseTo(4.289, 3)
  expect(adjustedMean(4.7, 40)).toBeCloseTo(4.617, 3)
  expect(featuredValue(5, 1)).toBeLessThan(featuredValue(4.7, 40))
})

test('a listing without reviews ranks in the middle, not last', () => {
  expect(adjustedMean(null, 0)).toBeCloseTo(4.2, 10)
  expect(featuredValue(null, 0)).toBeGreaterThan(featuredValue(3, 10))
  expect(featuredValue(null, 0)).toBeLessThan(featuredValue(4.5, 10))
})

test('quality rises from 3 stars to 5, popularity from 0 reviews to 500', () => {
  expect([2, 3, 4, 5].map(quality)).toEqual([0, 0, 0.5, 1])
  expect([0, 500, 5_000].map(popularity)).toEqual([0, 1, 1])
  expect(popularity(10) - popularity(9)).toBeGreaterThan(popularity(100) - popularity(99))
  expect(featuredValue(5, 1_000_000)).toBeLessThanOrEqual(1)
})

test('the kind of match decides before quality: nothing lifts a listing into the next tier', () => {
  const most = featuredShare + Object.values(bonusPoints).reduce((sum, points) => sum + points, 0)
  expect(most).toBeLessThan(1)
  expect(matchPoints.wholeName - matchPoints.name).toBeGreaterThanOrEqual(1)
  expect(matchPoints.name - matchPoints.need).toBeGreaterThanOrEqual(1)
  expect(matchPoints.need - matchPoints.otherCategory).toBeGreaterThanOrEqual(1)
})

test('Most Reviews sorts by number of reviews, ties in Featured order', () => {
  expect(reviewsValue(1, 11)).toBeGreaterThan(reviewsValue(5, 10))
  expect(reviewsValue(5, 10)).toBeGreaterThan(reviewsValue(4, 10))
})
