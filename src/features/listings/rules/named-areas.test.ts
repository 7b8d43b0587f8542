import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namedAreas } from './named-areas.ts'

const named = (...slugs: string[]) => namedAreas(slugs.map((slug) => ({ slug }))).map(({ slug }) => slug)
const file = JSON.parse(readFileSync('reference/areas.json', 'utf8')) as { regions: { slug: string }[] }
const regions = file.regions.map(({ slug }) => slug)

test('a card names the first three areas', () => {
  expect(named('sha-tin', 'tai-wai', 'fo-tan', 'ma-on-shan')).toEqual(['sha-tin', 'tai-wai', 'fo-tan'])
})

test('a card of a listing that serves every region names none', () => {
  expect(named(...regions)).toEqual([])
  expect(named(...regions.slice(1), 'central')).toEqual(regions.slice(1))
})
