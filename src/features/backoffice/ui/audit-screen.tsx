import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFreshPassword } from '#features/accounts/ui/fresh-password.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DataTable, type Column } from '#platform/ui/data-table.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useTableState } from '#platform/ui/use-table-state.ts'
import { backofficeApi } from '../api.ts'
import type { AuditRow } from '../contract.ts'
import { AuditChange, AuditDetails } from './audit-change.tsx'
import { toAuditInput, auditFilters, auditPages } from './audit-queries.ts'
import { useTranslation } from './use-translation.ts'

/** Audit log with filters and CSV export. */
export function AuditScreen() {
  const t = useTranslation()
  const calls = useApiClient(backofficeApi)
  const state = useTableState(auditFilters, '-at')
  const pages = useInfiniteQuery({ ...auditPages(useApi(backofficeApi), state), placeholderData: keepPreviousData })
  const [open, setOpen] = useState<AuditRow | null>(null)
  const { withPassword, dialog } = useFreshPassword()
  const columns = useAuditColumns()
  const download = async () => {
    const isOpen = await withPassword(() => calls.openExport({})).then(
      () => true,
      () => false,
    )
    if (isOpen) window.location.assign(`/api/audit.csv?${new URLSearchParams(toAuditInput(state)).toString()}`)
  }
  return (
    <>
      <PageHead title={t('screen.audit')} text={t('audit.text')}>
        <Button onClick={() => void download()}>
          <Icon name="download" size={18} />
          {t('audit.export')}
        </Button>
      </PageHead>
      <DataTable
        id="audit"
        label={t('screen.audit')}
        columns={columns}
        pages={pages}
        state={state}
        filters={[
          { kind: 'search', name: 'actor', label: t('audit.filterActor') },
          { kind: 'search', name: 'action', label: t('audit.filterAction') },
          { kind: 'search', name: 'subject', label: t('audit.filterSubject') },
          { kind: 'date', name: 'from', label: t('audit.from') },
          { kind: 'date', name: 'to', label: t('audit.to') },
        ]}
        idOf={({ id }) => id}
        nameOf={({ action, at }) => `${action}, ${at}`}
        empty={{ icon: 'scroll-text', title: t('audit.empty'), text: t('audit.emptyText') }}
        onOpen={setOpen}
      />
      <Sheet
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        title={open?.action ?? ''}
        closeLabel={t('shell.closeDialog')}
        fitsContent
      >
        {open && <AuditDetails row={open} />}
      </Sheet>
      {dialog}
    </>
  )
}

function useAuditColumns(): Column<AuditRow>[] {
  const t = useTranslation()
  const { date } = useFormat()
  return [
    {
      key: 'action',
      head: t('audit.action'),
      isTitle: true,
      cell: ({ action }) => <span className="font-mono text-xs break-all">{action}</span>,
    },
    {
      key: 'at',
      head: t('audit.at'),
      sort: 'at',
      cell: ({ at }) => date(at, { dateStyle: 'medium', timeStyle: 'medium' }),
    },
    {
      key: 'actor',
      head: t('audit.actor'),
      cell: ({ actor }) => (actor ? actor.name || actor.email : t('audit.nobody')),
    },
    {
      key: 'email',
      head: t('audit.email'),
      isExtra: true,
      cell: ({ actor }) => <span className="break-all">{actor?.email}</span>,
    },
    {
      key: 'subject',
      head: t('audit.subject'),
      cell: ({ subjectKind, subjectId }) => (
        <span className="break-all">
          {subjectKind} <span className="text-muted text-xs">{subjectId}</span>
        </span>
      ),
    },
    { key: 'change', head: t('audit.change'), cell: (row) => <AuditChange row={row} /> },
  ]
}
