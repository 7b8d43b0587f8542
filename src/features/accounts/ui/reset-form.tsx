import { useState } from 'react'
import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { useCalls } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import { resetScreen } from '../rules/forms.ts'
import { DeadLink } from './dead-link.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** A new password for whoever holds the link; afterwards it is theirs to sign in with. */
export function ResetForm({ token, onReset }: { token: string; onReset: () => void }) {
  const t = useTranslation()
  const calls = useCalls(accountsApi)
  const [isDead, setIsDead] = useState(token === '')
  const form = useForm({
    ...useErrorMessages(),
    form: resetScreen,
    onFailed: (_words, code) => setIsDead(code === 'LINK_INVALID'),
    submit: async ({ password }) => {
      await calls.resetPassword({ token, password })
      toast({ title: t('reset.done'), description: t('reset.doneText') })
      onReset()
    },
  })
  if (isDead) {
    return (
      <DeadLink text={t('link.reset')}>
        <ForgotForm />
      </DeadLink>
    )
  }
  return (
    <form {...form.props} className="space-y-4">
      <FormAlert alert={form.alert} />
      <NewPasswordFields field={form.field} label={t('field.newPassword')} />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('reset.submit')}
      </SubmitButton>
    </form>
  )
}
