import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { useCalls, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import { useSay } from './use-say.ts'
import { useWords } from './use-words.ts'

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
  const t = useWords()
  const locale = useLocale()
  const calls = useCalls(accountsApi)
  const form = useForm({
    ...useSay(),
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
