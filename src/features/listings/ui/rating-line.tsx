import { clsx } from 'clsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { ratingText } from '#shared/rating.ts'
import type { ListingCard } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

type Props = Pick<ListingCard, 'rating' | 'ratingCount' | 'enquiryCount' | 'takesReviews'> & { className?: string }

/**
 * The rating of finished jobs, with a single star, and apart from it the number of those who only asked:
 * "4.7 · 12 jobs · 3 enquiries".
 */
export function RatingLine({ rating, ratingCount, enquiryCount, takesReviews, className }: Props) {
  const t = useTranslation()
  const { number } = useFormat()
  const muted = (text: string) => <span className={clsx('text-muted text-sm', className)}>{text}</span>
  const enquiries = enquiryCount > 0 ? t('card.enquiries', { count: enquiryCount }) : ''
  if (!takesReviews) return muted(t('card.takesNoReviews'))
  if (rating === null) return muted(enquiries || t('card.noReviews'))
  const figure = ratingText(rating)
  const label = t('card.rating', { rating: figure, count: ratingCount })
  const jobs = t('card.jobs', { count: ratingCount, number: number(ratingCount) })
  return (
    <span role="img" aria-label={[label, enquiries].filter(Boolean).join(', ')} className={clsx('rating', className)}>
      <b>{figure}</b>
      <span>{['', jobs, enquiries].filter((text, at) => at === 0 || text).join(' · ')}</span>
    </span>
  )
}
