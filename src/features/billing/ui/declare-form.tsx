import { useState } from 'react'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { memberKey } from '#platform/ui/drafts.ts'
import { FormAlert, SubmitButton, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useLeaveWarning } from '#platform/ui/use-leave-warning.ts'
import type { Quote } from '../contract.ts'
import type { PaidPlanKey, PaymentMethod } from '../rules.ts'
import { declareForm } from '../rules/forms.ts'
import { ProofField } from './proof-field.tsx'
import { useBilling, useErrorMessages } from './use-billing.ts'
import { useTranslation } from './use-translation.ts'

/** The "I have paid" form, with optional details of the transfer. Not optimistic: it waits for the server. */
export function DeclareForm({ quote, method }: { quote: Quote; method: PaymentMethod }) {
  const t = useTranslation()
  const { calls, refresh } = useBilling()
  const { data: me } = useMe()
  const [proofId, setProofId] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const form = useForm({
    ...useErrorMessages(),
    form: declareForm,
    // A phone may forget this page while its owner is in the bank's app.
    draftKey: memberKey(`payment:${quote.plan.key}`, me?.id ?? ''),
    onFailed: (_message, code) => {
      // The quote on screen is outdated: fetch it again.
      if (code && code !== 'UPLOAD_NOT_FOUND') void refresh()
    },
    submit: async (typed) => {
      if (isSending) return 'unsent' as const
      const { reference, amountCents, plan } = quote
      await calls.declarePayment({
        ...typed,
        planKey: plan.key as PaidPlanKey,
        method,
        reference,
        amountCents,
        proofId,
      })
      setProofId(null)
      toast({ title: t('payment.declared') })
      void refresh()
    },
  })
  useLeaveWarning((form.isDirty || proofId !== null || isSending) && !form.isBusy, t('payment.unsaved'))
  return (
    <form {...form.props} className="border-line space-y-4 border-t pt-6">
      <h2 className="text-lg font-bold">{t('payment.paid')}</h2>
      <p className="text-muted">{t('payment.paidText')}</p>
      <FormAlert alert={form.alert} />
      <TextField field={form.field('transactionId')} label={t('payment.transactionId')} autoComplete="off" />
      <TextAreaField field={form.field('payerNote')} label={t('payment.note')} rows={2} />
      <ProofField uploadId={proofId} onChange={setProofId} onSendingChange={setIsSending} />
      <SubmitButton isBusy={form.isBusy || isSending} isWide size="lg">
        {t('payment.paid')}
      </SubmitButton>
    </form>
  )
}
