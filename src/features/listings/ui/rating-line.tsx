import { Icon } from '#platform/ui/icon.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { ListingCard } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** Rating and number of reviews on one line, with a single star. */
export function RatingLine({ rating, ratingCount }: Pick<ListingCard, 'rating' | 'ratingCount'>) {
  const t = useTranslation()
  const { number } = useFormat()
  if (rating === null) return <p className="text-muted text-sm">{t('card.noReviews')}</p>
  const figure = rating.toFixed(1)
  return (
    <p className="tabular inline-flex items-center gap-1 text-sm">
      <Icon name="star" size={15} className="icon-solid text-gold" />
      <span className="sr-only">{t('card.rating', { rating: figure, count: ratingCount })}</span>
      <span aria-hidden="true">
        <span className="font-semibold">{figure}</span> <span className="text-muted">({number(ratingCount)})</span>
      </span>
    </p>
  )
}
