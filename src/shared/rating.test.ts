import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratingText, shownRating } from './rating.ts'

test.each([
  [5, '5.0'],
  [4.96, '4.9'],
  [4.999, '4.9'],
  [4.94, '4.9'],
  [4.56, '4.6'],
  [3.95, '3.9'],
  [3.04, '3.0'],
  [Math.fround(4.3), '4.3'],
  [1, '1.0'],
])('an average of %d is shown as %s', (mean, text) => {
  expect(ratingText(mean)).toBe(text)
})

test('an average of real reviews is shown within a tenth, and as a whole star only from that star on', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 400 })
  fc.assert(
    fc.property(counts, (stars) => {
      const mean = Math.fround(stars.reduce((sum, one) => sum + one, 0) / stars.length)
      const shown = shownRating(mean)
      expect(Math.abs(shown - mean)).toBeLessThan(0.1)
      if (Number.isInteger(shown)) expect(mean).toBeGreaterThanOrEqual(shown)
    }),
  )
})
