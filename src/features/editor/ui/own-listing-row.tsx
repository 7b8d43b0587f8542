import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { Cover } from '#features/listings/ui/cover.tsx'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { RatingLine } from '#features/listings/ui/rating-line.tsx'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { OwnListing } from '../contract.ts'
import { OwnListingActions, WithdrawButton } from './own-listing-actions.tsx'
import { useTranslation } from './use-translation.ts'

const statusStyles = {
  pending: { icon: 'clock', style: 'bg-gold-soft text-gold-ink' },
  approved: { icon: 'circle-check', style: 'bg-primary-soft text-primary' },
  rejected: { icon: 'circle-x', style: 'bg-accent-soft text-accent' },
} as const

/** One of the member's own listings with status, rejection reason and actions; `children` between them. */
export function OwnListingRow({ listing, children }: { listing: OwnListing; children?: ReactNode }) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const { date } = useFormat()
  const {
    name,
    otherName,
    status,
    category,
    areas,
    areaCount,
    cover,
    pendingRevision,
    rejectedRevision,
    licenceNotice,
  } = listing
  const { icon, style } = statusStyles[status]
  return (
    <article className="rounded-card border-line bg-surface border p-4">
      <div className="flex gap-4">
        <div className="w-24 flex-none sm:w-36">
          <Cover
            listing={{
              id: listing.id,
              name,
              otherName,
              cover,
              category: category ?? { slug: '', name: '', icon: 'store', groupSlug: '' },
            }}
            sizes="144px"
            className="rounded-control"
          />
        </div>
        <div className="min-w-0 flex-1">
          <p
            className={clsx('inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold', style)}
          >
            <Icon name={icon} size={16} />
            {t(`mine.status.${status}`)}
          </p>
          <h2 className="mt-1 font-semibold break-words">
            <Link to={listingPath(listing.slug)} className="hover:underline">
              <LocalizedText text={name} />
            </Link>
          </h2>
          <p className="text-muted text-sm">
            {[category?.name, areas.map((area) => area.name).join(listingT('detail.listComma'))]
              .filter(Boolean)
              .join(' · ')}
            {areaCount > areas.length && <span>{` +${areaCount - areas.length}`}</span>}
          </p>
          {status === 'approved' && <RatingLine {...listing} />}
          <p className="text-muted text-sm">{listingT('detail.updated', { date: date(listing.updatedAt) })}</p>
        </div>
      </div>
      {status === 'pending' && <p className="text-muted mt-3 text-sm">{t('mine.pendingText')}</p>}
      {status === 'rejected' && <Rejection listing={listing} />}
      {pendingRevision && (
        <div className="rounded-control bg-gold-soft mt-3 flex flex-wrap items-center gap-3 p-3">
          <p className="min-w-48 flex-1 text-sm">
            <span className="font-semibold">{t('mine.revision', { date: date(pendingRevision.submittedAt) })}</span>{' '}
            {t('mine.revisionText')}
          </p>
          <WithdrawButton id={listing.id} />
        </div>
      )}
      {!pendingRevision && rejectedRevision && (
        <div className="rounded-control bg-accent-soft mt-3 p-3 text-sm">
          <p className="font-semibold">{t('mine.revisionRejected', { date: date(rejectedRevision.decidedAt) })}</p>
          <p className="mt-1 whitespace-pre-line">{rejectedRevision.reason}</p>
        </div>
      )}
      {licenceNotice && (
        <p className="rounded-control bg-gold-soft text-gold-ink mt-3 p-3 text-sm">
          {t(`mine.licence.${licenceNotice.state}`, {
            date: licenceNotice.on === null ? '' : date(licenceNotice.on, { dateStyle: 'long' }),
          })}
        </p>
      )}
      {children}
      <OwnListingActions listing={listing} />
    </article>
  )
}

/** Rejection reason and next step. */
function Rejection({ listing: { rejectionCode, rejectionReason, mayResubmit } }: { listing: OwnListing }) {
  const t = useTranslation()
  const isPlan = rejectionCode === 'plan_limit'
  return (
    <div className="rounded-control bg-accent-soft mt-3 p-3 text-sm">
      <p className="font-semibold">{t(isPlan ? 'mine.planLimit' : 'mine.reason')}</p>
      {!isPlan && rejectionReason && <p className="mt-1 whitespace-pre-line">{rejectionReason}</p>}
      <p className="mt-1">{t(isPlan ? (mayResubmit ? 'mine.planAvailable' : 'mine.planFull') : 'mine.rejectedHint')}</p>
      {isPlan && !mayResubmit && (
        <ButtonLink to="/payment/premium" size="sm" className="mt-2">
          <Icon name="crown" size={16} />
          {t('form.upgrade.premium')}
        </ButtonLink>
      )}
    </div>
  )
}
