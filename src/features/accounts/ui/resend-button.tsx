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
  onLink,
}: {
  email: string
  next: string
  getSavedListingIds: () => string[]
  /** Gets the link of the new e-mail, in demonstration mode without a mail server. */
  onLink?: (link: string) => void
}) {
  const t = useTranslation()
  const locale = useLocale()
  const calls = useApiClient(accountsApi)
  const form = useForm({
    ...useErrorMessages(),
    form: {},
    submit: async () => {
      const link = await calls.resendConfirmation({ email, locale, next, savedListingIds: getSavedListingIds() })
      if (link !== null) onLink?.(link)
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
