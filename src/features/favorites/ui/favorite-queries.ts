import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import { anyText, type KnownParams } from '#shared/known-params.ts'
import type { Locale } from '#shared/locale.ts'
import { truncateText } from '#shared/text.ts'
import type { favoritesContract } from '../contract.ts'

type Favorites = FeatureQueries<typeof favoritesContract>

/**
 * Ids of a member's favourites. The member's id is part of the query key, so that another member in this browser never
 * sees them.
 */
export function favoriteIds(favorites: Favorites, memberId: string) {
  const input = {}
  return favorites.findIds.queryOptions({
    input,
    queryKey: [...favorites.findIds.queryKey({ input }), memberId] as never,
  })
}

/** Reads search and cursor from the URL of /favorites; the cursor is for pagination without JavaScript. */
export function toInput(parameters: URLSearchParams): { q: string; cursor: string } {
  return { q: truncateText((parameters.get('q') ?? '').trim(), 200), cursor: parameters.get('cursor') ?? '' }
}

/** Infinite query of a member's favourites, starting at `cursor`. */
export function favoritePages(favorites: Favorites, locale: Locale, { q, cursor }: ReturnType<typeof toInput>) {
  return favorites.find.infiniteOptions(byCursor({ locale, q: q || undefined }, cursor))
}

export const favoriteParams: KnownParams = { q: anyText, cursor: anyText }
