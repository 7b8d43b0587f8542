import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mapSize, mapSymbols } from './hong-kong-map.ts'

type Places = Record<'regions' | 'districts', { slug: string; region?: string }[]>
const { regions, districts } = JSON.parse(readFileSync('reference/areas.json', 'utf8')) as Places
const symbols = new Map(mapSymbols().map((symbol) => [/id="hk-([\w-]+)"/.exec(symbol)?.[1], symbol]))
const tilesOf = (slug: string) => symbols.get(slug)?.match(/M\d+ \d+h\d+/g) ?? []

test('the map draws every region and district of the reference data', () => {
  const drawn = [...regions, ...districts].filter(({ slug }) => tilesOf(slug).length > 0)
  expect(drawn).toHaveLength(regions.length + districts.length)
})

test('regions consist of their districts and Hong Kong of its regions, without duplicate tiles', () => {
  for (const { slug } of regions.filter((region) => region.slug !== 'outlying-islands')) {
    const parts = districts.filter(({ region }) => region === slug).flatMap((district) => tilesOf(district.slug))
    expect(tilesOf(slug).toSorted()).toEqual(parts.toSorted())
  }
  const all = regions.flatMap(({ slug }) => tilesOf(slug))
  expect(tilesOf('hong-kong').toSorted()).toEqual(all.toSorted())
  expect(new Set(all).size).toBe(all.length)
})

test('islands are part of the Islands district, and every tile lies on the map', () => {
  expect(tilesOf('islands-district')).toEqual(expect.arrayContaining(tilesOf('lamma-island')))
  for (const tile of tilesOf('hong-kong')) {
    const [x = 0, y = 0, length = 0] = tile.match(/\d+/g)?.map(Number) ?? []
    expect(x + length).toBeLessThan(mapSize[0])
    expect(y).toBeLessThan(mapSize[1] - 1)
  }
})
