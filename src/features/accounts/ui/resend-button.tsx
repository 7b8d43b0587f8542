import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** Resends the confirmation e-mail to this address. */
export function ResendButton({
  email,
  next,
  getSavedListingIds,
}: {
  email: string
  next: string
  getSavedListingIds: () => string[]
}) {
  const t = useTranslation()
  const locale = useLocale()
  const calls = useApiClient(accountsApi)
  const form = useForm({
    ...useErrorMessages(),
    form: {},
    submit: async () => {
      await calls.resendConfirmation({ email, locale, next, savedListingIds: getSavedListingIds() })
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
