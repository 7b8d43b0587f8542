import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterKeys, type ValueKey, valueKeys, valuesOf } from '../filters.ts'
import { ignorable } from './manners.ts'
import {
  isLandingPage,
  landingPath,
  type PathPlace,
  searchFromUrl,
  searchOfPage,
  searchPath,
  sorts,
  type SearchState,
} from './search-state.ts'

const parse = (path: string, inPath?: PathPlace) => searchFromUrl(new URL(path, 'http://localhost'), inPath)

const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,30}$/)
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const valueArbitraries = Object.fromEntries(valueKeys.map((key) => [key, fc.constantFrom(...valuesOf(key))])) as {
  [K in ValueKey]: fc.Arbitrary<NonNullable<SearchState[K]>>
}
const searches: fc.Arbitrary<SearchState> = fc.record(
  {
    q: fc.constantFrom('plumber', '水喉', 'Wan Chai 補習', 'a & b = c?', '100%'),
    category: slug,
    area: slug,
    ...valueArbitraries,
    sort: fc.constantFrom(...sorts),
    exact: fc.constant('1' as const),
    ignore: fc.subarray([...ignorable], { minLength: 1 }),
  },
  { requiredKeys: ['sort'] },
)

test('a URL without parameters is a search for all listings in Featured order', () => {
  expect(parse('/explore')).toEqual({ sort: 'featured' })
})

test('a search is unchanged after serializing and parsing its path', () => {
  fc.assert(
    fc.property(searches, (state) => {
      expect(parse(searchPath(state))).toEqual(state)
    }),
  )
})

test('on a category page the category is in the path, not in the parameters', () => {
  const state: SearchState = { category: 'plumbers', area: 'wan-chai', sort: 'rating' }
  const path = searchPath(state, 'landing')
  expect(path).toBe('/category/plumbers?area=wan-chai&sort=rating')
  expect(parse(path, { category: 'plumbers' })).toEqual(state)
})

test('without a category the area is in the path, and without either the page is explore', () => {
  const state: SearchState = { area: 'wan-chai', sort: 'rating' }
  const path = searchPath(state, 'landing')
  expect(path).toBe('/area/wan-chai?sort=rating')
  expect(parse(path, { area: 'wan-chai' })).toEqual(state)
  expect(parse('/area/wan-chai?area=central', { area: 'wan-chai' })).toMatchObject({ area: 'wan-chai' })
  expect(searchPath({ sort: 'rating' }, 'landing')).toBe('/explore?sort=rating')
})

test('unknown parameters and values are ignored', () => {
  const path =
    '/explore?rating=6&price=-1&language=klingon&sort=cheapest&verified=yes&exact=0&utm_source=x&area=%3Cb%3E&category=../x'
  expect(parse(path)).toEqual({ sort: 'featured' })
})

test('the place field of a form submitted without JavaScript is appended to the query', () => {
  expect(parse('/explore?q=tutor&where=Sha+Tin').q).toBe('tutor Sha Tin')
  expect(parse('/explore?q=&where=%E7%81%A3%E4%BB%94').q).toBe('灣仔')
})

test('punctuation alone is no query, a picture is one', () => {
  const qOf = (q: string) => parse(`/explore?q=${encodeURIComponent(q)}`).q
  for (const q of ['....', '！？。、', '%', '" - "']) expect(qOf(q)).toBeUndefined()
  for (const q of ['🔧', '🇭🇰', '喉', 'c++', '24']) expect(qOf(q)).toBe(q)
})

test('queries are truncated at 200 characters and stripped of control characters', () => {
  expect([...parse(`/explore?q=${encodeURIComponent('水'.repeat(10_000))}`).q!]).toHaveLength(200)
  expect(parse('/explore?q=a%00b%E2%80%AEc%0A%0A%20d').q).toBe('abc d')
  expect(parse('/explore?q=%20%20')).not.toHaveProperty('q')
})

test('every URL parses to a search that has a path', () => {
  fc.assert(
    fc.property(
      optional(fc.string()),
      fc.constantFrom('q', ...filterKeys, 'sort', 'where', 'cursor', 'ignore'),
      (value, name) => {
        const state = searchFromUrl({ searchParams: new URLSearchParams({ [name]: value ?? '' }) })
        expect(parse(searchPath(state))).toEqual(state)
      },
    ),
  )
})

test('search engines may index categories and areas, but no other filters', () => {
  expect(isLandingPage(parse('/explore?area=wan-chai'))).toBe(true)
  expect(isLandingPage(parse('/explore?category=plumbers&area=wan-chai'))).toBe(true)
  for (const path of ['?q=x', '?rating=4', '?verified=1', '?language=thai', '?price=200', '?sort=name', '?exact=1']) {
    expect(isLandingPage(parse(`/explore${path}`))).toBe(false)
  }
})

test('the page of the category, else of the area, is the canonical page of a search', () => {
  expect(landingPath(parse('/explore?category=plumbers&area=wan-chai&rating=4'))).toBe(
    '/category/plumbers?area=wan-chai',
  )
  expect(landingPath(parse('/explore?area=wan-chai'))).toBe('/area/wan-chai')
})

test.each([
  ['/zh-hant/category/plumbers', '?sort=rating', { category: 'plumbers', sort: 'rating' }],
  ['/area/%E7%81%A3%E4%BB%94', '', { area: '灣仔', sort: 'featured' }],
  ['/area/%E7%81', '', { area: '%E7%81', sort: 'featured' }],
  ['/explore', '?q=tap', { q: 'tap', sort: 'featured' }],
  ['/service/plumbers', '', null],
])('the search of the page %s%s', (pathname, search, state) => {
  expect(searchOfPage({ pathname, search })).toEqual(state)
})
