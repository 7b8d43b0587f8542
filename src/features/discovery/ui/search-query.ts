import type { FeatureQueries } from '#platform/api.ts'
import type { Locale } from '#shared/locale.ts'
import type { discoveryContract } from '../contract.ts'
import type { SearchState } from '../rules/search-state.ts'

type Discovery = FeatureQueries<typeof discoveryContract>

/**
 * The pages of a search, one under the other. They begin at `cursor`, which only a reader without script brings in the
 * address; the first page is asked for without one.
 */
export function searchPages(discovery: Discovery, locale: Locale, state: SearchState, cursor = '') {
  return discovery.search.infiniteOptions({
    input: (at: string) => ({ locale, ...state, cursor: at || undefined }),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor,
  })
}

/** The filters' counts alone, for an address that begins in the middle of the results. */
export function searchFacets(discovery: Discovery, locale: Locale, state: SearchState) {
  return discovery.search.queryOptions({ input: { locale, ...state, limit: 1 } })
}

/** Everything that a page with a search needs before it is shown. */
export function searchQueries(discovery: Discovery, locale: Locale, state: SearchState, url: URL) {
  const cursor = url.searchParams.get('cursor')
  return cursor
    ? [searchPages(discovery, locale, state, cursor), searchFacets(discovery, locale, state)]
    : [searchPages(discovery, locale, state)]
}
