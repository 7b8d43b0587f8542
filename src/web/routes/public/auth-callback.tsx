import { redirect, useSearchParams } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import { ProviderFailure } from '#features/accounts/ui/provider-failure.tsx'
import { meQuery } from '#features/accounts/ui/use-me.ts'
import { preload } from '#platform/scope.ts'
import { useScope } from '#platform/ui/scope.tsx'
import { nextOf } from '../../shell/next.ts'

/** Google or Apple led back here: whoever is signed in now goes on to where they were going. */
const screen = preload(async (api, { url: { searchParams }, load, baseUrl }) => {
  const isMember = (await load(meQuery(api(accountsApi)))) !== null
  if (isMember && !searchParams.has('error')) throw redirect(nextOf(searchParams, baseUrl))
  return []
})
export { screen as loader, screen as clientLoader }

export default function AuthCallback() {
  const { baseUrl } = useScope()
  const [params] = useSearchParams()
  const back = `/auth?${new URLSearchParams({ next: nextOf(params, baseUrl) })}`
  return <ProviderFailure provider={params.get('provider')} error={params.get('error')} back={back} />
}
