import { useNavigate, useSearchParams } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import { devicesQuery } from '#features/accounts/ui/devices.tsx'
import { ProfileScreen } from '#features/accounts/ui/profile-screen.tsx'
import { preload } from '#platform/scope.ts'
import { useScope } from '#platform/ui/scope.tsx'
import { nextOf } from '../../shell/next.ts'

const tabOf = (params: URLSearchParams) => (params.get('tab') === 'security' ? 'security' : 'profile')

const screen = preload((api, { url }) => {
  const accounts = api(accountsApi)
  const profile = accounts.getProfile.queryOptions({ input: {} })
  return tabOf(url.searchParams) === 'security' ? [profile, devicesQuery(accounts)] : [profile]
})
export { screen as loader, screen as clientLoader }

/** With `next`, the profile is completed first, on the way to what needs it. */
export default function ProfileRoute() {
  const { baseUrl } = useScope()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const next = params.get('next')
  return (
    <ProfileScreen
      tab={tabOf(params)}
      mustComplete={next !== null}
      onSaved={() => {
        if (next !== null) void navigate(nextOf(params, baseUrl), { replace: true })
      }}
    />
  )
}
