import { expect, test } from 'vitest'
import { bansAgainst, isBanEnd, parseBan } from './bans.ts'

test.each([
  ['Mei.Chan+shop@Example.com', 'mei.chan@example.com'],
  ['m.e.i+x@googlemail.com', 'mei@gmail.com'],
  ['@Spam.Example', 'spam.example'],
  ['mail.spam.example', 'mail.spam.example'],
  ['6123 4567', '+85261234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['spam', null],
  ['', null],
])('a ban of “%s” is stored as %s', (typed, stored) => {
  expect(parseBan(typed)).toBe(stored)
})

test('an address is refused by a ban of its mailbox, its domain or a domain above', () => {
  expect(bansAgainst({ email: 'mei+1@mail.spam.example', numbers: ['+85261234567', null] })).toEqual([
    'mei@mail.spam.example',
    'mail.spam.example',
    'spam.example',
    '+85261234567',
  ])
})

test('a ban ends in the future, within three years', () => {
  const now = new Date('2026-11-22T04:00:00Z')
  expect(['2026-11-21', '2026-11-23', '2029-11-22', '2029-11-25'].map((day) => isBanEnd(new Date(day), now))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
