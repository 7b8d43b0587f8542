import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/ui/translation.tsx'
import { whatsappLink } from '#shared/hk-phone.ts'
import type { DisplayText, ListingCard as Listing } from '../contract.ts'
import { listingPath } from '../rules/listing-path.ts'
import { CardPrice } from './card-price.tsx'
import { Cover } from './cover.tsx'
import { LicenceBadge } from './licence-badge.tsx'
import { ListingQuote } from './listing-quote.tsx'
import { LocalizedText } from './localized-text.tsx'
import { OpeningStatus } from './opening-status.tsx'
import { OtherLanguages } from './other-languages.tsx'
import { RatingLine } from './rating-line.tsx'
import { RomanisedName } from './romanised-name.tsx'
import { UrgentBadge } from './urgent-badge.tsx'
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
  /** A line of its text that has words searched for. */
  quote?: DisplayText | null
  /** The `sizes` attribute of the cover. */
  sizes?: string
}

/**
 * A listing card. The whole card is a link; heart and WhatsApp button are layered above it. Its styles are classes of
 * their own (card.css), because a page has up to fifty cards.
 */
export function ListingCard({ listing, heart, isFirst, shape = 'list', quote, sizes }: CardProps) {
  const t = useTranslation()
  const { name, isPaidPlace, isWhatsappVerified, repliesQuickly, opening, excerpt, paid } = listing
  const { hkd } = useFormat()
  return (
    <article data-listing={listing.id} className={clsx('card', shape === 'list' && 'card-list')}>
      <Cover listing={listing} isFirst={isFirst} sizes={sizes} className="card-cover" />
      <div className="card-text">
        {isPaidPlace && <AdChip />}
        <h3>
          <Link to={listingPath(listing.slug)} discover="none">
            <LocalizedText text={name} />
          </Link>
        </h3>
        <RomanisedName listing={listing} />
        <p>
          <RatingLine {...listing} />
          {isWhatsappVerified && <VerifiedBadge />}
          {repliesQuickly && <span className="verified replies">{t('card.repliesQuickly')}</span>}
          <UrgentBadge listing={listing} />
        </p>
        <LicenceBadge licence={listing.licence} />
        <CategoryAndArea listing={listing} />
        <OtherLanguages listing={listing} />
        {quote && <ListingQuote quote={quote} />}
        {opening && <OpeningStatus opening={opening} className="card-opening" />}
        {excerpt && !quote && (
          <p className="card-excerpt">
            “<LocalizedText text={excerpt} />”
          </p>
        )}
        {paid && (
          <p>{t('card.paid', { low: hkd(paid.lowestCents), high: hkd(paid.highestCents), count: paid.count })}</p>
        )}
        <CardPrice listing={listing} />
      </div>
      <WhatsappButton listing={listing} />
      {heart}
    </article>
  )
}

/** Labels a paid place, and says what that means. */
function AdChip() {
  const t = useTranslation()
  return (
    <details name="ad" className="card-ad">
      <summary>{t('card.ad')}</summary>
      <p>{t('card.adText')}</p>
    </details>
  )
}

function CategoryAndArea({ listing: { category, areas, areaCount } }: Pick<CardProps, 'listing'>) {
  const t = useTranslation()
  const more = areaCount - 1
  return (
    <p className="dot-separated">
      {category.name}
      {areaCount > 0 && (
        <span>
          {areas[0]?.name ?? t('card.everywhere')}
          {areas[0] && more > 0 && (
            <>
              <span aria-hidden="true">{`\u00a0+${more}`}</span>
              <span className="sr-only">{` ${t('card.moreAreas', { count: more })}`}</span>
            </>
          )}
        </span>
      )}
    </p>
  )
}

/** Opens WhatsApp directly from the list, on phones. */
function WhatsappButton({ listing: { name, greeting, whatsappNumber } }: Pick<CardProps, 'listing'>) {
  const t = useTranslation()
  return (
    <a
      href={whatsappLink(whatsappNumber, greeting)}
      target="_blank"
      rel="nofollow"
      data-contact="whatsapp_click"
      aria-label={t('card.whatsappTo', { name: name.text })}
      className="card-whatsapp"
    />
  )
}
