import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactElement } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { LoadMore, type LoadMoreProps } from '#platform/ui/load-more.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { useTranslation } from './use-translation.ts'

type Pages = LoadMoreProps['pages'] &
  Pick<UseInfiniteQueryResult, 'isPending' | 'isLoadingError' | 'isSuccess' | 'refetch'>

/** When the card with the focus goes, because it was decided, the card in its place gets the focus. */
function useFocusInPlace() {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<{ element: Element; index: number }>(null)
  useEffect(() => {
    const cards = list.current
    const onFocus = ({ target }: FocusEvent) => {
      const element = target as Element
      const index = [...(cards?.children ?? [])].findIndex((card) => card.contains(element))
      focused.current = { element, index }
    }
    cards?.addEventListener('focusin', onFocus)
    return () => cards?.removeEventListener('focusin', onFocus)
  }, [])
  useEffect(() => {
    if (!focused.current || focused.current.element.isConnected || document.activeElement !== document.body) return
    const cards = [...(list.current?.children ?? [])]
    const card = cards[Math.min(focused.current.index, cards.length - 1)]
    card?.querySelector<HTMLElement>('button')?.focus()
  })
  return list
}

/** A queue as list items in two columns, also while it loads, when that failed and when nothing waits. */
export function CardQueue({ pages, empty, children }: { pages: Pages; empty: ReactElement; children: ReactElement[] }) {
  const t = useTranslation()
  const list = useFocusInPlace()
  return (
    <>
      {pages.isPending && <Spinner />}
      {pages.isLoadingError && (
        <Notice icon="circle-alert" title={t('review.loadFailed')} isAlert>
          <Button onClick={() => void pages.refetch()}>{t('review.retry')}</Button>
        </Notice>
      )}
      {pages.isSuccess && children.length === 0 && empty}
      <ul ref={list} className="grid gap-4 md:grid-cols-2">
        {children}
      </ul>
      <LoadMore pages={pages} />
    </>
  )
}
