import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tileOf } from './tiles.ts'

const { groups } = JSON.parse(readFileSync('reference/categories.json', 'utf8')) as { groups: { slug: string }[] }

it('gives every group in the reference file a different colour', () => {
  expect(new Set(groups.map(({ slug }) => tileOf(slug))).size).toBe(groups.length)
})

it('gives a group that an admin added a stable colour from the same palette', () => {
  expect(groups.map(({ slug }) => tileOf(slug))).toContain(tileOf('boat-repairs'))
  expect(tileOf('boat-repairs')).toBe(tileOf('boat-repairs'))
})
