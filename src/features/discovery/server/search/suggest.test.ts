import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { referenceVocabulary } from '#tests/support/reference-vocabulary.ts'
import { suggestAreas, tokenizeInput } from './suggest.ts'

const vocabulary = referenceVocabulary()
const suggest = (q: string) => suggestAreas(tokenizeInput(q), vocabulary, 'en', 8).map(({ entry }) => entry.slug)

test.each([
  ['TST', 'tsim-sha-tsui'],
  ['CWB', 'causeway-bay'],
  ['TKO', 'tseung-kwan-o'],
  ['黃埔花', 'whampoa'],
  ['Mei Foo Sun Chuen', 'mei-foo'],
  ['牛頭角下邨', 'ngau-tau-kok'],
])('%s suggests %s', (q, slug) => {
  expect(suggest(q)).toContain(slug)
})

/** A full pass over some 9,000 names takes half a minute. */
const oneOf = 60

test('abbreviations, estates and stations of the reference data are suggested', () => {
  type Places = {
    areas: { slug: string; aliases: Record<string, string[]> }[]
    ambiguous: { alias: string; slugs: string[] }[]
    stations: { name: Record<string, string>; areas: string[] }[]
  }
  const { areas, ambiguous, stations } = JSON.parse(readFileSync('reference/places.json', 'utf8')) as Places
  const names: [name: string, slugs: string[]][] = [
    ...areas.flatMap(({ slug, aliases }) =>
      Object.values(aliases)
        .flat()
        .map((name): [string, string[]] => [name, [slug]]),
    ),
    ...ambiguous.map(({ alias, slugs }): [string, string[]] => [alias, slugs]),
    ...stations.flatMap(({ name, areas: slugs }) =>
      Object.values(name).map((text): [string, string[]] => [text, slugs]),
    ),
  ]
  const some = names.filter((_, index) => index % oneOf === 0)
  const missing = some.filter(([name, slugs]) => !suggest(name).some((slug) => slugs.includes(slug)))
  expect(some.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})
