import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { isApiError } from '#platform/api.ts'
import { FormAlert, PasswordField, SubmitButton } from '#platform/ui/field.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import { freshPasswordForm } from '../rules/forms.ts'
import { CodeField } from './code-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useMe } from './use-me.ts'
import { useTranslation } from './use-translation.ts'

type PendingPrompt = { resolve: () => void; cancel: () => void }

const isPasswordNeeded = (error: unknown) => isApiError(error) && error.code === 'PASSWORD_NEEDED'

/** Performs an act that may need the password again. */
export type WithPassword = <T>(act: () => Promise<T>) => Promise<T>

/**
 * For procedures behind `freshPassword`: `withPassword(() => calls.change(…))` asks for the password in `dialog` when
 * the server requires it, then retries. Closing the dialog rejects with the original error.
 */
export function useFreshPassword(): { withPassword: WithPassword; dialog: ReactNode } {
  const [pending, setPending] = useState<PendingPrompt>()
  async function withPassword<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (!isPasswordNeeded(error)) throw error
      const confirmed = Promise.withResolvers<void>()
      setPending({ resolve: confirmed.resolve, cancel: () => confirmed.reject(error) })
      await confirmed.promise.finally(() => setPending(undefined))
      return act()
    }
  }
  return { withPassword, dialog: <PasswordDialog pending={pending} /> }
}

function PasswordDialog({ pending }: { pending: PendingPrompt | undefined }) {
  const t = useTranslation()
  return (
    <Sheet
      isOpen={pending !== undefined}
      onClose={() => pending?.cancel()}
      title={t('gate.title')}
      closeLabel={t('fresh.close')}
      fitsContent
    >
      {pending && <PasswordPromptForm onConfirmed={pending.resolve} />}
    </Sheet>
  )
}

function PasswordPromptForm({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const { data: me } = useMe()
  const isAdmin = me?.isAdmin || me?.secondFactor !== undefined
  const form = useForm({
    ...useErrorMessages(),
    form: freshPasswordForm,
    submit: async (typed) => {
      await calls.refreshPassword(typed)
      onConfirmed()
    },
  })
  const own = useQuery(useApi(accountsApi).getSecondFactor.queryOptions({ input: {} })).data
  const { id } = form.field('password')
  useEffect(() => {
    // Runs after the sheet has focused its first button on opening.
    const frame = requestAnimationFrame(() => document.getElementById(id)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [id])
  const passkey = own && own.passkeys.length > 0 && (
    <PasskeyButton
      act={async (response) => {
        await calls.confirmPasskey({ response })
        onConfirmed()
      }}
    />
  )
  if (isAdmin && passkey && !own.hasAuthenticator) {
    return (
      <div className="space-y-4 py-2">
        <p>{t('gate.passkey')}</p>
        {passkey}
      </div>
    )
  }
  return (
    <form {...form.props} className="space-y-4 py-2">
      <p>{t('fresh.text')}</p>
      <FormAlert alert={form.alert} />
      <PasswordField
        field={form.field('password')}
        label={t('field.password')}
        autoComplete="current-password"
        required
      />
      {own?.hasAuthenticator && <CodeField field={form.field('code')} />}
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('fresh.submit')}
      </SubmitButton>
      {passkey}
    </form>
  )
}
