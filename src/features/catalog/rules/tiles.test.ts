import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tileOf } from './tiles.ts'

const { groups } = JSON.parse(readFileSync('reference/categories.json', 'utf8')) as { groups: { slug: string }[] }

it('gives every group a colour of its own', () => {
  expect(new Set(groups.map(({ slug }) => tileOf(slug))).size).toBe(groups.length)
})

it('gives a group that an admin added one of the same colours, always the same', () => {
  expect(groups.map(({ slug }) => tileOf(slug))).toContain(tileOf('boat-repairs'))
  expect(tileOf('boat-repairs')).toBe(tileOf('boat-repairs'))
})
