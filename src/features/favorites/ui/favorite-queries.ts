import type { FeatureQueries } from '#platform/api.ts'
import type { Locale } from '#shared/locale.ts'
import type { favoritesContract } from '../contract.ts'

type Favorites = FeatureQueries<typeof favoritesContract>

/** Ids of a member's favourites, kept under the member: the next one in this browser never sees them. */
export function favoriteIds(favorites: Favorites, memberId: string) {
  const input = {}
  return favorites.findIds.queryOptions({
    input,
    queryKey: [...favorites.findIds.queryKey({ input }), memberId] as never,
  })
}

/** What the address of /favorites asks for: a search, and where a reader without script goes on. */
export function toInput(parameters: URLSearchParams): { q: string; cursor: string } {
  return { q: (parameters.get('q') ?? '').trim().slice(0, 200), cursor: parameters.get('cursor') ?? '' }
}

/** The pages of a member's favourites, one under the other, from `cursor` on. */
export function favoritePages(favorites: Favorites, locale: Locale, { q, cursor }: ReturnType<typeof toInput>) {
  return favorites.find.infiniteOptions({
    input: (at: string) => ({ locale, q: q || undefined, cursor: at || undefined }),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor,
  })
}
