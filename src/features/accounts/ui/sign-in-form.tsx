import { useState } from 'react'
import { Link } from 'react-router'
import { FormAlert, PasswordField, SubmitButton } from '#platform/ui/field.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import type { Me } from '../contract.ts'
import { signInForm } from '../rules/forms.ts'
import { EmailField } from './email-field.tsx'
import { ResendButton } from './resend-button.tsx'
import { SecondStep } from './second-step.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/**
 * E-mail and password, then the code of members who have an authenticator app. `onSignedIn` gets the signed-in member;
 * `forgotPath` is the password reset page, `next` the path to open afterwards.
 */
export function SignInForm({
  onSignedIn,
  forgotPath,
  next,
  getSavedListingIds,
}: {
  onSignedIn: (me: Me) => void
  forgotPath: string
  next: string
  getSavedListingIds: () => string[]
}) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const [isCodeNeeded, setIsCodeNeeded] = useState(false)
  const [alert, setAlert] = useState<string>()
  const form = useForm({
    ...useErrorMessages(),
    form: signInForm,
    submit: async (typed) => {
      setUnconfirmed(undefined)
      setAlert(undefined)
      const me = await calls.signIn(typed).catch((error: unknown) => {
        const { code } = error as { code?: string }
        if (code === 'CODE_NEEDED') return setIsCodeNeeded(true)
        if (code === 'EMAIL_UNCONFIRMED') setUnconfirmed(typed.email)
        throw error
      })
      if (me) onSignedIn(me)
    },
  })
  if (isCodeNeeded) {
    return (
      <SecondStep
        text={t('code.text')}
        onSignedIn={onSignedIn}
        onExpired={() => {
          setAlert(t('refused.CODE_EXPIRED'))
          setIsCodeNeeded(false)
        }}
      />
    )
  }
  return (
    <form {...form.props} className="space-y-4">
      <FormAlert alert={form.alert ?? alert} />
      {unconfirmed && <ResendButton email={unconfirmed} next={next} getSavedListingIds={getSavedListingIds} />}
      <EmailField field={form.field('email')} />
      <div>
        <PasswordField
          field={form.field('password')}
          label={t('field.password')}
          autoComplete="current-password"
          required
        />
        <Link to={forgotPath} className="text-primary inline-flex min-h-11 items-center font-medium hover:underline">
          {t('signIn.forgot')}
        </Link>
      </div>
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('signIn.submit')}
      </SubmitButton>
    </form>
  )
}
