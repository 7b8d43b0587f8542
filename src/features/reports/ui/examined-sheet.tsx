import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { ReasonDialog } from '#platform/ui/reason-dialog.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { Stars } from '#platform/ui/stars.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { Examined } from '../contract.ts'
import { useDecisions } from './use-decisions.ts'
import { useTranslation } from './use-translation.ts'

type Asking = 'takeDown' | 'granted' | 'refused'

/** One review or listing with all that was said against it, and the ways to decide. */
export function ExaminedSheet({ row, onClose }: { row: Examined | null; onClose: () => void }) {
  const t = useTranslation()
  const { decide, decideAppeal } = useDecisions()
  const [asking, setAsking] = useState<Asking | null>(null)
  const isOpen = row?.reports.some(({ status }) => status === 'open') ?? false
  const act = (work: Promise<void>) => void work.then(onClose)
  return (
    <>
      <Sheet
        isOpen={row !== null}
        onClose={onClose}
        title={row?.listing.name ?? ''}
        closeLabel={t('report.close')}
        fits
        footer={
          row && (
            <div className="flex flex-wrap gap-2">
              {row.appeal ? (
                <>
                  <Button variant="primary" onClick={() => setAsking('granted')}>
                    {t('queue.grant')}
                  </Button>
                  <Button onClick={() => setAsking('refused')}>{t('queue.refuse')}</Button>
                </>
              ) : (
                isOpen && (
                  <>
                    <Button variant="danger" onClick={() => act(decide([row], 'upheld'))}>
                      {t(row.review ? 'queue.uphold' : 'queue.upholdListing')}
                    </Button>
                    {!row.review && (
                      <Button variant="danger" onClick={() => setAsking('takeDown')}>
                        {t('queue.takeDown')}
                      </Button>
                    )}
                    <Button onClick={() => act(decide([row], 'dismissed'))}>{t('queue.dismiss')}</Button>
                  </>
                )
              )}
            </div>
          )
        }
      >
        {row && <Contents row={row} />}
      </Sheet>
      {row && (
        <ReasonDialog
          isOpen={asking !== null}
          onClose={() => setAsking(null)}
          title={t(asking === 'takeDown' ? 'queue.takeDown' : asking === 'granted' ? 'queue.grant' : 'queue.refuse')}
          text={t(asking === 'takeDown' ? 'queue.takeDownText' : 'queue.answer')}
          confirm={t(asking === 'takeDown' ? 'queue.takeDown' : asking === 'granted' ? 'queue.grant' : 'queue.refuse')}
          isOptional={asking === 'granted'}
          onConfirm={async (reason) => {
            if (asking === 'takeDown') await decide([row], 'upheld', true, reason)
            else if (asking && row.appeal) await decideAppeal(row.appeal.id, asking, reason)
            onClose()
          }}
        />
      )}
    </>
  )
}

function Contents({ row: { review, listing, reports, appeal } }: { row: Examined }) {
  const t = useTranslation()
  const { date } = useFormat()
  return (
    <div className="space-y-4 pb-3">
      <p className="text-sm">
        <Link to={`/service/${listing.slug}`} className="text-primary underline">
          {t('queue.see')}
        </Link>
      </p>
      {review && (
        <blockquote className="border-line border-l-2 pl-3">
          <Stars rating={review.rating} label={String(review.rating)} />
          {review.title && <p className="font-semibold">{review.title}</p>}
          <p className="whitespace-pre-line">{review.body}</p>
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
