import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link, useLocation } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import { onlyLogged } from '#platform/ui/only-logged.ts'
import { useApi, useCalls, useScope } from '#platform/ui/scope.tsx'
import { reviewsApi } from '../api.ts'
import type { PublishedReview, ReviewerState } from '../contract.ts'
import { reviewerStateQuery, useReviewerState } from './reviewer-state.ts'
import { useTranslation } from './use-translation.ts'

/** A member finds a review helpful, shown at once; a visitor is led to sign in. Nobody votes for the own review. */
export function HelpfulButton({ review, listingId }: { review: PublishedReview; listingId: string }) {
  const t = useTranslation()
  const { member, standing } = useReviewerState(listingId)
  const vote = useVote(listingId, member?.id ?? '')
  const { pathname, search } = useLocation()
  if (standing?.review?.id === review.id) return null
  const isHelpful = standing?.helpfulIds.includes(review.id) ?? false
  const look = clsx(
    'rounded-control hover:bg-sunken -ml-2 inline-flex min-h-11 items-center gap-1.5 px-2 text-sm print:hidden',
    isHelpful ? 'text-primary font-semibold' : 'text-muted',
  )
  const label = t('helpful.label', { name: review.authorName || t('reviews.former') })
  const shape = (
    <>
      <Icon name="thumbs-up" size={16} />
      {t('helpful.vote')}
    </>
  )
  return member ? (
    <button
      type="button"
      aria-pressed={isHelpful}
      aria-label={label}
      onClick={() => vote({ id: review.id, isHelpful: !isHelpful })}
      className={look}
    >
      {shape}
    </button>
  ) : (
    <Link
      to={`/auth?next=${encodeURIComponent(`${pathname}${search}`)}`}
      rel="nofollow"
      aria-label={label}
      className={look}
    >
      {shape}
    </Link>
  )
}

/** Votes travel one after the other, so the last tap decides; one that fails returns to the truth. */
function useVote(listingId: string, memberId: string) {
  const { queries } = useScope()
  const [reviews, calls] = [useApi(reviewsApi), useCalls(reviewsApi)]
  const standing = reviewerStateQuery(reviews, listingId, memberId)
  const { queryKey } = standing
  return useMutation({
    scope: { id: 'helpful' },
    networkMode: 'always',
    mutationFn: (vote: { id: string; isHelpful: boolean }) => calls.vote(vote),
    onMutate: async ({ id, isHelpful }) => {
      // A tap may come before it is known how the member stands; an answer that is on its way would undo the vote.
      await queries.ensureQueryData(standing)
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<ReviewerState>(queryKey, (before) => {
        const others = before?.helpfulIds.filter((one) => one !== id) ?? []
        return before && { ...before, helpfulIds: isHelpful ? [...others, id] : others }
      })
    },
    onError: (error) => {
      onlyLogged('The vote was not counted.', error)
      void queries.invalidateQueries({ queryKey })
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: reviews.find.key(), refetchType: 'none' }),
  }).mutate
}
