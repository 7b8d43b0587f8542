import { expect, test } from 'vitest'
import { daysBetween, urgencyOf } from './rules.ts'

test('counts calendar days', () => {
  expect(daysBetween('2026-11-20', '2026-12-30')).toBe(40)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1)
})

test.each([
  [-1, 'late'],
  [0, 'soon'],
  [10, 'soon'],
  [11, 'fine'],
] as const)('with %s days left a request is %s', (days, urgency) => {
  expect(urgencyOf(days)).toBe(urgency)
})
