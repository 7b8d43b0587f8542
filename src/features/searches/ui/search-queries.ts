import type { discoveryContract } from '#features/discovery/contract.ts'
import { searchFromUrl } from '#features/discovery/rules/search-state.ts'
import type { FeatureQueries } from '#platform/api.ts'
import type { Locale } from '#shared/locale.ts'
import type { searchesContract } from '../contract.ts'

type Searches = FeatureQueries<typeof searchesContract>
type Discovery = FeatureQueries<typeof discoveryContract>

export const savedQuery = (searches: Searches) => searches.find.queryOptions({ input: {} })

export const tokenQuery = (searches: Searches, token: string) => searches.getByToken.queryOptions({ input: { token } })

/** The search that is to be saved, as far as its name needs it. */
export const previewQuery = (discovery: Discovery, locale: Locale, url: { searchParams: URLSearchParams }) =>
  discovery.search.queryOptions({
    input: { ...searchFromUrl(url), locale, limit: 1, cards: 'short' as const, facets: 'open' as const },
  })
