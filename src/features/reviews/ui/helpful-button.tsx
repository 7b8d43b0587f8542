import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import type { PublishedReview } from '../contract.ts'
import { useStanding } from './standing.ts'
import { useWords } from './use-words.ts'

// Only members vote.
const VoteButton = lazy(async () => ({ default: (await import('./vote-button.tsx')).VoteButton }))

/** A member finds a review helpful, shown at once; a visitor is led to sign in. Nobody votes for the own review. */
export function HelpfulButton({ review, listingId }: { review: PublishedReview; listingId: string }) {
  const t = useWords()
  const { member, standing } = useStanding(listingId)
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
    <Suspense fallback={<span className={look}>{shape}</span>}>
      <VoteButton
        reviewId={review.id}
        listingId={listingId}
        memberId={member.id}
        isHelpful={isHelpful}
        label={label}
        className={look}
      >
        {shape}
      </VoteButton>
    </Suspense>
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
