import { clsx } from 'clsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { ratingText } from '#shared/rating.ts'
import type { ListingCard } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** Rating and number of reviews on one line, with a single star. */
export function RatingLine({
  rating,
  ratingCount,
  className,
}: Pick<ListingCard, 'rating' | 'ratingCount'> & { className?: string }) {
  const t = useTranslation()
  const { number } = useFormat()
  if (rating === null) return <span className={clsx('text-muted text-sm', className)}>{t('card.noReviews')}</span>
  const figure = ratingText(rating)
  return (
    <span
      role="img"
      aria-label={t('card.rating', { rating: figure, count: ratingCount })}
      className={clsx('rating', className)}
    >
      <b>{figure}</b>
      <span>{` (${number(ratingCount)})`}</span>
    </span>
  )
}
