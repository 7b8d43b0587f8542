import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi, useCalls } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { importsApi } from '../api.ts'
import type { ImportShown } from '../contract.ts'
import { rowOutcomes } from '../rules.ts'
import { FaultList } from './error-list.tsx'
import { MappingForm } from './mapping-form.tsx'
import { useTranslation } from './use-translation.ts'

const pollMs = 1_000
const isRunning = (state: string | undefined) => state === 'checking' || state === 'importing'

/** One import: its columns, the dry run, the import itself, and what came of it. */
export function ImportSteps({ id }: { id: string }) {
  const t = useTranslation()
  const api = useApi(importsApi)
  const calls = useCalls(importsApi)
  const queries = useQueryClient()
  const shown = useQuery({
    ...api.get.queryOptions({ input: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isRunning(state.data?.state) ? pollMs : false),
  })
  async function act(call: () => Promise<unknown>) {
    try {
      await call()
    } catch {
      toast({ title: t('step.failed'), variant: 'destructive' })
    }
    await queries.invalidateQueries({ queryKey: api.key() })
  }
  if (shown.isError) return <Notice icon="search-x" title={t('step.missing')} isAlert />
  if (!shown.data) return <Spinner />
  const one = shown.data
  const good = one.outcomes.good ?? 0
  const mayStart = (one.state === 'checked' || one.state === 'stopped') && good > 0
  return (
    <section aria-label={one.fileName} className="space-y-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="min-w-0 flex-1 truncate text-lg font-semibold">{one.fileName}</h2>
        <p className="text-muted text-sm">{t('latest.rows', { count: one.rowCount })}</p>
        <Link to="?" className="text-primary inline-flex min-h-11 items-center underline">
          {t('step.other')}
        </Link>
      </div>
      {isRunning(one.state) ? (
        <Progress one={one} onStop={() => void act(() => calls.stop({ id }))} />
      ) : (
        <>
          {one.state !== 'mapping' && <Result one={one} />}
          {mayStart && (
            <Button variant="primary" onClick={() => void act(() => calls.start({ id }))}>
              {t(one.state === 'checked' ? 'step.start' : 'step.goOn', { count: good })}
            </Button>
          )}
          {(one.outcomes.faulty ?? 0) > 0 && one.state !== 'mapping' && <FaultList id={id} />}
          <MappingForm key={one.state} one={one} onCheck={(mapping) => void act(() => calls.check({ id, mapping }))} />
        </>
      )}
    </section>
  )
}

function Progress({ one, onStop }: { one: ImportShown; onStop: () => void }) {
  const t = useTranslation()
  const { number } = useFormat()
  const label = t(one.state === 'checking' ? 'progress.checking' : 'progress.importing')
  return (
    <div className="space-y-2">
      <p className="font-semibold">{label}</p>
      <progress value={one.doneRows} max={one.rowCount} aria-label={label} className="accent-primary h-3 w-full" />
      <p role="status" className="text-muted tabular-nums">
        {t('progress.done', { done: number(one.doneRows), total: number(one.rowCount) })}
        {one.secondsLeft !== null && ` · ${t('progress.left', { seconds: one.secondsLeft })}`}
      </p>
      {one.state === 'importing' && <Button onClick={onStop}>{t('step.stop')}</Button>}
    </div>
  )
}

function Result({ one }: { one: ImportShown }) {
  const t = useTranslation()
  const { number } = useFormat()
  return (
    <div className="space-y-3">
      <p role="status" className="font-semibold">
        {t(`state.${one.state}`)}
      </p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {rowOutcomes
          .filter((outcome) => one.outcomes[outcome] !== undefined)
          .map((outcome) => (
            <div key={outcome} className="rounded-card border-line bg-surface border p-3">
              <dt className="text-muted text-sm">{t(`outcome.${outcome}`)}</dt>
              <dd className="text-xl font-bold tabular-nums">{number(one.outcomes[outcome] ?? 0)}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
