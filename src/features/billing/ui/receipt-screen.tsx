import { useQuery } from '@tanstack/react-query'
import { BrandMark } from '#platform/ui/brand-mark.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useScope } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { brand } from '#shared/brand.ts'
import { billingApi } from '../api.ts'
import { formatReference } from './transfer.tsx'
import { useTranslation } from './use-translation.ts'

/** The receipt of a payment, on screen and in print. */
export function ReceiptScreen({ id }: { id: string }) {
  const t = useTranslation()
  const { baseUrl } = useScope()
  const { hkd, date } = useFormat()
  const receipt = useQuery(useApi(billingApi).getReceipt.queryOptions({ input: { id } })).data
  if (!receipt) return null
  const long = (iso: string | null) => (iso === null ? '' : date(iso, { dateStyle: 'long' }))
  const { coversFrom, coversUntil, paidBy, refund } = receipt
  const lines: [string, string][] = [
    [t('receipt.number'), formatReference(receipt.reference)],
    [t('receipt.date'), long(receipt.decidedAt)],
    [t('receipt.from'), [paidBy.name, paidBy.email].filter(Boolean).join(', ')],
    [t('receipt.for'), t(`plan.${receipt.planKey}`)],
    [
      // A refund may have ended the plan.
      t(refund ? 'receipt.originalPeriod' : 'receipt.period'),
      coversUntil === null
        ? t('receipt.indefinite', { from: long(coversFrom) })
        : t('receipt.span', { from: long(coversFrom), until: long(coversUntil) }),
    ],
    [t('receipt.method'), t(`methods.${receipt.method}`)],
    [t('receipt.bank'), receipt.bankReference],
  ]
  const refundLines: [string, string][] = refund
    ? [
        [t('receipt.refunded'), hkd(refund.amountCents)],
        [t('receipt.refundedOn'), long(refund.refundedAt)],
        [t('refund.reference'), refund.reference],
        [t('refund.reason'), refund.reason],
        [t('receipt.remaining'), hkd(receipt.amountCents - refund.amountCents)],
      ]
    : []
  return (
    <div className="wrap max-w-2xl py-6 lg:py-10">
      <Head title={t('receipt.title')} description={t('receipt.title')} noIndex />
      <div className="mb-4 flex flex-wrap gap-2 print:hidden">
        <ButtonLink variant="ghost" to="/subscription">
          <Icon name="arrow-left" size={18} />
          {t('receipt.back')}
        </ButtonLink>
        <Button variant="primary" className="ml-auto" onClick={() => window.print()}>
          <Icon name="printer" size={18} />
          {t('receipt.print')}
        </Button>
      </div>
      <article className="rounded-card border-line bg-surface border p-6 sm:p-10 print:border-0 print:p-0">
        <header className="flex items-start justify-between gap-4">
          <h1 className="text-2xl font-bold">{t('receipt.title')}</h1>
          <p className="flex items-center gap-2 text-right">
            <span>
              <span className="block font-bold">{brand.name}</span>
              <span className="text-muted block text-sm">{new URL(baseUrl).host}</span>
            </span>
            <BrandMark size={36} />
          </p>
        </header>
        <p className="tabular mt-6 text-3xl font-bold">
          <span className="sr-only">{t('payment.amount') + t('colon')}</span>
          {hkd(receipt.amountCents)}
        </p>
        <dl className="border-line divide-line mt-6 divide-y border-y">
          {[...lines, ...refundLines].map(([name, value]) => (
            <div key={name} className="grid gap-x-4 py-3 sm:grid-cols-[12rem_1fr]">
              <dt className="text-muted">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-muted mt-6 text-sm">{t('receipt.note')}</p>
      </article>
    </div>
  )
}
