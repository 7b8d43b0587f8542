import { expect, test } from 'vitest'
import { isPossiblePhone } from './phone-plan.ts'

test.each([
  ['+85261234567', true],
  ['+85291112222', true],
  ['+85223456789', true],
  ['+85258123456', true],
  ['+85281234567', true],
  ['+852800123456', true],
  ['+85212345678', false],
  ['+85213000001', false],
  ['+85271234567', false],
  ['+85288123456', false],
  ['+442079460000', true],
  ['+44207946', false],
  ['+999123456789', false],
])('whether a telephone can have %s: %s', (number, isPossible) => {
  expect(isPossiblePhone(number, false)).toBe(isPossible)
})

test('the numbers of the demonstration count in the demonstration alone', () => {
  for (const number of ['+85212000001', '+85213000001', '+85212345678']) {
    expect(isPossiblePhone(number, true)).toBe(true)
    expect(isPossiblePhone(number, false)).toBe(false)
  }
  expect(isPossiblePhone('+85218000001', true)).toBe(false)
})
