import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { createQueryClient, type Scope } from '#platform/scope.ts'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import { type Locale, locales } from '#shared/locale.ts'
import type { SearchResult } from '../contract.ts'
import { searchPath, type SearchState } from '../rules/search-state.ts'
import { NothingFound } from './nothing-found.tsx'

const category = (slug: string, count: number) => ({ slug, name: slug, icon: 'wrench', count })
const groups = [
  { categories: [category('plumbers', 9), category('painters', 1), category('vets', 8)] },
  { categories: ['tutors', 'movers', 'nannies', 'tailors'].map((slug, index) => category(slug, 5 + index)) },
]

type Given = {
  locale?: Locale
  state?: Partial<SearchState>
  supportWhatsapp?: string | null
  alternatives?: Partial<NonNullable<SearchResult['nothingFound']>>
}

/** HTML of the panel for words that meant nothing. */
function render({
  locale = 'en',
  state = { q: 'spaceship & co' },
  supportWhatsapp = null,
  alternatives,
}: Given): string {
  const messages = (feature: string) =>
    JSON.parse(readFileSync(new URL(`../../${feature}/messages/${locale}.json`, import.meta.url), 'utf8')) as Record<
      string,
      string
    >
  const scope: Scope = {
    locale,
    prefix: '',
    messages: { discovery: messages('discovery'), listings: messages('listings') },
    loadMoreMessages: async () => {},
    baseUrl: 'http://localhost',
    api: { catalog: { findCategories: () => groups }, settings: { getPublic: () => null } },
    queries: createQueryClient('server'),
    nonce: '',
    minute: 0,
  }
  const set = (feature: string, name: string, input: object, data: unknown) =>
    scope.queries.setQueryData([[feature, name], { input, type: 'query' }], data)
  set('catalog', 'findCategories', { locale }, groups)
  set('settings', 'getPublic', {}, { supportWhatsapp })
  const searched: SearchState = { sort: 'featured', ...state }
  const search = {
    state: searched,
    page: 'explore' as const,
    pathWith: (change: Partial<SearchState>) => searchPath({ ...searched, ...change }, 'explore'),
  }
  const result = {
    nothingFound: { spelling: null, dropFilter: null, ...alternatives },
    category: null,
    area: null,
  } as SearchResult
  const panel = createElement(NothingFound, { result, search })
  return renderToString(ScopeProvider({ scope, children: createElement(StaticRouter, { location: '/' }, panel) }))
}

const linksOf = (html: string) => Array.from(html.matchAll(/<a [^>]*?href="([^"]+)"/g), ([, href = '']) => href)

test('one alternative is not announced as several', () => {
  const dropFilter = { filter: 'q' as const, total: 3 }
  expect(render({ alternatives: { dropFilter } })).toContain('This comes closest:')
  expect(render({ alternatives: { dropFilter, spelling: 'spaceships' } })).toContain('Try one of these:')
})

describe('where nothing is understood', () => {
  test('the six categories with most listings are suggested', () => {
    expect(linksOf(render({})).filter((href) => href.startsWith('/category/'))).toEqual([
      '/category/plumbers',
      '/category/vets',
      '/category/tailors',
      '/category/nannies',
      '/category/movers',
      '/category/tutors',
    ])
  })

  test('the words can be sent to the site on WhatsApp in each language, if it has a number', () => {
    const texts = locales.map((locale) => {
      const links = linksOf(render({ locale, supportWhatsapp: '85261234567' }))
      const link = links.find((href) => href.startsWith('https://wa.me/85261234567?'))
      return new URL(link!.replaceAll('&amp;', '&')).searchParams.get('text')
    })
    expect(texts).toEqual([
      'Hello Kaifong, I am looking for: spaceship & co',
      '你好 Kaifong 街坊，我想找：spaceship & co',
      '您好 Kaifong 街坊，我想找：spaceship & co',
    ])
    for (const locale of locales) expect(render({ locale })).not.toContain('wa.me')
  })

  test('a category without any listing invites the first one instead', () => {
    const links = linksOf(render({ state: { category: 'plumbers' }, supportWhatsapp: '85261234567' }))
    expect(links).toEqual(['/submit-listing'])
  })
})
