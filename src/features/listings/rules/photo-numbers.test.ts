import { expect, test } from 'vitest'
import { photoNumbers } from './photo-numbers.ts'

test('photos are counted one by one, a before-and-after pair as the two that it is', () => {
  const slides = [['a'], ['before', 'after'], ['b']]
  expect(slides.map((_, index) => photoNumbers(slides, index))).toEqual(['1 / 4', '2–3 / 4', '4 / 4'])
})
