import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { DataTable, type Column } from '#platform/ui/data-table.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useTableState } from '#platform/ui/use-table-state.ts'
import { reportsApi } from '../api.ts'
import type { ReportedSubject } from '../contract.ts'
import { decisions as verdicts, queueTabs, reasonsOf, subjectKinds, type Decision } from '../rules.ts'
import { toQueueInput, queuePages } from './report-queries.ts'
import { ReportSheet } from './report-sheet.tsx'
import { useDecisions } from './use-decisions.ts'
import { useTranslation } from './use-translation.ts'

/** Admin queue of reports and appeals with single and bulk decisions, undoable for ten seconds. */
export function ReportsScreen() {
  const t = useTranslation()
  const [parameters] = useSearchParams()
  const input = toQueueInput(parameters)
  const pages = useInfiniteQuery(queuePages(useApi(reportsApi), useLocale(), input))
  const state = useTableState(['kind', 'reason'], '')
  const decisions = useDecisions()
  const { decide, isSent } = decisions
  const [opened, setOpened] = useState<ReportedSubject | null>(null)
  const decideAll: DecideAll = (decision) => (rows, clear) => {
    clear()
    void decide(rows, decision)
  }
  const idOf = ({ id, appeal }: ReportedSubject) => appeal?.id ?? id
  // As it is after the queue was read again.
  const shown = pages.data?.pages.flatMap(({ items }) => items).find((row) => opened && idOf(row) === idOf(opened))
  const isOpen = input.tab === 'open'
  const reasons = [...new Set(Object.values(reasonsOf).flat())]
  return (
    <>
      <PageHead title={t('queue.title')} />
      <Tabs tab={input.tab} openAppeals={pages.data?.pages[0]?.openAppeals ?? 0} />
      <DataTable
        id="reports"
        label={t('queue.title')}
        columns={useColumns(input.tab)}
        pages={pages}
        state={state}
        filters={[
          {
            name: 'kind',
            kind: 'select',
            label: t('queue.kind.all'),
            options: subjectKinds.map((kind) => [kind, t(`queue.kind.${kind}`)] as const),
          },
          {
            name: 'reason',
            kind: 'select',
            label: t('queue.reason.all'),
            options: reasons.map((reason) => [reason, t(`reason.${reason}`)] as const),
          },
        ]}
        idOf={idOf}
        nameOf={({ listing }) => listing.name}
        empty={{ icon: 'flag', title: t(`queue.empty.${input.tab}`) }}
        isHidden={isSent}
        onOpen={setOpened}
        keys={
          isOpen
            ? [
                { key: 'u', label: t('key.uphold'), onPress: decideAll('upheld') },
                { key: 'd', label: t('key.dismiss'), onPress: decideAll('dismissed') },
              ]
            : []
        }
        bulk={isOpen ? bulkActions(decideAll) : undefined}
      />
      <ReportSheet row={shown ?? opened} decisions={decisions} onClose={() => setOpened(null)} />
    </>
  )
}

type DecideAll = (decision: Decision) => (rows: ReportedSubject[], clear: () => void) => void

const bulkActions = (decideAll: DecideAll) => (rows: ReportedSubject[], clear: () => void) => (
  <BulkButtons onDecide={(decision) => decideAll(decision)(rows, clear)} />
)

function BulkButtons({ onDecide }: { onDecide: (decision: Decision) => void }) {
  const t = useTranslation()
  return verdicts.map((decision) => (
    <Button key={decision} size="sm" className="max-lg:min-h-11" onClick={() => onDecide(decision)}>
      {t(decision === 'upheld' ? 'key.uphold' : 'key.dismiss')}
    </Button>
  ))
}

function Tabs({ tab, openAppeals }: { tab: (typeof queueTabs)[number]; openAppeals: number }) {
  const t = useTranslation()
  return (
    <nav aria-label={t('queue.tabs')} className="mb-3 flex flex-wrap gap-1">
      {queueTabs.map((one) => (
        <Link
          key={one}
          to={one === 'open' ? '?' : `?tab=${one}`}
          aria-current={one === tab ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-11 items-center rounded-full px-3 text-sm lg:min-h-9',
            one === tab ? 'bg-primary-soft font-semibold' : 'text-muted hover:bg-sunken',
          )}
        >
          {one === 'appeals' && openAppeals > 0
            ? t('queue.tab.waitingAppeals', { count: openAppeals })
            : t(`queue.tab.${one}`)}
        </Link>
      ))}
    </nav>
  )
}

function useColumns(tab: (typeof queueTabs)[number]): readonly Column<ReportedSubject>[] {
  const t = useTranslation()
  const { date } = useFormat()
  return [
    {
      key: 'subject',
      head: t('queue.kind'),
      isTitle: true,
      cell: ({ listing, review, isUrgent }) => (
        <>
          <span className="flex flex-wrap items-center gap-2">
            {listing.name}
            {isUrgent && (
              <span className="bg-accent-soft text-accent rounded-full px-2 text-xs font-semibold">
                {t('queue.urgent')}
              </span>
            )}
          </span>
          {review && (
            <span lang={review.language} className="text-muted line-clamp-2 max-w-prose text-sm font-normal">
              {review.body}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'reasons',
      head: t('queue.reason'),
      cell: ({ reports }) => [...new Set(reports.map(({ reason }) => t(`reason.${reason}`)))].slice(0, 3).join(' · '),
    },
    {
      key: 'count',
      head: t('queue.title'),
      isNumber: true,
      cell: ({ reports }) => reports.length,
    },
    {
      key: 'state',
      head: t('queue.state'),
      cell: ({ review, listing }) => t(`queue.status.${(review ?? listing).status}` as 'queue.status.hidden'),
    },
    { key: 'since', head: t(`queue.at.${tab}`), cell: ({ firstAt }) => date(firstAt) },
  ]
}
