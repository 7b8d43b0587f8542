import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import { devicesQuery } from '#features/accounts/ui/devices.tsx'
import { NumberVerification } from '#features/accounts/ui/number-verification.tsx'
import { profileParams, ProfileScreen, Section, tabOf } from '#features/accounts/ui/profile-screen.tsx'
import { verificationQuery } from '#features/accounts/ui/verification-query.ts'
import { privacyApi } from '#features/privacy/api.ts'
import { Consents } from '#features/privacy/ui/consents.tsx'
import { MyRequests } from '#features/privacy/ui/my-requests.tsx'
import { mineQuery } from '#features/privacy/ui/privacy-queries.ts'
import { useTranslation } from '#features/privacy/ui/use-translation.ts'
import { preload } from '#platform/scope.ts'
import { useApi, useScope } from '#platform/ui/scope.tsx'
import { nextOf } from '../../shell/next.ts'

const loader = preload((api, { url }) => {
  const accounts = api(accountsApi)
  const queriesByTab = {
    profile: [verificationQuery(accounts)],
    security: [accounts.getSecondFactor.queryOptions({ input: {} }), devicesQuery(accounts)],
    privacy: [accounts.getSecondFactor.queryOptions({ input: {} }), mineQuery(api(privacyApi))],
  }
  return [accounts.getProfile.queryOptions({ input: {} }), ...queriesByTab[tabOf(url.searchParams)]]
})
export { loader, loader as clientLoader }
export const handle = { params: profileParams }

/** With `next`, the profile must be completed before continuing to that path. */
export default function ProfileRoute() {
  const t = useTranslation()
  const { baseUrl } = useScope()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const accounts = useApi(accountsApi)
  const next = params.get('next')
  return (
    <ProfileScreen
      tab={tabOf(params)}
      mustComplete={next !== null}
      onSaved={() => {
        // Changing the number removes its verification.
        void queries.invalidateQueries({ queryKey: accounts.getVerification.key() })
        if (next !== null) void navigate(nextOf(params, baseUrl), { replace: true })
      }}
      numberVerification={<NumberVerification />}
      privacy={
        <>
          <Section title={t('consents.title')}>
            <Consents />
          </Section>
          <Section title={t('requests.title')}>
            <MyRequests />
          </Section>
        </>
      }
    />
  )
}
