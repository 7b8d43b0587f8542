import { listingsApi } from '#features/listings/api.ts'
import { parseMyListingsParams, myListingsQuery } from '#features/listings/ui/my-listings-query.ts'
import { MyListingsScreen } from '#features/listings/ui/my-listings-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url, locale, deferred }) =>
  deferred(myListingsQuery(api(listingsApi), locale, parseMyListingsParams(url.searchParams))),
)
export { loader, loader as clientLoader }

export default function MyListings() {
  return <MyListingsScreen />
}
