import { useParams } from 'react-router'
import { catalogApi } from '#features/catalog/api.ts'
import { editorApi } from '#features/editor/api.ts'
import { AdminListingScreen } from '#features/editor/ui/admin-listing-screen.tsx'
import { listingFormParams } from '#features/editor/ui/listing-form.tsx'
import { formQueries } from '#features/editor/ui/submit-queries.ts'
import { moderationApi } from '#features/moderation/api.ts'
import { HandOver } from '#features/moderation/ui/hand-over.tsx'
import { ownerQuery } from '#features/moderation/ui/review-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { locale, params }) => {
  const { terms, choices, draft } = formQueries(api(editorApi), api(catalogApi), locale, params.id, true)
  return [terms, choices, draft, ownerQuery(api(moderationApi), params.id ?? '')]
})
export { loader, loader as clientLoader }
export const handle = { params: listingFormParams }

export default function EditListing() {
  const { id } = useParams()
  return (
    <>
      <AdminListingScreen key={id} id={id} />
      {id && (
        <div className="mt-6">
          <HandOver listingId={id} />
        </div>
      )}
    </>
  )
}
