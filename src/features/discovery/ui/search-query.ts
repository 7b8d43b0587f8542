import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import type { Locale } from '#shared/locale.ts'
import type { discoveryContract } from '../contract.ts'
import { type PathPlace, searchFromUrl, type SearchState } from '../rules/search-state.ts'

type Discovery = FeatureQueries<typeof discoveryContract>

/** The page of a category links to areas, that of an area to categories. */
const linksOf = (inPath?: PathPlace) => inPath && (inPath.category ? ('areas' as const) : ('categories' as const))

/**
 * Infinite query for the pages of a search. `cursor` is the start of the first loaded page; only visitors without
 * JavaScript have one in the URL.
 */
export function searchPages(
  discovery: Discovery,
  locale: Locale,
  state: SearchState,
  inPath: PathPlace | undefined,
  cursor = '',
) {
  const input = { locale, ...state, cards: 'short' as const, facets: 'open' as const, links: linksOf(inPath) }
  return discovery.search.infiniteOptions(byCursor(input, cursor))
}

/**
 * Query for all facet counts: for branches that are opened, and for URLs with a cursor, whose results come without, and
 * without the links of the page of `inPath`.
 */
export function searchFacets(discovery: Discovery, locale: Locale, state: SearchState, inPath?: PathPlace) {
  return discovery.search.queryOptions({ input: { locale, ...state, limit: 1, links: linksOf(inPath) } })
}

/** All queries that a page with a search prefetches. */
export function searchQueries(discovery: Discovery, locale: Locale, url: URL, inPath?: PathPlace) {
  const state = searchFromUrl(url, inPath)
  const cursor = url.searchParams.get('cursor')
  return cursor
    ? [searchPages(discovery, locale, state, inPath, cursor), searchFacets(discovery, locale, state, inPath)]
    : [searchPages(discovery, locale, state, inPath)]
}
