import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { ProfileHead } from '#features/accounts/ui/profile-head.tsx'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import { LoadMore } from '#platform/ui/load-more.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import type { Locale } from '#shared/locale.ts'
import { reviewsApi } from '../api.ts'
import type { MyReview, reviewsContract } from '../contract.ts'
import { OwnReviewBox } from './own-review.tsx'
import { useTranslation } from './use-translation.ts'

const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog)

export const myReviewPages = (api: FeatureQueries<typeof reviewsContract>, locale: Locale) =>
  api.findMine.infiniteOptions(byCursor({ locale }))

/** The member's own reviews in any status, with edit and delete. */
export function MyReviews() {
  const t = useTranslation()
  const pages = useInfiniteQuery(myReviewPages(useApi(reviewsApi), useLocale()))
  const [edited, setEdited] = useState<MyReview>()
  const items = pages.data?.pages.flatMap((page) => page.items)
  return (
    <div className="wrap max-w-2xl py-6 lg:py-10">
      <ProfileHead tab="reviews" />
      {pages.isLoadingError && (
        <Notice icon="circle-alert" title={t('reviews.failed')} isAlert>
          <Button onClick={() => void pages.refetch()}>{t('reviews.retry')}</Button>
        </Notice>
      )}
      {items?.length === 0 && (
        <Notice icon="star" title={t('mine.empty')} text={t('mine.emptyText')}>
          <ButtonLink to="/explore" variant="primary">
            {t('mine.explore')}
          </ButtonLink>
        </Notice>
      )}
      <ul className="space-y-4" aria-busy={pages.isFetching}>
        {items?.map((review) => (
          <li key={review.id} className="rounded-card border-line bg-surface border p-4">
            <h2 className="mb-1">
              <Link
                to={listingPath(review.listing.slug)}
                className="text-primary inline-flex min-h-11 items-center font-semibold hover:underline"
              >
                <LocalizedText text={review.listing.name} />
              </Link>
            </h2>
            <OwnReviewBox review={review} onEdit={() => setEdited(review)} />
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} />
      <Suspense>
        {edited && (
          <ReviewDialog listing={edited.listing} review={edited} isSignedIn onClose={() => setEdited(undefined)} />
        )}
      </Suspense>
    </div>
  )
}
