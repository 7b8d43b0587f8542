import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every screen that reads the query of its address names what it reads', () => {
  const readers = globSync('src/web/routes/**/*.tsx').filter((file) => {
    const source = readFileSync(file, 'utf8')
    return /searchParams|useSearchParams|\b(?:searchQueries|previewQuery)\(/.test(source) && !/\bparams: /.test(source)
  })
  expect(readers).toEqual([])
})
