import type { FeatureQueries } from '#platform/api.ts'
import type { Locale } from '#shared/locale.ts'
import type { discoveryContract } from '../contract.ts'
import type { SearchPage, SearchState } from '../rules/search-state.ts'

type Discovery = FeatureQueries<typeof discoveryContract>

/**
 * Infinite query for the pages of a search. `cursor` is the start of the first loaded page; only visitors without
 * JavaScript have one in the URL.
 */
export function searchPages(discovery: Discovery, locale: Locale, state: SearchState, page: SearchPage, cursor = '') {
  return discovery.search.infiniteOptions({
    input: (pageCursor: string) => ({
      locale,
      ...state,
      cards: 'short' as const,
      // A landing page links to every area or category.
      facets: page === 'landing' ? ('all' as const) : ('open' as const),
      cursor: pageCursor || undefined,
    }),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor,
  })
}

/** Query for all facet counts: for branches that are opened, and for URLs with a cursor, whose results come without. */
export function searchFacets(discovery: Discovery, locale: Locale, state: SearchState) {
  return discovery.search.queryOptions({ input: { locale, ...state, limit: 1 } })
}

/** All queries that a page with a search prefetches. */
export function searchQueries(discovery: Discovery, locale: Locale, state: SearchState, url: URL) {
  const cursor = url.searchParams.get('cursor')
  const page = url.pathname.endsWith('/explore') ? 'explore' : 'landing'
  return cursor
    ? [searchPages(discovery, locale, state, page, cursor), searchFacets(discovery, locale, state)]
    : [searchPages(discovery, locale, state, page)]
}
