import { catalogApi } from '#features/catalog/api.ts'
import { listingsApi } from '#features/listings/api.ts'
import { AdminListingScreen } from '#features/listings/ui/admin-listing-screen.tsx'
import { formQueries } from '#features/listings/ui/submit-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { locale }) => {
  const { terms, choices } = formQueries(api(listingsApi), api(catalogApi), locale, undefined, true)
  return [terms, choices]
})
export { loader, loader as clientLoader }

export default function CreateListing() {
  return <AdminListingScreen id={undefined} />
}
