import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areaCentres } from './area-centres.ts'
import { nearestArea } from './nearest-area.ts'

test('a position in Hong Kong belongs to the nearest area, one abroad to none', () => {
  expect(nearestArea(22.2773, 114.1727)).toBe('wan-chai')
  expect(nearestArea(22.3816, 114.188)).toBe('sha-tin')
  expect(nearestArea(51.5, -0.1)).toBeNull()
})

test('every area of the reference data has a centre', () => {
  const { areas } = JSON.parse(readFileSync('reference/areas.json', 'utf8')) as { areas: { slug: string }[] }
  expect(Object.keys(areaCentres).toSorted()).toEqual(areas.map(({ slug }) => slug).toSorted())
})
