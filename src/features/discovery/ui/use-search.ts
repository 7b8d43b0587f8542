import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigation, useSearchParams } from 'react-router'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { discoveryApi } from '../api.ts'
import { searchFromUrl, searchPath, type SearchHome, type SearchState } from '../rules/search-state.ts'
import { searchFacets, searchPages } from './search-query.ts'

/** A search on the screen. `to` gives the address of the same search with something changed. */
export type Search = { state: SearchState; home: SearchHome; to: (change: Partial<SearchState>) => string }

const searchPage = /\/(?:explore|category\/([^/]+))$/

/**
 * The search that the address holds, with its results. While the next one is under way, `search` is already that one, so
 * that a filter answers the finger at once; `results` follow when they are here.
 */
export function useSearch(category?: string) {
  const [params] = useSearchParams()
  const discovery = useApi(discoveryApi)
  const locale = useLocale()
  const { location: next } = useNavigation()
  const home: SearchHome = category === undefined ? 'explore' : 'category'

  const state = searchFromUrl({ searchParams: params }, category)
  const cursor = params.get('cursor') ?? undefined
  const pages = useInfiniteQuery(searchPages(discovery, locale, state, cursor))
  const counts = useQuery({ ...searchFacets(discovery, locale, state), enabled: cursor !== undefined })

  const found = next && searchPage.exec(next.pathname)
  const nextState = found && searchFromUrl(new URL(next.search, 'http://next'), found[1])
  const shown = nextState ?? state
  const search: Search = { state: shown, home, to: (change) => searchPath({ ...shown, ...change }, home) }
  return {
    search,
    state,
    cursor,
    pages,
    isPending: Boolean(nextState),
    facets: pages.data?.pages[0]?.facets ?? counts.data?.facets ?? null,
  }
}
