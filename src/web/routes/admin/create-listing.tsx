import { catalogApi } from '#features/catalog/api.ts'
import { editorApi } from '#features/editor/api.ts'
import { AdminListingScreen } from '#features/editor/ui/admin-listing-screen.tsx'
import { listingFormParams } from '#features/editor/ui/listing-form.tsx'
import { formQueries } from '#features/editor/ui/submit-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { locale }) => {
  const { terms, choices } = formQueries(api(editorApi), api(catalogApi), locale, undefined, true)
  return [terms, choices]
})
export { loader, loader as clientLoader }
export const handle = { params: listingFormParams }

export default function CreateListing() {
  return <AdminListingScreen id={undefined} />
}
