import { expect, test } from 'vitest'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { matchesAll, maxOnDevice, parseDeviceShortlist, searchWords, validIds, withIds } from './rules.ts'

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

const id = (n: number) => `0192f0c1-0000-7000-8000-${String(n).padStart(12, '0')}`
const ids = (count: number) => Array.from({ length: count }, (_, n) => id(n))

test.each([null, '', 'null', '[]', '{', '{"ids":"x"}', '{"ids":[1,null,"x"]}'])(
  'a browser that stores %s has nothing saved',
  (text) => expect(parseDeviceShortlist(text)).toEqual({ ids: [], isRefused: false }),
)

test('a browser remembers each listing once, newest first, up to fifty', () => {
  expect(withIds([id(1), id(2)], [id(3), id(1)])).toEqual([id(3), id(1), id(2)])
  expect(withIds(ids(maxOnDevice), [id(0)])).toHaveLength(maxOnDevice)
  expect(withIds(ids(maxOnDevice), [id(99)])).toBeNull()
  expect(validIds([...ids(60), id(0)])).toEqual(ids(maxOnDevice))
  const stored = JSON.stringify({ ids: [id(2), id(2), 'x'], isRefused: true })
  expect(parseDeviceShortlist(stored)).toEqual({ ids: [id(2)], isRefused: true })
})
