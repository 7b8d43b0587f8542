import { Link } from 'react-router'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { Stars } from '#platform/ui/stars.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { LatestReview } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** Card with a review excerpt: stars, text, author and listing. */
export function ReviewQuote({ review }: { review: LatestReview }) {
  const t = useTranslation()
  const { date } = useFormat()
  const { rating, body, authorName, createdAt, listing } = review
  return (
    <figure className="rounded-card border-line bg-surface flex h-full flex-col gap-3 border p-5">
      <Stars rating={rating} label={t('quote.rating', { rating })} />
      <blockquote className="line-clamp-4">
        <LocalizedText text={body} />
      </blockquote>
      <figcaption className="text-muted mt-auto text-sm">
        <p className="dot-separated">
          <span>{authorName || t('quote.formerMember')}</span>
          <span>
            <time dateTime={createdAt}>{date(createdAt)}</time>
          </span>
        </p>
        <Link
          to={listingPath(listing.slug)}
          className="text-primary -mb-3 inline-flex min-h-11 items-center font-semibold hover:underline"
        >
          <LocalizedText text={listing.name} className="line-clamp-1" />
        </Link>
      </figcaption>
    </figure>
  )
}
