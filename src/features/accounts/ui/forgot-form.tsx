import { useState } from 'react'
import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import { emailForm } from '../rules/forms.ts'
import { CheckMail } from './check-mail.tsx'
import { EmailField } from './email-field.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** Requests a password reset link, which leads to `next` after signing in. The response is the same for every address. */
export function ForgotForm({ next }: { next: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const calls = useApiClient(accountsApi)
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    ...useErrorMessages(),
    form: emailForm,
    onFailed: (description) => toast({ title: t('forgot.failed'), description, variant: 'destructive' }),
    submit: async ({ email }) => {
      await calls.requestPasswordReset({ email, locale, next })
      setSentTo(email)
    },
  })
  if (sentTo) return <CheckMail title={t('forgot.done')} text={t('forgot.doneText', { email: sentTo })} />
  return (
    <form {...form.props} className="space-y-4">
      <p className="text-muted">{t('forgot.text')}</p>
      <FormAlert alert={form.alert} />
      <EmailField field={form.field('email')} />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('forgot.submit')}
      </SubmitButton>
    </form>
  )
}
