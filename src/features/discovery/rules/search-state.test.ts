import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spokenLanguages } from '#features/listings/rules.ts'
import {
  filterKeys,
  isLandingPage,
  landingPath,
  priceSteps,
  ratingSteps,
  searchFromUrl,
  searchPath,
  sorts,
  type SearchState,
} from './search-state.ts'

const at = (path: string) => new URL(path, 'http://localhost')
const read = (path: string, category?: string) => searchFromUrl(at(path), category)

const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,30}$/)
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const searches: fc.Arbitrary<SearchState> = fc.record(
  {
    q: fc.constantFrom('plumber', '水喉', 'Wan Chai 補習', 'a & b = c?', '100%'),
    category: slug,
    area: slug,
    rating: fc.constantFrom(...ratingSteps),
    verified: fc.constant('1' as const),
    language: fc.constantFrom(...spokenLanguages),
    price: fc.constantFrom(...priceSteps),
    sort: fc.constantFrom(...sorts),
    exact: fc.constant('1' as const),
  },
  { requiredKeys: ['sort'] },
)

test('an address without anything asks for everything, featured first', () => {
  expect(read('/explore')).toEqual({ sort: 'featured' })
})

test('every search survives its own address', () => {
  fc.assert(
    fc.property(searches, (state) => {
      expect(read(searchPath(state))).toEqual(state)
    }),
  )
})

test('on a category page the category stands in the path alone', () => {
  const state: SearchState = { category: 'plumbers', area: 'wan-chai', sort: 'rating' }
  const path = searchPath(state, 'category')
  expect(path).toBe('/category/plumbers?area=wan-chai&sort=rating')
  expect(read(path, 'plumbers')).toEqual(state)
  expect(searchPath({ ...state, category: undefined }, 'category')).toBe('/explore?area=wan-chai&sort=rating')
})

test('what is not known is left out', () => {
  const strange =
    '/explore?rating=6&price=-1&language=klingon&sort=cheapest&verified=yes&exact=0&utm_source=x&area=%3Cb%3E&category=../x'
  expect(read(strange)).toEqual({ sort: 'featured' })
})

test('the place that a form without script sends joins the words', () => {
  expect(read('/explore?q=tutor&where=Sha+Tin').q).toBe('tutor Sha Tin')
  expect(read('/explore?q=&where=%E7%81%A3%E4%BB%94').q).toBe('灣仔')
})

test('words are cut at 200 characters, and lose what no one can type', () => {
  expect([...read(`/explore?q=${encodeURIComponent('水'.repeat(10_000))}`).q!]).toHaveLength(200)
  expect(read('/explore?q=a%00b%E2%80%AEc%0A%0A%20d').q).toBe('abc d')
  expect(read('/explore?q=%20%20')).not.toHaveProperty('q')
})

test('any address at all gives a search that has an address', () => {
  fc.assert(
    fc.property(
      optional(fc.string()),
      fc.constantFrom('q', ...filterKeys, 'sort', 'where', 'cursor'),
      (value, name) => {
        const state = searchFromUrl({ searchParams: new URLSearchParams({ [name]: value ?? '' }) })
        expect(read(searchPath(state))).toEqual(state)
      },
    ),
  )
})

test('a search engine is offered categories and areas, not every combination of filters', () => {
  expect(isLandingPage(read('/explore?area=wan-chai'))).toBe(true)
  expect(isLandingPage(read('/explore?category=plumbers&area=wan-chai'))).toBe(true)
  for (const path of ['?q=x', '?rating=4', '?verified=1', '?language=thai', '?price=200', '?sort=name', '?exact=1']) {
    expect(isLandingPage(read(`/explore${path}`))).toBe(false)
  }
})

test('the page of a category is the one address of a search for it', () => {
  expect(landingPath(read('/explore?category=plumbers&area=wan-chai&rating=4'))).toBe(
    '/category/plumbers?area=wan-chai',
  )
  expect(landingPath(read('/explore?area=wan-chai'))).toBe('/explore?area=wan-chai')
})
