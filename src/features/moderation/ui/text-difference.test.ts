import { expect, test } from 'vitest'
import { textDifference } from './text-difference.ts'

test('marks changed words, the others are the same', () => {
  expect(textDifference('Taps mended the same day.', 'Taps and toilets mended the next day.')).toEqual([
    { kind: 'same', text: 'Taps ' },
    { kind: 'added', text: 'and toilets ' },
    { kind: 'same', text: 'mended the ' },
    { kind: 'removed', text: 'same' },
    { kind: 'added', text: 'next' },
    { kind: 'same', text: ' day.' },
  ])
})

test('an additional paragraph is only added', () => {
  expect(textDifference('In the room.', 'In the room.\n\nClosed on Sunday.')).toEqual([
    { kind: 'same', text: 'In the room.' },
    { kind: 'added', text: '\n\nClosed on Sunday.' },
  ])
})

test('Chinese is compared character by character', () => {
  expect(textDifference('即日維修水喉', '即日維修水喉及通渠')).toEqual([
    { kind: 'same', text: '即日維修水喉' },
    { kind: 'added', text: '及通渠' },
  ])
})

test.each([
  ['', ''],
  ['', 'All new'],
  ['Gone', ''],
  ['a b c a b c', 'c b a c b a'],
  ['word '.repeat(2_000), 'other '.repeat(2_000)],
])('both versions can be read back out of it', (before, after) => {
  const parts = textDifference(before, after)
  const side = (kind: string) =>
    parts.filter((part) => part.kind === 'same' || part.kind === kind).map(({ text }) => text)
  expect(side('removed').join('')).toBe(before)
  expect(side('added').join('')).toBe(after)
})
