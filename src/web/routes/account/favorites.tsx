import { favoritesApi } from '#features/favorites/api.ts'
import { toInput, favoritePages, favoriteParams } from '#features/favorites/ui/favorite-queries.ts'
import { FavoritesScreen } from '#features/favorites/ui/favorites-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url, locale, deferred }) =>
  deferred(favoritePages(api(favoritesApi), locale, toInput(url.searchParams))),
)
export { loader, loader as clientLoader }
export const handle = { params: favoriteParams }

export default function Favorites() {
  return <FavoritesScreen />
}
