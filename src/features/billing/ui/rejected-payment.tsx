import { Icon } from '#platform/ui/icon.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { Payment } from '../contract.ts'
import { formatReference } from './transfer.tsx'
import { useTranslation } from './use-translation.ts'

/** Why the last payment was rejected, above the form for the next one: who has paid must not pay twice. */
export function RejectedPayment({ payment: { createdAt, reference, reason } }: { payment: Payment }) {
  const t = useTranslation()
  const { date } = useFormat()
  return (
    <section
      aria-labelledby="rejected-heading"
      className="rounded-card border-accent bg-surface space-y-2 border p-5 wrap-anywhere"
    >
      <h2 id="rejected-heading" className="flex items-center gap-2 text-lg font-bold">
        <Icon name="circle-alert" className="text-accent flex-none" />
        {t('payment.rejected.title')}
      </h2>
      <p>{t('payment.rejected.text', { date: date(createdAt), reference: formatReference(reference) })}</p>
      {reason && <p className="whitespace-pre-line">{t('history.reason', { reason })}</p>}
      <p>{t('payment.rejected.hint')}</p>
    </section>
  )
}
