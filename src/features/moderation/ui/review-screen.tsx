import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#platform/ui/button.tsx'
import { KeyHints } from '#platform/ui/key-hints.tsx'
import { LoadMore } from '#platform/ui/load-more.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { moderationApi } from '../api.ts'
import { queueQuery } from './review-queries.ts'
import { ReviewWorkspace } from './review-workspace.tsx'
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
