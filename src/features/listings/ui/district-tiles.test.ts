import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { districtTiles } from './district-tiles.ts'

const { districts, areas } = JSON.parse(readFileSync('reference/areas.json', 'utf8')) as Record<
  string,
  { slug: string }[]
>

it('draws each of the eighteen districts once, and islands that the reference knows', () => {
  const drawn = districtTiles.filter(({ isIsland }) => !isIsland).map(({ slug }) => slug)
  expect(drawn.toSorted()).toEqual(districts!.map(({ slug }) => slug).toSorted())
  const islands = districtTiles.filter(({ isIsland }) => isIsland).map(({ slug }) => slug)
  expect(areas!.map(({ slug }) => slug)).toEqual(expect.arrayContaining(islands))
})

it('gives every district tiles of its own', () => {
  const without = districtTiles.filter(({ d }) => !/^(M\d+ \d+h\d+)+$/.test(d))
  expect(without).toEqual([])
})
