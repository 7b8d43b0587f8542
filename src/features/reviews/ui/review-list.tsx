import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Suspense, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ListingDetail } from '#features/listings/contract.ts'
import { ConvertedNote } from '#features/listings/ui/localized-text.tsx'
import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import { AfterHydration } from '#platform/ui/after-hydration.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import { LoadMore } from '#platform/ui/load-more.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { Stars } from '#platform/ui/stars.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useKnownSearch } from '#platform/ui/use-known-search.ts'
import type { Locale } from '#shared/locale.ts'
import { ratingText } from '#shared/rating.ts'
import { reviewsApi } from '../api.ts'
import type { PublishedReview, Review, reviewsContract } from '../contract.ts'
import { reviewSorts, type ReviewSort } from '../rules.ts'
import { RatingBars } from './rating-bars.tsx'
import { ReviewItem } from './review-item.tsx'
import { isFiltered, reviewQueryOf } from './review-query.ts'
import { useReviewerState } from './reviewer-state.ts'
import { useTranslation } from './use-translation.ts'

const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog)
const ReviewFilters = lazyPart(async () => (await import('./review-filters.tsx')).ReviewFilters)
const MemberPart = lazyPart(async () => (await import('./own-review-section.tsx')).OwnReviewSection)

/** Pages of a listing's reviews; the loader prefetches the first. */
export function reviewPages(
  api: FeatureQueries<typeof reviewsContract>,
  listingId: string,
  query: ReturnType<typeof reviewQueryOf>,
  locale: Locale,
) {
  return api.find.infiniteOptions(byCursor({ listingId, ...query, locale }))
}

export const summaryQuery = (api: FeatureQueries<typeof reviewsContract>, listingId: string) =>
  api.getSummary.queryOptions({ input: { listingId } })

/** Reviews from which on searching them helps. */
const minFiltered = 4

type ListProps = { listing: ListingDetail; report: (review: PublishedReview) => ReactNode }

const textsOf = (review: Review) =>
  review.status === 'published'
    ? [review.title, review.body, review.reply?.body].filter((text) => text !== null && text !== undefined)
    : []

/** The reviews of a listing, with their summary, sorts and filters. */
export function ReviewList({ listing, report }: ListProps) {
  const t = useTranslation()
  const locale = useLocale()
  const [parameters] = useSearchParams()
  const query = reviewQueryOf(parameters)
  const isFiltering = isFiltered(query)
  const api = useApi(reviewsApi)
  const pages = useInfiniteQuery(reviewPages(api, listing.id, query, locale))
  const { reviewerState } = useReviewerState(listing.id)
  const isOwner = reviewerState?.isOwner ?? false
  const reviewCount = listing.ratingCount + listing.enquiryCount
  // The member's own review is above the list.
  const ownId = reviewerState?.review?.id
  const reviews = (pages.data?.pages.flatMap((page) => page.items) ?? []).filter(({ id }) => id !== ownId)
  return (
    <>
      {listing.rating !== null && <Summary listing={listing} rating={listing.rating} />}
      <WriteReview listing={listing} />
      {listing.rating === null && reviews.length === 0 ? null : (
        <SortLinks sort={query.sort} hasFilters={reviewCount >= minFiltered} />
      )}
      {(isFiltering || parameters.has('filter')) && (
        <Suspense>
          <ReviewFilters query={query} />
        </Suspense>
      )}
      {isFiltering && !pages.isPending && reviews.length === 0 && <p className="py-4">{t('filter.none')}</p>}
      {pages.isPending && <LoadingSkeleton count={Math.min(reviewCount, 10)} />}
      {pages.isLoadingError && (
        <p role="alert" className="py-4">
          {t('reviews.failed')}{' '}
          <Button size="sm" onClick={() => void pages.refetch()}>
            {t('reviews.retry')}
          </Button>
        </p>
      )}
      <ConvertedNote texts={reviews.flatMap(textsOf)} />
      <ul className="divide-line divide-y" aria-busy={pages.isFetching}>
        {reviews.map((review) => (
          <li key={review.id} className="py-5">
            <ReviewItem review={review} listingId={listing.id} isOwner={isOwner} report={report} />
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} />
      {listing.removedReviewCount > 0 && (
        <p className="text-muted mt-4 text-sm">{t('reviews.removed', { count: listing.removedReviewCount })}</p>
      )}
    </>
  )
}

/** Link that opens the review form through the URL, so that the form is open again after sign-in. */
function WriteReview({ listing }: { listing: ListingDetail }) {
  const t = useTranslation()
  const { member, reviewerState } = useReviewerState(listing.id)
  const { data: summary } = useQuery(summaryQuery(useApi(reviewsApi), listing.id))
  const [parameters, setParameters] = useSearchParams()
  const known = useKnownSearch()
  const own = reviewerState?.review ?? null
  const setFormOpen = (isOpen: boolean) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        if (isOpen) next.set('review', 'write')
        else next.delete('review')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  if (summary?.takesReviews === false) return <p className="text-muted">{t('write.off')}</p>
  const mayWrite = listing.status === 'approved' && !own && !reviewerState?.isOwn
  const isKnown = member === null || reviewerState !== undefined
  const isOpen =
    isKnown && parameters.get('review') === 'write' && (mayWrite || (own && own.status !== 'hidden' && !own.isHeld))
  const query = new URLSearchParams(known)
  query.set('review', 'write')
  return (
    <>
      {listing.rating === null && mayWrite && <p className="text-muted mb-3">{t('reviews.none')}</p>}
      {listing.rating === null && reviewerState?.isOwner && <p className="text-muted">{t('reviews.noneOwn')}</p>}
      {mayWrite && (
        <ButtonLink
          to={`?${query.toString()}#reviews`}
          rel="nofollow"
          replace
          preventScrollReset
          className="mt-4 print:hidden"
        >
          <Icon name="pencil" size={18} />
          {t('write.button')}
        </ButtonLink>
      )}
      {(own || isOpen) && (
        <AfterHydration>
          {own && <MemberPart review={own} onEdit={() => setFormOpen(true)} />}
          {isOpen && (
            <ReviewDialog
              listing={listing}
              review={own}
              isSignedIn={Boolean(member)}
              onClose={() => setFormOpen(false)}
            />
          )}
        </AfterHydration>
      )}
    </>
  )
}

function Summary({ listing, rating }: { listing: ListingDetail; rating: number }) {
  const t = useTranslation()
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[auto_minmax(0,24rem)]">
      <div>
        <p className="tabular text-3xl font-bold">{ratingText(rating)}</p>
        <Stars rating={rating} label={t('reviews.outOf', { rating: ratingText(rating) })} height={20} />
        <p className="text-muted mt-1 text-sm">{t('reviews.jobs', { count: listing.ratingCount })}</p>
      </div>
      <RatingBars
        distribution={listing.ratingDistribution}
        label={(stars, count) => t('reviews.bar', { stars, count })}
      />
      <PricesPaid listingId={listing.id} />
    </div>
  )
}

/** What people paid, when there are enough prices. */
function PricesPaid({ listingId }: { listingId: string }) {
  const t = useTranslation()
  const { hkd } = useFormat()
  const paid = useQuery(summaryQuery(useApi(reviewsApi), listingId)).data?.paid
  if (!paid) return null
  const { count, medianCents, lowestCents, highestCents } = paid
  return (
    <p className="sm:col-span-2">
      <span className="block font-semibold">{t('paid.title')}</span>
      {t('paid.line', { median: hkd(medianCents), count, low: hkd(lowestCents), high: hkd(highestCents) })}
    </p>
  )
}

/** Links instead of buttons, so that the sort can be shared and works without JavaScript. */
function SortLinks({ sort, hasFilters }: { sort: ReviewSort; hasFilters: boolean }) {
  const t = useTranslation()
  const [parameters] = useSearchParams()
  const known = useKnownSearch()
  const linkTo = (name: string, value: string) => {
    const next = new URLSearchParams(known)
    next.delete('review')
    next.set(name, value)
    return `?${next}#reviews`
  }
  return (
    <nav aria-label={t('reviews.sort')} className="mt-4 flex flex-wrap gap-1 print:hidden">
      {reviewSorts.map((one) => (
        <Link
          key={one}
          to={linkTo('reviews', one)}
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
      {hasFilters && !parameters.has('filter') && (
        <Link
          to={linkTo('filter', 'on')}
          replace
          preventScrollReset
          rel="nofollow"
          className="text-muted hover:bg-sunken inline-flex min-h-11 items-center gap-1 rounded-full px-3 text-sm"
        >
          <Icon name="search" size={16} />
          {t('filter.open')}
        </Link>
      )}
    </nav>
  )
}

/** As many rows as reviews will come, in their usual size. */
function LoadingSkeleton({ count }: { count: number }) {
  const t = useTranslation()
  return (
    <div role="status">
      <span className="sr-only">{t('reviews.loading')}</span>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="py-5">
          <div className="rounded-card bg-sunken h-54 lg:h-44" />
        </div>
      ))}
    </div>
  )
}
