import { useState } from 'react'
import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import { resetScreenForm } from '../rules/forms.ts'
import { ForgotForm } from './forgot-form.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** Sets a new password with the token of an e-mail link. `next` is the path to open after signing in. */
export function ResetForm({ token, next, onReset }: { token: string; next: string; onReset: () => void }) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const [isInvalid, setIsInvalid] = useState(token === '')
  const form = useForm({
    ...useErrorMessages(),
    form: resetScreenForm,
    onFailed: (_message, code) => setIsInvalid(code === 'LINK_INVALID'),
    submit: async ({ password }) => {
      await calls.resetPassword({ token, password })
      toast({ title: t('reset.done'), description: t('reset.doneText') })
      onReset()
    },
  })
  if (isInvalid) {
    return (
      <InvalidLink text={t('link.reset')}>
        <ForgotForm next={next} />
      </InvalidLink>
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
