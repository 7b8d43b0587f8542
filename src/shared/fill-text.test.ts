import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fillText } from './fill-text.ts'

test('values take the place of their names, and nothing within a value is replaced', () => {
  expect(fillText('{name} of {site}', { name: '{site}', site: '$& x' })).toBe('{site} of $& x')
  expect(fillText('{count} in {place}', { count: 1234 })).toBe('1,234 in {place}')
  expect(fillText('{count} in {place}', { count: 1 }, () => '')).toBe('1 in ')
})

test('nothing else in the product fills in such names', () => {
  const fills = /\.replace(?:All)?\(\s*(?:\/[^\n]*\\\{\(\\w|['"`]\{\w+\})/
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/fill-text|\.test\./.test(file))
  expect(files.filter((file) => fills.test(readFileSync(file, 'utf8')))).toEqual([])
})
