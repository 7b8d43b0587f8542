import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { logWarning } from '#platform/ui/log-warning.ts'
import { useApi, useApiClient, useScope } from '#platform/ui/scope.tsx'
import { reviewsApi } from '../api.ts'
import type { ReviewerState } from '../contract.ts'
import { reviewerStateQuery, useReviewerState } from './reviewer-state.ts'
import { VoteContent, helpfulAnchor, voteClass, type VoteProps } from './vote-look.tsx'

/** The button with which a member marks a review as helpful; none on the member's own. */
export function MemberVote({ review, listingId, label }: VoteProps) {
  const { hash } = useLocation()
  const { member, reviewerState } = useReviewerState(listingId)
  const vote = useVote(listingId, member?.id ?? '')
  if (reviewerState?.review?.id === review.id) return null
  const anchor = helpfulAnchor(review.id)
  const isHelpful = reviewerState?.helpfulIds.includes(review.id) ?? false
  return (
    <button
      type="button"
      id={anchor.slice(1)}
      ref={hash === anchor ? focus : undefined}
      aria-pressed={isHelpful}
      aria-label={label}
      onClick={() => vote({ id: review.id, isHelpful: !isHelpful })}
      className={voteClass(isHelpful)}
    >
      <VoteContent />
    </button>
  )
}

/** Focuses the button of the review that a visitor wanted to mark before signing in. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Votes are sent serially, so that the last tap wins. A failed one refetches the state. */
function useVote(listingId: string, memberId: string) {
  const { queries } = useScope()
  const [reviews, calls] = [useApi(reviewsApi), useApiClient(reviewsApi)]
  const stateQuery = reviewerStateQuery(reviews, listingId, memberId)
  const { queryKey } = stateQuery
  return useMutation({
    scope: { id: 'helpful' },
    networkMode: 'always',
    mutationFn: (vote: { id: string; isHelpful: boolean }) => calls.vote(vote),
    onMutate: async ({ id, isHelpful }) => {
      // The state may not be loaded yet, and a response in flight would overwrite the optimistic vote.
      await queries.ensureQueryData(stateQuery)
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<ReviewerState>(queryKey, (before) => {
        const others = before?.helpfulIds.filter((one) => one !== id) ?? []
        return before && { ...before, helpfulIds: isHelpful ? [...others, id] : others }
      })
    },
    onError: (error) => {
      logWarning('The vote was not counted.', error)
      void queries.invalidateQueries({ queryKey })
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: reviews.find.key(), refetchType: 'none' }),
  }).mutate
}
