import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/ui/scope.tsx'
import { accountsApi } from '../api.ts'
import { AuthenticatorSettings } from './authenticator-settings.tsx'
import { useFreshPassword } from './fresh-password.tsx'
import { PasskeySettings } from './passkey-settings.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'
import { useMe, useSetMe } from './use-me.ts'
import { useTranslation } from './use-translation.ts'

/** The member's authenticator app and passkeys; an admin gives the factor that there is before changing it. */
export function SecondFactorSettings() {
  const t = useTranslation()
  const own = useQuery(useApi(accountsApi).getSecondFactor.queryOptions({ input: {} })).data
  const { withPassword, dialog } = useFreshPassword()
  const { data: me } = useMe()
  const setMe = useSetMe()
  if (!own || !me) return null
  if (me.secondFactor === 'needed')
    return (
      <section>
        <h2 className="mb-2 text-xl font-bold">{t('gate.title')}</h2>
        <SecondFactorGate me={me} onConfirmed={setMe} />
      </section>
    )
  return (
    <>
      <section>
        <h2 className="mb-2 text-xl font-bold">{t('authenticator.title')}</h2>
        <AuthenticatorSettings own={own} withPassword={withPassword} />
      </section>
      <section>
        <h2 className="mb-2 text-xl font-bold">{t('passkey.title')}</h2>
        <PasskeySettings own={own} withPassword={withPassword} />
      </section>
      {dialog}
    </>
  )
}
