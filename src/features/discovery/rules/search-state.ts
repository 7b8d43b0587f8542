import { spokenLanguages, type SpokenLanguage } from '#features/listings/rules.ts'
import { cleanLine, cutText } from '#shared/text.ts'

export const sorts = ['featured', 'rating', 'reviews', 'name', 'name_desc'] as const
export type Sort = (typeof sorts)[number]

export const ratingSteps = ['3', '4', '4.5'] as const
export type RatingStep = (typeof ratingSteps)[number]

/** Upper bounds of the price filter, in whole HK$: listings whose lowest price is at most this. */
export const priceSteps = ['200', '500', '1000', '3000'] as const
export type PriceStep = (typeof priceSteps)[number]

/** Longer words are cut, in code points. */
export const maxQueryLength = 200

/** What narrows a search besides its words, in the order in which screens show it. */
export const filterKeys = ['category', 'area', 'rating', 'verified', 'language', 'price'] as const
export type FilterKey = (typeof filterKeys)[number]

/** A search, exactly as it stands in the URL. */
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

/** Where a search stands: on /explore, or on the page of its category. */
export type SearchHome = 'explore' | 'category'

const slugForm = /^[\p{L}\p{N}-]{1,120}$/u

function oneOf<const T extends string>(values: readonly T[], typed: string | null): T | undefined {
  return values.find((value) => value === typed)
}

/**
 * The search that an address asks for. Whatever it does not know it leaves out, so that any address finds something;
 * `where`, which a form without script sends, joins the words. `category` is that of a category page.
 */
export function searchFromUrl(url: { searchParams: URLSearchParams }, category?: string): SearchState {
  const get = (name: string) => url.searchParams.get(name)
  const slug = (name: string) => get(name)?.match(slugForm)?.[0]
  const q = cutText(cleanLine([get('q'), get('where')].filter(Boolean).join(' ')), maxQueryLength).trim()
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

/** The address of a search, always with its parts in the same order and without what goes without saying. */
export function searchPath(state: SearchState, home: SearchHome = 'explore', cursor?: string): string {
  const { q, category, sort, exact, ...filters } = state
  const isOnCategory = home === 'category' && category !== undefined
  const parts: [string, string | undefined][] = [
    ['q', q],
    ['category', isOnCategory ? undefined : category],
    ...filterKeys.filter((key) => key !== 'category').map((key): [string, string | undefined] => [key, filters[key]]),
    ['sort', sort === 'featured' ? undefined : sort],
    ['exact', exact],
    ['cursor', cursor],
  ]
  const query = new URLSearchParams(parts.filter((part): part is [string, string] => Boolean(part[1]))).toString()
  return (isOnCategory ? `/category/${encodeURIComponent(category)}` : '/explore') + (query && `?${query}`)
}

/** Whether a search is a page of its own for search engines: everything, a category, an area, or a category in an area. */
export function isLandingPage(state: SearchState): boolean {
  const narrowing = [state.q, state.rating, state.verified, state.language, state.price, state.exact]
  return state.sort === 'featured' && narrowing.every((value) => value === undefined)
}

/** The one address of a landing page: a category's own page, whichever way the reader came. */
export function landingPath(state: SearchState): string {
  return searchPath({ category: state.category, area: state.area, sort: 'featured' }, 'category')
}
