import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { ContentField } from '#features/listings/rules/fields.ts'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { isTyping } from '#platform/ui/is-typing.ts'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { useDoublePress } from '#platform/ui/use-double-press.ts'
import { moderationApi } from '../api.ts'
import type { QueueItem } from '../contract.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { ReviewPane } from './review-pane.tsx'
import { reviewQuery } from './review-queries.ts'
import { ReviewQueue } from './review-queue.tsx'
import { useDecisions } from './use-decisions.ts'
import { useRequestedRevision } from './use-requested-revision.ts'
import { useTranslation } from './use-translation.ts'

/** When a key or button was pressed, in ms. */
type Press = { timeStamp: number }

type WorkspaceProps = { items: QueueItem[]; count: number; children: ReactNode }

/** The queue and the open revision, with the keys and buttons that decide about it or about all that are chosen. */
export function ReviewWorkspace({ items: all, count, children }: WorkspaceProps) {
  const t = useTranslation()
  const { requestedId, select } = useRequestedRevision()
  const hasSelection = requestedId !== null
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
  const press = useDoublePress()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [rejecting, setRejecting] = useState<string[] | null>(null)
  const ids = items.map(({ revisionId }) => revisionId).filter((id) => chosen.has(id))
  const subject = ids.length > 0 ? ids : current ? [current.revisionId] : []

  /** The name of the only item that is decided about. */
  const nameOf = (revisionIds: readonly string[]) =>
    revisionIds.length === 1 ? all.find(({ revisionId }) => revisionId === revisionIds[0])?.name.text : undefined
  const toggle = (id: string) => {
    press.forget()
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  }
  /** Opens the item that the moderator chose. */
  const open = (id: string | undefined, isClick?: boolean) => {
    press.forget()
    select(id, isClick)
  }
  /** Opens the next item of the queue in place of the decided ones. */
  const selectNext = (decided: string[]) => {
    const isLeft = ({ revisionId }: QueueItem) => !decided.includes(revisionId)
    const next = items.slice(at).find(isLeft) ?? items.findLast(isLeft)
    setChosen(new Set())
    select(hasSelection ? next?.revisionId : undefined)
  }
  const approveAll = (revisionIds: string[], event: Press) => {
    if (press.isSecond(event)) return
    selectNext(revisionIds)
    void approve(revisionIds, nameOf(revisionIds))
  }
  const rejectAll = async (revisionIds: string[], reason: string, fields: ContentField[]) => {
    selectNext(revisionIds)
    await reject(revisionIds, { reason, fields }, nameOf(revisionIds)).catch((error: unknown) => {
      select(current?.revisionId)
      throw error
    })
  }
  const queue = useFocusOnOpenRow(current?.revisionId, movesFocus, rejecting !== null)
  usePrefetch(items[at + 1]?.revisionId)
  useShortcuts(movesFocus, {
    j: () => open(items[Math.min(at + 1, items.length - 1)]?.revisionId),
    k: () => open(items[Math.max(at - 1, 0)]?.revisionId),
    a: (event) => approveAll(subject, event),
    r: () => setRejecting(subject),
    x: () => current && toggle(current.revisionId),
  })
  return (
    <div className="gap-6 lg:grid lg:grid-cols-[min(20rem,45%)_minmax(0,1fr)] lg:items-start">
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
            <DecisionButtons onApprove={(event) => approveAll(ids, event)} onReject={() => setRejecting(ids)} />
          </div>
        )}
        <ReviewQueue
          items={items}
          count={count - (all.length - items.length)}
          current={current?.revisionId}
          chosen={chosen}
          onChoose={(id) => {
            movesFocus.current = false
            open(id, true)
          }}
          onToggle={toggle}
        />
        {children}
      </div>
      {current && (
        <OpenRevision revisionId={current.revisionId} isQueueHidden={hasSelection} onBack={() => select(undefined)}>
          <DecisionButtons
            onApprove={(event) => approveAll([current.revisionId], event)}
            onReject={() => setRejecting([current.revisionId])}
          />
        </OpenRevision>
      )}
      <RejectDialog
        items={rejecting && all.filter(({ revisionId }) => rejecting.includes(revisionId))}
        onClose={() => setRejecting(null)}
        onReject={rejectAll}
      />
    </div>
  )
}

/** When a key opened another revision, its row gets the focus. Returns the ref of the queue. */
function useFocusOnOpenRow(
  revisionId: string | undefined,
  movesFocus: RefObject<boolean>,
  isDialogOpen: boolean,
): RefObject<HTMLDivElement | null> {
  const queue = useRef<HTMLDivElement>(null)
  const shown = useRef(revisionId)
  useEffect(() => {
    // The dialog has the focus.
    if (isDialogOpen) return
    const isNew = shown.current !== revisionId
    shown.current = revisionId
    if (isNew && movesFocus.current)
      queue.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  })
  return queue
}

/** Loads the next item ahead, so that it is there when the open one is decided. */
function usePrefetch(revisionId: string | undefined) {
  const queries = useQueryClient()
  const api = useApi(moderationApi)
  const locale = useLocale()
  useEffect(() => {
    if (revisionId) void queries.prefetchQuery(reviewQuery(api, locale, revisionId))
  }, [queries, api, locale, revisionId])
}

/** Single keys, outside of fields and dialogs. */
function useShortcuts(movesFocus: RefObject<boolean>, shortcuts: Record<string, (event: Press) => void>) {
  // Before the browser shows the next item: a key must not decide about the one that was shown before.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcuts[event.key.toLowerCase()]
      if (!shortcut || isTyping(event) || event.repeat || document.querySelector('dialog[open]')) return
      event.preventDefault()
      movesFocus.current = true
      shortcut(event)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}

function DecisionButtons({ onApprove, onReject }: { onApprove: (event: Press) => void; onReject: () => void }) {
  const t = useTranslation()
  return (
    <>
      <Button variant="primary" onClick={onApprove} className="max-lg:flex-1">
        {t('review.approve')}
      </Button>
      <Button variant="danger" onClick={onReject} className="max-lg:flex-1">
        {t('review.reject')}
      </Button>
    </>
  )
}

type OpenRevisionProps = { revisionId: string; isQueueHidden: boolean; onBack: () => void; children: ReactNode }

/** The open revision above its buttons; on a phone it takes the place of the queue, once it was chosen. */
function OpenRevision({ revisionId, isQueueHidden, onBack, children }: OpenRevisionProps) {
  const t = useTranslation()
  const locale = useLocale()
  const pane = useRef<HTMLDivElement>(null)
  const shown = useRef(revisionId)
  useEffect(() => {
    if (shown.current !== revisionId) pane.current?.scrollIntoView({ block: 'start' })
    shown.current = revisionId
  }, [revisionId])
  return (
    <div
      ref={pane}
      // As high as the window, so that the buttons stay in their place while an item loads.
      className={clsx('flex min-h-dvh scroll-mt-4 flex-col', !isQueueHidden && 'max-lg:hidden')}
    >
      <Button size="sm" variant="ghost" className="mb-2 -ml-3 self-start max-lg:min-h-11 lg:hidden" onClick={onBack}>
        <Icon name="arrow-left" size={16} />
        {t('review.back')}
      </Button>
      <ReviewPane key={revisionId} revisionId={revisionId} locale={locale} />
      <div className="form-bar border-line bg-paper sticky bottom-0 z-10 -mx-4 mt-auto flex gap-3 border-t px-4 py-3 lg:mx-0">
        {children}
      </div>
    </div>
  )
}
