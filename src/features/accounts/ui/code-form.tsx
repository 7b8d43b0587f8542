import { useEffect } from 'react'
import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { codeForm } from '../rules/forms.ts'
import { CodeField } from './code-field.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** Asks for a code of the authenticator app or a recovery code. Takes the focus, as it replaces or extends a form. */
export function CodeForm({
  submit,
  onExpired,
  text,
  isSetUp = false,
}: {
  submit: (code: string) => Promise<void>
  /** The password has to be given again first. */
  onExpired?: () => void
  text: string
  /** The app is being set up: no recovery code exists yet. */
  isSetUp?: boolean
}) {
  const t = useTranslation()
  const form = useForm({
    ...useErrorMessages(),
    form: codeForm,
    onFailed: (_message, code) => {
      if (code === 'CODE_EXPIRED') onExpired?.()
    },
    submit: ({ code }) => submit(code),
  })
  const field = form.field('code')
  const { id } = field
  useEffect(() => document.getElementById(id)?.focus(), [id])
  return (
    <form {...form.props} className="space-y-4">
      <p>{text}</p>
      <FormAlert alert={form.alert} />
      <CodeField field={field} isSetUp={isSetUp} />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('code.submit')}
      </SubmitButton>
    </form>
  )
}
