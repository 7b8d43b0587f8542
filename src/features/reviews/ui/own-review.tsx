import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { Stars } from '#platform/ui/stars.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { reviewsApi } from '../api.ts'
import type { OwnReview } from '../contract.ts'
import { RemoveButton } from './remove-button.tsx'
import { useTranslation } from './use-translation.ts'

/** A member's own review with its status, edit and delete buttons. `onEdit` opens the form. */
export function OwnReviewBox({ review, onEdit }: { review: OwnReview; onEdit: () => void }) {
  const t = useTranslation()
  const calls = useApiClient(reviewsApi)
  const { date, hkd } = useFormat()
  const { rating, title, body, createdAt, status, isHeld, pricePaidCents } = review
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} label={t('reviews.outOf', { rating })} />
        <time dateTime={createdAt} className="text-muted text-sm">
          {date(createdAt)}
        </time>
        <StatusBadge review={review} />
      </div>
      {title && <p className="mt-2 font-semibold break-words">{title}</p>}
      <p className="mt-1 line-clamp-4 break-words whitespace-pre-line">{body}</p>
      {pricePaidCents !== null && (
        <p className="text-muted mt-1 text-sm">{t('reviews.paid', { price: hkd(pricePaidCents) })}</p>
      )}
      {status !== 'hidden' && !isHeld && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" className="max-lg:min-h-11" onClick={onEdit}>
            <Icon name="pencil" size={16} />
            {t('own.edit')}
          </Button>
          <RemoveButton
            texts={{ label: t('own.delete'), question: t('own.deleteConfirm'), done: t('own.deleted') }}
            remove={() => calls.remove({ id: review.id })}
          />
        </div>
      )}
    </>
  )
}

function StatusBadge({ review: { status, hiddenReason, isHeld } }: { review: OwnReview }) {
  const t = useTranslation()
  if (status === 'published' && !isHeld) return <span className="text-muted text-sm">{t('own.published')}</span>
  return (
    <span className="bg-gold-soft rounded-control px-2 py-0.5 text-sm font-medium">
      {isHeld
        ? t('own.held')
        : status === 'pending'
          ? t('own.pending')
          : t('own.hidden', { reason: t(`reason.${hiddenReason ?? 'other'}` as 'reason.other') })}
    </span>
  )
}
