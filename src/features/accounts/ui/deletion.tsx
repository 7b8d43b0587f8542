import { useNavigate } from 'react-router'
import { buttonClass } from '#platform/ui/button.tsx'
import { FormAlert, PasswordField, SubmitButton } from '#platform/ui/field.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import type { Profile } from '../contract.ts'
import { passwordlessDeletionForm, passwordForm } from '../rules/forms.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { useSetMe } from './use-me.ts'
import { useTranslation } from './use-translation.ts'

/** Deletes the account after a warning and, if the member has one, the password. */
export function Deletion({ profile: { hasPassword } }: { profile: Profile }) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const setMe = useSetMe()
  const navigate = useNavigate()
  const form = useForm({
    ...useErrorMessages(),
    form: hasPassword ? passwordForm : passwordlessDeletionForm,
    submit: async ({ password }) => {
      await calls.deleteAccount({ password })
      await navigate('/')
      setMe(null)
      toast({ title: t('deletion.done') })
    },
  })
  return (
    <div className="space-y-3">
      <p>{t('deletion.text')}</p>
      <details>
        <summary className={buttonClass({ variant: 'danger' })}>{t('deletion.open')}</summary>
        <form {...form.props} className="mt-4 max-w-md space-y-4">
          <FormAlert alert={form.alert} />
          {hasPassword && (
            <PasswordField
              field={form.field('password')}
              label={t('deletion.password')}
              autoComplete="current-password"
              required
            />
          )}
          <SubmitButton variant="danger" isBusy={form.isBusy}>
            {t('deletion.submit')}
          </SubmitButton>
        </form>
      </details>
    </div>
  )
}
