import { useQuery } from '@tanstack/react-query'
import { useMe } from '#features/accounts/ui/use-me.ts'
import type { FeatureQueries } from '#platform/api.ts'
import { useApi } from '#platform/ui/scope.tsx'
import { reviewsApi } from '../api.ts'
import type { reviewsContract } from '../contract.ts'

/** How a member stands to a listing's reviews, kept under the member: the next one in this browser never sees it. */
export function reviewerStateQuery(
  reviews: FeatureQueries<typeof reviewsContract>,
  listingId: string,
  memberId: string,
) {
  const input = { listingId }
  return reviews.getStanding.queryOptions({
    input,
    queryKey: [...reviews.getStanding.queryKey({ input }), memberId] as never,
  })
}

/** `member`: null for a visitor, undefined while nobody has said; `standing`: undefined while it is not known. */
export function useReviewerState(listingId: string) {
  const { data: member } = useMe()
  const query = reviewerStateQuery(useApi(reviewsApi), listingId, member?.id ?? '')
  return { member, standing: useQuery({ ...query, enabled: Boolean(member) }).data }
}
