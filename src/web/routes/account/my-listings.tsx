import { listingsApi } from '#features/listings/api.ts'
import { mineAskedOf, minePages } from '#features/listings/ui/mine-queries.ts'
import { MyListingsScreen } from '#features/listings/ui/my-listings-screen.tsx'
import { preload } from '#platform/scope.ts'

const screen = preload((api, { url, locale, later }) =>
  later(minePages(api(listingsApi), locale, mineAskedOf(url.searchParams))),
)
export { screen as loader, screen as clientLoader }

export default function MyListings() {
  return <MyListingsScreen />
}
