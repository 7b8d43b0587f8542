import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shortName } from './rules.ts'

describe('the author of a review', () => {
  test.each([
    ['Mary', 'Chan', 'Mary C.'],
    [' Mary Ann ', ' de Silva', 'Mary Ann D.'],
    ['Zoë', 'Østergård', 'Zoë Ø.'],
    ['大文', '陳', '大文'],
    ['Chris', '黃', 'Chris'],
    ['Madonna', '', 'Madonna'],
    ['', 'Wong', 'W.'],
    ['', '', ''],
  ])('%s %s is shown as “%s”', (first, last, shown) => {
    expect(shortName(first, last)).toBe(shown)
  })

  test('never tells more of a surname than one letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (last) => {
        expect([...shortName('', last)].length).toBeLessThanOrEqual(4)
      }),
    )
  })
})
