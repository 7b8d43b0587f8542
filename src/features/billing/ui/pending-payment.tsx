import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { Payment } from '../contract.ts'
import { unbrokenMethod } from './method-names.ts'
import { formatReference } from './transfer.tsx'
import { useBilling, useErrorMessages } from './use-billing.ts'
import { useTranslation } from './use-translation.ts'

/** The member's own pending payment, with a button to withdraw it. Takes the focus where it replaces the form. */
export function PendingPayment({ payment, isNew }: { payment: Payment; isNew: boolean }) {
  const t = useTranslation()
  const { hkd, date } = useFormat()
  const [isConfirming, setIsAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const amount = hkd(payment.amountCents)
  const declared = { date: date(payment.createdAt), amount, method: unbrokenMethod(payment.method, t) }
  return (
    <section aria-labelledby="pending-heading" className="rounded-card border-gold bg-surface space-y-3 border p-5">
      <h2
        ref={heading}
        id="pending-heading"
        tabIndex={-1}
        className="flex items-center gap-2 text-lg font-bold focus:outline-none"
      >
        <Icon name="clock" className="text-gold-ink flex-none" />
        {t('payment.pending.title')}
      </h2>
      <p>{t('payment.pending.text', declared)}</p>
      <p className="tabular">
        {t('payment.reference') + t('colon')}
        <strong>{formatReference(payment.reference)}</strong>
      </p>
      {payment.transactionId && (
        <p className="tabular wrap-anywhere">
          {t('payment.transaction') + t('colon')}
          {payment.transactionId}
        </p>
      )}
      {payment.payerNote && (
        <p className="wrap-anywhere whitespace-pre-line">
          {t('payment.noteSent') + t('colon')}
          {payment.payerNote}
        </p>
      )}
      {payment.proofUrl && (
        <p>
          <a href={payment.proofUrl} target="_blank" rel="noreferrer" className="text-primary underline">
            {t('payment.proofSee')}
          </a>
        </p>
      )}
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t('payment.withdraw')}
      </Button>
      <Sheet
        isOpen={isConfirming}
        onClose={() => setIsAsking(false)}
        title={t('payment.withdrawTitle')}
        closeLabel={t('payment.keep')}
        fitsContent
      >
        <Withdraw id={payment.id} onClose={() => setIsAsking(false)} />
      </Sheet>
    </section>
  )
}

function Withdraw({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslation()
  const { calls, refresh } = useBilling()
  const { errorMessageOf } = useErrorMessages()
  const [isBusy, setIsBusy] = useState(false)
  const [alert, setAlert] = useState<string>()
  const withdraw = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await calls.withdrawPayment({ id })
      onClose()
      toast({ title: t('payment.withdrawn') })
      void refresh()
    } catch (error) {
      setAlert(errorMessageOf(error) ?? t('payment.failed'))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="space-y-4 pb-3">
      <FormAlert alert={alert} />
      <p>{t('payment.withdrawText')}</p>
      <div className="flex flex-wrap gap-2">
        <SubmitButton type="button" variant="danger" isBusy={isBusy} onClick={() => void withdraw()}>
          {t('payment.withdraw')}
        </SubmitButton>
        <Button onClick={onClose}>{t('payment.keep')}</Button>
      </div>
    </div>
  )
}
