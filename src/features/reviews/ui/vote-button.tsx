import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { onlyLogged } from '#platform/ui/only-logged.ts'
import { useApi, useCalls, useScope } from '#platform/ui/scope.tsx'
import { reviewsApi } from '../api.ts'
import type { Standing } from '../contract.ts'
import { standingQuery } from './standing.ts'

type VoteProps = {
  reviewId: string
  listingId: string
  memberId: string
  isHelpful: boolean
  label: string
  className: string
  children: ReactNode
}

/** A member's vote for a review, shown at once. */
export function VoteButton({ reviewId, listingId, memberId, isHelpful, label, className, children }: VoteProps) {
  const vote = useVote(listingId, memberId)
  return (
    <button
      type="button"
      aria-pressed={isHelpful}
      aria-label={label}
      onClick={() => vote({ id: reviewId, isHelpful: !isHelpful })}
      className={className}
    >
      {children}
    </button>
  )
}

/** Votes travel one after the other, so the last tap decides; one that fails returns to the truth. */
function useVote(listingId: string, memberId: string) {
  const { queries } = useScope()
  const [reviews, calls] = [useApi(reviewsApi), useCalls(reviewsApi)]
  const { queryKey } = standingQuery(reviews, listingId, memberId)
  return useMutation({
    scope: { id: 'helpful' },
    networkMode: 'always',
    mutationFn: (vote: { id: string; isHelpful: boolean }) => calls.vote(vote),
    onMutate: ({ id, isHelpful }) =>
      queries.setQueryData<Standing>(queryKey, (before) => {
        const others = before?.helpfulIds.filter((one) => one !== id) ?? []
        return before && { ...before, helpfulIds: isHelpful ? [...others, id] : others }
      }),
    onError: (error) => {
      onlyLogged('The vote was not counted.', error)
      void queries.invalidateQueries({ queryKey })
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: reviews.find.key(), refetchType: 'none' }),
  }).mutate
}
