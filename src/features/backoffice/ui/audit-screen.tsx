import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFreshPassword } from '#features/accounts/ui/fresh-password.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DataTable, type Column } from '#platform/ui/data-table.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useTableState } from '#platform/ui/use-table-state.ts'
import { backofficeApi } from '../api.ts'
import type { AuditRow } from '../contract.ts'
import { auditKinds } from '../rules/audit.ts'
import { kindOf, AuditDetails } from './audit-details.tsx'
import { auditFilters, auditPages, auditQuery } from './audit-queries.ts'
import { AuditSentence, useAuditText } from './audit-sentence.tsx'
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
  const textOf = useAuditText()
  const download = async () => {
    const isOpen = await withPassword(() => calls.openExport({})).then(
      () => true,
      () => false,
    )
    if (isOpen) window.location.assign(`/api/audit.csv?${auditQuery(state)}`)
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
          { kind: 'search', name: 'subject', label: t('audit.filterSubject') },
          {
            kind: 'select',
            name: 'kind',
            label: t('audit.kind'),
            options: auditKinds.map((kind) => [kind, t(`kind.${kind}`)]),
          },
          { kind: 'date', name: 'from', label: t('audit.from') },
          { kind: 'date', name: 'to', label: t('audit.to') },
        ]}
        idOf={({ id }) => id}
        nameOf={textOf}
        empty={{ icon: 'scroll-text', title: t('audit.empty'), text: t('audit.emptyText') }}
        onOpen={setOpen}
      />
      <Sheet
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        title={t('screen.audit')}
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
      key: 'what',
      head: t('audit.what'),
      isTitle: true,
      cell: (row) => <AuditSentence row={row} />,
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
      isExtra: true,
      cell: ({ actor }) => (actor ? actor.name || actor.email : t('audit.site')),
    },
    {
      key: 'email',
      head: t('audit.email'),
      isExtra: true,
      cell: ({ actor }) => actor && <EmailAddress email={actor.email} />,
    },
    {
      key: 'subject',
      head: t('audit.subject'),
      cell: ({ subjectKind }) => kindOf(t, subjectKind),
    },
  ]
}
