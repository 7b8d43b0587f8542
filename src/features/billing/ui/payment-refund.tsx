import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert, SelectField, SubmitButton, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { typedHkd } from '#shared/typed-money.ts'
import type { PaymentCase } from '../contract.ts'
import { planFates, refundForm } from '../rules/forms.ts'
import { useBilling, useErrorMessages } from './use-billing.ts'
import { useTranslation } from './use-translation.ts'

/** Records the refund of a confirmed payment; opened by a button, since it is rare. */
export function PaymentRefund({ payment, onDone }: { payment: PaymentCase; onDone: () => void }) {
  const t = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {t('refund.open')}
      </Button>
    )
  return <RefundForm payment={payment} onDone={onDone} />
}

function RefundForm({ payment, onDone }: { payment: PaymentCase; onDone: () => void }) {
  const t = useTranslation()
  const { hkd } = useFormat()
  const { calls } = useBilling()
  const invalidate = useInvalidate()
  const form = useForm({
    ...useErrorMessages(),
    form: refundForm,
    submit: async (typed) => {
      await calls.refundPayment({ ...typed, id: payment.id })
      onDone()
      toast({ title: t('refund.done') })
      void invalidate('billing', 'backoffice', 'listings', 'editor')
    },
  })
  return (
    <form {...form.props} aria-label={t('refund.open')} className="space-y-3">
      <p>{t('refund.text', { method: t(`methods.${payment.method}`) })}</p>
      <FormAlert alert={form.alert} />
      <TextField
        field={form.field('amount')}
        label={t('refund.amount')}
        hint={t('refund.amountHint', { amount: hkd(payment.amountCents) })}
        defaultValue={typedHkd(payment.amountCents)}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        field={form.field('plan')}
        label={t('refund.plan')}
        hint={t('refund.planHint')}
        options={planFates.map((fate) => [fate, t(`refund.plan.${fate}`)] as const)}
      />
      <TextField
        field={form.field('bankReference')}
        label={t('refund.reference')}
        hint={t('refund.referenceHint')}
        autoComplete="off"
      />
      <TextAreaField field={form.field('reason')} label={t('admin.reason')} hint={t('admin.rejectText')} rows={3} />
      <SubmitButton isBusy={form.isBusy}>{t('refund.submit')}</SubmitButton>
    </form>
  )
}
