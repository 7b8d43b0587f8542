import { expect, test } from 'vitest'
import { compactNumbers } from './members.ts'

test.each([
  ['6123-4567', '61234567'],
  ['6123 4567 mei', '61234567 mei'],
  ['+852 6123 4567', '+85261234567'],
  ['mei88 chan', 'mei88 chan'],
  ['mei-2024-11.3@example.com', 'mei-2024-11.3@example.com'],
])('a search for “%s” looks for “%s”', (typed, searched) => {
  expect(compactNumbers(typed)).toBe(searched)
})
