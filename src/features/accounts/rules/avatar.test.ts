import { expect, test } from 'vitest'
import { avatarSet, initialsOf } from './avatar.ts'

test.each([
  ['Mei', 'Chan', 'MC'],
  ['大文', '陳', '陳'],
  ['', 'chan', 'C'],
  ['😀', '', '😀'],
  ['', '', ''],
])('%s %s is drawn as %s', (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials)
})

test('a stored avatar comes in two sizes, one from elsewhere in its own', () => {
  expect(avatarSet('/media/avatars/ab/abc-256.webp')).toBe(
    '/media/avatars/ab/abc-96.webp 96w, /media/avatars/ab/abc-256.webp 256w',
  )
  expect(avatarSet('https://lh3.example/photo.jpg')).toBeUndefined()
})
