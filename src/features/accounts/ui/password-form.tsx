import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormAlert, PasswordField, SubmitButton } from '#platform/ui/field.tsx'
import { useApi, useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import type { Profile } from '../contract.ts'
import { changePasswordScreenForm } from '../rules/forms.ts'
import { CheckMail } from './check-mail.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** Changes the password; a member without one gets a link by e-mail to set it. */
export function PasswordForm({ profile }: { profile: Profile }) {
  return profile.hasPassword ? <ChangePassword email={profile.email} /> : <FirstPassword email={profile.email} />
}

function ChangePassword({ email }: { email: string }) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const accounts = useApi(accountsApi)
  const queries = useQueryClient()
  // A new key remounts the form, which clears the password fields.
  const [formKey, setFormKey] = useState(0)
  const form = useForm({
    ...useErrorMessages(),
    form: changePasswordScreenForm,
    submit: async ({ currentPassword, password }) => {
      await calls.changePassword({ currentPassword, password })
      toast({ title: t('password.done'), description: t('password.doneText') })
      setFormKey(formKey + 1)
      await queries.invalidateQueries({ queryKey: accounts.findDevices.key() })
    },
  })
  return (
    <form key={formKey} {...form.props} className="space-y-4">
      <FormAlert alert={form.alert} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        field={form.field('currentPassword')}
        label={t('field.currentPassword')}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields field={form.field} label={t('field.newPassword')} />
      <SubmitButton isBusy={form.isBusy}>{t('password.submit')}</SubmitButton>
    </form>
  )
}

function FirstPassword({ email }: { email: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const calls = useApiClient(accountsApi)
  const [isSent, setIsSent] = useState(false)
  const form = useForm({
    ...useErrorMessages(),
    form: {},
    submit: async () => {
      await calls.requestPasswordReset({ email, locale })
      setIsSent(true)
    },
  })
  if (isSent) return <CheckMail title={t('forgot.done')} text={t('forgot.doneText', { email })} />
  return (
    <form {...form.props} className="space-y-4">
      <p>{t('password.none')}</p>
      <FormAlert alert={form.alert} />
      <SubmitButton isBusy={form.isBusy}>{t('forgot.submit')}</SubmitButton>
    </form>
  )
}
