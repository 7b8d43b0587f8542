import { useState } from 'react'
import { Link } from 'react-router'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { Button } from '#platform/ui/button.tsx'
import { ReasonDialog } from '#platform/ui/reason-dialog.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { Stars } from '#platform/ui/stars.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { ReportedSubject } from '../contract.ts'
import type { Decision } from '../rules.ts'
import type { useDecisions } from './use-decisions.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

type ReasonPrompt = 'takeDown' | 'granted' | 'refused'

type SheetProps = {
  row: ReportedSubject | null
  decisions: Pick<ReturnType<typeof useDecisions>, 'decide' | 'takeDown' | 'decideAppeal'>
  onClose: () => void
}

/** One review or listing with its reports and appeal, and the decision buttons. */
export function ReportSheet({ row, decisions, onClose }: SheetProps) {
  const t = useTranslation()
  const { decide, takeDown, decideAppeal } = decisions
  const { refusalMessage } = useErrorMessages()
  const [prompt, setPrompt] = useState<ReasonPrompt | null>(null)
  const isOpen = row?.reports.some(({ status }) => status === 'open') ?? false
  /** Closes at once: the queue shows what became of it. */
  const act = (subject: ReportedSubject, decision: Decision) => {
    onClose()
    void decide([subject], decision)
  }
  return (
    <>
      <Sheet
        isOpen={row !== null}
        onClose={onClose}
        title={row?.listing.name ?? ''}
        closeLabel={t('report.close')}
        fitsContent
        footer={
          row && (
            <div className="flex flex-wrap gap-2">
              {row.appeal ? (
                <>
                  <Button variant="primary" onClick={() => setPrompt('granted')}>
                    {t('queue.grant')}
                  </Button>
                  <Button onClick={() => setPrompt('refused')}>{t('queue.refuse')}</Button>
                </>
              ) : (
                isOpen && (
                  <>
                    <Button variant="danger" onClick={() => act(row, 'upheld')}>
                      {t(row.review ? 'queue.uphold' : 'queue.upholdListing')}
                    </Button>
                    {!row.review && (
                      <Button variant="danger" onClick={() => setPrompt('takeDown')}>
                        {t('queue.takeDown')}
                      </Button>
                    )}
                    <Button onClick={() => act(row, 'dismissed')}>{t('queue.dismiss')}</Button>
                  </>
                )
              )}
            </div>
          )
        }
      >
        {row && <SubjectDetails row={row} />}
      </Sheet>
      {row && (
        <ReasonDialog
          isOpen={prompt !== null}
          onClose={() => setPrompt(null)}
          title={t(prompt === 'takeDown' ? 'queue.takeDown' : prompt === 'granted' ? 'queue.grant' : 'queue.refuse')}
          text={t(prompt === 'takeDown' ? 'queue.takeDownText' : 'queue.answer')}
          confirm={t(prompt === 'takeDown' ? 'queue.takeDown' : prompt === 'granted' ? 'queue.grant' : 'queue.refuse')}
          isOptional={prompt === 'granted'}
          isGrant={prompt === 'granted'}
          refusalMessage={refusalMessage}
          onConfirm={async (reason) => {
            if (prompt === 'takeDown') await takeDown(row, reason)
            else if (prompt) await decideAppeal(row, prompt, reason)
            onClose()
          }}
        />
      )}
    </>
  )
}

function SubjectDetails({ row: { review, listing, reports, appeal } }: { row: ReportedSubject }) {
  const t = useTranslation()
  const { date } = useFormat()
  return (
    <div className="space-y-4 pb-3">
      <p className="text-sm">
        <Link to={listingPath(listing.slug)} className="text-primary underline">
          {t('queue.see')}
        </Link>
      </p>
      {review && (
        <blockquote className="border-line border-l-2 pl-3">
          <Stars rating={review.rating} label={String(review.rating)} />
          {review.title && (
            <p lang={review.language} className="font-semibold">
              {review.title}
            </p>
          )}
          <p lang={review.language} className="whitespace-pre-line">
            {review.body}
          </p>
          <p className="text-muted mt-1 text-sm">
            {t('queue.by', { name: review.authorName || t('queue.former') })} · {date(review.createdAt)} ·{' '}
            {t(`queue.status.${review.status}`)}
          </p>
        </blockquote>
      )}
      {appeal && (
        <section className="rounded-card bg-gold-soft p-3">
          <h3 className="font-semibold">{t(appeal.isByAuthor ? 'queue.appealByAuthor' : 'queue.appealByReporter')}</h3>
          <p className="whitespace-pre-line">{appeal.note}</p>
          <p className="text-muted mt-1 text-sm">
            {appeal.appellantName} · {date(appeal.createdAt)}
          </p>
        </section>
      )}
      <section>
        <h3 className="font-semibold">{t('queue.reports', { count: reports.length })}</h3>
        <ul className="divide-line divide-y">
          {reports.map((report) => (
            <li key={report.id} className="py-2 text-sm">
              <p className="font-semibold">{t(`reason.${report.reason}`)}</p>
              {report.note && <p className="whitespace-pre-line">{report.note}</p>}
              <p className="text-muted">
                {report.reporterName || t('queue.former')} · {date(report.createdAt)} ·{' '}
                {t(`state.reporter.${report.status}`)}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
