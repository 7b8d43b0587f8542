import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localeOfPath, pathInLocale, pathWithoutLocale } from './locale-path.ts'
import { locales } from './locale.ts'

test.each(['/', '/explore?q=gas', '/service/tap#reviews'])('the path %s goes into each language and back', (path) => {
  for (const locale of locales) {
    const localized = pathInLocale(path, locale)
    expect(pathWithoutLocale(localized)).toBe(path)
    expect(localeOfPath(localized) ?? 'en').toBe(locale)
  }
})

test('no other file knows the prefixes, except the service worker, which imports nothing', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/locale-path|service-worker|\.test\./.test(file))
  expect(files.filter((file) => /\/zh-han/.test(readFileSync(file, 'utf8')))).toEqual([])
})
