import { favoritesApi } from '#features/favorites/api.ts'
import { toInput, favoritePages } from '#features/favorites/ui/favorite-queries.ts'
import { FavoritesScreen } from '#features/favorites/ui/favorites-screen.tsx'
import { preload } from '#platform/scope.ts'

const screen = preload((api, { url, locale, later }) =>
  later(favoritePages(api(favoritesApi), locale, toInput(url.searchParams))),
)
export { screen as loader, screen as clientLoader }

export default function Favorites() {
  return <FavoritesScreen />
}
