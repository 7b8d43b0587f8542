import { spokenLanguages, type SpokenLanguage } from '#features/listings/rules.ts'
import { cleanLine, truncateText } from '#shared/text.ts'

export const sorts = ['featured', 'rating', 'reviews', 'name', 'name_desc'] as const
export type Sort = (typeof sorts)[number]

export const ratingSteps = ['3', '4', '4.5'] as const
export type RatingStep = (typeof ratingSteps)[number]

/** Upper bounds of the price filter, in whole HK$: listings whose lowest price is at most this. */
export const priceSteps = ['200', '500', '1000', '3000'] as const
export type PriceStep = (typeof priceSteps)[number]

/** Longer queries are truncated. In code points. */
export const maxQueryLength = 200

/** Filters of a search, in display order. */
export const filterKeys = ['category', 'area', 'rating', 'verified', 'language', 'price'] as const
export type FilterKey = (typeof filterKeys)[number]

/** The state of a search, as in the URL. */
export type SearchState = {
  q?: string
  category?: string
  area?: string
  rating?: RatingStep
  verified?: '1'
  language?: SpokenLanguage
  price?: PriceStep
  sort: Sort
  exact?: '1'
}

/** The page that shows a search: /explore, or the page of its category. */
export type SearchPage = 'explore' | 'category'

const slugPattern = /^[\p{L}\p{N}-]{1,120}$/u

function oneOf<const T extends string>(values: readonly T[], param: string | null): T | undefined {
  return values.find((value) => value === param)
}

/**
 * Parses the search in a URL. Unknown values are ignored, so that every URL is a valid search. `where`, which the form
 * sends without JavaScript, is appended to the query. `category` is the one of a category page.
 */
export function searchFromUrl(url: { searchParams: URLSearchParams }, category?: string): SearchState {
  const get = (name: string) => url.searchParams.get(name)
  const slug = (name: string) => get(name)?.match(slugPattern)?.[0]
  const q = truncateText(cleanLine([get('q'), get('where')].filter(Boolean).join(' ')), maxQueryLength).trim()
  const state: SearchState = {
    q: q || undefined,
    category: category ?? slug('category'),
    area: slug('area'),
    rating: oneOf(ratingSteps, get('rating')),
    verified: oneOf(['1'], get('verified')),
    language: oneOf(spokenLanguages, get('language')),
    price: oneOf(priceSteps, get('price')),
    sort: oneOf(sorts, get('sort')) ?? 'featured',
    exact: oneOf(['1'], get('exact')),
  }
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)) as SearchState
}

/** The canonical URL path of a search: parameters in a fixed order, defaults omitted. */
export function searchPath(state: SearchState, page: SearchPage = 'explore', cursor?: string): string {
  const { q, category, sort, exact, ...filters } = state
  const isCategoryPage = page === 'category' && category !== undefined
  const params: [string, string | undefined][] = [
    ['q', q],
    ['category', isCategoryPage ? undefined : category],
    ...filterKeys.filter((key) => key !== 'category').map((key): [string, string | undefined] => [key, filters[key]]),
    ['sort', sort === 'featured' ? undefined : sort],
    ['exact', exact],
    ['cursor', cursor],
  ]
  const query = new URLSearchParams(params.filter((param): param is [string, string] => Boolean(param[1]))).toString()
  return (isCategoryPage ? `/category/${encodeURIComponent(category)}` : '/explore') + (query && `?${query}`)
}

/** Whether search engines should index a search: all listings, a category, an area, or a category in an area. */
export function isLandingPage(state: SearchState): boolean {
  const refinements = [state.q, state.rating, state.verified, state.language, state.price, state.exact]
  return state.sort === 'featured' && refinements.every((value) => value === undefined)
}

/** The canonical path of a landing page: on the page of the category if there is one. */
export function landingPath(state: SearchState): string {
  return searchPath({ category: state.category, area: state.area, sort: 'featured' }, 'category')
}
