import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router'
import type { ListingDetail } from '#features/listings/contract.ts'
import type { FeatureQueries } from '#platform/api.ts'
import { Button } from '#platform/ui/button.tsx'
import { RatingBars } from '#platform/ui/rating-bars.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { Stars } from '#platform/ui/stars.tsx'
import type { Locale } from '#shared/locale.ts'
import { reviewsApi } from '../api.ts'
import type { reviewsContract } from '../contract.ts'
import { reviewSorts, type ReviewSort } from '../rules.ts'
import { ReviewItem } from './review-item.tsx'
import { useWords } from './use-words.ts'

/** The order of the reviews stands in the URL, as `?reviews=highest`. */
export function reviewSortOf(parameters: URLSearchParams): ReviewSort {
  return reviewSorts.find((sort) => sort === parameters.get('reviews')) ?? 'newest'
}

/** The reviews of a listing, page by page; the loader asks for the first. */
export function reviewPages(
  api: FeatureQueries<typeof reviewsContract>,
  listingId: string,
  sort: ReviewSort,
  locale: Locale,
) {
  return api.find.infiniteOptions({
    input: (cursor: string | undefined) => ({ listingId, sort, locale, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export function ReviewList({ listing }: { listing: ListingDetail }) {
  const t = useWords()
  const locale = useLocale()
  const [parameters] = useSearchParams()
  const sort = reviewSortOf(parameters)
  const pages = useInfiniteQuery(reviewPages(useApi(reviewsApi), listing.id, sort, locale))
  const reviews = pages.data?.pages.flatMap((page) => page.items) ?? []
  if (listing.rating === null && reviews.length === 0 && !pages.isPending)
    return <p className="text-muted">{t('reviews.none')}</p>
  return (
    <>
      {listing.rating !== null && <Summary listing={listing} rating={listing.rating} />}
      <SortLinks sort={sort} />
      {pages.isPending && <Waiting />}
      {pages.isError && (
        <p role="alert" className="py-4">
          {t('reviews.failed')}{' '}
          <Button size="sm" onClick={() => void pages.refetch()}>
            {t('reviews.retry')}
          </Button>
        </p>
      )}
      <ul className="divide-line divide-y" aria-busy={pages.isFetching}>
        {reviews.map((review) => (
          <li key={review.id} className="py-5">
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button onClick={() => void pages.fetchNextPage()} disabled={pages.isFetchingNextPage}>
          {t('reviews.more')}
        </Button>
      )}
      {listing.removedReviewCount > 0 && (
        <p className="text-muted mt-4 text-sm">{t('reviews.removed', { count: listing.removedReviewCount })}</p>
      )}
    </>
  )
}

function Summary({ listing, rating }: { listing: ListingDetail; rating: number }) {
  const t = useWords()
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[auto_minmax(0,24rem)]">
      <div>
        <p className="tabular text-3xl font-bold">{rating.toFixed(1)}</p>
        <Stars rating={rating} label={t('reviews.outOf', { rating: rating.toFixed(1) })} height={20} />
        <p className="text-muted mt-1 text-sm">{t('reviews.count', { count: listing.ratingCount })}</p>
      </div>
      <RatingBars
        distribution={listing.ratingDistribution}
        label={(stars, count) => t('reviews.bar', { stars, count })}
      />
    </div>
  )
}

/** Links, so that the order can be shared and works without script. */
function SortLinks({ sort }: { sort: ReviewSort }) {
  const t = useWords()
  return (
    <nav aria-label={t('reviews.sort')} className="mt-4 flex flex-wrap gap-1 print:hidden">
      {reviewSorts.map((one) => (
        <Link
          key={one}
          to={`?reviews=${one}#reviews`}
          replace
          preventScrollReset
          rel="nofollow"
          aria-current={one === sort ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-11 items-center rounded-full px-3 text-sm',
            one === sort ? 'bg-primary-soft font-semibold' : 'text-muted hover:bg-sunken',
          )}
        >
          {t(`reviews.sort.${one}`)}
        </Link>
      ))}
    </nav>
  )
}

function Waiting() {
  const t = useWords()
  return (
    <div role="status" className="space-y-8 py-5">
      <span className="sr-only">{t('reviews.loading')}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="rounded-card bg-sunken h-28" />
      ))}
    </div>
  )
}
