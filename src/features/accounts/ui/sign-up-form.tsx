import { useState } from 'react'
import { CheckboxField, FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { LinkedText } from '#platform/ui/linked-text.tsx'
import { useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { truncateText } from '#shared/text.ts'
import { accountsApi } from '../api.ts'
import { passwordLength, signUpScreenForm } from '../rules/forms.ts'
import { CheckMail } from './check-mail.tsx'
import { EmailField } from './email-field.tsx'
import { NameFields } from './name-fields.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ResendButton } from './resend-button.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/**
 * Creates an account; the next step is in an e-mail. `next` is the path to open after confirming, `code` a referral
 * code. `getSavedListingIds` is sent along because the e-mail's link may be opened on another device.
 */
export function SignUpForm({
  next,
  code,
  getSavedListingIds,
}: {
  next: string
  code: string | null
  getSavedListingIds: () => string[]
}) {
  const t = useTranslation()
  const locale = useLocale()
  const calls = useApiClient(accountsApi)
  const [sentTo, setSentTo] = useState<string>()
  const [link, setLink] = useState<string | null>(null)
  const form = useForm({
    ...useErrorMessages(),
    form: signUpScreenForm,
    onFailed: (description) => toast({ title: t('signUp.failed'), description, variant: 'destructive' }),
    submit: async ({ again: _again, acceptsTerms: _acceptsTerms, acceptsMarketing, ...typed }) => {
      const agreed = { acceptsTerms: true as const, acceptsMarketing: acceptsMarketing === 'on' }
      const shown = await calls.signUp({
        ...typed,
        ...agreed,
        locale,
        next,
        ref: truncateText(code ?? '', 20) || undefined,
        savedListingIds: getSavedListingIds(),
      })
      setLink(shown)
      setSentTo(typed.email)
      toast({ title: t('signUp.done'), description: t('signUp.doneText') })
    },
  })
  if (sentTo) {
    return (
      <CheckMail title={t('signUp.doneText')} text={t('mail.sentTo', { email: sentTo })} link={link}>
        <ResendButton onLink={setLink} email={sentTo} next={next} getSavedListingIds={getSavedListingIds} />
      </CheckMail>
    )
  }
  return (
    <form {...form.props} className="space-y-4">
      {code && <p className="rounded-control bg-primary-soft p-3">{t('signUp.invited')}</p>}
      <FormAlert alert={form.alert} />
      <NameFields field={form.field} />
      <EmailField field={form.field('email')} />
      <NewPasswordFields field={form.field} label={t('field.password')} minLength={passwordLength.min} />
      <div>
        <CheckboxField field={form.field('acceptsTerms')}>
          <LinkedText text={t('field.acceptsTerms')} opensInNewTab />
        </CheckboxField>
        <CheckboxField field={form.field('acceptsMarketing')}>{t('field.acceptsMarketing')}</CheckboxField>
      </div>
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('signUp.submit')}
      </SubmitButton>
      <p className="text-muted text-sm">
        <LinkedText text={t('signUp.notice')} opensInNewTab />
      </p>
    </form>
  )
}
