import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { LoadMore } from '#platform/ui/load-more.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { editorApi } from '../api.ts'
import type { OwnListing } from '../contract.ts'
import { parseMyListingsParams, myListingsQuery } from './my-listings-query.ts'
import { OwnListingRow } from './own-listing-row.tsx'
import { useTranslation } from './use-translation.ts'

const filters = ['all', 'pending', 'approved', 'rejected'] as const

/**
 * The member's own listings with status, rejection reason and next actions. `below` adds to a row what a feature above
 * this one knows of the listing.
 */
export function MyListingsScreen({ below }: { below?: (listing: OwnListing, listingIds: string[]) => ReactNode }) {
  const t = useTranslation()
  const locale = useLocale()
  const params = parseMyListingsParams(useSearchParams()[0])
  const pages = useInfiniteQuery(myListingsQuery(useApi(editorApi), locale, params))
  const items = pages.data?.pages.flatMap((page) => page.items)
  const counts = pages.data?.pages.at(-1)?.counts
  const current = params.status ?? 'all'
  return (
    <div className="wrap max-w-4xl py-6 lg:py-10">
      <Head title={t('mine.title')} description={t('mine.title')} noIndex />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{t('mine.title')}</h1>
        <ButtonLink to="/submit-listing" variant="primary">
          <Icon name="plus" size={18} />
          {t('mine.add')}
        </ButtonLink>
      </div>
      <nav aria-label={t('mine.filters')} className="mb-5 flex flex-wrap gap-1.5 py-1 sm:gap-2">
        {filters.map((filter) => (
          <Link
            key={filter}
            to={filter === 'all' ? '/user/listings' : `/user/listings?filter=${filter}`}
            aria-current={filter === current ? 'page' : undefined}
            className="border-line-strong bg-surface aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary inline-flex min-h-11 flex-none items-center gap-2 rounded-full border px-2.5 font-medium max-sm:text-sm sm:px-4"
          >
            {t(`mine.filter.${filter}`)}
            {counts && <span className="tabular text-sm">{counts[filter]}</span>}
          </Link>
        ))}
      </nav>
      {pages.isPending && <ListSkeleton />}
      {pages.isLoadingError && (
        <Notice icon="circle-alert" title={t('mine.failed')} isAlert>
          <Button variant="primary" onClick={() => void pages.refetch()}>
            {t('mine.retry')}
          </Button>
        </Notice>
      )}
      {items?.length === 0 && (
        <Notice
          icon="store"
          title={t(`mine.empty.${current}`)}
          {...(current === 'all' && { text: t('mine.emptyText') })}
        >
          <ButtonLink to="/submit-listing" variant="primary">
            {t('mine.add')}
          </ButtonLink>
        </Notice>
      )}
      {items && items.length > 0 && (
        <ul aria-label={t('mine.title')} className="space-y-4">
          {items.map((listing) => (
            <li key={listing.id}>
              <OwnListingRow listing={listing}>
                {below?.(
                  listing,
                  items.map(({ id }) => id),
                )}
              </OwnListingRow>
            </li>
          ))}
        </ul>
      )}
      <LoadMore pages={pages} />
    </div>
  )
}

/** Placeholder of the rows' size. */
function ListSkeleton() {
  const t = useTranslation()
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">{t('mine.loading')}</span>
      {[1, 2].map((row) => (
        <div key={row} className="rounded-card bg-sunken h-44" />
      ))}
    </div>
  )
}
