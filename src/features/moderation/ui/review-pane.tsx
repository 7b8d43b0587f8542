import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation as usePlanTranslation } from '#features/billing/ui/use-translation.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { ListingPreview } from '#features/listings/ui/listing-preview.tsx'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { Button } from '#platform/ui/button.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { formatPhone } from '#shared/hk-phone.ts'
import { type Locale, localeNames } from '#shared/locale.ts'
import { fullName } from '#shared/person-name.ts'
import { moderationApi } from '../api.ts'
import type { Review } from '../contract.ts'
import { BothLanguages } from './both-languages.tsx'
import { ContentDifferences, DescribedPhotos } from './content-differences.tsx'
import { reviewQuery } from './review-queries.ts'
import { ReviewSection } from './review-section.tsx'
import { useTranslation } from './use-translation.ts'

/** Everything a moderator needs to decide: owner, duplicates, changes and page preview. */
export function ReviewPane({ revisionId, locale }: { revisionId: string; locale: Locale }) {
  const t = useTranslation()
  const review = useQuery(reviewQuery(useApi(moderationApi), locale, revisionId))
  if (review.isPending) return <Spinner />
  if (!review.data)
    return (
      <Notice icon="circle-alert" title={t('review.loadFailed')} isAlert>
        <Button onClick={() => void review.refetch()}>{t('review.retry')}</Button>
      </Notice>
    )
  const { data } = review
  return (
    <article aria-label={data.preview.name.text} className="space-y-5 pb-5">
      <Heading review={data} />
      {data.rejected && <Rejected rejected={data.rejected} />}
      {data.duplicates.length > 0 && <Duplicates review={data} />}
      {(data.kind === 'change' || data.rejected) && <ContentDifferences review={data} />}
      <ReviewSection title={t('review.preview')}>
        <ListingPreview listing={data.preview} hasPhotosLast />
      </ReviewSection>
      {data.kind === 'new' && <BothLanguages content={data.content} />}
      {data.kind === 'new' && data.content.photos.length > 0 && <DescribedPhotos review={data} />}
      <div className="grid gap-5 xl:grid-cols-2">
        <Owner review={data} />
        <History review={data} />
      </div>
    </article>
  )
}

function Heading({ review }: { review: Review }) {
  const t = useTranslation()
  const { date } = useFormat()
  const { preview, kind, waitingSince, listingId, content } = review
  return (
    <header>
      <p className="text-muted text-sm">
        {t(`review.kind.${kind}`)} · {date(waitingSince, { dateStyle: 'medium', timeStyle: 'short' })}
      </p>
      <h2 className="text-xl font-bold break-words">
        <LocalizedText text={preview.name} />
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="tabular">{formatPhone(content.whatsappNumber)}</span>
        {content.businessRegistrationNo && (
          <span>{t('review.registration', { number: content.businessRegistrationNo })}</span>
        )}
        <Link to={listingPath(listingId)} className="text-primary inline-flex items-center gap-1 underline">
          <Icon name="external-link" size={14} />
          {t('review.open')}
        </Link>
        <Link to={`/admin/edit-listing/${listingId}`} className="text-primary inline-flex items-center gap-1 underline">
          <Icon name="pencil" size={14} />
          {t('review.edit')}
        </Link>
      </p>
    </header>
  )
}

/** Why the version before this one was rejected. */
function Rejected({ rejected: { reason, decidedAt } }: { rejected: NonNullable<Review['rejected']> }) {
  const t = useTranslation()
  const { date } = useFormat()
  return (
    <section className="rounded-card bg-accent-soft p-4">
      <h3 className="text-accent font-semibold">{t('review.rejectedBefore', { date: date(decidedAt) })}</h3>
      <p className="mt-1 break-words whitespace-pre-line">{reason}</p>
    </section>
  )
}

function Duplicates({ review: { duplicates } }: { review: Review }) {
  const t = useTranslation()
  return (
    <section className="rounded-card border-accent bg-accent-soft border p-4">
      <h3 className="text-accent flex items-center gap-2 font-semibold">
        <Icon name="triangle-alert" size={18} />
        {t('review.duplicates')}
      </h3>
      <ul className="mt-2 space-y-1 text-sm">
        {duplicates.map((one) => (
          <li key={one.id}>
            <Link to={listingPath(one.id)} className="font-medium underline">
              <LocalizedText text={one.name} />
            </Link>{' '}
            <span className="break-keep">
              {[
                t(`review.status.${one.status}`),
                one.isSameNumber && t('review.sameNumber'),
                one.isLikeName && t('review.likeName'),
                one.isOwn && t('review.sameOwner'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Owner({ review: { owner } }: { review: Review }) {
  const t = useTranslation()
  const plan = usePlanTranslation()
  const { date } = useFormat()
  if (!owner) return <ReviewSection title={t('review.owner')}>{t('review.unclaimed')}</ReviewSection>
  return (
    <ReviewSection title={t('review.owner')}>
      <p className="break-words">
        <Link to={`/admin/users/${owner.id}`} className="underline">
          {fullName(owner)}
        </Link>{' '}
        · <EmailAddress email={owner.email} />
      </p>
      <p className="text-muted text-sm">
        {t('review.memberSince', { date: date(owner.createdAt) })} · {plan(`plan.${owner.planKey}`)} ·{' '}
        {localeNames[owner.language]}
        {owner.isWhatsappProved && <span>{` · ${t('review.numberProved')}`}</span>}
      </p>
      {owner.listings.length > 0 && (
        <ul className="mt-2 space-y-1 text-sm">
          {owner.listings.map((one) => (
            <li key={one.id}>
              <Link to={listingPath(one.id)} className="underline">
                <LocalizedText text={one.name} />
              </Link>{' '}
              <span className="text-muted">{t(`review.status.${one.status}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </ReviewSection>
  )
}

function History({ review: { history } }: { review: Review }) {
  const t = useTranslation()
  const { date } = useFormat()
  const when = (at: string) => date(at, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ReviewSection title={t('review.history')}>
      <ol className="space-y-2 text-sm">
        {history.map((one) => (
          <li key={one.revisionId}>
            <span className="tabular text-muted">{when(one.decidedAt ?? one.submittedAt)}</span>{' '}
            {t(`review.revision.${one.status}`)}
            {one.decidedBy && <span>{` · ${one.decidedBy}`}</span>}
            {one.reason && (
              <span className="text-muted block">
                {one.reason === 'plan_limit' ? t('review.planLimit') : one.reason}
              </span>
            )}
          </li>
        ))}
      </ol>
    </ReviewSection>
  )
}
