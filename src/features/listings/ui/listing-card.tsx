import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { whatsappLink } from '#shared/hk-phone.ts'
import type { ListingCard as Listing } from '../contract.ts'
import { Cover } from './cover.tsx'
import { ConvertedMark, LocalizedText } from './localized-text.tsx'
import { RatingLine } from './rating-line.tsx'
import { useTranslation } from './use-translation.ts'
import { VerifiedBadge } from './verified-badge.tsx'

type CardProps = {
  listing: Listing
  /** Button that saves the listing, rendered by the caller because this feature does not know favorites. */
  heart: ReactNode
  /** Above the fold: the cover loads eagerly. */
  isFirst?: boolean
  /** `list` is horizontal on a phone, cover beside text; `tile` is always vertical. */
  shape?: 'list' | 'tile'
  /** The `sizes` attribute of the cover. */
  sizes?: string
}

/** A listing card. The whole card is a link; heart, badge and WhatsApp button are layered above it. */
export function ListingCard({ listing, heart, isFirst, shape = 'list', sizes }: CardProps) {
  const t = useTranslation()
  const isList = shape === 'list'
  const { name, isFeatured, isWhatsappVerified } = listing
  return (
    <article
      className={clsx(
        'group rounded-card border-line bg-surface hover:shadow-soft relative flex h-full border transition-shadow',
        isList ? 'gap-3 p-3 sm:flex-col sm:gap-0 sm:p-0' : 'flex-col',
      )}
    >
      <div className={clsx('relative', isList && 'w-30 flex-none self-start sm:w-full')}>
        <Cover
          listing={listing}
          isFirst={isFirst}
          sizes={sizes}
          className={isList ? 'rounded-control sm:rounded-t-card sm:rounded-none' : 'rounded-t-card'}
        />
        {isFeatured && (
          <span
            className={clsx(
              'bg-surface text-gold-ink absolute top-2 left-2 rounded-full px-2.5 py-0.5 text-xs font-semibold',
              isList && 'hidden sm:block',
            )}
          >
            {t('card.featured')}
          </span>
        )}
      </div>
      <div className={clsx('flex min-w-0 flex-1 flex-col gap-1', isList ? 'sm:p-4' : 'p-4')}>
        {isFeatured && isList && (
          <span className="text-gold-ink text-xs font-semibold sm:hidden">{t('card.featured')}</span>
        )}
        <h3 className="line-clamp-2 font-semibold text-wrap">
          <Link
            to={`/service/${listing.slug}`}
            prefetch="intent"
            className="after:rounded-card focus-visible:after:outline-primary after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2"
          >
            <LocalizedText text={name} />
          </Link>
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <RatingLine {...listing} />
          {isWhatsappVerified && <VerifiedBadge />}
          {name.isConverted && <ConvertedMark />}
        </div>
        <CategoryAndArea listing={listing} />
        <div className="mt-auto flex items-end justify-between gap-2 pt-1">
          <FromPrice listing={listing} />
          <WhatsappButton listing={listing} />
        </div>
      </div>
      <div
        className={clsx('absolute z-10', isList ? 'top-2 left-23 sm:top-1 sm:right-1 sm:left-auto' : 'top-1 right-1')}
      >
        {heart}
      </div>
    </article>
  )
}

function CategoryAndArea({ listing: { category, areas, areaCount } }: Pick<CardProps, 'listing'>) {
  const t = useTranslation()
  const more = areaCount - 1
  return (
    <p className="text-muted line-clamp-2 text-sm">
      {category.name}
      {areas[0] && ` · ${areas[0].name}`}
      {areas[0] && more > 0 && (
        <>
          <span aria-hidden="true">&nbsp;+{more}</span>{' '}
          <span className="sr-only">{t('card.moreAreas', { count: more })}</span>
        </>
      )}
    </p>
  )
}

function FromPrice({ listing: { fromPrice } }: Pick<CardProps, 'listing'>) {
  const t = useTranslation()
  const { hkd } = useFormat()
  if (!fromPrice) return <p className="text-muted text-sm">{t('card.quote')}</p>
  return (
    <p className="text-muted tabular text-sm">
      <span className="text-ink text-base font-semibold">{t('card.from', { price: hkd(fromPrice.cents) })}</span>{' '}
      <span className="inline-block">{t(`unit.${fromPrice.unit}`)}</span>
    </p>
  )
}

/** Opens WhatsApp directly from the list, on phones. */
function WhatsappButton({ listing }: Pick<CardProps, 'listing'>) {
  const t = useTranslation()
  const { id, name, greeting, whatsappNumber } = listing
  return (
    <a
      href={whatsappLink(whatsappNumber, greeting)}
      target="_blank"
      rel="noopener nofollow"
      data-contact="whatsapp_click"
      data-listing={id}
      aria-label={t('card.whatsappTo', { name: name.text })}
      className="rounded-control bg-whatsapp text-on-whatsapp hover:bg-whatsapp-hover relative z-10 -m-1 inline-flex size-11 flex-none items-center justify-center lg:hidden"
    >
      <Icon name="whatsapp" />
    </a>
  )
}
