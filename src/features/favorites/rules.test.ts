import { expect, test } from 'vitest'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { matchesAll, searchWords } from './rules.ts'

const texts = 'Harbour Plumbing 海港水喉 Plumbers 水喉師傅 水管师傅 Wan Chai 灣仔 湾仔'

test.each([
  ['plumb wan', true],
  ['  HARBOUR   灣仔 ', true],
  ['水喉师傅', true],
  ['湾仔 海港', true],
  ['plumbing mong kok', false],
  ['旺角', false],
  ['', true],
])('a search for “%s” matches: %s', async (q, isFound) => {
  expect(matchesAll(texts, searchWords(q), await loadSimplifier())).toBe(isFound)
})

test('a search uses at most eight words', () => {
  expect(searchWords('a '.repeat(100))).toHaveLength(8)
})
