import { Link, useLocation } from 'react-router'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { useKnownSearch } from '#platform/ui/use-known-search.ts'
import type { PublishedReview } from '../contract.ts'
import { MemberVote } from './member-vote.tsx'
import { useTranslation } from './use-translation.ts'
import { VoteContent, helpfulAnchor, voteClass } from './vote-look.tsx'

/** Helpful vote with optimistic update. Visitors get a sign-in link; authors get no button on their own review. */
export function HelpfulButton({ review, listingId }: { review: PublishedReview; listingId: string }) {
  const t = useTranslation()
  const member = useMe().data
  const { pathname } = useLocation()
  const search = useKnownSearch()
  const label = t('helpful.label', { name: review.authorName || t('reviews.former') })
  return member ? (
    <MemberVote review={review} listingId={listingId} label={label} />
  ) : (
    <Link
      to={`/auth?next=${encodeURIComponent(pathname + search + helpfulAnchor(review.id))}`}
      rel="nofollow"
      aria-label={label}
      className={voteClass(false)}
    >
      <VoteContent />
    </Link>
  )
}
