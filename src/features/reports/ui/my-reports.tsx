import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert, SubmitButton, TextAreaField } from '#platform/ui/field.tsx'
import { LoadMore } from '#platform/ui/load-more.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useApiClient, useLocale, useScope } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { reportsApi } from '../api.ts'
import type { MyReport } from '../contract.ts'
import { appealForm } from '../rules.ts'
import { myReportPages } from './report-queries.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** The member's reports and the decisions against their reviews or listings, with the appeal form. */
export function MyReports() {
  const t = useTranslation()
  const pages = useInfiniteQuery(myReportPages(useApi(reportsApi), useLocale()))
  const items = pages.data?.pages.flatMap((page) => page.items)
  const [appealed, setAppealed] = useState<MyReport | null>(null)
  return (
    <div className="wrap max-w-3xl py-6 lg:py-10">
      <PageHead title={t('mine.title')} text={t('mine.intro')} />
      {pages.isLoadingError ? (
        <Notice icon="circle-alert" title={t('mine.failed')} isAlert>
          <Button variant="primary" onClick={() => void pages.refetch()}>
            {t('mine.retry')}
          </Button>
        </Notice>
      ) : !items ? (
        <div role="status" className="space-y-3">
          <span className="sr-only">{t('mine.loading')}</span>
          {[1, 2, 3].map((row) => (
            <div key={row} className="rounded-card bg-sunken h-28" />
          ))}
        </div>
      ) : items.length === 0 ? (
        <Notice icon="flag" title={t('mine.empty')} text={t('mine.emptyText')} />
      ) : (
        <ul className="space-y-3">
          {items.map((report) => (
            <li key={`${report.kind}${report.id}`}>
              <ReportCard report={report} onAppeal={() => setAppealed(report)} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore pages={pages} />
      <Sheet
        isOpen={appealed !== null}
        onClose={() => setAppealed(null)}
        title={t('appeal.title')}
        closeLabel={t('report.close')}
        fitsContent
      >
        {appealed && <AppealForm report={appealed} onDone={() => setAppealed(null)} />}
      </Sheet>
    </div>
  )
}

function ReportCard({ report, onAppeal }: { report: MyReport; onAppeal: () => void }) {
  const t = useTranslation()
  const { date } = useFormat()
  const { kind, role, status, listing, reason, note, createdAt, decidedAt, appeal } = report
  return (
    <article className="rounded-card border-line bg-surface border p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">
          <Link to={listingPath(listing.slug)} className="hover:underline">
            {t(`mine.${role}.${kind}`, { name: listing.name })}
          </Link>
        </h2>
        <p className={status === 'open' ? 'text-muted text-sm' : 'text-sm font-semibold'}>
          {t(`state.${role}.${status}`)}
        </p>
      </div>
      <p className="text-muted mt-1 text-sm">
        {t(`reason.${reason}`)} · <time dateTime={decidedAt ?? createdAt}>{date(decidedAt ?? createdAt)}</time>
      </p>
      {note && <p className="mt-2 text-sm whitespace-pre-line">{note}</p>}
      {appeal && (
        <div className="border-line mt-3 border-l-2 pl-3 text-sm">
          <p className="font-semibold">{t(`appeal.state.${appeal.status}`)}</p>
          {appeal.answer && <p className="whitespace-pre-line">{appeal.answer}</p>}
        </div>
      )}
      {report.mayAppeal && (
        <Button size="sm" className="mt-3 max-lg:min-h-11" onClick={onAppeal}>
          {t('appeal.open')}
        </Button>
      )}
    </article>
  )
}

function AppealForm({ report: { kind, id }, onDone }: { report: MyReport; onDone: () => void }) {
  const t = useTranslation()
  const calls = useApiClient(reportsApi)
  const reports = useApi(reportsApi)
  const { queries } = useScope()
  const form = useForm({
    ...useErrorMessages(),
    form: appealForm,
    submit: async ({ note }) => {
      await calls.appeal({ kind, reportId: id, note })
      toast({ title: t('appeal.done') })
      onDone()
      await queries.invalidateQueries({ queryKey: reports.findMine.key() })
    },
  })
  return (
    <form {...form.props} className="space-y-4 py-2">
      <p className="text-muted text-sm">{t('appeal.intro')}</p>
      <FormAlert alert={form.alert} />
      <TextAreaField field={form.field('note')} label={t('appeal.note')} rows={5} />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('appeal.send')}
      </SubmitButton>
    </form>
  )
}
