import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { useTranslation } from './use-translation.ts'

type Pages = Pick<
  UseInfiniteQueryResult,
  'isPending' | 'isLoadingError' | 'isSuccess' | 'hasNextPage' | 'refetch' | 'fetchNextPage'
>

/** A queue as list items in two columns, also while it loads, when that failed and when nothing waits. */
export function CardQueue({ pages, empty, children }: { pages: Pages; empty: ReactElement; children: ReactElement[] }) {
  const t = useTranslation()
  return (
    <>
      {pages.isPending && <Spinner />}
      {pages.isLoadingError && (
        <Notice icon="circle-alert" title={t('review.loadFailed')} isAlert>
          <Button onClick={() => void pages.refetch()}>{t('review.retry')}</Button>
        </Notice>
      )}
      {pages.isSuccess && children.length === 0 && empty}
      <ul className="grid gap-4 md:grid-cols-2">{children}</ul>
      {pages.hasNextPage && (
        <Button className="mt-4" onClick={() => void pages.fetchNextPage()}>
          {t('review.more')}
        </Button>
      )}
    </>
  )
}
