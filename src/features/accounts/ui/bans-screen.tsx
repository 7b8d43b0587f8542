import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { DataTable, type Column } from '#platform/ui/data-table.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { useTableState } from '#platform/ui/use-table-state.ts'
import { formatPhone } from '#shared/hk-phone.ts'
import { accountsApi } from '../api.ts'
import type { Ban } from '../contract/bans.ts'
import { BanForm } from './ban-form.tsx'
import { banPages } from './ban-queries.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { codeOf } from './use-member-refusals.ts'
import { useTranslation } from './use-translation.ts'

const shownValue = ({ kind, value }: Ban) => (kind === 'number' ? formatPhone(value) : value)

/** Addresses, domains and numbers that are refused, where admins add and lift rules. */
export function BansScreen() {
  const t = useTranslation()
  const [params] = useSearchParams()
  const [isAdding, setIsAdding] = useState(false)
  const [lifting, setLifting] = useState<Ban>()
  const pages = useInfiniteQuery(banPages(useApi(accountsApi), params))
  return (
    <>
      <PageHead title={t('bans.title')} text={t('bans.text')}>
        <Button variant="primary" onClick={() => setIsAdding(true)}>
          <Icon name="ban" size={18} />
          {t('bans.add')}
        </Button>
      </PageHead>
      <DataTable
        id="bans"
        label={t('bans.title')}
        columns={useColumns(setLifting)}
        pages={pages}
        state={useTableState(['q'], '')}
        filters={[{ name: 'q', kind: 'search', label: t('bans.search') }]}
        idOf={({ id }) => id}
        nameOf={shownValue}
        onOpen={setLifting}
        empty={{ icon: 'ban', title: t('bans.empty') }}
      />
      <Sheet
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        title={t('bans.add')}
        closeLabel={t('bans.close')}
        fitsContent
      >
        <BanForm onDone={() => setIsAdding(false)} />
      </Sheet>
      <Sheet
        isOpen={lifting !== undefined}
        onClose={() => setLifting(undefined)}
        title={lifting ? t('bans.liftTitle', { value: shownValue(lifting) }) : ''}
        closeLabel={t('bans.close')}
        fitsContent
      >
        {lifting && <Lift ban={lifting} onClose={() => setLifting(undefined)} />}
      </Sheet>
    </>
  )
}

function Lift({ ban, onClose }: { ban: Ban; onClose: () => void }) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const invalidate = useInvalidate()
  const { refusalMessage } = useErrorMessages()
  const { date } = useFormat()
  const lift = async () => {
    onClose()
    try {
      await calls.removeBan({ id: ban.id })
      toast({ title: t('bans.lifted') })
    } catch (error) {
      toast({ title: refusalMessage?.(codeOf(error)) ?? t('refused.BAN_NOT_FOUND'), variant: 'destructive' })
    }
    await invalidate('accounts')
  }
  const details = [
    [t('bans.reason'), ban.reason],
    [t('bans.since'), date(ban.createdAt)],
    [t('bans.until'), date(ban.endsAt)],
    [t('bans.by'), ban.createdBy],
  ]
  return (
    <div className="space-y-4 pb-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 text-sm">
        {details.map(([name, value]) => (
          <Fragment key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" onClick={() => void lift()}>
          {t('bans.lift')}
        </Button>
        <Button onClick={onClose}>{t('bans.keep')}</Button>
      </div>
    </div>
  )
}

function useColumns(onLift: (ban: Ban) => void): Column<Ban>[] {
  const t = useTranslation()
  const { date } = useFormat()
  return [
    {
      key: 'value',
      head: t('bans.value'),
      isTitle: true,
      cell: (ban) => <span className="break-all">{shownValue(ban)}</span>,
    },
    { key: 'kind', head: t('bans.kind'), cell: ({ kind }) => t(`bans.kind.${kind}`) },
    {
      key: 'reason',
      head: t('bans.reason'),
      cell: ({ reason }) => <span className="wrap-anywhere whitespace-pre-line">{reason}</span>,
    },
    { key: 'since', head: t('bans.since'), isExtra: true, cell: ({ createdAt }) => date(createdAt) },
    { key: 'until', head: t('bans.until'), cell: ({ endsAt }) => date(endsAt) },
    { key: 'by', head: t('bans.by'), isExtra: true, cell: ({ createdBy }) => createdBy },
    {
      key: 'lift',
      head: t('bans.lift'),
      isAction: true,
      cell: (ban) => (
        <Button size="sm" className="max-lg:min-h-11" onClick={() => onLift(ban)}>
          {t('bans.lift')}
        </Button>
      ),
    },
  ]
}
