import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { useCalls, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** Sends the confirmation to this address once more. */
export function ResendButton({
  email,
  next,
  wishOf,
}: {
  email: string
  next: string
  wishOf: () => string | undefined
}) {
  const t = useTranslation()
  const locale = useLocale()
  const calls = useCalls(accountsApi)
  const form = useForm({
    ...useErrorMessages(),
    form: {},
    submit: async () => {
      await calls.resendConfirmation({ email, locale, next, wish: wishOf() })
      toast({ title: t('mail.sentAgain') })
    },
  })
  return (
    <div className="space-y-2">
      <FormAlert alert={form.alert} />
      <SubmitButton type="button" variant="secondary" isBusy={form.isBusy} onClick={form.send}>
        {t('mail.again')}
      </SubmitButton>
    </div>
  )
}
