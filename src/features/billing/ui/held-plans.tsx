import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { DataTable, type Column } from '#platform/ui/data-table.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { ReasonDialog } from '#platform/ui/reason-dialog.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useTableState } from '#platform/ui/use-table-state.ts'
import { billingApi } from '../api.ts'
import type { SubscriptionCase } from '../contract.ts'
import { BillingAdmin } from './billing-admin.tsx'
import { subscriptionPages } from './case-queries.ts'
import { GrantForm } from './grant-form.tsx'
import { useBilling, useErrorMessages } from './use-billing.ts'
import { useTranslation } from './use-translation.ts'

/** Members' subscriptions, where admins can grant and end plans. */
export function HeldPlans() {
  const t = useTranslation()
  const { calls, refresh } = useBilling()
  const { refusalMessage } = useErrorMessages()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [isGranting, setIsGranting] = useState(false)
  const [ending, setEnding] = useState<SubscriptionCase>()
  const pages = useInfiniteQuery(subscriptionPages(useApi(billingApi), params))
  return (
    <BillingAdmin
      title="admin.held"
      text={t('admin.heldText')}
      action={
        <Button variant="primary" onClick={() => setIsGranting(true)}>
          <Icon name="gift" size={18} />
          {t('admin.grant')}
        </Button>
      }
    >
      <DataTable
        id="subscriptions"
        label={t('admin.held')}
        columns={useColumns(setEnding)}
        pages={pages}
        state={useTableState(['q', 'status'], '')}
        filters={[
          { name: 'q', kind: 'search', label: t('admin.searchEmail') },
          { name: 'status', kind: 'select', label: t('admin.runningOnly'), options: [['all', t('admin.everyPlan')]] },
        ]}
        idOf={({ id }) => id}
        nameOf={({ member }) => member.email}
        empty={{ icon: 'inbox', title: t('admin.emptyHeld') }}
        onOpen={({ member }) => void navigate(`/admin/users/${member.id}`)}
      />
      <Sheet
        isOpen={isGranting}
        onClose={() => setIsGranting(false)}
        title={t('admin.grant')}
        closeLabel={t('admin.close')}
        fitsContent
      >
        <GrantForm onDone={() => setIsGranting(false)} />
      </Sheet>
      <ReasonDialog
        isOpen={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={ending ? t('admin.endTitle', { plan: t(`plan.${ending.planKey}`), email: ending.member.email }) : ''}
        text={t('admin.endText')}
        confirm={t('admin.end')}
        refusalMessage={refusalMessage}
        onConfirm={async (reason) => {
          if (!ending) return
          await calls.endSubscription({ id: ending.id, reason })
          toast({ title: t('admin.ended') })
          void refresh()
        }}
      />
    </BillingAdmin>
  )
}

function useColumns(onEnd: (held: SubscriptionCase) => void): Column<SubscriptionCase>[] {
  const t = useTranslation()
  const { date } = useFormat()
  return [
    {
      key: 'member',
      head: t('admin.member'),
      isTitle: true,
      cell: ({ member }) => <EmailAddress email={member.email} />,
    },
    { key: 'plan', head: t('admin.plan'), cell: ({ planKey }) => t(`plan.${planKey}`) },
    { key: 'from', head: t('admin.from'), cell: ({ startsAt }) => date(startsAt) },
    {
      key: 'until',
      head: t('admin.until'),
      cell: ({ endsAt, endedAt }) => {
        const until = endedAt ?? endsAt
        return until === null ? t('admin.indefinite') : date(until)
      },
    },
    { key: 'state', head: t('admin.state'), cell: ({ status }) => t(`status.${status}`) },
    {
      key: 'source',
      head: t('admin.source'),
      cell: ({ isGranted }) => t(isGranted ? 'admin.byHand' : 'admin.byPayment'),
    },
    {
      key: 'end',
      head: t('admin.end'),
      isAction: true,
      cell: (held) =>
        held.status === 'active' && (
          <Button size="sm" variant="danger" className="max-lg:min-h-11" onClick={() => onEnd(held)}>
            {t('admin.end')}
          </Button>
        ),
    },
  ]
}
