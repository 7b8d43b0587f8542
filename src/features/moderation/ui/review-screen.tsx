import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { startTransition, useEffect, useLayoutEffect, useOptimistic, useRef, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { isTyping } from '#platform/ui/is-typing.ts'
import { KeyHints } from '#platform/ui/key-hints.tsx'
import { LoadMore } from '#platform/ui/load-more.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { ReasonDialog } from '#platform/ui/reason-dialog.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { moderationApi } from '../api.ts'
import type { QueueItem } from '../contract.ts'
import { rejectionTemplateKeys, rejectionTemplates } from '../rules/rejection-templates.ts'
import { ReviewPane } from './review-pane.tsx'
import { queueQuery, reviewQuery } from './review-queries.ts'
import { ReviewQueue } from './review-queue.tsx'
import { useDecisions } from './use-decisions.ts'
import { useTranslation } from './use-translation.ts'

/** Moderation screen: queue of new listings and changes, oldest first, with the open one beside it. */
export function ReviewScreen() {
  const t = useTranslation()
  const locale = useLocale()
  const pages = useInfiniteQuery(queueQuery(useApi(moderationApi), locale))
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
        <ReviewWorkspace items={items} count={pages.data?.pages[0]?.count ?? items.length}>
          <LoadMore pages={pages} />
        </ReviewWorkspace>
      )}
    </>
  )
}

/**
 * The open revision is in the URL, so that the browser's back button returns to the queue on phones. It opens at once,
 * not when the navigation ends: a key pressed meanwhile must not decide about the one that was open before.
 */
function useRequestedRevision() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const [requestedId, setRequestedId] = useOptimistic(parameters.get('revision'))
  const select = (revisionId: string | undefined, isNew = false) =>
    startTransition(async () => {
      setRequestedId(revisionId ?? null)
      const search = revisionId ? `?revision=${revisionId}` : ''
      await navigate({ search }, { replace: !isNew, preventScrollReset: true })
    })
  return { requestedId, select }
}

/** Scrolls to the top of the referenced pane when another revision is opened in it. */
function useScrollToTop(revisionId: string | undefined) {
  const pane = useRef<HTMLDivElement>(null)
  const shown = useRef(revisionId)
  useEffect(() => {
    if (shown.current !== revisionId) pane.current?.scrollIntoView({ block: 'start' })
    shown.current = revisionId
  }, [revisionId])
  return pane
}

type WorkspaceProps = { items: QueueItem[]; count: number; children: ReactNode }

function ReviewWorkspace({ items: all, count, children }: WorkspaceProps) {
  const t = useTranslation()
  const locale = useLocale()
  const { requestedId, select } = useRequestedRevision()
  const hasSelection = requestedId !== null
  const queue = useRef<HTMLDivElement>(null)
  // Whether a key chose last: the row that it opens gets the focus, so that a screen reader says which one it is.
  const movesFocus = useRef(false)
  const { approve, reject, isSent } = useDecisions((undone) => {
    movesFocus.current = true
    select(undone[0])
  })
  // While a decision is sent, its item is gone and the next one is open.
  const items = all.filter(({ revisionId }) => !isSent(revisionId))
  const at = Math.max(
    0,
    items.findIndex(({ revisionId }) => revisionId === requestedId),
  )
  const current = items[at]
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [rejecting, setRejecting] = useState<string[] | null>(null)
  const ids = items.map(({ revisionId }) => revisionId).filter((id) => chosen.has(id))
  const subject = ids.length > 0 ? ids : current ? [current.revisionId] : []

  /** The name of the only item that is decided about. */
  const nameOf = (revisionIds: readonly string[]) =>
    revisionIds.length === 1 ? all.find(({ revisionId }) => revisionId === revisionIds[0])?.name.text : undefined
  const toggle = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  const nameToReject = nameOf(rejecting ?? [])
  /** Opens the next item of the queue in place of the decided ones. */
  const selectNext = (decided: string[]) => {
    const rest = items.filter(({ revisionId }) => !decided.includes(revisionId))
    const next = items.slice(at).find(({ revisionId }) => !decided.includes(revisionId)) ?? rest.at(-1)
    setChosen(new Set())
    select(hasSelection ? next?.revisionId : undefined)
  }
  const approveAll = (revisionIds: string[]) => {
    selectNext(revisionIds)
    void approve(revisionIds, nameOf(revisionIds))
  }
  // Loads the next item ahead, so that it is there when this one is decided.
  const nextId = items[at + 1]?.revisionId
  const queries = useQueryClient()
  const api = useApi(moderationApi)
  useEffect(() => {
    if (nextId) void queries.prefetchQuery(reviewQuery(api, locale, nextId))
  }, [queries, api, locale, nextId])
  const pane = useScrollToTop(current?.revisionId)
  const shown = useRef(current?.revisionId)
  useEffect(() => {
    // The dialog has the focus.
    if (rejecting) return
    const isNew = shown.current !== current?.revisionId
    shown.current = current?.revisionId
    if (isNew && movesFocus.current)
      queue.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  })
  const shortcuts: Record<string, () => void> = {
    j: () => select(items[Math.min(at + 1, items.length - 1)]?.revisionId),
    k: () => select(items[Math.max(at - 1, 0)]?.revisionId),
    a: () => approveAll(subject),
    r: () => setRejecting(subject),
    x: () => current && toggle(current.revisionId),
  }
  // Before the browser shows the next item: a key must not decide about the one that was shown before.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcuts[event.key.toLowerCase()]
      if (!shortcut || isTyping(event) || event.repeat || document.querySelector('dialog[open]')) return
      event.preventDefault()
      movesFocus.current = true
      shortcut()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
  const buttons = (revisionIds: string[]) => (
    <>
      <Button variant="primary" onClick={() => approveAll(revisionIds)} className="max-lg:flex-1">
        {t('review.approve')}
      </Button>
      <Button variant="danger" onClick={() => setRejecting(revisionIds)} className="max-lg:flex-1">
        {t('review.reject')}
      </Button>
    </>
  )
  return (
    <div className="gap-6 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
      <div
        ref={queue}
        className={clsx(
          'space-y-3 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto',
          hasSelection && 'max-lg:hidden',
        )}
      >
        <p role="status" className="sr-only">
          {ids.length > 0 && t('review.chosen', { count: ids.length })}
        </p>
        {ids.length > 0 && (
          <div className="rounded-card border-line bg-surface sticky top-2 z-10 flex flex-wrap items-center gap-2 border p-3">
            <p className="w-full text-sm font-semibold">{t('review.chosen', { count: ids.length })}</p>
            {buttons(ids)}
          </div>
        )}
        <ReviewQueue
          items={items}
          count={count - (all.length - items.length)}
          current={current?.revisionId}
          chosen={chosen}
          onChoose={(id) => {
            movesFocus.current = false
            select(id, true)
          }}
          onToggle={toggle}
        />
        {children}
      </div>
      {current && (
        <div
          ref={pane}
          // As high as the window, so that the buttons stay in their place while an item loads.
          className={clsx('flex min-h-dvh scroll-mt-4 flex-col', !hasSelection && 'max-lg:hidden')}
        >
          <Button
            size="sm"
            variant="ghost"
            className="mb-2 -ml-3 self-start max-lg:min-h-11 lg:hidden"
            onClick={() => select(undefined)}
          >
            <Icon name="arrow-left" size={16} />
            {t('review.back')}
          </Button>
          <ReviewPane key={current.revisionId} revisionId={current.revisionId} locale={locale} />
          <div className="form-bar border-line bg-paper sticky bottom-0 z-10 -mx-4 mt-auto flex gap-3 border-t px-4 py-3 lg:mx-0">
            {buttons([current.revisionId])}
          </div>
        </div>
      )}
      <ReasonDialog
        isOpen={rejecting !== null}
        onClose={() => setRejecting(null)}
        title={
          nameToReject
            ? t('review.rejectOne', { name: nameToReject })
            : t('review.rejectTitle', { count: rejecting?.length ?? 1 })
        }
        text={t('review.rejectText')}
        templates={rejectionTemplateKeys
          .filter((key) => key !== 'other')
          .map((key) => [t(`review.template.${key}`), rejectionTemplates[key][locale]] as const)}
        confirm={t('review.reject')}
        onConfirm={async (reason) => {
          const [revisionIds, before] = [rejecting ?? [], current?.revisionId]
          selectNext(revisionIds)
          await reject(revisionIds, reason, nameToReject).catch((error: unknown) => {
            select(before)
            throw error
          })
        }}
      />
    </div>
  )
}
