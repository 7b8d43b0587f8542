import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { DataTable, type Column } from '#platform/ui/data-table.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useTableState } from '#platform/ui/use-table-state.ts'
import { privacyApi } from '../api.ts'
import type { RegisterEntry } from '../contract.ts'
import { daysToAnswer, urgencyOf } from '../rules.ts'
import { registerPages } from './privacy-queries.ts'
import { RecordRequest } from './record-request.tsx'
import { RequestDecision } from './request-decision.tsx'
import { useTranslation } from './use-translation.ts'

/** Admin register of privacy requests with their due dates, including the log of refusals required by law. */
export function PrivacyRegister() {
  const t = useTranslation()
  const [params] = useSearchParams()
  const pages = useInfiniteQuery(registerPages(useApi(privacyApi), params))
  const state = useTableState(['show'], '')
  const [opened, setOpened] = useState<RegisterEntry>()
  const [isRecording, setIsRecording] = useState(false)
  const isDecided = state.filters.show === 'decided'
  return (
    <>
      <PageHead title={t('register.title')} text={t('register.text', { days: daysToAnswer })}>
        <Button onClick={() => setIsRecording(true)}>
          <Icon name="plus" size={18} />
          {t('record.open')}
        </Button>
      </PageHead>
      <DataTable
        id="privacy-requests"
        label={t('register.title')}
        columns={useColumns(isDecided, setOpened)}
        pages={pages}
        state={state}
        filters={[
          { name: 'show', kind: 'select', label: t('register.waiting'), options: [['decided', t('register.decided')]] },
        ]}
        idOf={({ id }) => id}
        nameOf={({ no, name }) => `${no} ${name}`}
        empty={{ icon: 'lock', title: t('register.empty'), text: t('register.emptyText') }}
        onOpen={setOpened}
      />
      <Sheet
        isOpen={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened ? `${opened.no} · ${t(`kind.${opened.kind}`)}` : ''}
        closeLabel={t('close')}
        fitsContent
      >
        {opened && <RequestDecision request={opened} onDecided={() => setOpened(undefined)} />}
      </Sheet>
      <Sheet
        isOpen={isRecording}
        onClose={() => setIsRecording(false)}
        title={t('record.title')}
        closeLabel={t('close')}
        fitsContent
      >
        <RecordRequest onRecorded={() => setIsRecording(false)} />
      </Sheet>
    </>
  )
}

const urgencyClasses = { late: 'text-accent font-semibold', soon: 'text-gold-ink font-semibold', fine: '' }

function useColumns(isDecided: boolean, onOpen: (row: RegisterEntry) => void): Column<RegisterEntry>[] {
  const t = useTranslation()
  const { date } = useFormat()
  return [
    {
      key: 'name',
      head: t('column.name'),
      isTitle: true,
      cell: (row) => (
        <button type="button" className="min-h-9 text-left hover:underline" onClick={() => onOpen(row)}>
          {row.no} · {row.name}
        </button>
      ),
    },
    { key: 'kind', head: t('field.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    { key: 'received', head: t('column.received'), cell: ({ receivedOn }) => date(receivedOn) },
    isDecided
      ? { key: 'status', head: t('column.status'), cell: ({ status }) => t(`status.${status}`) }
      : {
          key: 'due',
          head: t('column.due'),
          cell: ({ dueOn, daysLeft }) => (
            <span className={clsx('tabular', urgencyClasses[urgencyOf(daysLeft)])}>
              {date(dueOn)} · {daysLeft < 0 ? t('late', { count: -daysLeft }) : t('left', { count: daysLeft })}
            </span>
          ),
        },
    { key: 'decidedBy', head: t('column.decidedBy'), isExtra: !isDecided, cell: ({ decidedBy }) => decidedBy },
  ]
}
