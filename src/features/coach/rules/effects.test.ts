import { expect, test } from 'vitest'
import type { CoachFacts } from '../rules.ts'
import { effectOf, hasPart } from './effects.ts'

const facts: CoachFacts = {
  photos: 3,
  prices: [],
  hasHours: true,
  areas: 1,
  needsLicence: false,
  licence: null,
  isNumberVerified: false,
  reviews: 0,
  repliedReviews: 0,
}

test('nothing is said below twenty listings in either group', () => {
  expect(effectOf({ listings: 20, rates: 3 }, { listings: 19, rates: 1 })).toBeNull()
  expect(effectOf({ listings: 19, rates: 3 }, { listings: 500, rates: 1 })).toBeNull()
  expect(effectOf({ listings: 20, rates: 3 }, { listings: 40, rates: 2 })).toEqual({ with: 15, without: 5 })
  expect(effectOf({ listings: 30, rates: 1 }, { listings: 30, rates: 2 })).toEqual({ with: 3.3, without: 6.7 })
})

test('a listing belongs to no group of a part that does not apply to it', () => {
  expect(hasPart('photos', facts)).toBe(true)
  expect(hasPart('photos', { ...facts, photos: 2 })).toBe(false)
  expect(hasPart('licence', facts)).toBeNull()
  expect(hasPart('licence', { ...facts, needsLicence: true, licence: 'claimed' })).toBe(false)
  expect(hasPart('replies', facts)).toBeNull()
  expect(hasPart('replies', { ...facts, reviews: 2, repliedReviews: 2 })).toBe(true)
})
