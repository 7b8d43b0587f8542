import { expect, test } from 'vitest'
import { comparedUnits } from './rules.ts'

test('a comparison has one row for each unit in which anybody has a price', () => {
  const priced = (...units: ('hour' | 'visit' | 'quote')[]) => ({ prices: units.map((unit) => ({ unit })) })
  expect(comparedUnits([priced('quote', 'visit'), priced('hour', 'visit', 'visit'), priced()])).toEqual([
    'hour',
    'visit',
    'quote',
  ])
  expect(comparedUnits([priced()])).toEqual([])
})
