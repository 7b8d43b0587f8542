import { expect, test } from 'vitest'
import { sameOriginPath } from './same-origin-path.ts'

const base = 'https://kaifong.example'

test.each([
  ['/favorites?q=tap#top', '/favorites?q=tap#top'],
  ['favorites', '/favorites'],
  ['https://kaifong.example/explore', '/explore'],
  [' /explore', '/explore'],
])('"%s" becomes %s', (address, path) => {
  expect(sameOriginPath(address, base)).toBe(path)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://kaifong.example.evil.example/',
  'https://kaifong.example@evil.example/',
  'http://kaifong.example/',
  'https://kaifong.example:8443/',
  'javascript:alert(1)',
  'data:text/html,hi',
  'http://[',
  '',
  null,
])('"%s" becomes the home page', (address) => {
  expect(sameOriginPath(address, base)).toBe('/')
})

test.each([
  'https:evil.example@x/',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  'https://kaifong.example//evil.example',
  '/\t/evil.example',
])('"%s" stays on this site', (address) => {
  expect(new URL(sameOriginPath(address, base), base).origin).toBe(base)
})
