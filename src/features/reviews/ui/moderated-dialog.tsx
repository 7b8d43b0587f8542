import { useState } from 'react'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert } from '#platform/ui/field.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { Stars } from '#platform/ui/stars.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { reviewsApi } from '../api.ts'
import type { ModeratedReview } from '../contract.ts'
import { moderatedStatusOf } from '../rules.ts'
import { useRefresh } from './use-refresh.ts'
import { useTranslation } from './use-translation.ts'

type DialogProps = {
  review: ModeratedReview | undefined
  onClose: () => void
  onPublish: (review: ModeratedReview) => void
  onHide: (review: ModeratedReview) => void
}

/** A complete review with the facts a moderator needs, read-only. */
export function ModeratedDialog({ review, onClose, onPublish, onHide }: DialogProps) {
  const t = useTranslation()
  return (
    <Sheet
      isOpen={review !== undefined}
      onClose={onClose}
      title={t('admin.review')}
      closeLabel={t('write.close')}
      fitsContent
      footer={
        review && (
          <div className="flex flex-wrap gap-2">
            {review.status !== 'published' && (
              <Button variant="primary" onClick={() => onPublish(review)}>
                {t('admin.publish')}
              </Button>
            )}
            {review.status !== 'hidden' && <Button onClick={() => onHide(review)}>{t('admin.hide')}</Button>}
          </div>
        )
      }
    >
      {review && <ReviewDetails review={review} />}
    </Sheet>
  )
}

function ReviewDetails({ review }: { review: ModeratedReview }) {
  const t = useTranslation()
  const { date, hkd } = useFormat()
  const { listing, author, trippedChecks, pricePaidCents, language } = review
  const facts = [
    t(`status.${moderatedStatusOf(review)}`),
    ...trippedChecks.map((check) => t(`check.${check}`)),
    t(`reviews.stage.${review.stage}`),
    pricePaidCents !== null && t('reviews.paid', { price: hkd(pricePaidCents) }),
    review.isContactedHere && t('reviews.contactedHere'),
    review.isInvited && t('reviews.invited'),
  ].filter(Boolean)
  return (
    <article className="space-y-3 py-2">
      <p className="font-semibold">
        <LocalizedText text={listing.name} />
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Stars rating={review.rating} label={t('reviews.outOf', { rating: review.rating })} />
        <time dateTime={review.createdAt} className="text-muted text-sm">
          {date(review.createdAt)}
          {review.editedAt && <span>{` (${t('reviews.edited')})`}</span>}
        </time>
      </div>
      <div lang={language} className="break-words">
        {review.title && <p className="font-semibold">{review.title}</p>}
        <p className="whitespace-pre-line">{review.body}</p>
      </div>
      {review.photos.length > 0 && (
        <ul aria-label={t('photos.label')} className="flex flex-wrap gap-2">
          {review.photos.map(({ id, variants }, at) => (
            <li key={id}>
              <a href={variants.at(-1)?.url} target="_blank" rel="noopener">
                <img
                  src={variants[0]?.url}
                  alt={t('photos.one', { number: at + 1, name: author?.name ?? t('reviews.former') })}
                  width={96}
                  height={96}
                  className="rounded-control size-24 object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted text-sm">{facts.join(' · ')}</p>
      {review.reply && <ModeratedReply reviewId={review.id} reply={review.reply} />}
      <p className="text-muted text-sm break-words">
        {author ? (
          <>
            {author.name} · {author.email}
            <span className="block">{t('admin.since', { date: date(author.since) })}</span>
          </>
        ) : (
          t('admin.former')
        )}
      </p>
    </article>
  )
}

type ReplyProps = { reviewId: string; reply: NonNullable<ModeratedReview['reply']> }

/** The owner's reply in both languages; a moderator may remove it. */
function ModeratedReply({ reviewId, reply: { bodyEn, bodyZh } }: ReplyProps) {
  const t = useTranslation()
  const calls = useApiClient(reviewsApi)
  const refresh = useRefresh()
  const [isRemoved, setIsRemoved] = useState(false)
  const [isFailed, setIsFailed] = useState(false)
  if (isRemoved) return null
  const remove = async () => {
    if (!window.confirm(t('admin.removeReplyConfirm'))) return
    setIsFailed(false)
    try {
      await calls.removeReply({ id: reviewId })
      setIsRemoved(true)
      await refresh()
    } catch {
      setIsFailed(true)
    }
  }
  return (
    <section className="border-primary border-l-2 pl-4 break-words">
      <h3 className="text-sm font-semibold">{t('reviews.reply')}</h3>
      {bodyEn !== null && (
        <p lang="en" className="whitespace-pre-line">
          {bodyEn}
        </p>
      )}
      {bodyZh !== null && (
        <p lang="zh-Hant" className="whitespace-pre-line">
          {bodyZh}
        </p>
      )}
      <FormAlert alert={isFailed ? t('own.failed') : undefined} />
      <Button size="sm" variant="ghost" className="max-lg:min-h-11" onClick={() => void remove()}>
        {t('reply.remove')}
      </Button>
    </section>
  )
}
