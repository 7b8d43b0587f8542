import { expect, test } from 'vitest'
import { scoreListingWords } from './listing-words.ts'
import { unitsOf } from './units.ts'

const score = scoreListingWords([
  { category: 1, listings: 20, terms: ['call', 'zorbian'], counts: [20, 12] },
  { category: 2, listings: 20, terms: ['call', '锈水'], counts: [18, 10] },
  ...Array.from({ length: 8 }, (_, index) => ({ category: 3 + index, listings: 20, terms: ['call'], counts: [19] })),
])
const scoresOf = (text: string, isChinese = false) => [...score(unitsOf([{ text, isChinese }])).keys()]

test('a word that the listings of one category use speaks for it', () => {
  expect(scoresOf('zorbian')).toEqual([1])
  expect(scoresOf('锈水', true)).toEqual([2])
})

test('a word of all categories speaks for none', () => {
  for (const word of ['call', 'unheard']) expect(scoresOf(word)).toEqual([])
})
