import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const base = 'https://kaifong.example'

test.each([
  ['/favorites?q=tap#top', '/favorites?q=tap#top'],
  ['favorites', '/favorites'],
  ['https://kaifong.example/explore', '/explore'],
  [' /explore', '/explore'],
])('"%s" leads to %s', (address, path) => {
  expect(ownPath(address, base)).toBe(path)
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
])('"%s" leads home', (address) => {
  expect(ownPath(address, base)).toBe('/')
})

test.each([
  'https:evil.example@x/',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  'https://kaifong.example//evil.example',
  '/\t/evil.example',
])('"%s" stays on this site', (address) => {
  expect(new URL(ownPath(address, base), base).origin).toBe(base)
})
