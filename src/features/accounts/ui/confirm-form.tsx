import { useState } from 'react'
import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import type { Me } from '../contract.ts'
import { emailForm, resetScreenForm } from '../rules/forms.ts'
import { CheckMail } from './check-mail.tsx'
import { EmailField } from './email-field.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/**
 * Confirms an address by a button and not on page load, since mail programs follow links automatically. `onSignedIn`
 * gets the member and what was saved before the sign-up, which may have happened on another device.
 */
export function ConfirmForm({
  token,
  next,
  onSignedIn,
}: {
  token: string
  next: string
  onSignedIn: (me: Me, savedListingIds: string[]) => void
}) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const [refusal, setRefusal] = useState(token === '' ? 'LINK_INVALID' : undefined)
  async function confirm(password?: string) {
    const { savedListingIds, ...me } = await calls.confirmEmail({ token, password })
    onSignedIn(me, savedListingIds)
    toast({ title: t('confirm.done'), description: t('confirm.doneText') })
  }
  const form = useForm({
    ...useErrorMessages(),
    form: {},
    onFailed: (_message, code) => setRefusal(code),
    submit: () => confirm(),
  })
  if (refusal === 'PASSWORD_UNSET') return <PasswordChoice onChosen={confirm} onFailed={setRefusal} />
  if (refusal === 'LINK_INVALID') {
    return (
      <InvalidLink text={t('link.confirm')}>
        <NewLinkForm next={next} />
      </InvalidLink>
    )
  }
  return (
    <form {...form.props} className="space-y-4">
      <p className="text-muted">{t('confirm.text')}</p>
      <FormAlert alert={form.alert} />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('confirm.submit')}
      </SubmitButton>
    </form>
  )
}

/** For an address with which people signed up and gave different passwords: see `confirmEmail`. */
function PasswordChoice({
  onChosen,
  onFailed,
}: {
  onChosen: (password: string) => Promise<void>
  onFailed: (code: string) => void
}) {
  const t = useTranslation()
  const form = useForm({
    ...useErrorMessages(),
    form: resetScreenForm,
    onFailed: (_message, code) => code === 'LINK_INVALID' && onFailed(code),
    submit: ({ password }) => onChosen(password),
  })
  return (
    <form {...form.props} className="space-y-4">
      <p className="text-muted">{t('confirm.choosePassword')}</p>
      <FormAlert alert={form.alert} />
      <NewPasswordFields field={form.field} label={t('field.newPassword')} />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('confirm.submit')}
      </SubmitButton>
    </form>
  )
}

function NewLinkForm({ next }: { next: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const calls = useApiClient(accountsApi)
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    ...useErrorMessages(),
    form: emailForm,
    submit: async ({ email }) => {
      await calls.resendConfirmation({ email, locale, next })
      setSentTo(email)
    },
  })
  if (sentTo) return <CheckMail title={t('signUp.doneText')} text={t('mail.sentTo', { email: sentTo })} />
  return (
    <form {...form.props} className="space-y-4">
      <FormAlert alert={form.alert} />
      <EmailField field={form.field('email')} />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('link.again')}
      </SubmitButton>
    </form>
  )
}
