import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { absoluteUrl } from '#platform/scope.ts'
import { Head } from '#platform/ui/head.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { JsonLd } from '#platform/ui/json-ld.tsx'
import { useScope } from '#platform/ui/scope.tsx'
import { brand } from '#shared/brand.ts'
import type { Locale } from '#shared/locale.ts'
import { ratingText } from '#shared/rating.ts'
import { truncateText } from '#shared/text.ts'
import type { ListingDetail } from '../contract.ts'
import { listingPath } from '../rules/listing-path.ts'
import { CallLink, ContactList, WhatsappLink } from './contact.tsx'
import { FromPrice } from './from-price.tsx'
import { listingJsonLd } from './listing-json-ld.ts'
import { ListingSections, Section } from './listing-sections.tsx'
import { OpeningStatus } from './opening-status.tsx'
import { RatingLine } from './rating-line.tsx'
import { Share } from './share.tsx'
import { useTranslation } from './use-translation.ts'

type PageProps = {
  listing: ListingDetail
  /** Favorite button for the bottom bar on phones. */
  heart: ReactNode
  /** Favorite button for the contact card on desktops. */
  wideHeart: ReactNode
  reviews: ReactNode
  /** Link to the form, for the owner. */
  edit: ReactNode
  /** Button that reports the listing to the admins. */
  report: ReactNode
  /** Invitation to claim an unclaimed listing. */
  claim: ReactNode
  similar: ReactNode
}

/**
 * The public page of a listing. On phones the contact buttons stay fixed at the bottom, and what is beside the text on
 * desktops is a section of it.
 */
export function ListingPage({ listing, heart, wideHeart, reviews, edit, report, claim, similar }: PageProps) {
  const t = useTranslation()
  // Only public listings can be saved.
  const isPublic = listing.status === 'approved'
  return (
    <div className="wrap py-4 lg:pb-8">
      <ListingHead listing={listing} />
      {!isPublic && (
        <p role="status" className="rounded-card bg-gold-soft mb-4 p-4 font-semibold">
          {listing.status === 'pending' ? t('detail.pending') : t('detail.rejected')}
        </p>
      )}
      <Breadcrumb listing={listing} />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <ListingSections
            listing={listing}
            belowTitle={
              <div className="mt-2 flex flex-wrap items-center gap-x-4 print:hidden">
                {edit}
                <Share listing={listing} />
              </div>
            }
          />
        </div>
        <aside aria-label={t('detail.contact')} className="mt-8 lg:row-span-2 lg:mt-0">
          <h2 className="mb-3 text-xl font-bold lg:sr-only">{t('detail.contact')}</h2>
          <div className="rounded-card border-line bg-surface lg:shadow-soft sticky top-4 flex flex-col gap-4 border p-5">
            <div className="hidden lg:contents print:contents">
              <Offer listing={listing} />
            </div>
            {isPublic && <div className="hidden lg:block print:hidden">{wideHeart}</div>}
            <div className="contents">
              <Contact listing={listing} />
            </div>
          </div>
        </aside>
        <div className="min-w-0">
          <Section id="reviews" title={t('detail.reviews')}>
            {reviews}
          </Section>
          {isPublic && <div className="mt-6 print:hidden">{report}</div>}
          {isPublic && listing.isUnclaimed && claim}
        </div>
      </div>
      {similar}
      <div className="contact-bar border-line bg-surface fixed inset-x-0 bottom-0 z-20 flex items-center gap-2 border-t px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden print:hidden">
        <WhatsappLink listing={listing} className="flex-1" />
        <CallLink listing={listing} />
        {isPublic && heart}
      </div>
    </div>
  )
}

/** The section of similar listings, for `similar`. */
export function SimilarSection({ children }: { children: ReactNode }) {
  const t = useTranslation()
  return (
    <section className="below mt-12 print:hidden" aria-labelledby="similar">
      <h2 id="similar" className="mb-4 text-xl font-bold">
        {t('detail.similar')}
      </h2>
      {children}
    </section>
  )
}

/** Above the favorite button of the contact card. */
function Offer({ listing }: Pick<PageProps, 'listing'>) {
  return (
    <>
      <div>
        <FromPrice fromPrice={listing.fromPrice} className="text-lg" />
        <RatingLine {...listing} />
        {listing.opening && <OpeningStatus opening={listing.opening} className="font-semibold" />}
      </div>
      <WhatsappLink listing={listing} className="w-full print:hidden" />
      <CallLink listing={listing} className="w-full print:hidden" />
    </>
  )
}

/** Below it. */
function Contact({ listing }: Pick<PageProps, 'listing'>) {
  const t = useTranslation()
  return (
    <>
      <ContactList listing={listing} />
      <p className="border-line text-muted border-t pt-3 text-sm">{t('detail.direct')}</p>
      {listing.status === 'approved' && <PrintCode listing={listing} />}
    </>
  )
}

function ListingHead({ listing }: { listing: ListingDetail }) {
  const t = useTranslation()
  const scope = useScope()
  const { category, areas, summary, description, romanisedName } = listing
  const name = romanisedName ? `${listing.name.text} (${romanisedName})` : listing.name.text
  const path = listingPath(listing.slug)
  const area = areas[0]?.name
  const title = area
    ? t('detail.title', { name, category: category.name, area })
    : t('detail.titleAnywhere', { name, category: category.name })
  const address = (to: string) => absoluteUrl(scope, scope.locale, to)
  return (
    <>
      <Head
        title={title}
        description={summary?.text ?? truncateText(description.text, 155)}
        path={path}
        {...(import.meta.env.SSR && { picture: picturePath(listing, scope.locale) })}
        noIndex={listing.status !== 'approved'}
      />
      {listing.status === 'approved' && (
        <JsonLd
          data={
            import.meta.env.SSR &&
            listingJsonLd(listing, address(path), scope.baseUrl, address(`/category/${category.slug}`))
          }
        />
      )}
    </>
  )
}

/** Another address whenever the picture shows something else, as messengers keep a picture by its address. */
function picturePath({ slug, rating, ratingCount, isWhatsappVerified, updatedAt }: ListingDetail, locale: Locale) {
  const facts = [
    Date.parse(updatedAt).toString(36),
    ratingCount,
    rating === null ? 0 : ratingText(rating),
    Number(isWhatsappVerified),
  ]
  return `/og/service/${locale}/${encodeURIComponent(slug)}.png?v=${facts.join('-')}`
}

function Breadcrumb({ listing: { category } }: Pick<PageProps, 'listing'>) {
  const t = useTranslation()
  return (
    <nav aria-label={t('detail.breadcrumb')} className="text-sm print:hidden">
      <Link
        to={`/category/${category.slug}`}
        className="text-muted hover:text-ink -ml-1 inline-flex min-h-11 items-center gap-1 hover:underline lg:min-h-9"
      >
        <Icon name="chevron-left" size={16} />
        {category.name}
      </Link>
    </nav>
  )
}

/** Printed only: QR code and URL of the page, to be read and typed: as the address bar shows it. */
function PrintCode({ listing }: Pick<PageProps, 'listing'>) {
  const t = useTranslation()
  const scope = useScope()
  return (
    <div className="hidden print:block">
      <img
        src={`/qr/service/${scope.locale}/${encodeURIComponent(listing.slug)}.svg`}
        alt=""
        width={144}
        height={144}
        fetchPriority="low"
      />
      <p className="text-sm">{t('detail.printed')}</p>
      <p className="text-sm">
        {brand.name} {brand.nameZh} · {decodeURI(absoluteUrl(scope, scope.locale, listingPath(listing.slug)))}
      </p>
    </div>
  )
}
