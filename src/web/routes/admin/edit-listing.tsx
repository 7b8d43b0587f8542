import { useParams } from 'react-router'
import { catalogApi } from '#features/catalog/api.ts'
import { listingsApi } from '#features/listings/api.ts'
import { AdminListingScreen } from '#features/listings/ui/admin-listing-screen.tsx'
import { formQueries } from '#features/listings/ui/submit-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { locale, params }) => {
  const { terms, choices, draft } = formQueries(api(listingsApi), api(catalogApi), locale, params.id, true)
  return [terms, choices, draft]
})
export { loader, loader as clientLoader }

export default function EditListing() {
  const { id } = useParams()
  return <AdminListingScreen key={id} id={id} />
}
