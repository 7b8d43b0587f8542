import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { DataTable, type Column } from '#platform/ui/data-table.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useTableState } from '#platform/ui/use-table-state.ts'
import { billingApi } from '../api.ts'
import type { PaymentCase } from '../contract.ts'
import { BillingAdmin } from './billing-admin.tsx'
import { paymentCasePages } from './case-queries.ts'
import { PaymentDecision, type DecisionView } from './payment-decision.tsx'
import { PaymentState } from './payment-history.tsx'
import { formatReference } from './transfer.tsx'
import { useTranslation } from './use-translation.ts'

/** Payments to review, confirm or reject, with keyboard shortcuts. Shows pending ones by default. */
export function PaymentQueue() {
  const t = useTranslation()
  const [params] = useSearchParams()
  const [open, setOpen] = useState<{ payment: PaymentCase; view: DecisionView }>()
  const state = useTableState(['q', 'status'], '')
  const isSearch = state.chosen.filters.q !== ''
  const pages = useInfiniteQuery(paymentCasePages(useApi(billingApi), params))
  const openAs = (view: DecisionView) => (payment: PaymentCase) =>
    setOpen({ payment, view: payment.status === 'pending' ? view : 'details' })
  const pressAs =
    (view: DecisionView) =>
    ([payment]: PaymentCase[]) =>
      payment && openAs(view)(payment)
  return (
    <BillingAdmin title="admin.payments" text={t('admin.text')}>
      <DataTable
        id="payments"
        label={t('admin.payments')}
        columns={useColumns()}
        pages={pages}
        state={state}
        filters={[
          { name: 'q', kind: 'search', label: t('admin.search') },
          {
            name: 'status',
            kind: 'select',
            label: t(isSearch ? 'admin.all' : 'admin.pendingOnly'),
            options: [
              ...(isSearch ? [['pending', t('admin.pendingOnly')] as const] : []),
              ['confirmed', t('status.confirmed')],
              ['rejected', t('status.rejected')],
              ['withdrawn', t('status.withdrawn')],
              ['refunded', t('status.refunded')],
              ...(isSearch ? [] : [['all', t('admin.all')] as const]),
            ],
          },
        ]}
        idOf={({ id }) => id}
        nameOf={({ reference }) => formatReference(reference)}
        empty={{ icon: 'inbox', title: t('admin.emptyPayments'), text: t('admin.emptyPaymentsText') }}
        onOpen={openAs('details')}
        keys={[
          { key: 'a', label: t('admin.confirm'), onPress: pressAs('confirm') },
          { key: 'r', label: t('admin.reject'), onPress: pressAs('reject') },
        ]}
      />
      <PaymentDecision open={open} onClose={() => setOpen(undefined)} />
    </BillingAdmin>
  )
}

function useColumns(): Column<PaymentCase>[] {
  const t = useTranslation()
  const { hkd, date } = useFormat()
  return [
    {
      key: 'reference',
      head: t('payment.reference'),
      isTitle: true,
      cell: ({ reference }) => <span className="tabular whitespace-nowrap">{formatReference(reference)}</span>,
    },
    { key: 'amount', head: t('payment.amount'), isNumber: true, cell: ({ amountCents }) => hkd(amountCents) },
    { key: 'method', head: t('admin.method'), cell: ({ method }) => t(`methods.${method}`) },
    { key: 'plan', head: t('admin.plan'), cell: ({ planKey }) => t(`plan.${planKey}`) },
    {
      key: 'member',
      head: t('admin.member'),
      cell: ({ member }) => (member ? <EmailAddress email={member.email} /> : t('admin.gone')),
    },
    { key: 'declared', head: t('admin.declared'), cell: ({ createdAt }) => date(createdAt) },
    { key: 'state', head: t('admin.state'), cell: ({ status }) => <PaymentState status={status} /> },
    { key: 'bank', head: t('receipt.bank'), isExtra: true, cell: ({ bankReference }) => bankReference },
    {
      key: 'decided',
      head: t('admin.decided'),
      isExtra: true,
      cell: ({ decidedBy, decidedAt }) =>
        decidedBy && decidedAt && t('admin.decidedBy', { name: decidedBy, date: date(decidedAt) }),
    },
  ]
}
