import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { AddAdmin } from '#features/accounts/ui/add-admin.tsx'
import { Avatar } from '#features/accounts/ui/avatar.tsx'
import { MemberStatus } from '#features/accounts/ui/member-status.tsx'
import { nameOf } from '#features/accounts/ui/name-of.ts'
import { useTranslation as useBillingTranslation } from '#features/billing/ui/use-translation.ts'
import { Button } from '#platform/ui/button.tsx'
import { DataTable, type Column } from '#platform/ui/data-table.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useTableState } from '#platform/ui/use-table-state.ts'
import { formatPhone } from '#shared/hk-phone.ts'
import { backofficeApi } from '../api.ts'
import type { MemberRow } from '../contract/members.ts'
import { memberStates } from '../rules/members.ts'
import { toInput, memberPages } from './member-queries.ts'
import { useTranslation } from './use-translation.ts'

const pathTo = ({ id }: MemberRow) => `/admin/users/${id}`

/** Searchable, filterable list of members; also opens the dialog to add an admin. */
export function MembersScreen() {
  const t = useTranslation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [isAdding, setIsAdding] = useState(false)
  const state = useTableState(['q', 'state'], '-joined')
  const pages = useInfiniteQuery(memberPages(useApi(backofficeApi), toInput(params)))
  const states = memberStates.filter((one) => one !== 'all')
  return (
    <>
      <PageHead title={t('members.title')} text={t('members.text')}>
        <Button variant="primary" onClick={() => setIsAdding(true)}>
          <Icon name="user-plus" size={18} />
          {t('members.addAdmin')}
        </Button>
      </PageHead>
      <DataTable
        id="members"
        label={t('members.title')}
        columns={useMemberColumns()}
        pages={pages}
        state={state}
        filters={[
          { name: 'q', kind: 'search', label: t('members.search') },
          {
            name: 'state',
            kind: 'select',
            label: t('members.state'),
            options: states.map((one) => [one, t(`members.filter.${one}`)]),
          },
        ]}
        idOf={({ id }) => id}
        nameOf={nameOf}
        empty={{ icon: 'users', title: t('members.empty') }}
        onOpen={(row) => void navigate(pathTo(row))}
      />
      <AddAdmin isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </>
  )
}

function useMemberColumns(): Column<MemberRow>[] {
  const t = useTranslation()
  const plan = useBillingTranslation()
  const { date, number } = useFormat()
  return [
    {
      key: 'name',
      head: t('member.column.name'),
      isTitle: true,
      cell: (row) => (
        <Link to={pathTo(row)} className="flex min-h-9 items-center gap-2 hover:underline">
          <Avatar person={row} size={28} />
          <span className="min-w-0 truncate">{nameOf(row)}</span>
        </Link>
      ),
    },
    {
      key: 'email',
      head: t('member.column.email'),
      cell: ({ email }) => <EmailAddress email={email} />,
    },
    { key: 'state', head: t('member.column.state'), cell: (row) => <MemberStatus member={row} /> },
    {
      key: 'whatsapp',
      head: 'WhatsApp',
      cell: ({ whatsappNumber }) =>
        whatsappNumber && <span className="tabular whitespace-nowrap">{formatPhone(whatsappNumber)}</span>,
    },
    { key: 'plan', head: t('member.column.plan'), cell: ({ planKey }) => plan(`plan.${planKey}`) },
    {
      key: 'listings',
      head: t('member.column.listings'),
      isNumber: true,
      cell: ({ listingCount }) => number(listingCount),
    },
    { key: 'joined', head: t('member.column.joined'), sort: 'joined', cell: ({ createdAt }) => date(createdAt) },
  ]
}
