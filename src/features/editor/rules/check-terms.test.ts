import { expect, test } from 'vitest'
import { emptyContent, type ListingContent } from '#features/listings/rules/content.ts'
import { type AreaTerms, catalogErrors, type CategoryTerms, isLicenceRequired, planErrors } from './check-terms.ts'

const category = (slug: string, licences: string[] = []): CategoryTerms => ({
  slug,
  priceUnits: ['visit'],
  licences: licences.map((key) => ({ key, isRequired: isLicenceRequired(slug, key) })),
})
const categories = [
  category('plumbers', ['wsd-licensed-plumber']),
  category('domestic-helper-agencies', ['labour-ea']),
  category('postnatal-nannies', ['labour-ea']),
  category('financial-planning', ['sfc', 'ia']),
]
const areas: AreaTerms[] = [
  { slug: 'kowloon', kind: 'region' },
  { slug: 'wan-chai-district', kind: 'district' },
  { slug: 'wan-chai', kind: 'area' },
]
const content = (given: Partial<ListingContent>): ListingContent => ({ ...emptyContent, areas: ['wan-chai'], ...given })
const errorsOf = (given: Partial<ListingContent>) =>
  catalogErrors(content(given), categories, areas).map(({ path, error }) => `${path} ${error}`)
const free = { maxCategories: 1, maxAreas: 2, maxPhotos: 3, hasEnhancedProfile: false }
const planErrorsOf = (given: Partial<ListingContent>, terms = free) =>
  planErrors(content(given), terms, areas).map(({ path, error }) => `${path} ${error}`)

test('a plan with a limit on areas allows areas and districts, not whole regions', () => {
  expect(planErrorsOf({ areas: ['wan-chai', 'wan-chai-district'] })).toEqual([])
  expect(planErrorsOf({ areas: ['kowloon'] })).toEqual(['areas areaTooWide'])
  expect(planErrorsOf({ areas: ['wan-chai', 'wan-chai-district', 'kowloon'] })).toEqual(['areas tooManyAreas'])
  expect(planErrors(content({ areas: ['kowloon'] }), { ...free, maxAreas: null }, areas)).toEqual([])
})

test('a plan limits categories and photos', () => {
  const photos = ['a', 'b', 'c', 'd'].map((id) => ({ id, alt: { en: null, zh: null }, pair: null }))
  expect(planErrorsOf({ categories: ['plumbers', 'electricians'], photos })).toEqual([
    'categories tooManyCategories',
    'photos tooManyPhotos',
  ])
})

test('a licence is required where the law demands it; one of several is enough', () => {
  const licence = (key: string, expiresOn: string | null = null) => ({ key, number: '1', expiresOn })
  expect(errorsOf({ categories: ['domestic-helper-agencies'] })).toEqual(['licences licenceRequired'])
  expect(errorsOf({ categories: ['domestic-helper-agencies'], licences: [licence('labour-ea')] })).toEqual([
    'licences.0.expiresOn expiryRequired',
  ])
  expect(
    errorsOf({ categories: ['domestic-helper-agencies'], licences: [licence('labour-ea', '2099-01-01')] }),
  ).toEqual([])
  expect(errorsOf({ categories: ['postnatal-nannies'] })).toEqual([])
  expect(errorsOf({ categories: ['plumbers'] })).toEqual([])
  expect(errorsOf({ categories: ['financial-planning'], licences: [licence('ia')] })).toEqual([])
  expect(errorsOf({ categories: ['plumbers'], licences: [licence('ia')] })).toEqual(['licences.0.key licenceUnknown'])
})

test('price rows use units of the selected categories, or by quotation', () => {
  const row = (unit: 'visit' | 'month' | 'quote') => ({
    title: { en: 'x', zh: null },
    unit,
    fromCents: null,
    toCents: null,
    note: null,
  })
  expect(errorsOf({ categories: ['plumbers'], prices: [row('visit'), row('month'), row('quote')] })).toEqual([
    'prices.1.unit unitWrong',
  ])
})

test('unknown categories and areas are reported', () => {
  expect(errorsOf({ categories: ['plumbers', 'magicians'], areas: ['atlantis'] })).toEqual([
    'categories categoryUnknown',
    'areas areaUnknown',
  ])
})
