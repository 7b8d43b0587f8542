import { lazy, Suspense, type ReactNode } from 'react'
import { ConvertedMark, LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Stars } from '#platform/ui/stars.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { PublishedReview, Review } from '../contract.ts'
import { HelpfulButton } from './helpful-button.tsx'
import { useTranslation } from './use-translation.ts'

const ReplyPart = lazy(async () => ({ default: (await import('./reply-section.tsx')).ReplySection }))

type ItemProps = {
  listingId: string
  isOwner: boolean
  /** Renders the report button. Passed in because the reports feature depends on this one. */
  report: (review: PublishedReview) => ReactNode
}

/** One review as visitors see it; a hidden one is a line with the reason, a held one says that it is examined. */
export function ReviewItem({ review, ...item }: { review: Review } & ItemProps) {
  const t = useTranslation()
  if (review.status === 'published') return <PublishedReviewItem review={review} {...item} />
  return (
    <p className="text-muted flex items-center gap-2 text-sm">
      <Icon name={review.status === 'held' ? 'clock' : 'eye-off'} size={16} />
      {review.status === 'held' ? t('reviews.held') : t('reviews.hidden', { reason: t(`reason.${review.reason}`) })}
    </p>
  )
}

function PublishedReviewItem({ review, listingId, isOwner, report }: { review: PublishedReview } & ItemProps) {
  const t = useTranslation()
  const { date, hkd } = useFormat()
  const month = (iso: string) => date(`${iso}-15T00:00:00Z`, { year: 'numeric', month: 'long' })
  const details = [
    t(`reviews.stage.${review.stage}`),
    review.jobMonth && t('reviews.job', { month: month(review.jobMonth) }),
    review.pricePaidCents !== null && t('reviews.paid', { price: hkd(review.pricePaidCents) }),
  ].filter(Boolean)
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} label={t('reviews.outOf', { rating: review.rating })} />
        <span className="font-semibold">{review.authorName || t('reviews.former')}</span>
        <time dateTime={review.createdAt} className="text-muted text-sm">
          {date(review.createdAt)}
          {review.editedAt && ` (${t('reviews.edited')})`}
        </time>
      </div>
      {review.title && (
        <h3 className="mt-2 font-semibold">
          <LocalizedText text={review.title} />
        </h3>
      )}
      <p className="mt-1 whitespace-pre-line">
        <LocalizedText text={review.body} /> {review.body.isConverted && <ConvertedMark />}
      </p>
      <Photos review={review} />
      <p className="text-muted mt-2 text-sm">{details.join(' · ')}</p>
      {review.isContactedHere && (
        <p className="text-primary mt-1 inline-flex items-center gap-1 text-sm">
          <Icon name="message-circle" size={16} />
          {t('reviews.contactedHere')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <HelpfulButton review={review} listingId={listingId} />
        {review.helpfulCount > 0 && (
          <p className="text-muted text-sm">{t('reviews.helpful', { count: review.helpfulCount })}</p>
        )}
        <div className="ml-auto">{report(review)}</div>
      </div>
      {review.reply && (
        <div className="border-primary mt-3 border-l-2 pl-4">
          <p className="text-sm font-semibold">
            {t('reviews.reply')}{' '}
            <time dateTime={review.reply.createdAt} className="text-muted font-normal">
              {date(review.reply.createdAt)}
              {review.reply.editedAt && ` (${t('reviews.edited')})`}
            </time>
          </p>
          <p className="mt-1 whitespace-pre-line">
            <LocalizedText text={review.reply.body} />
          </p>
        </div>
      )}
      {isOwner && (
        <Suspense>
          <ReplyPart review={review} />
        </Suspense>
      )}
    </article>
  )
}

/** Thumbnails, each linked to the largest variant. */
function Photos({ review: { photos, authorName } }: { review: PublishedReview }) {
  const t = useTranslation()
  if (photos.length === 0) return null
  return (
    <ul aria-label={t('photos.label')} className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ id, variants }, at) => (
        <li key={id}>
          <a href={variants.at(-1)?.url} className="block">
            <img
              src={variants[0]?.url}
              width={96}
              height={96}
              alt={t('photos.one', { number: at + 1, name: authorName || t('reviews.former') })}
              loading="lazy"
              decoding="async"
              className="rounded-control size-24 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
