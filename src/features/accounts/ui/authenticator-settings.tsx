import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { accountsApi } from '../api.ts'
import type { NewAuthenticator, SecondFactor } from '../contract/second-factor.ts'
import { CodeForm } from './code-form.tsx'
import type { WithPassword } from './fresh-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { meQuery } from './use-me.ts'
import { useTranslation } from './use-translation.ts'

type Props = { own: SecondFactor; withPassword: WithPassword }

/** Sets up, renews and removes the authenticator app. */
export function AuthenticatorSettings({ own, withPassword }: Props) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const accounts = useApi(accountsApi)
  const queries = useQueryClient()
  const [setup, setSetup] = useState<NewAuthenticator>()
  const [codes, setCodes] = useState<string[]>()
  const [isBusy, setIsBusy] = useState(false)
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: accounts.getSecondFactor.key() })
    await queries.invalidateQueries({ queryKey: meQuery(accounts).queryKey })
  }
  /**
   * Runs an action behind the password, one at a time: a second press would renew the codes that are being shown. Closing
   * the password dialog is not a failure worth a message.
   */
  const run = async (act: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await withPassword(act)
    } catch (error) {
      if ((error as { code?: string }).code !== 'PASSWORD_NEEDED')
        toast({ title: t('devices.failed'), variant: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(undefined)
          void refresh()
        }}
      />
    )
  }
  if (setup) {
    return (
      <AuthenticatorSetup
        setup={setup}
        submit={async (code) => {
          const { recoveryCodes } = await withPassword(() => calls.confirmAuthenticator({ code }))
          setSetup(undefined)
          setCodes(recoveryCodes)
        }}
      />
    )
  }
  if (!own.hasAuthenticator) {
    return (
      <div className="space-y-3">
        <p>{t('authenticator.off')}</p>
        <Button
          aria-disabled={isBusy}
          onClick={() => void run(async () => setSetup(await calls.startAuthenticator({})))}
        >
          <Icon name="smartphone" size={18} />
          {t('authenticator.setUp')}
        </Button>
      </div>
    )
  }
  return (
    <div className="space-y-3">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="shield-check" className="text-primary flex-none" />
        {t('authenticator.on')}
      </p>
      <p className="text-muted text-sm">{t('recovery.left', { count: own.recoveryCodesLeft })}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-disabled={isBusy}
          onClick={() => void run(async () => setCodes((await calls.renewRecoveryCodes({})).recoveryCodes))}
        >
          {t('recovery.renew')}
        </Button>
        <Button
          variant="danger"
          aria-disabled={isBusy}
          onClick={() =>
            void run(async () => {
              await calls.removeAuthenticator({})
              await refresh()
              toast({ title: t('authenticator.removed') })
            })
          }
        >
          {t('authenticator.remove')}
        </Button>
      </div>
    </div>
  )
}

type SetupProps = { setup: NewAuthenticator; submit: (code: string) => Promise<void> }

/** The secret as a picture and as text, and a form for the first code of the app. */
function AuthenticatorSetup({ setup, submit }: SetupProps) {
  const t = useTranslation()
  return (
    <div className="space-y-4">
      <p>{t('authenticator.scan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
        alt={t('authenticator.qr')}
        width={208}
        height={208}
        className="rounded-card border-line border bg-white"
      />
      <p>
        {t('authenticator.key')}
        <code className="mt-1 block font-mono break-words select-all">{setup.key.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeForm isSetUp text={t('authenticator.first')} submit={submit} />
    </div>
  )
}
