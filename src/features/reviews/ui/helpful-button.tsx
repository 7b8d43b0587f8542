import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import { Link } from '#platform/ui/link.tsx'
import { logWarning } from '#platform/ui/log-warning.ts'
import { useApi, useApiClient, useScope } from '#platform/ui/scope.tsx'
import { reviewsApi } from '../api.ts'
import type { PublishedReview, ReviewerState } from '../contract.ts'
import { reviewerStateQuery, useReviewerState } from './reviewer-state.ts'
import { useTranslation } from './use-translation.ts'

/** Helpful vote with optimistic update. Visitors get a sign-in link; authors get no button on their own review. */
export function HelpfulButton({ review, listingId }: { review: PublishedReview; listingId: string }) {
  const t = useTranslation()
  const { member, reviewerState } = useReviewerState(listingId)
  const vote = useVote(listingId, member?.id ?? '')
  const { pathname, search } = useLocation()
  if (reviewerState?.review?.id === review.id) return null
  const isHelpful = reviewerState?.helpfulIds.includes(review.id) ?? false
  const className = clsx(
    'rounded-control hover:bg-sunken -ml-2 inline-flex min-h-11 items-center gap-1.5 px-2 text-sm print:hidden',
    isHelpful ? 'text-primary font-semibold' : 'text-muted',
  )
  const label = t('helpful.label', { name: review.authorName || t('reviews.former') })
  const content = (
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
      className={className}
    >
      {content}
    </button>
  ) : (
    <Link
      to={`/auth?next=${encodeURIComponent(`${pathname}${search}`)}`}
      rel="nofollow"
      aria-label={label}
      className={className}
    >
      {content}
    </Link>
  )
}

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
