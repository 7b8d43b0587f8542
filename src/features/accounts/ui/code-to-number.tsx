import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '#platform/api.ts'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert, SubmitButton, TextField } from '#platform/ui/field.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { formatPhone } from '#shared/hk-phone.ts'
import { accountsApi } from '../api.ts'
import type { VerificationStatus } from '../contract/verification.ts'
import { codeForm } from '../rules/verification.ts'
import { useTranslation } from './use-translation.ts'

/**
 * The way for members whose number WhatsApp hides behind a username: the code goes to their number, and they type it here.
 */
export function CodeToNumber({ verification }: { verification: VerificationStatus }) {
  const t = useTranslation()
  const accounts = useApi(accountsApi)
  const queries = useQueryClient()
  const request = useMutation(
    accounts.requestCode.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: accounts.getVerification.key() }),
      onError: (error) => {
        const isTooMany = isApiError(error) && error.status === 429
        const isNotSent = isApiError(error) && error.code === 'VERIFICATION_NOT_SENT'
        const title = isTooMany ? 'verification.tooMany' : isNotSent ? 'verification.notSent' : 'verification.failed'
        toast({ title: t(title), variant: 'destructive' })
      },
    }),
  )
  const isWaiting = verification.isCodeSent && verification.codeExpiresAt !== null
  return (
    <div className="border-line space-y-3 border-t pt-3">
      <p className="text-sm">{t('verification.hidden')}</p>
      {isWaiting && <EnterCode verification={verification} />}
      <Button
        variant="secondary"
        aria-disabled={request.isPending}
        onClick={() => !request.isPending && request.mutate({})}
      >
        {request.isPending && <Spinner />}
        <span>{t(isWaiting ? 'verification.requestAgain' : 'verification.request')}</span>
      </Button>
    </div>
  )
}

function EnterCode({ verification: { number, codeExpiresAt, sendsCodes } }: { verification: VerificationStatus }) {
  const t = useTranslation()
  const { date } = useFormat()
  const calls = useApiClient(accountsApi)
  const accounts = useApi(accountsApi)
  const queries = useQueryClient()
  const form = useForm({
    form: codeForm,
    errorMessage: (error) => t(`error.${error}` as 'error.codeRequired'),
    refusalMessage: (code) =>
      code === 'VERIFICATION_WRONG'
        ? t('refused.VERIFICATION_WRONG')
        : code === 'VERIFICATION_OVER'
          ? t('refused.VERIFICATION_OVER')
          : undefined,
    submit: async ({ code }) => {
      await calls.enterCode({ code })
      await queries.invalidateQueries({ queryKey: accounts.key() })
    },
  })
  const params = { number: number ? formatPhone(number) : '', time: date(codeExpiresAt ?? '', { timeStyle: 'short' }) }
  return (
    <form {...form.props} className="space-y-3">
      <p role="status">{t(sendsCodes ? 'verification.sent' : 'verification.willBeSent', params)}</p>
      <FormAlert alert={form.alert} />
      <TextField
        field={form.field('code')}
        label={t('verification.codeThatCame')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SubmitButton isBusy={form.isBusy}>{t('verification.enter')}</SubmitButton>
    </form>
  )
}
