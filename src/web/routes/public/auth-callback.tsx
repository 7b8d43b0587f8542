import { redirect, useSearchParams } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import { ProviderFailure } from '#features/accounts/ui/provider-failure.tsx'
import { meQuery } from '#features/accounts/ui/use-me.ts'
import { preload } from '#platform/scope.ts'
import { useScope } from '#platform/ui/scope.tsx'
import { anyText } from '#shared/known-params.ts'
import { nextOf } from '../../shell/next.ts'

/** Landing page after Google or Apple sign-in: continues to `next` when signed in, otherwise shows the error. */
const loader = preload(async (api, { url: { searchParams }, load, baseUrl }) => {
  const isMember = (await load(meQuery(api(accountsApi)))) !== null
  if (isMember && !searchParams.has('error')) throw redirect(nextOf(searchParams, baseUrl))
  return []
})
export { loader, loader as clientLoader }
export const handle = { params: { next: anyText, provider: anyText, error: anyText } }

export default function AuthCallback() {
  const { baseUrl } = useScope()
  const [params] = useSearchParams()
  const back = `/auth?${new URLSearchParams({ next: nextOf(params, baseUrl) })}`
  return <ProviderFailure provider={params.get('provider')} error={params.get('error')} backPath={back} />
}
