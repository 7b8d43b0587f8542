import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import { meQuery } from '#features/accounts/ui/use-me.ts'
import { AdSlot } from '#features/ads/ui/ad-slot.tsx'
import { useViewCounting } from '#features/analytics/ui/use-counting.ts'
import { discoveryApi } from '#features/discovery/api.ts'
import { findCardId } from '#features/discovery/ui/find-card-id.ts'
import { CardItem } from '#features/favorites/ui/card-item.tsx'
import { Heart } from '#features/favorites/ui/heart.tsx'
import { listingsApi } from '#features/listings/api.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { ListingPage, SimilarSection } from '#features/listings/ui/listing-page.tsx'
import { moderationApi } from '#features/moderation/api.ts'
import { claimStateQuery } from '#features/moderation/ui/claim-state.ts'
import { ClaimInvitation } from '#features/moderation/ui/claim.tsx'
import { ReportButton } from '#features/reports/ui/report-button.tsx'
import { reviewsApi } from '#features/reviews/api.ts'
import type { PublishedReview } from '#features/reviews/contract.ts'
import { ReviewList, reviewPages, summaryQuery } from '#features/reviews/ui/review-list.tsx'
import { reviewParams, reviewQueryOf } from '#features/reviews/ui/review-query.ts'
import { reviewerStateQuery, useReviewerState } from '#features/reviews/ui/reviewer-state.ts'
import { preload } from '#platform/scope.ts'
import { AfterHydration } from '#platform/ui/after-hydration.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { useTranslation } from '../../use-translation.ts'

const AdminListingActions = lazyPart(
  async () => (await import('#features/moderation/ui/admin-listing-actions.tsx')).AdminListingActions,
)

const loader = preload(async (api, { params, url, locale, load, deferred, prefetch, cache, redirectTo }) => {
  const id = params.id ?? ''
  const reviews = api(reviewsApi)
  const belowFold = (listingId: string) => [
    reviewPages(reviews, listingId, reviewQueryOf(url.searchParams), locale),
    summaryQuery(reviews, listingId),
    api(discoveryApi).findSimilar.queryOptions({ input: { listingId, locale } }),
  ]
  // From a card everything is requested at once, so that the page comes complete.
  const cardId = findCardId(cache, id)
  const prefetched = cardId && prefetch(...belowFold(cardId))
  const listing = await load(api(listingsApi).get.queryOptions({ input: { id, locale } }))
  if (listing.slug !== id) redirectTo(listingPath(listing.slug))
  await prefetched
  const me = await load(meQuery(api(accountsApi)))
  if (!me) return deferred(...belowFold(listing.id))
  const mayBeClaimed = listing.isUnclaimed && listing.status === 'approved'
  return deferred(
    ...belowFold(listing.id),
    reviewerStateQuery(reviews, listing.id, me.id),
    ...(mayBeClaimed ? [claimStateQuery(api(moderationApi), listing.id, me.id)] : []),
  )
}, listingPath)
export { loader, loader as clientLoader }
export const handle = { params: reviewParams }

export default function Service() {
  const locale = useLocale()
  const { id = '' } = useParams()
  const listing = useQuery(useApi(listingsApi).get.queryOptions({ input: { id, locale } }))
  useViewCounting(listing.data?.id)
  const { member, reviewerState } = useReviewerState(listing.data?.id)
  // A member may be the owner until this is known.
  const mayReport = member === null || reviewerState?.isOwner === false
  if (!listing.data) return null
  return (
    <ListingPage
      listing={listing.data}
      heart={<Heart listing={listing.data} look="button" />}
      wideHeart={<Heart listing={listing.data} look="wide" />}
      reviews={<ReviewList listing={listing.data} report={reportReview} />}
      edit={
        reviewerState?.isOwner ? (
          <EditLink listingId={listing.data.id} />
        ) : (
          member?.isAdmin && (
            <AfterHydration>
              <AdminListingActions listing={listing.data} />
            </AfterHydration>
          )
        )
      }
      report={mayReport && <ReportButton kind="listing" id={listing.data.id} name={listing.data.name.text} />}
      claim={<ClaimInvitation listing={listing.data} />}
      similar={<Similar listingId={listing.data.id} />}
    />
  )
}

function EditLink({ listingId }: { listingId: string }) {
  const t = useTranslation()
  return (
    <ButtonLink to={`/submit-listing?edit=${listingId}`} size="sm" className="max-lg:min-h-11">
      <Icon name="pencil" size={18} />
      {t('service.edit')}
    </ButtonLink>
  )
}

const reportReview = (review: PublishedReview) => <ReportButton kind="review" id={review.id} name={review.authorName} />

/** Similar listings, or nothing where there are none. */
function Similar({ listingId }: { listingId: string }) {
  const locale = useLocale()
  const { data, isPending } = useQuery(useApi(discoveryApi).findSimilar.queryOptions({ input: { listingId, locale } }))
  if (data?.length === 0) return <AdSlot />
  return (
    <SimilarSection>
      <ul aria-busy={isPending} className="similar mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {isPending &&
          // Placeholders in the size of the cards.
          [1, 2, 3].map((card) => <li key={card} className="rounded-card bg-sunken h-44 sm:h-108" />)}
        {data?.map((card) => (
          <CardItem key={card.id} listing={card} />
        ))}
      </ul>
      <AdSlot />
    </SimilarSection>
  )
}
