import { useState } from 'react'
import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import type { Me } from '../contract.ts'
import type { PasskeyResponse } from '../contract/second-factor.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { usePasskey } from './use-passkey.ts'
import { useTranslation } from './use-translation.ts'

/** Asks for a passkey and hands its answer to `act`; says so where the browser knows none. */
export function PasskeyButton({ act }: { act: (response: PasskeyResponse) => Promise<void> }) {
  const t = useTranslation()
  const askPasskey = usePasskey()
  const [isUnknown, setIsUnknown] = useState(false)
  const form = useForm({
    ...useErrorMessages(),
    form: {},
    submit: async () => {
      const response = await askPasskey()
      if (response === 'unsupported') setIsUnknown(true)
      else if (response) await act(response)
    },
  })
  const alert = isUnknown ? t('passkey.unknown') : form.alert
  return (
    <div className="space-y-2 noscript:hidden">
      {alert && <FormAlert alert={alert} />}
      <SubmitButton type="button" variant="secondary" isWide isBusy={form.isBusy} onClick={form.send}>
        <Icon name="key-round" size={18} />
        {t('passkey.use')}
      </SubmitButton>
    </div>
  )
}

/** Signs in with a passkey. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (me: Me) => void }) {
  const calls = useApiClient(accountsApi)
  return <PasskeyButton act={async (response) => onSignedIn(await calls.signInWithPasskey({ response }))} />
}
