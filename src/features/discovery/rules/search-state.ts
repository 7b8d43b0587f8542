import { anyText, type KnownParams } from '#shared/known-params.ts'
import { cleanLine, truncateText } from '#shared/text.ts'
import { filterKeys, filters, type FilterKey, type FilterValues, type TreeKey } from '../filters.ts'
import { ignorable, type Ignorable } from './manners.ts'

export const sorts = ['featured', 'rating', 'reviews', 'price', 'nearest', 'name', 'name_desc'] as const
export type Sort = (typeof sorts)[number]

/** Longer queries are truncated. In code points. */
export const maxQueryLength = 200

/** A query of punctuation alone finds nothing, and is none. */
const searchable = /[^\p{P}\p{Z}]/u

/** The state of a search, as in the URL. */
export type SearchState = Partial<FilterValues> & { q?: string; sort: Sort; exact?: '1'; ignore?: Ignorable[] }

/** The page that shows a search: /explore, or the page of its category or else of its area. */
export type SearchPage = 'explore' | 'landing'

/** The category or area that is in the path of a page. */
export type PathPlace = Pick<SearchState, TreeKey>

/** What can be the slug of a category or an area. */
export const slugPattern = /^[\p{L}\p{N}-]{1,120}$/u

function oneOf<const T extends string>(values: readonly T[], param: string | null): T | undefined {
  return values.find((value) => value === param)
}

function readFilter(key: FilterKey, param: string | null): string | undefined {
  const filter = filters[key]
  return filter.kind === 'tree' ? param?.match(slugPattern)?.[0] : oneOf(filter.values, param)
}

/** The change of a search by which a part of its words is no longer understood. */
export const ignoring = ({ ignore = [] }: SearchState, part: Ignorable): Partial<SearchState> => ({
  ignore: [...ignore, part],
})

/**
 * Parses the search in a URL. Unknown values are ignored, so that every URL is a valid search. `where`, which the form
 * sends without JavaScript, is appended to the query.
 */
export function searchFromUrl(url: { searchParams: URLSearchParams }, inPath: PathPlace = {}): SearchState {
  const get = (name: string) => url.searchParams.get(name)
  const q = truncateText(cleanLine([get('q'), get('where')].filter(Boolean).join(' ')), maxQueryLength).trim()
  const ignored = get('ignore')?.split(',') ?? []
  const ignore = ignorable.filter((part) => ignored.includes(part))
  const state = {
    q: searchable.test(q) ? q : undefined,
    ...Object.fromEntries(filterKeys.map((key) => [key, readFilter(key, get(key))])),
    ...inPath,
    sort: oneOf(sorts, get('sort')) ?? 'featured',
    exact: oneOf(['1'], get('exact')),
    ignore: ignore.length > 0 ? ignore : undefined,
  }
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)) as SearchState
}

const searchPathname = /\/(?:explore|(category|area)\/([^/]+))$/

/** The search that a page shows; null for a page without one. The pathname is percent-encoded, as in a URL. */
export function searchOfPage({ pathname, search }: { pathname: string; search: string }): SearchState | null {
  const match = searchPathname.exec(pathname)
  if (!match) return null
  const [, key, slug = ''] = match
  return searchFromUrl({ searchParams: new URLSearchParams(search) }, key ? { [key]: decoded(slug) } : {})
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The canonical URL path of a search: parameters in a fixed order, defaults omitted. */
export function searchPath(state: SearchState, page: SearchPage = 'explore', cursor?: string): string {
  const { q, sort, exact, ignore, ...chosen } = state
  const inPath =
    page === 'landing' ? (['category', 'area'] as const).find((key) => chosen[key] !== undefined) : undefined
  const params: [string, string | undefined][] = [
    ['q', q],
    ...filterKeys.map((key): [string, string | undefined] => [key, chosen[key]]),
    ['sort', sort === 'featured' ? undefined : sort],
    ['exact', exact],
    ['ignore', ignore?.join()],
    ['cursor', cursor],
  ]
  const used = params.filter((param): param is [string, string] => Boolean(param[1]))
  const query = new URLSearchParams(used.filter(([name]) => name !== inPath)).toString()
  return (inPath ? `/${inPath}/${encodeURIComponent(chosen[inPath]!)}` : '/explore') + (query && `?${query}`)
}

/** Whether search engines should index a search: all listings, a category, an area, or a category in an area. */
export function isLandingPage(state: SearchState): boolean {
  const { category: _category, area: _area, sort, ...refinements } = state
  return sort === 'featured' && Object.values(refinements).every((value) => value === undefined)
}

/** The canonical path of a landing page: on the page of the category if there is one, else of the area. */
export function landingPath({ category, area }: PathPlace): string {
  return searchPath({ category, area, sort: 'featured' }, 'landing')
}

/** The parameters of a page with a search. */
export const searchParams: KnownParams = {
  q: anyText,
  where: anyText,
  ...Object.fromEntries(
    filterKeys.map((key) => {
      const filter = filters[key]
      return [key, filter.kind === 'tree' ? (value: string) => slugPattern.test(value) : filter.values]
    }),
  ),
  sort: sorts,
  exact: ['1'],
  ignore: (value) => value.split(',').every((part) => ignorable.some((one) => one === part)),
  cursor: anyText,
}
