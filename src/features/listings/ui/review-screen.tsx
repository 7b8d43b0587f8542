import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { KeyHints } from '#platform/ui/key-hints.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { ReasonDialog } from '#platform/ui/reason-dialog.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { isTyping } from '#platform/ui/use-row-keys.ts'
import { listingsApi } from '../api.ts'
import type { QueueItem } from '../contract/moderation.ts'
import { rejectionTemplateKeys, rejectionTemplates } from '../rules/rejection-templates.ts'
import { ReviewPane } from './review-pane.tsx'
import { queueQuery } from './review-queries.ts'
import { ReviewQueue } from './review-queue.tsx'
import { useDecisions } from './use-decisions.ts'
import { useTranslation } from './use-translation.ts'

/** One queue of new listings and changes, the oldest first, and beside it what is to be decided. */
export function ReviewScreen() {
  const t = useTranslation()
  const locale = useLocale()
  const pages = useInfiniteQuery(queueQuery(useApi(listingsApi), locale))
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <PageHead title={t('review.title')}>
        <KeyHints
          hints={[
            [['J', 'K'], t('review.keyMove')],
            [['A'], t('review.approve')],
            [['R'], t('review.reject')],
            [['X'], t('review.keyChoose')],
          ]}
        />
      </PageHead>
      {pages.isPending && <Spinner />}
      {pages.isLoadingError && (
        <Notice icon="circle-alert" title={t('review.loadFailed')} isAlert>
          <Button variant="primary" onClick={() => void pages.refetch()}>
            {t('review.retry')}
          </Button>
        </Notice>
      )}
      {pages.data && items.length === 0 && (
        <Notice icon="clipboard-check" title={t('review.empty')} text={t('review.emptyText')} />
      )}
      {items.length > 0 && (
        <Desk items={items} count={pages.data?.pages[0]?.count ?? items.length}>
          {pages.hasNextPage && (
            <Button isWide onClick={() => void pages.fetchNextPage()} aria-disabled={pages.isFetchingNextPage}>
              {pages.isFetchingNextPage && <Spinner />}
              {t('review.more')}
            </Button>
          )}
        </Desk>
      )}
    </>
  )
}

/** The choice stands in the address: the browser's own way back leads from the listing to the queue on a phone. */
function useChoice(items: QueueItem[]) {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('revision')
  const at = Math.max(
    0,
    items.findIndex(({ revisionId }) => revisionId === asked),
  )
  const choose = (revisionId: string | undefined, isNew = false) =>
    setParameters(revisionId ? { revision: revisionId } : {}, { replace: !isNew, preventScrollReset: true })
  return { at, current: items[at], isAsked: asked !== null, choose }
}

function Desk({ items, count, children }: { items: QueueItem[]; count: number; children: ReactNode }) {
  const t = useTranslation()
  const locale = useLocale()
  const { at, current, isAsked, choose } = useChoice(items)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [rejecting, setRejecting] = useState<string[] | null>(null)
  const { approve, reject } = useDecisions((ids) => choose(ids[0]))
  const ids = items.map(({ revisionId }) => revisionId).filter((id) => chosen.has(id))
  const subject = ids.length > 0 ? ids : current ? [current.revisionId] : []

  const toggle = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  /** What comes next in the queue takes the place of what was decided. */
  const leave = (gone: string[]) => {
    const rest = items.filter(({ revisionId }) => !gone.includes(revisionId))
    const next = items.slice(at).find(({ revisionId }) => !gone.includes(revisionId)) ?? rest.at(-1)
    setChosen(new Set())
    choose(isAsked ? next?.revisionId : undefined)
  }
  const approveAll = (which: string[]) => {
    leave(which)
    void approve(which)
  }
  const pane = useRef<HTMLDivElement>(null)
  const revisionId = current?.revisionId
  const seen = useRef(revisionId)
  // What comes next is read from its beginning.
  useEffect(() => {
    if (seen.current !== revisionId) pane.current?.scrollIntoView({ block: 'start' })
    seen.current = revisionId
  }, [revisionId])
  const acts: Record<string, () => void> = {
    j: () => choose(items[Math.min(at + 1, items.length - 1)]?.revisionId),
    k: () => choose(items[Math.max(at - 1, 0)]?.revisionId),
    a: () => approveAll(subject),
    r: () => setRejecting(subject),
    x: () => current && toggle(current.revisionId),
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = acts[event.key.toLowerCase()]
      if (!act || isTyping(event) || event.repeat || document.querySelector('dialog[open]')) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
  const buttons = (which: string[]) => (
    <>
      <Button variant="primary" onClick={() => approveAll(which)} className="max-lg:flex-1">
        {t('review.approve')}
      </Button>
      <Button variant="danger" onClick={() => setRejecting(which)} className="max-lg:flex-1">
        {t('review.reject')}
      </Button>
    </>
  )
  return (
    <div className="gap-6 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
      <div
        className={clsx(
          'space-y-3 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto',
          isAsked && 'max-lg:hidden',
        )}
      >
        {ids.length > 0 && (
          <div className="rounded-card border-line bg-surface sticky top-2 z-10 flex flex-wrap items-center gap-2 border p-3">
            <p className="w-full text-sm font-semibold">{t('review.chosen', { count: ids.length })}</p>
            {buttons(ids)}
          </div>
        )}
        <ReviewQueue
          items={items}
          count={count}
          current={current?.revisionId}
          chosen={chosen}
          onChoose={(id) => choose(id, true)}
          onToggle={toggle}
        />
        {children}
      </div>
      {current && (
        <div ref={pane} className={clsx('scroll-mt-4', !isAsked && 'max-lg:hidden')}>
          <Button size="sm" variant="ghost" className="mb-2 lg:hidden" onClick={() => choose(undefined)}>
            {t('review.back')}
          </Button>
          <ReviewPane key={current.revisionId} revisionId={current.revisionId} locale={locale} />
          <div className="border-line bg-paper sticky bottom-0 z-10 -mx-4 flex gap-3 border-t px-4 py-3 lg:mx-0">
            {buttons([current.revisionId])}
          </div>
        </div>
      )}
      <ReasonDialog
        isOpen={rejecting !== null}
        onClose={() => setRejecting(null)}
        title={t('review.rejectTitle', { count: rejecting?.length ?? 1 })}
        text={t('review.rejectText')}
        templates={rejectionTemplateKeys
          .filter((key) => key !== 'other')
          .map((key) => [t(`review.template.${key}`), rejectionTemplates[key][locale]] as const)}
        confirm={t('review.reject')}
        onConfirm={async (reason) => {
          const which = rejecting ?? []
          await reject(which, reason)
          leave(which)
        }}
      />
    </div>
  )
}
