import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { DataTable, type Column } from '#platform/ui/data-table.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { useTableState } from '#platform/ui/use-table-state.ts'
import { localeNames } from '#shared/locale.ts'
import { notificationsApi } from '../api.ts'
import type { OutboxMail } from '../contract.ts'
import { outboxStatuses, type OutboxStatus } from '../rules.ts'
import { MailSheet } from './mail-sheet.tsx'
import { outboxFilters, outboxPages } from './outbox-queries.ts'
import { useEmailNames } from './use-email-names.ts'
import { useTranslation } from './use-translation.ts'

const statusClasses: Record<OutboxStatus, string> = {
  queued: 'bg-sunken text-ink',
  sending: 'bg-sunken text-ink',
  held: 'bg-gold-soft text-gold-ink',
  sent: 'bg-primary-soft text-primary',
  failed: 'bg-accent-soft text-accent',
}

/** Every e-mail with its status; failed ones can be sent again. */
export function OutboxScreen() {
  const t = useTranslation()
  const { date } = useFormat()
  const { names, nameOf } = useEmailNames()
  const api = useApi(notificationsApi)
  const calls = useApiClient(notificationsApi)
  const invalidate = useInvalidate()
  const state = useTableState(outboxFilters, '-created')
  const pages = useInfiniteQuery({ ...outboxPages(api, state), placeholderData: keepPreviousData })
  const [read, setRead] = useState<OutboxMail | null>(null)
  const time: Time = (iso) => iso && date(iso, { dateStyle: 'medium', timeStyle: 'short' })
  const retry = async (mails: OutboxMail[]) => {
    try {
      const { count } = await calls.retry({ ids: mails.map(({ id }) => id) })
      toast({ title: t('retry.done', { count }) })
      void invalidate('notifications', 'backoffice')
    } catch {
      toast({ title: t('retry.failed'), variant: 'destructive' })
    }
  }
  return (
    <>
      <DataTable
        id="outbox"
        label={t('outbox.title')}
        columns={columnsOf(t, nameOf, time, setRead)}
        pages={pages}
        state={state}
        filters={[
          { kind: 'search', name: 'q', label: t('filter.to') },
          {
            kind: 'select',
            name: 'status',
            label: t('filter.status'),
            options: outboxStatuses.map((status) => [status, t(`status.${status}`)]),
          },
          {
            kind: 'select',
            name: 'type',
            label: t('filter.type'),
            options: names,
          },
        ]}
        idOf={({ id }) => id}
        nameOf={({ type, to }) => `${nameOf(type)}, ${to}`}
        empty={{ icon: 'inbox', title: t('outbox.empty'), text: t('outbox.emptyText') }}
        onOpen={setRead}
        bulk={retryAction(t('retry.button'), retry)}
      />
      <MailSheet mail={read} onClose={() => setRead(null)} onRetry={retry} />
    </>
  )
}

type Time = (iso: string | null) => string | null

function columnsOf(
  t: ReturnType<typeof useTranslation>,
  nameOf: (type: string) => string,
  time: Time,
  onRead: (mail: OutboxMail) => void,
): Column<OutboxMail>[] {
  return [
    { key: 'to', head: t('column.to'), isTitle: true, cell: ({ to }) => <EmailAddress email={to} /> },
    { key: 'type', head: t('column.type'), cell: ({ type }) => nameOf(type) },
    {
      key: 'status',
      head: t('column.status'),
      cell: ({ status }) => (
        <span
          className={clsx('rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap', statusClasses[status])}
        >
          {t(`status.${status}`)}
        </span>
      ),
    },
    { key: 'created', head: t('column.created'), sort: 'created', cell: ({ createdAt }) => time(createdAt) },
    { key: 'sent', head: t('column.sent'), isExtra: true, cell: ({ sentAt }) => time(sentAt) },
    { key: 'next', head: t('column.next'), isExtra: true, cell: ({ nextAttemptAt }) => time(nextAttemptAt) },
    { key: 'attempts', head: t('column.attempts'), isNumber: true, isExtra: true, cell: ({ attempts }) => attempts },
    { key: 'language', head: t('column.language'), isExtra: true, cell: ({ language }) => localeNames[language] },
    {
      key: 'error',
      head: t('column.error'),
      cell: ({ lastError }) => lastError && <span className="line-clamp-2 max-w-64 break-words">{lastError}</span>,
    },
    {
      key: 'read',
      head: t('column.read'),
      isAction: true,
      cell: (mail) => (
        <Button size="sm" className="max-lg:min-h-11" onClick={() => onRead(mail)}>
          {t('read.open')}
          <span className="sr-only">{mail.to}</span>
        </Button>
      ),
    },
  ]
}

/** The bulk action for the selected e-mails. */
function retryAction(label: string, retry: (mails: OutboxMail[]) => Promise<void>) {
  return (mails: OutboxMail[], clear: () => void) => (
    <Button variant="primary" size="sm" className="max-lg:min-h-11" onClick={() => void retry(mails).then(clear)}>
      <Icon name="rotate-ccw" size={16} />
      {label}
    </Button>
  )
}
