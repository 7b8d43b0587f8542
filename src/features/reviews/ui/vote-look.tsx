import { clsx } from 'clsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { PublishedReview } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

export type VoteProps = { review: PublishedReview; listingId: string; label: string }

/** End of the address that leads to the button of a review. */
export const helpfulAnchor = (reviewId: string) => `#helpful-${reviewId}`

export const voteClass = (isHelpful: boolean) =>
  clsx(
    'rounded-control hover:bg-sunken -ml-2 inline-flex min-h-11 items-center gap-1.5 px-2 text-sm print:hidden',
    isHelpful ? 'text-primary font-semibold' : 'text-muted',
  )

export function VoteContent() {
  const t = useTranslation()
  return (
    <>
      <Icon name="thumbs-up" size={16} />
      <span>{t('helpful.vote')}</span>
    </>
  )
}
