import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#shared/locale.ts'
import { type CoachFacts, coachFacts, coachPoints, pathOf, pointsOf } from './rules.ts'

const price = (en: string | null, zh: string | null, unit: 'visit' | 'quote' = 'visit') => ({ title: { en, zh }, unit })
const complete: CoachFacts = {
  photos: 3,
  prices: [price('Visit', '上門')],
  hasHours: true,
  areas: 1,
  needsLicence: true,
  licence: 'checked',
  isNumberVerified: true,
  reviews: 4,
  repliedReviews: 4,
}
const scoreOf = (change: Partial<CoachFacts>) =>
  Object.values(pointsOf({ ...complete, ...change })).reduce((sum, points) => sum + points, 0)

test('a complete listing has 100 points', () => {
  expect(Object.values(coachPoints).reduce((sum, points) => sum + points, 0)).toBe(100)
  expect(scoreOf({})).toBe(100)
})

test.each<[string, Partial<CoachFacts>, number]>([
  ['one photo', { photos: 1 }, 87],
  ['only a price in one language', { prices: [price('Visit', null)] }, 90],
  ['prices by quotation only, in both languages', { prices: [price('Visit', '上門', 'quote')] }, 90],
  ['no hours', { hasHours: false }, 90],
  ['a licence that was only stated', { licence: 'claimed' }, 95],
  ['no licence where its category has a register', { licence: null }, 90],
  ['no licence where its category has none', { licence: null, needsLicence: false }, 100],
  ['a number that is not confirmed', { isNumberVerified: false }, 85],
  ['half of its reviews answered', { repliedReviews: 2 }, 93],
  ['no reviews', { reviews: 0, repliedReviews: 0 }, 100],
])('a listing with %s has fewer points, where visitors miss something', (_, change, score) => {
  expect(scoreOf(change)).toBe(score)
})

test('each part leads to where it is done', () => {
  const listing = { id: 'ID', slug: 'harbour' }
  expect(pathOf('photos', listing)).toBe('/submit-listing?edit=ID&step=photos')
  expect(pathOf('replies', listing)).toBe('/service/harbour#reviews')
})

test('the page about ranking prints all figures of the formula in each language', () => {
  for (const locale of locales) {
    const page = readFileSync(`src/web/content/about.${locale}.md`, 'utf8')
    const missing = Object.keys(coachFacts()).filter((fact) => !page.includes(`{${fact}}`))
    expect([locale, missing]).toEqual([locale, []])
  }
})
