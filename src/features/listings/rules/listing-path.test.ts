import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listingPath } from './listing-path.ts'

test.each([
  ['harbour-taps-2', '/service/harbour-taps-2'],
  ['街口水喉', '/service/%E8%A1%97%E5%8F%A3%E6%B0%B4%E5%96%89'],
  // Fits into a header, but as a single byte that is no UTF-8.
  ['smørrebrød', '/service/sm%C3%B8rrebr%C3%B8d'],
  ['𨋢-lift', '/service/%F0%A8%8B%A2-lift'],
])('the page of %s is at %s', (slug, path) => {
  expect(listingPath(slug)).toBe(path)
  expect(new URL(path, 'https://kaifong.example').pathname).toBe(path)
})

test('no other file builds the address of a listing', () => {
  const files = globSync('src/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', 'src/features/listings/rules/listing-path.ts'],
  })
  expect(files.length).toBeGreaterThan(500)
  expect(
    files.filter((file) => /(?<!\/(?:og|qr))\/service\/(?:\$\{|['"`] ?\+)/.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})
