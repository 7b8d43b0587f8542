import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigation, useSearchParams } from 'react-router'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { discoveryApi } from '../api.ts'
import type { Facets } from '../contract.ts'
import {
  type PathPlace,
  searchFromUrl,
  searchOfPage,
  searchPath,
  type SearchPage,
  type SearchState,
} from '../rules/search-state.ts'
import { searchFacets, searchPages } from './search-query.ts'

/** The displayed search. `pathWith` returns the path of this search with some changes. */
export type Search = { state: SearchState; page: SearchPage; pathWith: (change: Partial<SearchState>) => string }

/** All facets of a search, also of branches that its results leave out. Null until `isWanted`. */
export function useAllFacets(state: SearchState, isWanted: boolean): Facets | null {
  const query = searchFacets(useApi(discoveryApi), useLocale(), state)
  return useQuery({ ...query, enabled: isWanted, placeholderData: keepPreviousData }).data?.facets ?? null
}

/**
 * The search in the URL and its results. During a navigation `search` is already the next search, so that filters respond
 * immediately; `pages` are the results of the current one until the navigation ends.
 */
export function useSearch(inPath?: PathPlace) {
  const [params] = useSearchParams()
  const discovery = useApi(discoveryApi)
  const locale = useLocale()
  const { location: next } = useNavigation()
  const page: SearchPage = inPath ? 'landing' : 'explore'

  const state = searchFromUrl({ searchParams: params }, inPath)
  const cursor = params.get('cursor') ?? undefined
  const pages = useInfiniteQuery(searchPages(discovery, locale, state, inPath, cursor))
  const counts = useQuery({ ...searchFacets(discovery, locale, state, inPath), enabled: cursor !== undefined })

  const nextState = next && searchOfPage(next)
  const latest = nextState ?? state
  const search: Search = { state: latest, page, pathWith: (change) => searchPath({ ...latest, ...change }, page) }
  const { facets, links } = (cursor === undefined ? pages.data?.pages[0] : counts.data) ?? {}
  return { search, state, cursor, pages, isPending: Boolean(nextState), facets: facets ?? null, links: links ?? [] }
}
