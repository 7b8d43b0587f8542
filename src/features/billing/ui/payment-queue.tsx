import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { DataTable, type Column } from '#platform/ui/data-table.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useTableState } from '#platform/ui/use-table-state.ts'
import { billingApi } from '../api.ts'
import type { PaymentCase } from '../contract.ts'
import { BillingAdmin } from './billing-admin.tsx'
import { paymentCasePages } from './case-queries.ts'
import { PaymentDecision, type DecisionKind } from './payment-decision.tsx'
import { PaymentState } from './payment-history.tsx'
import { readable } from './transfer.tsx'
import { useTranslation } from './use-translation.ts'

/** The payments, those that wait first: looked at, confirmed or rejected, by mouse and by keyboard. */
export function PaymentQueue() {
  const t = useTranslation()
  const [params] = useSearchParams()
  const [open, setOpen] = useState<{ payment: PaymentCase; door: DecisionKind }>()
  const state = useTableState(['q', 'status'], '')
  const pages = useInfiniteQuery(paymentCasePages(useApi(billingApi), params))
  const look = (door: DecisionKind) => (payment: PaymentCase) =>
    setOpen({ payment, door: payment.status === 'pending' ? door : 'look' })
  return (
    <BillingAdmin title="admin.payments" text={t('admin.text')}>
      <DataTable
        id="payments"
        label={t('admin.payments')}
        columns={useColumns(look('look'))}
        pages={pages}
        state={state}
        filters={[
          { name: 'q', kind: 'search', label: t('admin.search') },
          {
            name: 'status',
            kind: 'select',
            label: t('admin.waitingOnly'),
            options: [
              ['confirmed', t('status.confirmed')],
              ['rejected', t('status.rejected')],
              ['withdrawn', t('status.withdrawn')],
              ['all', t('admin.all')],
            ],
          },
        ]}
        idOf={({ id }) => id}
        nameOf={({ reference }) => readable(reference)}
        empty={{ icon: 'inbox', title: t('admin.emptyPayments'), text: t('admin.emptyPaymentsText') }}
        onOpen={look('look')}
        keys={[
          { key: 'a', words: t('admin.confirm'), act: look('look') },
          { key: 'r', words: t('admin.reject'), act: look('reject') },
        ]}
      />
      <PaymentDecision open={open} onClose={() => setOpen(undefined)} />
    </BillingAdmin>
  )
}

function useColumns(onOpen: (payment: PaymentCase) => void): Column<PaymentCase>[] {
  const t = useTranslation()
  const { hkd, date } = useFormat()
  return [
    {
      key: 'reference',
      head: t('payment.reference'),
      isTitle: true,
      cell: ({ reference }) => <span className="tabular whitespace-nowrap">{readable(reference)}</span>,
    },
    { key: 'amount', head: t('payment.amount'), isNumber: true, cell: ({ amountCents }) => hkd(amountCents) },
    { key: 'method', head: t('admin.method'), cell: ({ method }) => t(`methods.${method}`) },
    { key: 'plan', head: t('admin.plan'), cell: ({ planKey }) => t(`plan.${planKey}`) },
    {
      key: 'member',
      head: t('admin.member'),
      cell: ({ member }) => <span className="break-all">{member?.email ?? t('admin.gone')}</span>,
    },
    { key: 'said', head: t('admin.said'), cell: ({ createdAt }) => date(createdAt) },
    { key: 'state', head: t('admin.state'), cell: ({ status }) => <PaymentState status={status} /> },
    { key: 'bank', head: t('receipt.bank'), isExtra: true, cell: ({ bankReference }) => bankReference },
    {
      key: 'decided',
      head: t('admin.decided'),
      isExtra: true,
      cell: ({ decidedBy, decidedAt }) =>
        decidedBy && decidedAt && t('admin.decidedBy', { name: decidedBy, date: date(decidedAt) }),
    },
    {
      key: 'open',
      head: t('admin.open'),
      cell: (payment) => (
        <Button size="sm" className="max-lg:min-h-11" onClick={() => onOpen(payment)}>
          {t('admin.open')}
        </Button>
      ),
    },
  ]
}
