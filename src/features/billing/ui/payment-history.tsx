import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import { Button } from '#platform/ui/button.tsx'
import { LoadMore } from '#platform/ui/load-more.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { billingApi } from '../api.ts'
import type { billingContract, Payment } from '../contract.ts'
import { unbrokenMethod } from './method-names.ts'
import { formatReference } from './transfer.tsx'
import { useTranslation } from './use-translation.ts'

/** The member's payments as an infinite query. */
export function paymentPages(billing: FeatureQueries<typeof billingContract>) {
  return billing.findPayments.infiniteOptions(byCursor({}))
}

/** The member's payments, newest first. */
export function PaymentHistory() {
  const t = useTranslation()
  const pages = useInfiniteQuery(paymentPages(useApi(billingApi)))
  const payments = pages.data?.pages.flatMap(({ items }) => items)
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading" className="mb-3 text-xl font-bold">
        {t('history.title')}
      </h2>
      {pages.isLoadingError && (
        <Notice icon="circle-alert" title={t('history.failed')} isAlert>
          <Button variant="primary" onClick={() => void pages.refetch()}>
            {t('payment.retry')}
          </Button>
        </Notice>
      )}
      {pages.isPending && <Spinner />}
      {payments?.length === 0 && <p className="text-muted">{t('history.empty')}</p>}
      {payments && payments.length > 0 && (
        <ul className="rounded-card border-line bg-surface divide-line divide-y border">
          {payments.map((payment) => (
            <Entry key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      <LoadMore pages={pages} />
    </section>
  )
}

const statusClasses = {
  pending: 'text-gold-ink',
  confirmed: 'text-primary',
  rejected: 'text-accent',
  withdrawn: 'text-muted',
  refunded: 'text-muted',
}

/** The status of a payment as coloured text. */
export function PaymentState({ status }: { status: Payment['status'] }) {
  const t = useTranslation()
  return <span className={clsx('font-semibold', statusClasses[status])}>{t(`status.${status}`)}</span>
}

function Entry({ payment }: { payment: Payment }) {
  const t = useTranslation()
  const { hkd, date } = useFormat()
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 p-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {t(`plan.${payment.planKey}`)} · <span className="tabular">{hkd(payment.amountCents)}</span>
        </p>
        <p className="dot-separated text-sm">
          <span>{date(payment.createdAt)}</span>
          <span>{unbrokenMethod(payment.method, t)}</span>
          <span>{t('history.reference', { reference: formatReference(payment.reference) })}</span>
        </p>
        {payment.refund && (
          <p className="mt-1 text-sm">
            {t('history.refund', { amount: hkd(payment.refund.amountCents), reason: payment.refund.reason })}
          </p>
        )}
        {payment.reason && <p className="mt-1 text-sm">{t('history.reason', { reason: payment.reason })}</p>}
      </div>
      <div className="text-right">
        <PaymentState status={payment.status} />
        {(payment.status === 'confirmed' || payment.refund) && (
          <Link
            to={`/subscription/receipts/${payment.id}`}
            className="text-primary ml-3 inline-flex min-h-11 items-center underline sm:min-h-6"
          >
            {t('history.receipt')}
          </Link>
        )}
      </div>
    </li>
  )
}
