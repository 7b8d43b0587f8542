import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import type { SecondFactor } from '../contract/second-factor.ts'
import { deviceOf } from '../rules/devices.ts'
import type { WithPassword } from './fresh-password.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { meQuery } from './use-me.ts'
import { useTranslation } from './use-translation.ts'

type Props = { own: SecondFactor; withPassword: WithPassword }

/** Lists the member's passkeys and adds one made by this browser, named after it. */
export function PasskeySettings({ own, withPassword }: Props) {
  const t = useTranslation()
  const { date } = useFormat()
  const calls = useApiClient(accountsApi)
  const accounts = useApi(accountsApi)
  const queries = useQueryClient()
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: accounts.getSecondFactor.key() })
    await queries.invalidateQueries({ queryKey: meQuery(accounts).queryKey })
  }
  const form = useForm({
    ...useErrorMessages(),
    form: {},
    submit: async () => {
      const { createPasskey, hasPasskeys } = await import('./passkey-client.ts')
      if (!hasPasskeys()) return toast({ title: t('passkey.unknown'), variant: 'destructive' })
      const response = await createPasskey(await withPassword(() => calls.startPasskeyRegistration({})))
      if (!response) return
      const { browser, system } = deviceOf(navigator.userAgent)
      const name = browser && system ? t('devices.name', { browser, system }) : t('devices.unknown')
      await calls.addPasskey({ response, name })
      await refresh()
      toast({ title: t('passkey.added') })
    },
  })
  const remove = (id: string) =>
    void withPassword(() => calls.removePasskey({ id }))
      .then(refresh)
      .catch(() => toast({ title: t('devices.failed'), variant: 'destructive' }))
  return (
    <div className="space-y-3">
      <p>{t('passkey.text')}</p>
      {own.passkeys.length > 0 && (
        <ul className="divide-line border-line rounded-card divide-y border">
          {own.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className="flex items-center gap-3 p-3">
              <Icon name="key-round" className="text-muted flex-none" />
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{name}</p>
                <p className="text-muted text-sm">
                  {lastUsedAt
                    ? t('devices.used', { date: date(lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' }) })
                    : t('passkey.created', { date: date(createdAt) })}
                </p>
              </div>
              <Button onClick={() => remove(id)} aria-label={t('passkey.removeOf', { name })}>
                {t('passkey.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FormAlert alert={form.alert} />
      <SubmitButton type="button" variant="secondary" isBusy={form.isBusy} onClick={form.send}>
        <Icon name="plus" size={18} />
        {t('passkey.add')}
      </SubmitButton>
    </div>
  )
}
