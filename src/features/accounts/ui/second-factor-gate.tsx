import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { buttonClass } from '#platform/ui/button.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { accountsApi } from '../api.ts'
import type { Me } from '../contract.ts'
import { CodeForm } from './code-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useTranslation } from './use-translation.ts'

/** What an admin does before the admin pages open: gives the second factor, or goes to set one up. */
export function SecondFactorGate({ me, onConfirmed }: { me: Me; onConfirmed: (me: Me) => void }) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const own = useQuery(useApi(accountsApi).getSecondFactor.queryOptions({ input: {} })).data
  const finish = async () => {
    const now = await calls.getMe({})
    if (now) onConfirmed(now)
  }
  if (me.secondFactor === 'missing') {
    return (
      <div className="space-y-4">
        <p>{t('gate.missing')}</p>
        <Link to="/profile?tab=security" className={buttonClass({ variant: 'primary', isWide: true })}>
          {t('gate.setUp')}
        </Link>
      </div>
    )
  }
  return (
    <div className="space-y-4">
      {own?.hasAuthenticator && (
        <CodeForm
          text={t('gate.text')}
          submit={async (code) => {
            await calls.confirmCode({ code })
            await finish()
          }}
        />
      )}
      {own && own.passkeys.length > 0 && (
        <>
          {!own.hasAuthenticator && <p>{t('gate.passkey')}</p>}
          <PasskeyButton
            act={async (response) => {
              await calls.confirmPasskey({ response })
              await finish()
            }}
          />
        </>
      )}
    </div>
  )
}
