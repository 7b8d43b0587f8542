import { useQuery } from '@tanstack/react-query'
import { useMe } from '#features/accounts/ui/use-me.ts'
import type { FeatureQueries } from '#platform/api.ts'
import { useApi } from '#platform/ui/scope.tsx'
import { reviewsApi } from '../api.ts'
import type { reviewsContract } from '../contract.ts'

/** Query of the member's state on a listing's reviews. The key includes the member, so that accounts never share it. */
export function reviewerStateQuery(
  reviews: FeatureQueries<typeof reviewsContract>,
  listingId: string,
  memberId: string,
) {
  const input = { listingId }
  return reviews.getReviewerState.queryOptions({
    input,
    queryKey: [...reviews.getReviewerState.queryKey({ input }), memberId] as never,
  })
}

/** `member` is null for a visitor and undefined while loading; `reviewerState` is undefined until loaded. */
export function useReviewerState(listingId: string | undefined) {
  const { data: member } = useMe()
  const query = reviewerStateQuery(useApi(reviewsApi), listingId ?? '', member?.id ?? '')
  return { member, reviewerState: useQuery({ ...query, enabled: Boolean(member && listingId) }).data }
}
