import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { useApi, useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import type { Profile } from '../contract.ts'
import { changePasswordForm } from '../rules/forms.ts'
import { CheckMail } from './check-mail.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ProofFields, ProofToggle, useProof } from './proof.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** Changes the password; a member without one gets a link by e-mail to set it. */
export function PasswordForm({ profile }: { profile: Profile }) {
  return profile.hasPassword ? <ChangePassword profile={profile} /> : <FirstPassword email={profile.email} />
}

function ChangePassword({ profile }: { profile: Profile }) {
  const t = useTranslation()
  const proof = useProof(profile)
  const calls = useApiClient(accountsApi)
  const accounts = useApi(accountsApi)
  const queries = useQueryClient()
  // A new key remounts the form, which clears the password fields.
  const [formKey, setFormKey] = useState(0)
  const form = useForm({
    ...useErrorMessages(),
    form: changePasswordForm(proof),
    submit: async ({ currentPassword, code, password }) => {
      const passkey = await proof.askPasskey()
      if (passkey === null) return 'unsent'
      await calls.changePassword({ currentPassword, code, password, passkey })
      toast({ title: t('password.done'), description: t('password.doneText') })
      setFormKey(formKey + 1)
      await queries.invalidateQueries({ queryKey: accounts.findDevices.key() })
    },
  })
  return (
    <form key={formKey} {...form.props} className="space-y-4">
      <FormAlert alert={form.alert} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={profile.email} readOnly hidden />
      <ProofFields
        proof={proof}
        password={form.field('currentPassword')}
        code={form.field('code')}
        label={t('field.currentPassword')}
      />
      <NewPasswordFields field={form.field} label={t('field.newPassword')} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={form.isBusy}>{t('password.submit')}</SubmitButton>
        <ProofToggle proof={proof} />
      </div>
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
