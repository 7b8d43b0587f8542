import { useSearchParams } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import { catalogApi } from '#features/catalog/api.ts'
import { editorApi } from '#features/editor/api.ts'
import { listingFormParams } from '#features/editor/ui/listing-form.tsx'
import { formQueries } from '#features/editor/ui/submit-queries.ts'
import { SubmitScreen } from '#features/editor/ui/submit-screen.tsx'
import { preload } from '#platform/scope.ts'
import { requireCompleteProfile } from '../../shell/complete-profile.ts'

const editOf = (params: URLSearchParams) => params.get('edit') ?? undefined

const loader = preload(async (api, args) => {
  await requireCompleteProfile(api, args)
  const edit = editOf(args.url.searchParams)
  const { terms, choices, draft } = formQueries(api(editorApi), api(catalogApi), args.locale, edit)
  return [api(accountsApi).getProfile.queryOptions({ input: {} }), terms, choices, ...(edit ? [draft] : [])]
})
export { loader, loader as clientLoader }
export const handle = { params: listingFormParams }

export default function SubmitListing() {
  const edit = editOf(useSearchParams()[0])
  return <SubmitScreen key={edit} editId={edit} />
}
