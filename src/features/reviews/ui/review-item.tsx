import { Suspense, type ReactNode } from 'react'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { AfterHydration } from '#platform/ui/after-hydration.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import { Stars } from '#platform/ui/stars.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { PublishedReview, Review } from '../contract.ts'
import { translatorLink } from '../rules/translator-link.ts'
import { HelpfulButton } from './helpful-button.tsx'
import { useTranslation } from './use-translation.ts'

const ReviewPhotos = lazyPart(async () => (await import('./review-photos.tsx')).ReviewPhotos)
const ReplyPart = lazyPart(async () => (await import('./reply-section.tsx')).ReplySection)

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
  return (
    <article className="review">
      <div>
        <ReviewContent review={review} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <HelpfulButton review={review} listingId={listingId} />
        {review.helpfulCount > 0 && (
          <p className="text-muted text-sm max-sm:order-first max-sm:mt-1 max-sm:w-full">
            {t('reviews.helpful', { count: review.helpfulCount })}
          </p>
        )}
        <div className="ml-auto">{report(review)}</div>
      </div>
      {review.reply && <Reply reply={review.reply} />}
      {isOwner && (
        <AfterHydration>
          <ReplyPart review={review} />
        </AfterHydration>
      )}
    </article>
  )
}

/** What every reader of the review sees alike. */
function ReviewContent({ review }: { review: PublishedReview }) {
  const t = useTranslation()
  const locale = useLocale()
  const { date, month, hkd } = useFormat()
  const isForeign = (review.body.lang === 'en') !== (locale === 'en')
  const details = [
    t(`reviews.stage.${review.stage}`),
    review.jobMonth && t('reviews.job', { month: month(review.jobMonth) }),
    review.pricePaidCents !== null && t('reviews.paid', { price: hkd(review.pricePaidCents) }),
  ].filter((detail) => typeof detail === 'string')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} label={t('reviews.outOf', { rating: review.rating })} />
        <span className="font-semibold">{review.authorName || t('reviews.former')}</span>
        <time dateTime={review.createdAt} className="text-muted text-sm">
          {date(review.createdAt)}
          {review.editedAt && <span>{` (${t('reviews.edited')})`}</span>}
        </time>
      </div>
      {review.title && (
        <h3 className="mt-2 font-semibold">
          <LocalizedText text={review.title} />
        </h3>
      )}
      <p className="mt-1 whitespace-pre-line">
        <LocalizedText text={review.body} />
      </p>
      {isForeign && (
        <a
          href={translatorLink(locale, [review.title?.text, review.body.text].filter(Boolean).join('\n\n'))}
          target="_blank"
          rel="noopener nofollow"
          className="text-primary inline-flex min-h-11 items-center text-sm underline print:hidden"
        >
          {t('reviews.translate')}
        </a>
      )}
      {review.photos.length > 0 && (
        <Suspense>
          <ReviewPhotos review={review} />
        </Suspense>
      )}
      <p className="dot-separated mt-2 text-sm">
        {details.map((detail, index) => (index === 0 ? detail : <span key={detail}>{detail}</span>))}
      </p>
      {review.isContactedHere && (
        <p className="text-primary mt-1 inline-flex items-center gap-1 text-sm">
          <Icon name="message-circle" size={16} />
          {t('reviews.contactedHere')}
        </p>
      )}
      {review.isInvited && <p className="text-muted mt-1 text-sm">{t('reviews.invited')}</p>}
    </>
  )
}

function Reply({ reply }: { reply: NonNullable<PublishedReview['reply']> }) {
  const t = useTranslation()
  const { date } = useFormat()
  return (
    <div className="border-primary mt-3 border-l-2 pl-4">
      <p className="text-sm font-semibold">
        {t('reviews.reply')}{' '}
        <time dateTime={reply.createdAt} className="text-muted font-normal">
          {date(reply.createdAt)}
          {reply.editedAt && <span>{` (${t('reviews.edited')})`}</span>}
        </time>
      </p>
      <p className="mt-1 whitespace-pre-line">
        <LocalizedText text={reply.body} />
      </p>
    </div>
  )
}
