import { expect, test } from 'vitest'
import { isLowered, limitStart } from './limit-change.ts'

test.each([
  [5, 3, true],
  [null, 3, true],
  [3, 3, false],
  [3, 5, false],
  [3, null, false],
  [null, null, false],
])('a limit of %s changed to %s is lower: %s', (before, after, expected) => {
  expect(isLowered(before, after)).toBe(expected)
})

test.each([
  ['2026-11-20T00:00+08:00', '2026-12-05T00:00+08:00'],
  ['2026-11-20T23:59+08:00', '2026-12-05T00:00+08:00'],
])('a limit that is lowered at %s starts at %s, after 14 full days', (now, start) => {
  expect(limitStart(new Date(now))).toEqual(new Date(start))
})
