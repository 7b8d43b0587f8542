import { useSearchParams } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import { catalogApi } from '#features/catalog/api.ts'
import { listingsApi } from '#features/listings/api.ts'
import { formQueries } from '#features/listings/ui/submit-queries.ts'
import { SubmitScreen } from '#features/listings/ui/submit-screen.tsx'
import { preload } from '#platform/scope.ts'
import { requireCompleteProfile } from '../../shell/complete-profile.ts'

const editOf = (params: URLSearchParams) => params.get('edit') ?? undefined

const loader = preload(async (api, args) => {
  await requireCompleteProfile(api, args)
  const edit = editOf(args.url.searchParams)
  const { terms, choices, draft } = formQueries(api(listingsApi), api(catalogApi), args.locale, edit)
  return [api(accountsApi).getProfile.queryOptions({ input: {} }), terms, choices, ...(edit ? [draft] : [])]
})
export { loader, loader as clientLoader }

export default function SubmitListing() {
  const edit = editOf(useSearchParams()[0])
  return <SubmitScreen key={edit} editId={edit} />
}
