import { expect, test } from 'vitest'
import { avatarSrcSet, initialsOf } from './avatar.ts'

test.each([
  ['Mei', 'Chan', 'MC'],
  ['大文', '陳', '陳'],
  ['', 'chan', 'C'],
  ['😀', '', '😀'],
  ['', '', ''],
])('the initials of %s %s are %s', (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials)
})

test('a stored avatar has a srcset with two sizes; an external URL has none', () => {
  expect(avatarSrcSet('/media/avatars/ab/abc-256.webp')).toBe(
    '/media/avatars/ab/abc-96.webp 96w, /media/avatars/ab/abc-256.webp 256w',
  )
  expect(avatarSrcSet('https://lh3.example/photo.jpg')).toBeUndefined()
})
