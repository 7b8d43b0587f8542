import { ORPCError } from '@orpc/client'
import { useEffect, useState, type ReactNode } from 'react'
import { FormAlert, PasswordField, SubmitButton } from '#platform/ui/field.tsx'
import { useCalls } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import { passwordForm } from '../rules/forms.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

type Waiting = { goOn: () => void; giveUp: () => void }

const isAskedFor = (error: unknown) => error instanceof ORPCError && error.code === 'PASSWORD_NEEDED'

/**
 * For calls whose procedure stands behind the gate `freshPassword`: `withPassword(() => calls.change(…))` asks for the
 * password where it is needed, in `dialog`, and tries once more. Whoever closes the dialog gets the refusal itself.
 */
export function useFreshPassword(): { withPassword: <T>(act: () => Promise<T>) => Promise<T>; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting>()
  async function withPassword<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (!isAskedFor(error)) throw error
      const given = Promise.withResolvers<void>()
      setWaiting({ goOn: given.resolve, giveUp: () => given.reject(error) })
      await given.promise.finally(() => setWaiting(undefined))
      return act()
    }
  }
  return { withPassword, dialog: <PasswordDialog waiting={waiting} /> }
}

function PasswordDialog({ waiting }: { waiting: Waiting | undefined }) {
  const t = useTranslation()
  return (
    <Sheet
      isOpen={waiting !== undefined}
      onClose={() => waiting?.giveUp()}
      title={t('fresh.title')}
      closeLabel={t('fresh.close')}
      fits
    >
      {waiting && <PasswordAgain onGiven={waiting.goOn} />}
    </Sheet>
  )
}

function PasswordAgain({ onGiven }: { onGiven: () => void }) {
  const t = useTranslation()
  const calls = useCalls(accountsApi)
  const form = useForm({
    ...useErrorMessages(),
    form: passwordForm,
    submit: async ({ password }) => {
      await calls.refreshPassword({ password })
      onGiven()
    },
  })
  const { id } = form.field('password')
  useEffect(() => {
    // After the sheet, which gives the focus to its first button when it opens.
    const frame = requestAnimationFrame(() => document.getElementById(id)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [id])
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
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('fresh.submit')}
      </SubmitButton>
    </form>
  )
}
