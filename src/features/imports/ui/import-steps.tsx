import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { isApiError } from '#platform/api.ts'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { importsApi } from '../api.ts'
import type { ImportDetail } from '../contract.ts'
import { isRunning, rowNotes, rowOutcomes } from '../rules.ts'
import { AddZip } from './add-zip.tsx'
import { MappingForm } from './mapping-form.tsx'
import { RowErrorList, RowNoteList } from './row-error-list.tsx'
import { useTranslation } from './use-translation.ts'

const pollMs = 1_000

/** One import: column mapping, dry run, import and result. */
export function ImportSteps({ id }: { id: string }) {
  const t = useTranslation()
  const api = useApi(importsApi)
  const calls = useApiClient(importsApi)
  const queries = useQueryClient()
  const query = useQuery({
    ...api.get.queryOptions({ input: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.state) ? pollMs : false),
  })
  const refresh = () => queries.invalidateQueries({ queryKey: api.key() })
  // A second press of the same button comes before the first has changed the screen.
  const running = useRef(new Set<string>())
  const heading = useRef<HTMLHeadingElement>(null)
  async function run(name: 'check' | 'start' | 'stop', call: () => Promise<unknown>) {
    if (running.current.has(name)) return
    running.current.add(name)
    try {
      await call()
    } catch (error) {
      // It was over, or another tab was first: the screen shows what is.
      if (!isApiError(error) || error.code !== 'IMPORT_STATE_CHANGED')
        toast({ title: t('step.failed'), variant: 'destructive' })
    }
    await refresh()
    running.current.delete(name)
    // What comes of it is above the form, whose button is pages below on a phone.
    heading.current?.focus()
  }
  if (isApiError(query.error) && query.error.code === 'IMPORT_NOT_FOUND')
    return <Notice icon="search-x" title={t('step.notFound')} isAlert />
  if (query.isLoadingError)
    return (
      <Notice icon="circle-alert" title={t('step.notLoaded')} isAlert>
        <Button variant="primary" onClick={() => void query.refetch()}>
          {t('step.retry')}
        </Button>
      </Notice>
    )
  if (!query.data) return <Spinner />
  const detail = query.data
  const good = detail.outcomes.good ?? 0
  const arePhotosLeft = detail.state === 'stopped' && detail.photoCount > 0
  const mayStart =
    (detail.state === 'checked' && good > 0) || (detail.state === 'stopped' && (good > 0 || arePhotosLeft))
  return (
    <section aria-label={detail.fileName} className="space-y-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 flex-1 scroll-mt-20 truncate text-lg font-semibold focus:outline-none"
        >
          {detail.fileName}
        </h2>
        <p className="text-muted text-sm">{t('latest.rows', { count: detail.rowCount })}</p>
        <Link to="?" className="text-primary inline-flex min-h-11 items-center underline">
          {t('step.other')}
        </Link>
      </div>
      {isRunning(detail.state) ? (
        <Progress
          detail={detail}
          isUnanswered={query.isError}
          onStop={() => void run('stop', () => calls.stop({ id }))}
        />
      ) : (
        <>
          {detail.state !== 'mapping' && <Result detail={detail} />}
          {mayStart && (
            <Button variant="primary" onClick={() => void run('start', () => calls.start({ id }))}>
              {t(detail.state === 'checked' ? 'step.start' : 'step.resume', { count: good })}
            </Button>
          )}
          {(detail.outcomes.faulty ?? 0) > 0 && detail.state !== 'mapping' && <RowErrorList id={id} />}
          {rowNotes.some((note) => detail.notes[note]) && <RowNoteList id={id} />}
          {detail.mapping.photos !== null && (
            <AddZip id={id} pictureCount={detail.pictureCount} onAdded={() => void refresh()} />
          )}
          <MappingForm
            key={detail.state}
            detail={detail}
            onCheck={(mapping) => void run('check', () => calls.check({ id, mapping }))}
          />
        </>
      )}
    </section>
  )
}

type ProgressProps = {
  detail: ImportDetail
  /** Whether the latest question for the progress was not answered; the next one may be. */
  isUnanswered: boolean
  onStop: () => void
}

function Progress({ detail, isUnanswered, onStop }: ProgressProps) {
  const t = useTranslation()
  const { number } = useFormat()
  const labels = { checking: 'progress.checking', photos: 'progress.photos' } as const
  const label = t(labels[detail.state as keyof typeof labels] ?? 'progress.importing')
  return (
    <div className="space-y-2">
      <p className="font-semibold">{label}</p>
      <progress value={detail.doneRows} max={detail.rowCount} aria-label={label} className="w-full" />
      <p role="status" className="text-muted tabular-nums">
        {t('progress.done', { done: number(detail.doneRows), total: number(detail.rowCount) })}
        {detail.secondsLeft !== null && <span>{` · ${t('progress.left', { seconds: detail.secondsLeft })}`}</span>}
      </p>
      {isUnanswered && <p role="alert">{t('progress.unanswered')}</p>}
      <Button onClick={onStop}>{t('step.stop')}</Button>
    </div>
  )
}

function Result({ detail }: { detail: ImportDetail }) {
  const t = useTranslation()
  const { number } = useFormat()
  return (
    <div className="space-y-3">
      <p role="status" className="font-semibold">
        {t(`state.${detail.state}`)}
      </p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {rowOutcomes
          .filter((outcome) => detail.outcomes[outcome] !== undefined)
          .map((outcome) => (
            <div key={outcome} className="rounded-card border-line bg-surface border p-3">
              <dt className="text-muted text-sm">{t(`outcome.${outcome}`)}</dt>
              <dd className="text-xl font-bold tabular-nums">{number(detail.outcomes[outcome] ?? 0)}</dd>
            </div>
          ))}
      </dl>
      <ul className="text-sm">
        {detail.photoCount > 0 && <li>{t('notes.photos', { count: detail.photoCount })}</li>}
        {rowNotes
          .filter((note) => detail.notes[note] !== undefined)
          .map((note) => (
            <li key={note}>{t(`notes.${note}`, { count: detail.notes[note] ?? 0 })}</li>
          ))}
      </ul>
    </div>
  )
}
